import { on, showInPlace } from './delegate.ts'

/** Links to another view of the same page: more of a list, one of it opened beside it. */
const inPlace = 'a:is([data-pane], [data-more])'
/** Forms whose answer is a file, or the end of the session, are for the browser. */
const sent = 'form[method="post"]:not([data-whole])'

/** What hydrated pages leave to React: forms and lists answer in the page, and the page follows what changes elsewhere. */
export function answerInPlace() {
	// After the programs that hold a form back, which listen on the window (passkeys, uploads).
	document.addEventListener('submit', (event) => {
		const { target: form, submitter } = event
		if (!(form instanceof HTMLFormElement) || !form.matches(sent) || event.defaultPrevented) return
		event.preventDefault()
		// At once: what a device has answered is in the form for this moment only.
		const data = new FormData(form, submitter)
		import('./page.ts').then(
			({ send }) => send(form, submitter, data),
			() => {
				form.dataset['whole'] = ''
				form.requestSubmit(submitter)
			},
		)
	})
	on('click', inPlace, (link: HTMLAnchorElement, event) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		const follow = () => location.assign(link.href)
		void showInPlace(link.href, follow).then(() => {
			if ('pane' in link.dataset) document.querySelector('[data-region="pane"]')?.scrollTo(0, 0)
		})
	})
	sayWhereItLeads()
	const { mark } = document.documentElement.dataset
	if (mark === undefined && !document.querySelector('[data-countdown], [data-renew-every]')) return
	// Behind the first picture of the page.
	requestAnimationFrame(() =>
		setTimeout(() =>
			import('./page.ts').then(
				({ startParts, followPage }) => {
					startParts()
					if (mark !== undefined) followPage()
				},
				// On a line that broke the page works as it does without a script.
				() => {},
			),
		),
	)
}

/** An entry of the menu says where it leads, on the page that it leads to. */
function sayWhereItLeads() {
	on('click', 'a[data-says]', (link) => sessionStorage.setItem('said', link.getAttribute('href') ?? ''))
	const said = sessionStorage.getItem('said')
	if (said === null) return
	sessionStorage.removeItem('said')
	const message = document.querySelector<HTMLTemplateElement>(`a[data-says][href="${CSS.escape(said)}"] > template`)
	if (message && said === location.pathname)
		document.querySelector('[role="status"]')?.replaceChildren(message.content.cloneNode(true))
}

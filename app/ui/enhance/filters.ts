import { isHydrated, on } from './delegate.ts'
import { isControl, sayUnder } from './fields.ts'

let timer: ReturnType<typeof setTimeout> | undefined
let running: AbortController | undefined

/** The address that sending the form would lead to. */
function addressOf(form: HTMLFormElement): URL {
	const address = new URL(form.getAttribute('action') ?? '', location.href)
	address.search = ''
	for (const [name, value] of new FormData(form))
		if (typeof value === 'string') address.searchParams.append(name, value)
	return address
}

/**
 * Fetches the page for the form and exchanges what is marked `data-region`, the counts beside choices (`data-count`) and
 * the messages under the fields. The containers stay, so the scroll position and live regions do too; so does whatever
 * holds the focus.
 */
async function refresh(form: HTMLFormElement) {
	const address = addressOf(form)
	running?.abort()
	running = new AbortController()
	const regions = document.querySelectorAll<HTMLElement>('[data-region]')
	for (const region of regions) region.ariaBusy = 'true'
	try {
		const response = await fetch(address, { headers: { accept: 'text/html' }, signal: running.signal })
		if (!response.ok) throw new Error(response.statusText)
		const page = new DOMParser().parseFromString(await response.text(), 'text/html')
		for (const region of regions) {
			const fresh = page.querySelector(`[data-region="${region.dataset['region']}"]`)
			if (!region.contains(document.activeElement)) region.replaceChildren(...(fresh?.childNodes ?? []))
			region.ariaBusy = null
		}
		for (const count of document.querySelectorAll<HTMLElement>('[data-count]')) {
			const fresh = page.querySelector(`[data-count="${CSS.escape(count.dataset['count'] ?? '')}"]`)
			if (fresh) count.textContent = fresh.textContent
		}
		for (const control of form.elements) {
			const fresh = control.id && page.getElementById(`${control.id}-error`)
			if (fresh && isControl(control)) sayUnder(control, fresh.textContent)
		}
		document.title = page.title
		history.replaceState(history.state, '', response.redirected ? response.url : address)
	} catch (error) {
		// A later change has taken over; anything else is for the browser to show.
		if (!(error instanceof DOMException && error.name === 'AbortError')) form.submit()
	}
}

/**
 * An address carries no blank fields and none with the value that its page assumes (`data-defaults`). The server sees to
 * that where this does not run (platform/plain-address.server.ts).
 */
export function sendWhatIsFilledIn() {
	on('formdata', 'form[method="get"]', (form, { formData }) => {
		const defaults = new URLSearchParams(form.dataset['defaults'])
		for (const name of new Set(formData.keys())) {
			const values = formData.getAll(name)
			const filled = values.filter((value) => value !== '' && value !== defaults.get(name))
			if (filled.length === values.length) continue
			formData.delete(name)
			for (const value of filled) formData.append(name, value)
		}
	})
}

/** Forms marked `data-autosubmit` answer as they are filled in. */
export function keepListsCurrent() {
	const soon = (element: HTMLElement, event: Event) => {
		const { target } = event
		const control = target instanceof HTMLElement ? target : element
		const form = 'form' in control && control.form instanceof HTMLFormElement ? control.form : null
		if (!form?.matches('[data-autosubmit]')) return
		clearTimeout(timer)
		// Until it is sent, an answer to what was asked before must not fill in the form again.
		form.dataset['unsent'] = ''
		timer = setTimeout(() => {
			delete form.dataset['unsent']
			if (isHydrated() || document.querySelector('[data-region]') === null) form.requestSubmit()
			else void refresh(form)
		}, 250)
	}
	on('input', 'input, textarea', (element, event) => {
		// These say `change` once they are done.
		if (!element.matches('[type="checkbox"], [type="radio"], [type="date"]')) soon(element, event)
	})
	on('change', 'input[type="checkbox"], input[type="radio"], input[type="date"], select', soon)
	on('submit', '[data-autosubmit]', (form) => {
		clearTimeout(timer)
		delete form.dataset['unsent']
	})
}

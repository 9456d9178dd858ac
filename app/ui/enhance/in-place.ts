import { Idiomorph } from 'idiomorph'
import { type Control, isAsDrawn, isControl, isTick } from '../as-drawn.ts'
import { followUpdates } from '../live/follow-updates.ts'
import { reloadsWith } from '../live/reloads.ts'
import { makeModal } from '../make-modal.ts'
import { parsePage } from './own-pages.ts'

/** Of what is shown: that of the browser, until a form was refused on a page of its own. */
let shown = location.href
let sending = 0
let isLeaving = false
/** A later question takes over from one that still waits for its answer. */
let asked: AbortController | undefined

addEventListener('pagehide', () => (isLeaving = true))
addEventListener('pageshow', () => {
	isLeaving = false
	// Come back to as it was left.
	for (const button of document.querySelectorAll('button[aria-busy]')) button.removeAttribute('aria-busy')
})

/** True while a form is being sent or another page is being opened: what is read now would be about the page that one leaves. */
const isBusy = () => sending > 0 || isLeaving

function leaveFor(address: string) {
	isLeaving = true
	location.assign(address)
}

type Sent = { form: HTMLFormElement; held: Map<Control, string | boolean> }

type Exchange = {
	/** The form that was sent, with what was in it then: that gives way to the answer. What is typed since, or in others, stays. */
	sent?: Sent
	/** The page was read again unasked: nothing that is looked at or worked with may move. */
	isUnasked?: boolean
}

/**
 * Makes the page the fetched one, element by element, so that the focus, the place and what is typed and open stay. Elements that a
 * program fills (`data-kept`) stay as they are.
 */
function exchange(html: string, { sent, isUnasked = false }: Exchange) {
	const page = parsePage(html)
	const { documentElement: root, body } = document
	const fresh = page.documentElement
	// Another person's page, or another release: nothing here fits it.
	if (fresh.dataset['viewer'] !== root.dataset['viewer']) return location.reload()
	const dialog = sent?.form.closest('dialog')
	const isAnswer = isUnasked && document.querySelector('main [data-error-summary]') !== null
	const stays = (element: Element, to: Node) =>
		element.hasAttribute('data-kept') ||
		(isUnasked && element.matches('[role="status"]:has(> [data-flash])')) ||
		(isAnswer && element.localName === 'main') ||
		(isControl(element) && !isAsSent(element, sent) && isInUse(element, to))

	void Idiomorph.morph(body, page.body, {
		ignoreActiveValue: isUnasked,
		callbacks: {
			beforeNodeMorphed: (element, to) => !(element instanceof Element && stays(element, to)),
			beforeAttributeUpdated: (name, element) => isOfServer(name, element),
		},
	})
	for (const { name } of [...root.attributes])
		if (name !== 'data-typing' && !fresh.hasAttribute(name)) root.removeAttribute(name)
	for (const { name, value } of fresh.attributes) root.setAttribute(name, value)
	if (!isAnswer) document.title = page.title
	for (const control of sent?.held.keys() ?? []) if (control.isConnected && isAsSent(control, sent)) putBack(control)
	if (dialog && !page.getElementById(dialog.id)?.hasAttribute('open')) dialog.close()
	for (const open of page.querySelectorAll('dialog[data-dialog][open]')) {
		const own = document.getElementById(open.id)
		if (own instanceof HTMLDialogElement && !own.open) makeModal(own)
	}
	document.dispatchEvent(new Event('renewed'))
}

/** A field in which something was typed, and the version that its form names. */
function isInUse(control: Control, to: Node): boolean {
	if (control.type === 'hidden')
		return [...(control.form?.elements ?? [])].some((other) => isControl(other) && !isAsDrawn(other))
	return !isAsDrawn(control) && !(isControl(to) && isAlike(control, to))
}

const isAlike = (control: Control, to: Control) =>
	isTick(control) && isTick(to) ? control.checked === to.checked : control.value === to.value

/** False for what a person has opened here, and for what makes a field with suggestions a combobox. */
const isOfServer = (name: string, element: Element) =>
	element.matches('dialog, details')
		? name !== 'open'
		: !element.matches('[data-suggest]') || name === 'aria-invalid' || name === 'value'

const contentOf = (control: Control) => (isTick(control) ? control.checked : control.value)
const isAsSent = (control: Control, sent?: Sent) => sent?.held.get(control) === contentOf(control)

/** To what the page was drawn with. A file cannot be drawn, and stays. */
function putBack(control: Control) {
	if (control instanceof HTMLSelectElement) {
		const drawn = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
		control.selectedIndex = Math.max(drawn, 0)
	} else if (isTick(control)) control.checked = control.defaultChecked
	else if (control.type !== 'file') control.value = control.defaultValue
}

const asPage = { accept: 'text/html' }

const pathOf = (address: string) => new URL(address, location.href).pathname

/** Reads the page again. One that is no longer there, or leads elsewhere by now, says so. */
export async function renew(): Promise<void> {
	if (pathOf(shown) !== location.pathname) return
	const { href } = location
	// The message of a form that is being sent elsewhere is not for this reading.
	const response = await fetch(href, { headers: { ...asPage, 'x-unasked': '1' } }).catch(() => null)
	// Without a network the next change, or its return, tries again.
	if (!response || isBusy() || href !== location.href) return
	if (response.redirected && pathOf(response.url) !== location.pathname) leaveFor(response.url)
	else if (response.ok || response.status === 404 || response.status === 410)
		exchange(await response.text(), { isUnasked: true })
}

/** Exchanges what has changed in the page of a person who is logged in. */
export function followPage() {
	const reloads = reloadsWith(renew, isBusy)
	document.addEventListener('renewed', reloads.goOn)
	followUpdates({ mark: () => document.documentElement.dataset['mark'] ?? '', onChange: reloads.change })
}

/** Shows another view of the same list. Rejects where it cannot. */
export async function show(address: URL | string): Promise<void> {
	asked?.abort()
	const own = new AbortController()
	asked = own
	const response = await fetch(address, { headers: asPage, signal: own.signal })
	if (!response.ok) throw new Error(response.statusText)
	const html = await response.text()
	own.signal.throwIfAborted()
	exchange(html, {})
	moveTo(response.redirected ? response.url : String(address))
}

function moveTo(address: string) {
	history.replaceState(history.state, '', address)
	shown = location.href
}

/** Sends a form and shows the answer: in place where it is the same page, else where it leads. */
export async function send(form: HTMLFormElement, submitter: HTMLElement | null, data: FormData) {
	const address = new URL(submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '', shown)
	const sent = {
		form,
		held: new Map([...form.elements].filter(isControl).map((control) => [control, contentOf(control)])),
	}
	const isWhole = form.enctype === 'multipart/form-data'
	// Such a form holds no files.
	const body = isWhole ? data : new URLSearchParams([...data] as [string, string][])
	const button = submitter ?? form.querySelector('[type="submit"]')
	const leaveRow = watchRow(button)
	button?.setAttribute('aria-busy', 'true')
	asked?.abort()
	sending++
	const request = { method: 'POST', body, headers: { ...asPage, 'x-in-place': '1' } }
	const response = await fetch(address, request).catch(() => null)
	const next = response?.headers.get('x-location')
	if (!response) sayUnsent()
	else if (next) await goOn(new URL(next, location.href), sent)
	else {
		shown = address.href
		exchange(await response.text(), { sent })
		focusFirst()
	}
	sending--
	if (isLeaving) return
	leaveRow()
	button?.removeAttribute('aria-busy')
	document.dispatchEvent(new Event('renewed'))
}

/** Where the row of a button has become another one, that begins with the focus: the same press again must not remove it too. */
function watchRow(button: Element | null) {
	const row = button?.closest('li, tr, article')
	const name = () => row?.querySelector('a[href], h2, h3, h4, p')?.textContent
	const before = name()
	return () => {
		if (row?.isConnected && row.contains(document.activeElement) && name() !== before)
			row.querySelector<HTMLElement>('a[href], button:not(:disabled)')?.focus()
	}
}

/** After a form was accepted: the page that it leads to, most often the same one. */
async function goOn(next: URL, sent: Sent) {
	const isSamePage = next.pathname === location.pathname && pathOf(shown) === location.pathname
	const response = isSamePage ? await fetch(next, { headers: asPage }).catch(() => null) : null
	if (!response || pathOf(response.url) !== location.pathname) return leaveFor(response?.url ?? next.href)
	const isOtherView = next.search !== location.search
	exchange(await response.text(), { sent })
	moveTo(response.redirected ? response.url : next.href)
	if (next.hash) document.getElementById(next.hash.slice(1))?.scrollIntoView()
	else if (isOtherView && !sent.form.isConnected) scrollTo(0, 0)
	focusFirst()
}

/** What the answer wants to be read, or gone on with, first. */
const focusFirst = () => document.querySelector<HTMLElement>('main [autofocus], dialog[open] [autofocus]')?.focus()

/** Nothing came back. What was typed is still there. */
function sayUnsent() {
	const message = document.querySelector<HTMLTemplateElement>('template[data-nothing-sent]')?.content.cloneNode(true)
	if (message) document.querySelector('[role="status"]')?.replaceChildren(message)
}

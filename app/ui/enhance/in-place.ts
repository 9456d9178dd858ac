import { Idiomorph } from 'idiomorph'
import { type Control, isAsDrawn, isControl, isTick } from '../as-drawn.ts'
import { followUpdates } from '../live/follow-updates.ts'
import { reloadsWith } from '../live/reloads.ts'
import { makeModal } from '../make-modal.ts'
import { controls, rows } from './delegate.ts'
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
	// Someone has logged in or out: nothing here fits that page.
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

type Asking = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

/** A page as it was answered; null where it did not come, or not to its end. */
async function fetchPage(address: URL | string, { headers, ...init }: Asking = {}) {
	try {
		const response = await fetch(address, { ...init, headers: { accept: 'text/html', ...headers } })
		return { response, html: await response.text() }
	} catch (error) {
		if (init.signal?.aborted) throw error
		return null
	}
}

const pathOf = (address: string) => new URL(address, location.href).pathname

/** Reads the page again. One that is no longer there, or leads elsewhere by now, says so. */
export async function renew(): Promise<void> {
	if (pathOf(shown) !== location.pathname) return
	const { href } = location
	// The message of a form that is being sent elsewhere is not for this reading.
	const page = await fetchPage(href, { headers: { 'x-unasked': '1' } })
	// Without a network the next change, or its return, tries again.
	if (!page || isBusy() || href !== location.href) return
	const { ok, redirected, status, url } = page.response
	if (redirected && pathOf(url) !== location.pathname) leaveFor(url)
	else if (ok || status === 404 || status === 410) exchange(page.html, { isUnasked: true })
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
	const page = await fetchPage(address, { signal: own.signal })
	own.signal.throwIfAborted()
	if (!page?.response.ok) throw new Error(page?.response.statusText)
	exchange(page.html, {})
	moveTo(page.response.redirected ? page.response.url : String(address))
}

function moveTo(address: string) {
	history.replaceState(history.state, '', address)
	shown = location.href
}

/** Each form after the answer to the one before it, which would show the page without what the later one changed. */
let lastSent: Promise<void> = Promise.resolve()

/** Sends a form and shows the answer: in place where it is the same page, else where it leads. */
export async function send(form: HTMLFormElement, submitter: HTMLElement | null, data: FormData) {
	const address = new URL(submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '', shown)
	const sent = {
		form,
		held: new Map([...form.elements].filter(isControl).map((control) => [control, contentOf(control)])),
	}
	const isWhole = form.enctype === 'multipart/form-data'
	// A form of the other kind holds no files.
	const body = isWhole ? data : new URLSearchParams([...data] as [string, string][])
	const button = submitter ?? form.querySelector('[type="submit"]')
	const leaveRow = watchRow(button)
	button?.setAttribute('aria-busy', 'true')
	asked?.abort()
	sending++
	const shownHere = lastSent.then(() => deliver(address, body, sent))
	lastSent = shownHere.catch(() => {})
	await shownHere
	sending--
	if (isLeaving) return
	leaveRow()
	button?.removeAttribute('aria-busy')
	document.dispatchEvent(new Event('renewed'))
}

async function deliver(address: URL, body: BodyInit, sent: Sent) {
	const answer = await fetchPage(address, { method: 'POST', body, headers: { 'x-in-place': '1' } })
	const next = answer?.response.headers.get('x-location')
	if (!answer) sayUnsent()
	else if (notNow.has(answer.response.status) && isPlain(answer.html)) sayUnsent(answer.html)
	else if (next) await goOn(new URL(next, location.href), sent)
	else {
		shown = address.href
		exchange(answer.html, { sent })
		focusFirst()
	}
}

/** Where the row of a button has become another one, that begins with the focus: the same press again must not remove it too. */
function watchRow(button: Element | null) {
	const row = button?.closest(rows)
	const name = () => row?.querySelector('a[href], h2, h3, h4, p')?.textContent
	const before = name()
	return () => {
		if (row?.isConnected && row.contains(document.activeElement) && name() !== before)
			row.querySelector<HTMLElement>(controls)?.focus()
	}
}

/** After a form was accepted: the page that it leads to, most often the same one. */
async function goOn(next: URL, sent: Sent) {
	const isSamePage = next.pathname === location.pathname && pathOf(shown) === location.pathname
	const page = isSamePage ? await fetchPage(next) : null
	if (!page || pathOf(page.response.url) !== location.pathname) return leaveFor(page?.response.url ?? next.href)
	const isOtherView = next.search !== location.search
	exchange(page.html, { sent })
	moveTo(page.response.redirected ? page.response.url : next.href)
	if (next.hash) document.getElementById(next.hash.slice(1))?.scrollIntoView()
	else if (isOtherView && !sent.form.isConnected) scrollTo(0, 0)
	focusFirst()
}

/** What the answer wants to be read, or gone on with, first. */
const focusFirst = () => document.querySelector<HTMLElement>('main [autofocus], dialog[open] [autofocus]')?.focus()

/** The server did not take the form, or not now. */
const notNow: ReadonlySet<number> = new Set([408, 413, 429, 500, 503])
/** A page of a title and a text, which has no place for what was typed. */
const isPlain = (html: string) => !html.includes(' data-viewer=')

/** Nothing came back, or a page of that kind. What was typed is still there. */
function sayUnsent(html = '') {
	const template = document.querySelector<HTMLTemplateElement>('template[data-nothing-sent]')
	const message = template && document.importNode(template.content, true)
	// Its own style is not for this page, whose policy would complain.
	const texts = parsePage(html.replace(/<style>.*?<\/style>/s, '')).querySelectorAll('main h1, main h1 + p')
	for (const [at, line] of [...(message?.querySelectorAll('p') ?? [])].entries())
		line.textContent = texts[at]?.textContent ?? line.textContent
	if (message) document.querySelector('[role="status"]')?.replaceChildren(message)
}

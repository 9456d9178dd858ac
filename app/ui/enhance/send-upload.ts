import { isControl } from '../as-drawn.ts'
import { on } from './delegate.ts'
import { sayUnder } from './fields.ts'
import { parsePage } from './own-pages.ts'

const running = new WeakMap<HTMLFormElement, XMLHttpRequest>()

on('click', '[data-cancel-upload]', (button) => {
	const { form } = button as HTMLButtonElement
	if (form) running.get(form)?.abort()
})

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000).toLocaleString('en-IN')

/** Sends a form with a file, once at a time, and shows how far it is. */
export function sendUpload(form: HTMLFormElement, status: HTMLElement, submitter: HTMLElement | null) {
	if (running.has(form)) return
	const [bar] = status.getElementsByTagName('progress')
	const [text] = status.getElementsByTagName('output')
	const cancel = status.querySelector<HTMLElement>('[data-cancel-upload]')
	const retry = status.querySelector<HTMLElement>('[data-retry-upload]')
	const busy = form.querySelectorAll('[type="submit"]')
	const request = new XMLHttpRequest()

	const { starting, sent = '', checking, lost, slow, cancelled, failed } = status.dataset
	const say = (message = '') => {
		if (text) text.textContent = message
	}
	const stop = (message?: string) => {
		running.delete(form)
		say(message)
		for (const button of busy) button.removeAttribute('aria-busy')
		if (cancel) cancel.hidden = true
		if (retry) retry.hidden = false
		if (bar) bar.hidden = true
	}

	running.set(form, request)
	for (const button of busy) button.setAttribute('aria-busy', 'true')
	status.hidden = false
	if (cancel) cancel.hidden = false
	if (retry) retry.hidden = true
	if (bar) bar.hidden = false
	if (bar) bar.value = 0
	say(starting)

	request.upload.addEventListener('progress', ({ loaded, total }) => {
		const percent = Math.floor((loaded / total) * 100)
		if (bar) bar.value = percent
		const progress: Record<string, string> = {
			percent: String(percent),
			sent: kilobytes(loaded),
			total: kilobytes(total),
		}
		say(loaded === total ? checking : sent.replace(/\{(\w+)\}/g, (_, name: string) => progress[name] ?? ''))
	})
	request.addEventListener('error', () => stop(lost))
	request.addEventListener('timeout', () => stop(slow))
	request.addEventListener('abort', () => stop(cancelled))
	request.addEventListener('load', () => {
		// The server names the next page in a header, so that what it wants to say there is not read on the way.
		const next = request.getResponseHeader('x-location')
		if (request.status < 300) {
			location.assign(next ?? request.responseURL)
			return
		}
		const page = parsePage(request.responseText)
		const problem = page.querySelector('[data-error-summary]')
		stop(failed)
		if (!problem) return
		// The summary and the fields say what is wrong: once each, and nothing here beside them.
		status.hidden = true
		for (const control of form.elements) {
			const fresh = control.id === '' ? null : page.getElementById(`${control.id}-error`)
			if (fresh && isControl(control)) sayUnder(control, fresh.textContent)
		}
		for (const earlier of form.querySelectorAll<HTMLElement>('[data-error-summary]')) earlier.hidden = true
		readHiddenValues(form, page)
		document.title = page.title
		const slot = document.createElement('div')
		slot.dataset['uploadProblem'] = ''
		slot.append(problem)
		form.prepend(slot)
		slot.querySelector<HTMLElement>('[tabindex]')?.focus()
	})

	request.open('POST', submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href)
	request.setRequestHeader('accept', 'text/html')
	request.setRequestHeader('x-in-place', '1')
	request.timeout = 180_000
	request.send(new FormData(form, submitter))
}

/** What the server keeps in the form, such as the version that a save must name, may have moved on. */
function readHiddenValues(form: HTMLFormElement, page: Document) {
	for (const kept of form.querySelectorAll<HTMLInputElement>('input[type="hidden"][name]')) {
		const fresh = page.querySelector<HTMLInputElement>(`main form input[type="hidden"][name="${kept.name}"]`)
		if (fresh) kept.value = fresh.value
	}
}

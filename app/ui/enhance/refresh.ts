import { isControl, sayUnder } from './fields.ts'
import { parsePage } from './own-pages.ts'

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
export async function refresh(form: HTMLFormElement) {
	const address = addressOf(form)
	running?.abort()
	running = new AbortController()
	const regions = document.querySelectorAll<HTMLElement>('[data-region]')
	for (const region of regions) region.ariaBusy = 'true'
	try {
		const response = await fetch(address, { headers: { accept: 'text/html' }, signal: running.signal })
		if (!response.ok) throw new Error(response.statusText)
		const page = parsePage(await response.text())
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

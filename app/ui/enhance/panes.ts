import { parsePage } from './own-pages.ts'

let running: AbortController | undefined

/** Shows what the link leads to in the page's pane, `data-region="pane"`; the list stays as it is. */
export async function openInPane(link: HTMLAnchorElement) {
	const pane = document.querySelector<HTMLElement>('[data-region="pane"]')
	running?.abort()
	running = new AbortController()
	try {
		const response = await fetch(link.href, { headers: { accept: 'text/html' }, signal: running.signal })
		if (!response.ok) throw new Error(response.statusText)
		const page = parsePage(await response.text())
		pane?.replaceChildren(...(page.querySelector('[data-region="pane"]')?.childNodes ?? []))
		pane?.scrollTo(0, 0)
		for (const other of document.querySelectorAll('a[data-pane][aria-current]')) other.removeAttribute('aria-current')
		link.setAttribute('aria-current', 'true')
		history.replaceState(history.state, '', link.href)
	} catch (error) {
		// A later choice has taken over; anything else is for the browser to show.
		if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(link.href)
	}
}

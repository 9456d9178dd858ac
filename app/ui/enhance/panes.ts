import { isHydrated, on } from './delegate.ts'
import { parsePage } from './own-pages.ts'

let running: AbortController | undefined

/** Links marked `data-pane` open what they lead to in the page's pane, `data-region="pane"`, and the list stays as it is. */
export function openInPane() {
	on('click', 'a[data-pane]', (link, event) => {
		const isPlainClick = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
		if (isHydrated() || !isPlainClick || !(link instanceof HTMLAnchorElement)) return
		event.preventDefault()
		void open(link)
	})
}

async function open(link: HTMLAnchorElement) {
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

/**
 * Calls `act` for events whose target is inside a match. On `window` and in the capture phase: before React and the
 * browser, so `preventDefault` holds for both.
 */
export function on<Name extends keyof WindowEventMap, Kind extends HTMLElement = HTMLElement>(
	name: Name,
	selector: string,
	/** The selector says what kind of element it is. */
	act: (element: Kind, event: WindowEventMap[Name]) => void,
) {
	addEventListener(
		name,
		(event) => {
			const { target } = event
			const element = target instanceof Element ? target.closest<Kind>(selector) : null
			if (element) act(element, event)
		},
		true,
	)
}

/** Fetches a part of the program at the first such event on a field that needs it: few visits come to one. */
export function fetchAt(name: 'focusin' | 'change', field: string, load: (element: HTMLElement) => Promise<void>) {
	let isFetched = false
	on(name, field, (element) => {
		if (isFetched) return
		isFetched = true
		load(element).catch(() => (isFetched = false))
	})
}

/** The same at the focus, which a page may be opened with. */
export function fetchAtFocus(field: string, load: () => Promise<void>) {
	if (document.activeElement?.matches(field)) load().catch(() => fetchAt('focusin', field, load))
	else fetchAt('focusin', field, load)
}

/** What one presses, and what it is a part of, in lists of every kind. */
export const controls = 'a[href], button:not(:disabled)'
export const rows = 'li, tr, article'

/** True where React runs the page and updates it. */
export const isHydrated = () => '__reactRouterContext' in window

/** Shows another view of the same list in place of the page, or does what the browser would, where that cannot be. */
export async function showInPlace(address: URL | string, otherwise: () => void): Promise<void> {
	const regions = document.querySelectorAll('[data-region]')
	for (const region of regions) region.ariaBusy = 'true'
	try {
		await (await import('./page.ts')).show(address)
	} catch (error) {
		// A later choice has taken over; anything else is for the browser to show.
		if (!(error instanceof DOMException && error.name === 'AbortError')) otherwise()
	}
}

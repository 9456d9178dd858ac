/**
 * Calls `act` for events whose target is inside a match. On `window` and in the capture phase: before React and the
 * browser, so `preventDefault` holds for both.
 */
export function on<Name extends keyof WindowEventMap>(
	name: Name,
	selector: string,
	act: (element: HTMLElement, event: WindowEventMap[Name]) => void,
) {
	addEventListener(
		name,
		(event) => {
			const { target } = event
			const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null
			if (element) act(element, event)
		},
		true,
	)
}

/** Fetches a part of the program when the focus first comes to a field that needs it: visits to such a field are few. */
export function fetchAtFocus(field: string, load: () => Promise<void>) {
	let isFetched = false
	const fetchOnce = () => {
		if (isFetched) return
		isFetched = true
		load().catch(() => (isFetched = false))
	}
	on('focusin', field, fetchOnce)
	// A page that was opened with the focus in such a field.
	if (document.activeElement?.matches(field)) fetchOnce()
}

/** True where React runs the page and updates it. */
export const isHydrated = () => '__reactRouterContext' in window

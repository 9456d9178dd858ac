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

/** True where React runs the page and updates it. */
export const isHydrated = () => '__reactRouterContext' in window

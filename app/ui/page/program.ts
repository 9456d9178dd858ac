import type { Program } from '../enhance/parts.ts'

/**
 * As the `ref` of an element: starts its program in a page that React runs, and ends it with the element. In documents the enhancer
 * starts the same one. Where it does not come through, the page works as it does without a script.
 */
export const runs = (load: () => Promise<Program>) => (root: HTMLElement | null) => {
	if (!root) return undefined
	const leaving = new AbortController()
	const { signal } = leaving
	load().then(
		(start) => signal.aborted || start(root, signal),
		() => {},
	)
	return () => leaving.abort()
}

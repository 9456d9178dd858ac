/** The three that follow `slug` in the list, beginning again at its top: every text is somewhere the next one. */
export function after<Entry extends { slug: string }>(list: readonly Entry[], slug: string): Entry[] {
	const at = list.findIndex((entry) => entry.slug === slug)
	return [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))].slice(0, 3)
}

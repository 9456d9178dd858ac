/** 'Showing results for anesthesiologist. Search instead for anestesiologist' */
export type CorrectionNote = { to: string; typed: string; exact: string }

/** What was searched for instead of the typed text, and the address that searches for what was typed; null where that is the same. */
export function correctionOf(
	corrections: readonly { typed: string; to: string }[],
	q: string,
	href: string,
): CorrectionNote | null {
	if (corrections.length === 0) return null
	const to = corrections.reduce((text, each) => text.replace(each.typed, each.to), q)
	return { to, typed: q, exact: `${href}${href.includes('?') ? '&' : '?'}exact=on` }
}

import { tidy } from './filter.ts'

/** 'Showing results for anesthesiologist. Search instead for anestesiologist' */
export type CorrectionNote = { to: string; typed: string; exact: string }

/** The text with its corrections, each in place of whole words. */
export const correctedText = (corrections: readonly { typed: string; to: string }[], q: string): string =>
	tidy(corrections.reduce((text, { typed, to }) => text.replace(wholeWords(typed), to), q))

const wholeWords = (typed: string) =>
	new RegExp(
		String.raw`(?<![\p{L}\p{M}\p{N}])${typed.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\p{L}\p{M}\p{N}])`,
		'u',
	)

/** What was searched for instead of the typed text, and the address that searches for what was typed; null where that is the same. */
export function correctionOf(
	corrections: readonly { typed: string; to: string }[],
	q: string,
	href: string,
): CorrectionNote | null {
	if (corrections.length === 0) return null
	return { to: correctedText(corrections, q), typed: q, exact: `${href}${href.includes('?') ? '&' : '?'}exact=on` }
}

/** The terms that stand for the nearest to what was typed, for the note above the results. */
export const nearOf = (terms: readonly { typed: string; label: string; isNear?: true }[]) =>
	terms.flatMap(({ typed, label, isNear }) => (isNear ? [{ typed, label }] : []))

import { tidy } from './filter.ts'

/** 'Showing results for anesthesiologist. Search instead for anestesiologist' */
export type CorrectionNote = { to: string; typed: string; exact: string }

/** The text with its corrections, each in place of whole words. */
export const correctedText = (corrections: readonly { typed: string; to: string }[], q: string): string =>
	tidy(corrections.reduce((text, { typed, to }) => replaceTyped(text, typed, to), q))

const letter = String.raw`\p{L}\p{M}\p{N}`
const notLetter = `[^${letter}]`
const wholeWords = (pattern: string) => new RegExp(`(?<![${letter}])${pattern}(?![${letter}])`, 'iu')

/**
 * A text without the words of a term, or with others in their place. Between them may be what parts or joins words ('Wakad, Pune',
 * 'night or evening'), within them marks and a space ('M.D.', 'Desh pande'), and words that are one idea may stand apart.
 */
export function replaceTyped(text: string, typed: string, to = ''): string {
	const words = typed
		.split(' ')
		.map((word) =>
			Array.from(word, (each) => each.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)).join(`${notLetter}{0,2}`),
		)
	const phrase = wholeWords(words.join(`${notLetter}+(?:or${notLetter}+)?`))
	const replaced = phrase.test(text)
		? text.replace(phrase, to)
		: words.reduce((rest, word, at) => rest.replace(wholeWords(word), at === 0 ? to : ''), text)
	// Marks of what is gone.
	return to === '' ? replaced.replace(/(?<=^|\s)[.,;&/-]+(?=\s|$)|[,;]\s*$/g, ' ') : replaced
}

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

import { tidy } from './filter.ts'

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

type Found = {
	corrections: readonly { typed: string; to: string }[]
	terms: readonly { typed: string; label: string; isNear?: true }[]
	isNearMe: boolean
}
export type Notes = ReturnType<typeof notesOf>

/** What was understood otherwise than it was typed, for above the results; `href` is the address of the search. */
export function notesOf({ corrections, terms, isNearMe }: Found, q: string, href: string) {
	const exact = `${href}${href.includes('?') ? '&' : '?'}exact=on`
	return {
		/** 'Showing results for anesthesiologist. Search instead for anestesiologist' */
		correction: corrections.length === 0 ? null : { to: correctedText(corrections, q), typed: q, exact },
		/** What the nearest is called where there is nothing by the name that was typed: 'OT Nurse'. */
		near: terms.flatMap(({ typed, label, isNear }) => (isNear ? [{ typed, label }] : [])),
		/** 'near me' was typed, and we do not know where that is. */
		isNearMe,
	}
}

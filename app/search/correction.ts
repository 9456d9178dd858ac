import { type UnusedReason, unusedReasons } from '#app/catalog/words/unused-words.ts'
import { tidy } from './filter.ts'
import { saidName } from '#app/platform/language/names.ts'

/** The text with its corrections, each in place of whole words. */
export const correctedText = (corrections: readonly { typed: string; to: string }[], q: string): string =>
	tidy(corrections.reduce((text, { typed, to }) => replaceTyped(text, typed, to), q))

/** Once for all texts: a pattern made for each would take longer to compile than the search takes. */
const runsOfLetters = /[\p{L}\p{M}\p{N}]+/gu
const strayMarks = /(?<=^|\s)[.,;&/-]+(?=\s|$)|[,;]\s*$/g

type Run = { from: number; to: number; key: string }
const runsOf = (text: string): Run[] =>
	[...text.matchAll(runsOfLetters)].map(({ index, 0: run }) => ({
		from: index,
		to: index + run.length,
		key: run.toLowerCase(),
	}))

/** Where a word that begins with this run ends: the run after it. It may be parted by marks and a space ('M.D.', 'Desh pande'). */
function endOfWord(runs: readonly Run[], first: number, word: string): number | null {
	let read = ''
	for (let at = first; at < runs.length; at++) {
		const { from, key } = runs[at] as Run
		const isApart = at > first && from - (runs[at - 1] as Run).to > 2
		read += key
		if (isApart || !word.startsWith(read)) return null
		if (read === word) return at + 1
	}
	return null
}

function findWords(text: string, words: readonly string[]): { from: number; to: number } | null {
	const runs = runsOf(text)
	for (const [first, { from }] of runs.entries()) {
		let end: number | null = first
		for (const [nth, word] of words.entries()) {
			if (nth > 0 && runs[end]?.key === 'or' && word !== 'or') end++
			end = endOfWord(runs, end, word)
			if (end === null) break
		}
		if (end !== null) return { from, to: (runs[end - 1] as Run).to }
	}
	return null
}

/**
 * A text without the words of a term, or with others in their place. Between them may be what parts or joins words ('Wakad, Pune',
 * 'night or evening'), and words that are one idea may stand apart.
 */
export function replaceTyped(text: string, typed: string, to = ''): string {
	const words = typed
		.split(' ')
		.map((word) =>
			runsOf(word)
				.map(({ key }) => key)
				.join(''),
		)
		.filter(Boolean)
	if (words.length === 0) return text
	const replace = (within: string, those: readonly string[], by: string) => {
		const found = findWords(within, those)
		return found ? `${within.slice(0, found.from)}${by}${within.slice(found.to)}` : null
	}
	const replaced =
		replace(text, words, to) ??
		words.reduce((rest, word, at) => replace(rest, [word], at === 0 ? to : '') ?? rest, text)
	// Marks of what is gone.
	return to === '' ? replaced.replace(strayMarks, ' ') : replaced
}

type Found = {
	corrections: readonly { typed: string; to: string }[]
	terms: readonly { typed: string; label: string; isNear?: true }[]
	isNearMe: boolean
	unlisted: readonly string[]
	unused: readonly { typed: string; why: UnusedReason }[]
}
export type Notes = ReturnType<typeof notesOf>

/** What was understood otherwise than it was typed, for above the results; `href` is the address of the search. */
export function notesOf({ corrections, terms, isNearMe, unlisted, unused }: Found, q: string, href: string) {
	const exact = `${href}${href.includes('?') ? '&' : '?'}exact=on`
	return {
		/** 'Showing results for anesthesiologist. Search instead for anestesiologist' */
		correction: corrections.length === 0 ? null : { to: correctedText(corrections, q), typed: q, exact },
		/** What the nearest is called where there is nothing by the name that was typed: 'OT Nurse'. */
		near: terms.flatMap(({ typed, label, isNear }) => (isNear ? [{ typed, label: saidName(label) }] : [])),
		/** 'near me' was typed, and we do not know where that is. */
		isNearMe,
		/** 'physiotherapists' */
		unlisted: [...new Set(unlisted)],
		unused: unusedOf(unused),
	}
}

/** What was typed and not used, by why: '“female”, “married”', 'We do not search by gender.' */
export const unusedOf = (unused: readonly { typed: string; why: UnusedReason }[]) =>
	[...new Set(unused.map(({ why }) => why))].map((why) => {
		const words = [...new Set(unused.flatMap((one) => (one.why === why ? [one.typed] : [])))]
		return { words, typed: words.map((word) => `“${word}”`).join(', '), why: unusedReasons[why] }
	})

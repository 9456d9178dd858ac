/** `end` is the place after the last character. */
export type Span = { start: number; end: number }

/**
 * A pattern of whole words, in any script; `·` in it is what may be between two words. A word between others has at most 30
 * characters, so that a long text without spaces is not read again from each of its letters.
 */
export function wordsPattern(source: string) {
	const words = source.replaceAll('·', '[\\s\\-/:.,]{0,4}').replaceAll('\\S+', '\\S{1,30}')
	return new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${words})(?![\\p{L}\\p{M}])`, 'giu')
}

export const spansOf = (pattern: RegExp, text: string): Span[] =>
	[...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }))

/** The pattern as a test, which keeps no place between two calls. */
export const finds = (pattern: RegExp) => {
	const once = new RegExp(pattern.source, pattern.flags.replace('g', ''))
	return (text: string) => once.test(text)
}

/** A full stop ends a clause unless it ends an abbreviation or is within a number. */
const clauseEnd =
	/[\n!?;।•]|(?<!(?:^|[^\p{L}])(?:rs|reg|regn|regd|no|nos|amt|dr|approx|ref|ph|mr|ms|st|min|max|sec|adv|dep|रु|डॉ))\.(?!\d)(?=\s|$|[\p{L}])/giu

type Clause = Span & { text: string }

/** Sentences and lines of a text, each with its place. */
export function clausesOf(text: string): Clause[] {
	const clauses: Clause[] = []
	let start = 0
	for (const { index } of [...text.matchAll(clauseEnd), { index: text.length }]) {
		if (index > start) clauses.push({ start, end: index, text: text.slice(start, index) })
		start = index + 1
	}
	return clauses
}

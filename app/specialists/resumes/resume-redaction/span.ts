export type Span = { start: number; end: number }

/** Where a pattern with the flag `g` matches: its named group `hidden`, or without one the whole of it. */
export const spansOf = (pattern: RegExp, text: string): Span[] =>
	[...text.matchAll(pattern)].map((match) => {
		const hidden = match.groups?.['hidden'] ?? match[0]
		const start = match.index + match[0].lastIndexOf(hidden)
		return { start, end: start + hidden.length }
	})

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)

/** A name as a pattern of its words in order, with any separators between, even a line break. */
export const inOrder = (words: readonly string[]) => words.map(escaped).join(String.raw`[^\p{L}\p{N}]{1,4}`)

export const wordsOf = (name: string) => name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

export type Span = { start: number; end: number }

/** Every place where a pattern with the flag `g` matches. */
export const spansOf = (pattern: RegExp, text: string): Span[] =>
	[...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }))

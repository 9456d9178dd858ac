import { languageNow, sentenceNow } from './words.ts'

/** Sentences of which people choose one: it is stored in English and said by `readChoice` to its reader. */
export const prepared = <const Own extends readonly string[]>(...texts: Own): Own => texts

/** A text that begins with one of the `prepared`: that in the language of the reader, and behind it what someone wrote. */
export function readChoice(text: string): { said: string; own: string } {
	const written = { said: '', own: text }
	if (languageNow() === 'en') return written
	const ends = [...text.matchAll(/[.?!](?=\s|$)/g)].map(({ index }) => index + 1)
	for (const end of new Set([text.length, ...ends.toReversed()])) {
		const chosen = text.slice(0, end)
		const said = sentenceNow(chosen)
		if (said !== undefined) return { said, own: text.slice(end) }
		// What is chosen without a full stop is stored with one.
		const bare = chosen.endsWith('.') ? sentenceNow(chosen.slice(0, -1)) : undefined
		if (bare !== undefined) return { said: `${bare}.`, own: text.slice(end) }
	}
	return written
}
export function saidChoice(text: string): string {
	const { said, own } = readChoice(text)
	return said + own
}

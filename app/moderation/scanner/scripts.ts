import { lookalikes } from '#app/platform/lookalikes.ts'
import { type Span, spansOf } from './pattern.ts'

/** A name, a greeting or a language in its own letters says nothing that has to be checked. */
const maxWords = 3
const maxLetters = 24

const unread = String.raw`(?!\p{Script=Latin}|\p{Script=Devanagari}|\p{Script=Common}|\p{Script=Inherited})\p{L}`
const word = new RegExp(String.raw`${unread}(?:${unread}|[\p{M}\u200c\u200d])*`, 'gu')
/** Latin letters and those that only look like them in one word, as no one types them. A unit (µg) or a letter before a hyphen is none. */
const mixed =
	/(?=\p{L}{4})(?:\p{Script=Latin}\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]\p{L}*\p{Script=Latin})\p{L}*/gu
const reversed = /\u202e[^\u202c\n]+/gu

const ideographs = (found: string) =>
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(found)
/** A dozen letters that are spelled apart, as no heading has. */
const apart = /(?<![\p{L}\d])\p{L}\p{M}*([ .\-_*|/])(?:\p{L}\p{M}*\1){9,}\p{L}/gu

/** A sum, in the digits of any script: of it even a few words are a demand or an offer. */
const sum = /\p{Nd}[\p{Nd},.]{2,}|₹|(?<!\p{L})rs(?!\p{L})/iu
const besideSum = 10

/** A word of letters that all look like Latin ones is read as Latin. */
const isRead = (found: string) => Array.from(found).every((letter) => lookalikes.has(letter))

/** The part of a text in scripts that the scanner does not read, beyond a few words, and what is written to be misread. */
export function findUnread(text: string): Span[] {
	const disguised = [...spansOf(reversed, text), ...spansOf(mixed, text), ...spansOf(apart, text)]
	const words = spansOf(word, text).filter(({ start, end }) => !isRead(text.slice(start, end)))
	// A character of these is a word.
	const letters = words.reduce(
		(total, { start, end }) => total + (end - start) * (ideographs(text.slice(start, end)) ? 4 : 1),
		0,
	)
	const [first, last] = [words[0], words.at(-1)]
	if (!first || !last) return disguised
	const isMuch =
		words.length > maxWords ||
		letters > maxLetters ||
		sum.test(text.slice(Math.max(0, first.start - besideSum), last.end + besideSum))
	return isMuch ? [...disguised, { start: first.start, end: last.end }] : disguised
}

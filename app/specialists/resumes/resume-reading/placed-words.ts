import type { PictureText, PlacedLine } from '#app/platform/ocr/picture-text.ts'
import type { PageWords } from '#app/platform/pdf/pictures-pdf.server.ts'
import { leastConfidence } from './picture-layout.ts'
import { mended } from './picture-words.ts'

/** A word with the dashes behind it. A dot or line without a word before it is left out. */
const word = /\S*[\p{L}\p{N}]\S*(?: [^\p{L}\p{N}\s]+(?!\S))*/gu
const sign = /[\p{L}\p{N}]/gu

/** Half a letter, of the height of the box around its line. */
const halfLetter = 0.17

/** The words of a photographed page where they are printed. */
export const placedWords = ({ width, height, leans, lines }: PictureText): PageWords => ({
	...{ width, height, leans },
	words: lines.filter(({ confidence }) => confidence >= leastConfidence).flatMap(wordsOf),
})

/** Mending keeps letters and figures and their number, so each has its place still. */
function wordsOf({ text, places, left, top, width, height }: PlacedLine): PageWords['words'] {
	const middles = [...text.matchAll(sign)].map(({ index }) => left + (places[index] ?? 0) * width)
	let at = 0
	return [...mended(text).matchAll(word)].map(([printed]) => {
		const own = middles.slice(at, (at += printed.match(sign)?.length ?? 0))
		const [first = left, last = first] = [own[0], own.at(-1)]
		const from = first - halfLetter * height
		return { text: printed, left: from, top, width: last + halfLetter * height - from, height }
	})
}

import type { PictureText, TextLine } from '#app/platform/ocr/picture-text.ts'
import type { Page } from './pdf-layout.ts'
import type { Glyph } from './pdf-rows.ts'
import { mended } from './picture-words.ts'

/** Of an A4 page in points, which the rules for columns and tables are made for. */
const pageWidth = 595
/** What a letter takes of the height of the box around its line, and what the box leaves free on each side. */
const letterShare = 0.62
const sideShare = 0.15
/** Lines whose left edges differ by less than this share of their height begin at one edge. */
const sameEdge = 0.35
/** Below it there is a picture, a signature, or a script that the reader does not know. */
export const leastConfidence = 0.6

/** The printed lines of a page as placed words, for the rules that know columns, rows and tables of PDFs. */
export function asPage(picture: PictureText): Page {
	const { left, top, width, height } = uprightBox(picture)
	const clear = picture.lines.filter(({ confidence }) => confidence >= leastConfidence)
	const scale = pageWidth / width
	const placed = withSharedEdges(clear).map((line) => ({ ...line, left: line.left - left, top: line.top - top }))
	return {
		width: pageWidth,
		height: height * scale,
		glyphs: placed.flatMap((line) => wordsOf(line, { scale, height })),
	}
}

/** The picture turned around its middle until its text is level; one that lay on its side is as wide as it was high. */
function uprightBox({ width, height, leans }: PictureText) {
	const isOnItsSide = Math.abs(Math.sin((leans * Math.PI) / 180)) > Math.SQRT1_2
	const sides = isOnItsSide ? { width: height, height: width } : { width, height }
	return { ...sides, left: (width - sides.width) / 2, top: (height - sides.height) / 2 }
}

/** The reader measures each line for itself: columns are easier to see when its small errors are gone. */
function withSharedEdges(lines: readonly TextLine[]): TextLine[] {
	const sorted = lines.toSorted((a, b) => a.left - b.left)
	let edge = Number.NEGATIVE_INFINITY
	return sorted.map((line) => {
		if (line.left - edge > line.height * sameEdge) edge = line.left
		return { ...line, left: edge, width: line.width + line.left - edge }
	})
}

/** Words in their places, as far as the number of their letters tells, with blanks between and behind. */
function wordsOf(line: TextLine, { scale, height }: { scale: number; height: number }): Glyph[] {
	const size = line.height * letterShare
	const text = mended(line.text)
	const left = line.left + line.height * sideShare
	const step = (line.width - 2 * line.height * sideShare) / text.length
	const middle = height - line.top - line.height / 2
	const box = (from: number, to: number) => ({
		left: (left + from * step) * scale,
		right: (left + to * step) * scale,
		top: (middle + size / 2) * scale,
		bottom: (middle - size / 2) * scale,
		size: size * scale,
	})
	return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
		const end = index + word.length
		return [
			{ text: word, ...box(index, end) },
			{ text: ' ', ...box(end, end) },
		]
	})
}

import type { PictureText, PlacedLine } from '#app/platform/ocr/picture-text.ts'
import { type Word, wordsIn } from '#app/specialists/resumes/photographed.fixtures.server.ts'
import type { MadePaper } from './made-papers.ts'

/** Pixels of a point, as large as a page is read. */
const scale = 1400 / 595
const linePx = 34
/** What is further apart than this is no line to the reader. */
const gap = 16

/** What a reader that makes no mistake says of the first page, so that what is concluded can be tested without reading pictures. */
export async function asPrinted({ pdf, code }: MadePaper): Promise<PictureText> {
	const lines: Word[] = []
	for (const word of await wordsIn(pdf)) {
		const line = lines.at(-1)
		const goesOn =
			line && Math.abs(line.foot - word.foot) < 6 && word.left >= line.right && word.left - line.right < gap
		if (goesOn) Object.assign(line, { text: `${line.text} ${word.text}`, right: word.right })
		else lines.push({ ...word })
	}
	return {
		...{ width: 1400, height: 1980, leans: 0 },
		lines: lines.map(placed).toSorted((a, b) => a.top - b.top),
		codes: code === null ? [] : [{ text: code, left: 190, top: 1506, width: 260, height: 260 }],
	}
}

const placed = ({ text, left, right, foot }: Word): PlacedLine => ({
	...{ text, confidence: 0.99, signs: Array.from(text, () => 0.99) },
	...{ left: left * scale, top: Math.round(foot * scale) - linePx, width: (right - left) * scale, height: linePx },
	places: Array.from(text, (_, at) => (at + 0.5) / text.length),
})

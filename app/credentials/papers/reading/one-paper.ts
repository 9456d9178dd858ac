import type { TextLine } from '#app/platform/ocr/picture-text.ts'
import { councilOfLine, isUniversityLine } from './issuers.ts'

const right = ({ left, width }: TextLine) => left + width
/** Of the width of all text, that two papers side by side leave free at least. */
const leastGap = 0.015
/** Fewer lines than this are no paper. */
const leastLines = 6

const isHeading = (line: TextLine) => councilOfLine(line) !== null || isUniversityLine(line) || isCertify(line)
const isCertify = ({ text }: TextLine) => /certify|certificate|academy|successfully/i.test(text)

/**
 * The lines of each paper in a picture, from left to right. Two lie side by side where a column is free of text from top to bottom, and
 * on both sides of it something is headed as a paper is.
 */
export function papersIn(lines: readonly TextLine[]): TextLine[][] {
	const clear = lines.filter(({ confidence, text }) => confidence > 0.6 && text.length > 2)
	const byLeft = clear.toSorted((a, b) => a.left - b.left)
	const [from, to] = [byLeft[0]?.left ?? 0, Math.max(0, ...clear.map(right))]
	let reached = 0
	let best: { at: number; gap: number } | undefined
	for (const line of byLeft) {
		const gap = line.left - reached
		const isInside = reached > from + 0.2 * (to - from) && line.left < to - 0.2 * (to - from)
		if (reached > 0 && isInside && gap > leastGap * (to - from) && gap > (best?.gap ?? 0))
			best = { at: (line.left + reached) / 2, gap }
		reached = Math.max(reached, right(line))
	}
	if (!best) return [[...lines]]
	const { at } = best
	const sides = [lines.filter((line) => right(line) <= at), lines.filter((line) => right(line) > at)]
	return sides.every((side) => side.length >= leastLines && side.some(isHeading)) ? sides : [[...lines]]
}

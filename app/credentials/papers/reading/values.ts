import type { TextLine } from '#app/platform/ocr/picture-text.ts'
import { type Label, labelsIn } from './labels.ts'

/** What may be the value of a label, the likeliest first. */
type Candidate = { text: string; line: TextLine; isBelow?: true }
export type Labelled = { label: Label; line: TextLine; rest: string; candidates: Candidate[] }

const middle = ({ top, height }: TextLine) => top + height / 2
const right = ({ left, width }: TextLine) => left + width
const bottom = ({ top, height }: TextLine) => top + height

/**
 * Every label of a page with what is printed after it: behind it on its line, to the right of it, or below. A line that is a label itself
 * is no value, so where a value is missing none is borrowed from a neighbour.
 */
export function labelledValues(lines: readonly TextLine[]): Labelled[] {
	const labelled = lines.map((line) => ({ line, found: labelsIn(line.text) }))
	const plain = labelled.filter(({ found }) => found.length === 0).map(({ line }) => line)
	const walls = labelled.filter(({ found }) => found.length > 0).map(({ line }) => line)
	return labelled.flatMap(({ line, found }) =>
		found.map(({ label, rest }, at) => {
			if (rest !== '') return { label, line, rest, candidates: [{ text: rest, line }] }
			// What stands beside or below belongs to the last label of the line.
			if (at < found.length - 1) return { label, line, rest, candidates: [] }
			const others = walls.filter((wall) => wall !== line)
			const row = toTheRight(line, plain, others)
			const below = nearestBelow(line, plain, others)
			const beside = [joined(row), row[0]].flatMap((each) => (each ? [{ text: each.text, line: each }] : []))
			const candidates: Candidate[] = below ? [...beside, { text: below.text, line: below, isBelow: true }] : beside
			return { label, line, rest, candidates }
		}),
	)
}

const isOnRow = (one: TextLine, other: TextLine) =>
	Math.abs(middle(one) - middle(other)) < 0.6 * Math.max(one.height, other.height)

/** What stands to the right of a label, up to the next label or a gap, from left to right. */
function toTheRight(label: TextLine, plain: readonly TextLine[], labels: readonly TextLine[]): TextLine[] {
	const after = (line: TextLine) => line.left > label.left + label.width / 2 && isOnRow(label, line)
	const wall = Math.min(...labels.filter(after).map(({ left }) => left))
	const row = plain.filter((line) => after(line) && line.left < wall).toSorted((a, b) => a.left - b.left)
	const end = row.findIndex((line, at) => at > 0 && line.left - right(row[at - 1] ?? line) > 2 * label.height)
	return end < 0 ? row : row.slice(0, end)
}

/** A name may be cut into its words. */
function joined([first, ...others]: readonly TextLine[]): TextLine | undefined {
	if (!first || others.length === 0) return undefined
	const all = [first, ...others]
	const top = Math.min(...all.map((line) => line.top))
	return {
		text: all.map(({ text }) => text).join(' '),
		confidence: Math.min(...all.map(({ confidence }) => confidence)),
		signs: all.flatMap(({ signs }, at) => (at === 0 ? signs : [1, ...signs])),
		left: first.left,
		top,
		width: Math.max(...all.map(right)) - first.left,
		height: Math.max(...all.map(bottom)) - top,
	}
}

function nearestBelow(label: TextLine, plain: readonly TextLine[], labels: readonly TextLine[]) {
	const near = Math.max(label.height, 20)
	const under = (line: TextLine) =>
		line.top > middle(label) &&
		line.top - bottom(label) < 1.2 * near &&
		line.left < right(label) &&
		right(line) > label.left &&
		Math.abs(line.left - label.left) < 4 * near
	const first = plain.filter(under).toSorted((a, b) => a.top - b.top)[0]
	const wall = labels.filter(under).toSorted((a, b) => a.top - b.top)[0]
	return first && (!wall || middle(first) < middle(wall)) ? first : undefined
}

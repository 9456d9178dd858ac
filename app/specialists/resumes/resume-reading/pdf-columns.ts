import { headingOf } from './headings.ts'
import type { Piece, Row } from './pdf-rows.ts'

type Block = { main: Row[]; side: Row[] }

/** Parts a page at the gap that runs down it with headings on both sides: dates beside posts are a table, and stay together. */
export function columnsOf(rows: readonly Row[], width: number): Block[] {
	const best = gutters(rows, width)
		.map((gutter) => ({ gutter, run: longestRun(rows, gutter) }))
		.filter(({ gutter, run }) =>
			isTwoColumns(
				run.map((at) => rows[at]).filter((row) => row !== undefined),
				gutter,
			),
		)
		.toSorted((one, other) => other.run.length - one.run.length)[0]
	if (!best) return [{ main: [...rows], side: [] }]
	const [from, to] = [best.run[0] ?? 0, (best.run.at(-1) ?? 0) + 1]
	const [left, right] = halves(rows.slice(from, to), best.gutter)
	const isLeftMain = lettersOf(left) >= lettersOf(right)
	return [
		...(from > 0 ? columnsOf(rows.slice(0, from), width) : []),
		{ main: isLeftMain ? left : right, side: isLeftMain ? right : left },
		...(to < rows.length ? columnsOf(rows.slice(to), width) : []),
	]
}

/** Where a column could begin: left edges that several rows share. */
function gutters(rows: readonly Row[], width: number): number[] {
	const edges = new Map<number, number>()
	for (const { pieces } of rows)
		for (const { left } of pieces) {
			const edge = Math.round(left / 2) * 2
			if (edge > width * 0.15) edges.set(edge, (edges.get(edge) ?? 0) + 1)
		}
	return [...edges]
		.filter(([, count]) => count >= 3)
		.toSorted(([, one], [, other]) => other - one)
		.slice(0, 12)
		.map(([edge]) => edge - 2)
}

/** The longest run of rows without text across a line from top to bottom. */
function longestRun(rows: readonly Row[], x: number): number[] {
	let best: number[] = []
	let run: number[] = []
	for (const [at, { pieces }] of rows.entries()) {
		if (pieces.some(({ left, right }) => left < x - 1 && right > x + 1)) run = []
		else run.push(at)
		if (run.length > best.length) best = [...run]
	}
	return best
}

function isTwoColumns(rows: readonly Row[], gutter: number): boolean {
	const sides = halves(rows, gutter)
	// Labels with their values beside them are one column.
	const isBeside = rows.filter(({ pieces }) =>
		pieces.some(({ left, text }) => left >= gutter && text.startsWith(':')),
	).length
	if (isBeside * 2 > Math.min(...sides.map((side) => side.length))) return false
	// `Total` above the last of seven cells is the head of a table, not of a column.
	const heads = halves(
		rows.filter(({ pieces }) => pieces.length <= 4),
		gutter,
	)
	return sides.every(
		(side, at) =>
			side.length >= 3 &&
			heads[at]?.some(({ pieces }) => pieces.length === 1 && isColumnHeading(pieces[0]?.text ?? '')),
	)
}
/** `Particulars` beside `Details` is the head of a form. */
const isColumnHeading = (text: string) =>
	headingOf(text)?.rest === '' && !/bio-?\s?data|curriculum|vitae|resume|^(?:particulars|details)$/i.test(text)

/** Both sides of a line, each with rows of its own: letters that only happen to stand at one height do not belong together. */
function halves(rows: readonly Row[], x: number): [Row[], Row[]] {
	const side = (isOn: (piece: Piece) => boolean) =>
		rows.flatMap(({ pieces }) => {
			const own = pieces.filter(isOn)
			return own.length === 0
				? []
				: [
						{
							pieces: own,
							top: Math.max(...own.map(({ top }) => top)),
							bottom: Math.min(...own.map(({ bottom }) => bottom)),
						},
					]
		})
	return [side(({ left }) => left < x), side(({ left }) => left >= x)]
}

const lettersOf = (rows: readonly Row[]) =>
	rows.reduce((sum, { pieces }) => sum + pieces.reduce((all, { text }) => all + text.length, 0), 0)

import { headingOf } from './headings.ts'
import { findSpan, isMoment } from './months.ts'
import { middle, type Piece, type Row } from './pdf-rows.ts'

/** Rows as lines. What looks like a table of three columns or more has the lines of each cell joined. */
export function linesOf(rows: readonly Row[]): string[] {
	const lines: string[] = []
	for (let at = 0; at < rows.length; ) {
		const table = tableAt(rows, at)
		if (table) {
			lines.push(...table.lines)
			at = table.end
		} else {
			lines.push((rows[at]?.pieces ?? []).map(({ text }) => text).join('\t'))
			at++
		}
	}
	return lines
}

type Column = { left: number; right: number }

function tableAt(rows: readonly Row[], from: number): { lines: string[]; end: number } | null {
	const first = rows[from]
	if (!first || first.pieces.length < 2) return null
	let columns: Column[] = first.pieces.map(({ left, right }) => ({ left, right }))
	let end = from + 1
	let bottom = first.bottom
	for (; end < rows.length; end++) {
		const row = rows[end]
		if (!row || bottom - row.top > (row.top - row.bottom) * 1.8) break
		if (row.pieces.length === 1 && headingOf(row.pieces[0]?.text ?? '')) break
		const joinedColumns = fit(columns, row.pieces)
		if (!joinedColumns) break
		columns = joinedColumns
		bottom = Math.min(bottom, row.bottom)
	}
	const held = rows.slice(from, end)
	if (columns.length < 3 || end - from < 2 || held.filter(({ pieces }) => pieces.length >= 3).length < 2) return null
	return { lines: cellsOf(held, columns), end }
}

/** The columns with a row's pieces in them; null where a piece reaches over two of them. */
function fit(columns: readonly Column[], pieces: readonly Piece[]): Column[] | null {
	const known = columns.map((column) => ({ ...column }))
	for (const { left, right } of pieces) {
		const over = known.filter((column) => left < column.right - 1 && right > column.left + 1)
		if (over.length > 1) return null
		const [own] = over
		if (own) {
			own.left = Math.min(own.left, left)
			own.right = Math.max(own.right, right)
		} else known.push({ left, right })
	}
	const sorted = known.toSorted((one, other) => one.left - other.left)
	return sorted.every((column, at) => at === 0 || column.left >= (sorted[at - 1]?.right ?? 0) - 1) ? sorted : null
}

/** The rows of a table: lines of cells that overlap in height are one row. */
function cellsOf(rows: readonly Row[], columns: readonly Column[]): string[] {
	const cells = columns.map((column) => blocksIn(rows, column))
	const starts = rowStarts(cells, rows)
	return starts.map(({ top, bottom }) =>
		cells
			.map((blocks) =>
				blocks
					.flat()
					.filter((piece) => middle(piece) <= top && middle(piece) > bottom)
					.map(({ text }) => text)
					.join(' '),
			)
			.join('\t'),
	)
}

/** The pieces of a column, those close below each other together. */
function blocksIn(rows: readonly Row[], column: Column): Piece[][] {
	const blocks: Piece[][] = []
	for (const piece of rows.flatMap(({ pieces }) =>
		pieces.filter(({ left }) => left >= column.left - 1 && left < column.right),
	)) {
		const last = blocks.at(-1)?.at(-1)
		if (last && last.bottom - piece.top < piece.size * 0.35 && middle(last) - middle(piece) < piece.size * 1.45)
			blocks.at(-1)?.push(piece)
		else blocks.push([piece])
	}
	return blocks
}

/** Bands from the top of a row to the top of the next. */
function rowStarts(cells: readonly Piece[][][], rows: readonly Row[]): { top: number; bottom: number }[] {
	const blocks = cells.flat().toSorted((one, other) => (other[0]?.top ?? 0) - (one[0]?.top ?? 0))
	const bands: { top: number; bottom: number; lines: number }[] = []
	for (const block of blocks) {
		const [top, bottom] = [block[0]?.top ?? 0, block.at(-1)?.bottom ?? 0]
		const last = bands.at(-1)
		if (last && top > last.bottom + 1 && overlap(last, { top, bottom })) {
			last.bottom = Math.min(last.bottom, bottom)
			last.lines = Math.max(last.lines, block.length)
		} else bands.push({ top, bottom, lines: block.length })
	}
	// Without space between its rows a table is one band: then each line with several cells begins a row.
	const isSpaced = bands.length > 2
	return bands.flatMap((band) => {
		const held = rows.filter((row) => middle(row) <= band.top && middle(row) >= band.bottom)
		const full = held.filter(({ pieces }) => pieces.length >= Math.min(3, cells.length))
		const whole = full.filter(({ pieces }) => pieces.some(({ text }) => (findSpan(text)?.to ?? null) !== null))
		if (full.length < 2 || (isSpaced && whole.length < 2 && !eachHasItsTime(held, full))) return [band]
		return full.map((row, at) => ({ top: at === 0 ? band.top : row.top, bottom: full[at + 1]?.top ?? band.bottom }))
	})
}

/** No line goes on from the one above: each fills its cells, one of them with a time that is whole. */
const eachHasItsTime = (held: readonly Row[], full: readonly Row[]) =>
	held.length === full.length &&
	full.every(
		({ pieces }) => pieces.length === full[0]?.pieces.length && pieces.some(({ text }) => isMoment(text.trim())),
	)
const overlap = (one: { top: number; bottom: number }, other: { top: number; bottom: number }) =>
	Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) >
	Math.min(one.top - one.bottom, other.top - other.bottom) * 0.3

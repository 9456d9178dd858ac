import type { Flow } from './flows.ts'
import { headingOf } from './headings.ts'
import { columnsOf } from './pdf-columns.ts'
import { type Glyph, type Row, rowsOf } from './pdf-rows.ts'
import { linesOf } from './pdf-tables.ts'

export type Page = { width: number; height: number; glyphs: Glyph[] }

/**
 * Puts the letters of each page back into lines, tables and columns. Columns that go on below each other are read one after the other,
 * cells of a row together, with a tab between. `title` is what is printed largest at the top of the first page.
 */
export function layOut(pages: readonly Page[]): { flows: Flow[]; title: string | null } {
	const main: Flow = { lines: [], isMain: true }
	const sides: Flow[] = []
	const repeated = repeatedLines(pages)
	let title: string | null = null
	for (const [number, { glyphs, width, height }] of pages.entries()) {
		const rows = rowsOf(glyphs)
		if (number === 0) title = titleOf(rows)
		const body = rows.filter((row) => number === 0 || !repeated.has(keyOf(row)) || !isMargin(row, height))
		for (const block of columnsOf(body, width)) {
			main.lines.push(...linesOf(block.main))
			if (block.side.length === 0) continue
			const lines = linesOf(block.side)
			const goesOn = number > 0 && sides.length > 0 && !headingOf(lines[0] ?? '')
			if (goesOn) sides.at(-1)?.lines.push(...lines)
			else sides.push({ lines, isMain: false })
		}
	}
	return { flows: [main, ...sides], title }
}

/** Headers and footers, which would stand between two lines that belong together. */
function repeatedLines(pages: readonly Page[]): Set<string> {
	const seen = new Map<string, number>()
	for (const { glyphs, height } of pages)
		for (const key of new Set(
			rowsOf(glyphs)
				.filter((row) => isMargin(row, height))
				.map(keyOf),
		))
			seen.set(key, (seen.get(key) ?? 0) + 1)
	return new Set([...seen].filter(([, count]) => count > 1).map(([key]) => key))
}
const isMargin = ({ top, bottom }: Row, height: number) => bottom > height * 0.9 || top < height * 0.1
const keyOf = ({ pieces }: Row) => pieces.map(({ text }) => text.replace(/\d+/g, '#')).join(' ')

function titleOf(rows: readonly Row[]): string | null {
	const pieces = rows.slice(0, 40).flatMap((row) => row.pieces)
	const sizes = rows.flatMap((row) => row.pieces.map(({ size }) => size)).toSorted((a, b) => a - b)
	const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
	const largest = Math.max(0, ...pieces.map(({ size }) => size))
	if (largest < usual * 1.2) return null
	const drawn = pieces.filter(({ size }) => size > largest * 0.97)
	return drawn.length <= 3 ? drawn.map(({ text }) => text).join(' ') : null
}

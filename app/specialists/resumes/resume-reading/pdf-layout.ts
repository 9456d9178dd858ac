import type { Flow } from './flows.ts'
import { headingOf } from './headings.ts'
import { findSpan } from './months.ts'

/** A letter and where it stands; up is positive, as in PDF. */
export type Glyph = {
	text: string
	left: number
	right: number
	top: number
	bottom: number
	size: number
	/** The reader of the file saw a space before it that is not in the file. */
	isAfterSpace?: boolean
}
export type Page = { width: number; height: number; glyphs: Glyph[] }

/** Text without a gap that could part two columns. */
type Piece = { text: string; left: number; right: number; top: number; bottom: number; size: number }
type Row = { pieces: Piece[]; top: number; bottom: number }

/** A gap this wide, in letter heights, parts what stands side by side; a smaller one is a space. */
const columnGap = 1.3
const wordGap = 0.17
/** Where the reader of the file saw no space, as between small capitals that it has no widths for. */
const gapWithoutSpace = 0.3
/** In slanted print letters reach over each other, and a space is narrower. */
const slantedGap = 0.1

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

/** Letters in rows by their place, whatever order the file has them in. */
function rowsOf(glyphs: readonly Glyph[]): Row[] {
	const rows: { glyphs: Glyph[]; order: number[]; top: number; bottom: number }[] = []
	const drawn = withoutRepeats(glyphs.filter(({ text, size }) => size > 0 && text !== '\r' && text !== '\n')).map(
		(glyph, at) => ({ glyph, at }),
	)
	for (const { glyph, at } of drawn.toSorted((a, b) => middle(b.glyph) - middle(a.glyph))) {
		// The last rows only: what follows is lower.
		const row = rows.slice(-6).find((known) => isBeside(known, glyph))
		if (row) {
			row.glyphs.push(glyph)
			row.order.push(at)
			row.top = Math.max(row.top, glyph.top)
			row.bottom = Math.min(row.bottom, glyph.bottom)
		} else rows.push({ glyphs: [glyph], order: [at], top: glyph.top, bottom: glyph.bottom })
	}
	return rows
		.map((row) => ({ pieces: piecesOf(inFileOrder(row)), top: row.top, bottom: row.bottom }))
		.filter(({ pieces }) => pieces.length > 0)
}

/** Letters of India that browsers print in several pieces: each piece says what all of them are, over the letters before it. */
function withoutRepeats(glyphs: readonly Glyph[]): Glyph[] {
	const kept: Glyph[] = []
	for (let at = 0; at < glyphs.length; ) {
		const length = isIndian.test(glyphs[at]?.text ?? '') ? repeatAt(glyphs, at, kept) : 0
		if (length === 0) kept.push(...glyphs.slice(at, at + 1))
		at += Math.max(1, length)
	}
	return kept
}

const longestRepeat = 12

function repeatAt(glyphs: readonly Glyph[], at: number, kept: readonly Glyph[]): number {
	const own = glyphs[at]
	const last = kept.at(-1)
	if (!own || !last || !/\p{L}/u.test(own.text)) return 0
	// What is drawn from one place is a ligature, unless it says at once the same.
	const furthest = isAtOnePlace([last], own) ? 4 : longestRepeat
	for (let back = 2; back <= Math.min(furthest, kept.length); back++) {
		const before = kept.slice(-back)
		const first = before[0]
		if (!first || first.text !== own.text || Math.abs(middle(first) - middle(own)) > own.size) continue
		const right = Math.max(...before.filter(({ text }) => !isSign.test(text)).map((glyph) => glyph.right))
		if (own.left <= first.left || own.left - first.right > own.size * 2 || right - own.left < own.size * 0.1) continue
		const length = before.findIndex(({ text }, ahead) => glyphs[at + ahead]?.text !== text)
		const same = length === -1 ? back : length
		if (same >= 2) return same
	}
	return 0
}
const isSign = /\p{M}/u

const inFileOrder = ({ glyphs, order }: { glyphs: Glyph[]; order: number[] }) =>
	glyphs
		.map((glyph, at) => ({ glyph, place: order[at] ?? 0 }))
		.toSorted((a, b) => a.place - b.place)
		.map(({ glyph }) => glyph)
const middle = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2
function isBeside(row: { glyphs: Glyph[] }, glyph: Glyph): boolean {
	const [first] = row.glyphs
	if (!first) return false
	return Math.abs(middle(first) - middle(glyph)) < Math.min(first.size, glyph.size) * 0.4
}

/** A letter in its place, with the gap and the space before it. */
type Placed = { glyph: Glyph; gap: number; isAfterSpace: boolean }

function piecesOf(glyphs: readonly Glyph[]): Piece[] {
	const pieces: Placed[][] = []
	// Signs that are drawn over a letter have no width of their own and stay behind it.
	const inOrder = placesOf(glyphs).toSorted((a, b) => a.left - b.left || a.at - b.at)
	let wasSpace = false
	let right = 0
	let stack: Glyph[] = []
	let before: { glyph: Glyph; at: number } | undefined
	for (const { glyph, at } of inOrder) {
		if (/^\s$/u.test(glyph.text)) {
			wasSpace = true
			continue
		}
		if (before && isDrawnAgain(before, { glyph, at })) continue
		const gap = before ? glyph.left - right : 0
		const placed = { glyph, gap, isAfterSpace: wasSpace }
		const piece = pieces.at(-1)
		if (piece && gap <= glyph.size * columnGap) {
			piece.push(placed)
			stack = isAtOnePlace(stack, glyph) ? [...stack, glyph] : [glyph]
			right = Math.max(right, isVirama.test(glyph.text) ? 0 : glyph.right, (stack[0]?.left ?? 0) + widthOf(stack))
		} else {
			pieces.push([placed])
			stack = [glyph]
			right = glyph.right
		}
		before = { glyph, at }
		wasSpace = false
	}
	return pieces.map(asPiece)
}

const isAtOnePlace = ([first]: readonly Glyph[], { text, left }: Glyph) =>
	first !== undefined && isIndian.test(first.text) && isIndian.test(text) && Math.abs(first.left - left) < 0.01

/** Browsers print a letter of India and its signs from one place: what they take together. Half letters and signs are narrower. */
const widthOf = (stack: readonly Glyph[]) =>
	stack.reduce((sum, { text, left, right, size }, at) => {
		const width = right - left
		if (at === 0 && stack.length === 1) return width
		if (isSpacingSign.test(text)) return sum + Math.min(width, size * 0.22)
		if (!/\p{L}/u.test(text)) return sum
		const isHalf = isVirama.test(stack[at + 1]?.text ?? '')
		return sum + (isHalf ? (text === 'र' ? 0 : width / 2) : width)
	}, 0)
const isSpacingSign = /[\u093e-\u0940\u0949-\u094c]/u
const isVirama = /\u094d/u

function asPiece(placed: readonly Placed[]): Piece {
	const spacing = spacingOf(placed)
	const isLatin = !placed.some(({ glyph }) => isIndian.test(glyph.text))
	const text = placed.map(({ glyph, gap, isAfterSpace }, at) => {
		const last = placed[at - 1]?.glyph
		if (!last) return glyph.text
		const needed = spacing < 0 ? slantedGap : wordGap
		const isSeen = glyph.isAfterSpace === true
		const isWide = gap > spacing + glyph.size * (isSeen || spacing > 0 || !isLatin ? needed : gapWithoutSpace)
		// Letters of India are drawn over each other, and those of a ligature: there a gap alone is no space.
		const isDrawnOver =
			isIndian.test(glyph.text) || isIndian.test(last.text) || placed[at - 2]?.glyph.left === last.left
		const isSpace = isWide && (!isDrawnOver || isSeen)
		return isAfterSpace || isSpace ? ` ${glyph.text}` : glyph.text
	})
	const glyphs = placed.map(({ glyph }) => glyph)
	return {
		text: text.join(''),
		left: glyphs[0]?.left ?? 0,
		right: Math.max(...glyphs.map(({ right }) => right)),
		top: Math.max(...glyphs.map(({ top }) => top)),
		bottom: Math.min(...glyphs.map(({ bottom }) => bottom)),
		size: Math.max(...glyphs.map(({ size }) => size)),
	}
}

/** What letter-spaced print leaves between letters, less than nothing in slanted print; nothing in other print. */
function spacingOf(placed: readonly Placed[]): number {
	const gaps = placed
		.slice(1)
		.filter(({ isAfterSpace }) => !isAfterSpace)
		.map(({ gap, glyph }) => gap / glyph.size)
		.toSorted((a, b) => a - b)
	const low = gaps[Math.floor(gaps.length / 4)] ?? 0
	const size = placed[0]?.glyph.size ?? 0
	return gaps.length >= 4 &&
		(low > wordGap * 0.6 || (isSlanted(gaps) && !placed.some(({ glyph }) => isIndian.test(glyph.text))))
		? low * size
		: 0
}

/** Most letters reach over the one before. */
const isSlanted = (gaps: readonly number[]) => (gaps[Math.floor(gaps.length / 2)] ?? 0) < -0.1

/** Where each letter is read: signs of India's scripts are drawn before or above letters that they follow in the word. */
function placesOf(glyphs: readonly Glyph[]): { glyph: Glyph; at: number; left: number }[] {
	let last = Number.NEGATIVE_INFINITY
	return glyphs.map((glyph, at) => {
		const goesOn = isIndian.test(glyph.text) && glyph.left < last && last - glyph.left < glyph.size * 2
		last = goesOn ? last : glyph.left
		return { glyph, at, left: last }
	})
}

const isIndian = /[\u0900-\u0dff]/u

/** The same letter a hair beside it, for bold print; the letters of a ligature follow each other in the file. */
const isDrawnAgain = (one: { glyph: Glyph; at: number }, other: { glyph: Glyph; at: number }) =>
	one.glyph.text === other.glyph.text &&
	Math.abs(one.at - other.at) > 1 &&
	Math.abs(one.glyph.left - other.glyph.left) < (other.glyph.right - other.glyph.left) * 0.3 &&
	/\p{L}|\p{N}/u.test(other.glyph.text)

function titleOf(rows: readonly Row[]): string | null {
	const pieces = rows.slice(0, 40).flatMap((row) => row.pieces)
	const sizes = rows.flatMap((row) => row.pieces.map(({ size }) => size)).toSorted((a, b) => a - b)
	const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
	const largest = Math.max(0, ...pieces.map(({ size }) => size))
	if (largest < usual * 1.2) return null
	const drawn = pieces.filter(({ size }) => size > largest * 0.97)
	return drawn.length <= 3 ? drawn.map(({ text }) => text).join(' ') : null
}

type Block = { main: Row[]; side: Row[] }

/** Parts a page at the gap that runs down it with headings on both sides: dates beside posts are a table, and stay together. */
function columnsOf(rows: readonly Row[], width: number): Block[] {
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
	return sides.every(
		(side) =>
			side.length >= 3 && side.some(({ pieces }) => pieces.length === 1 && isColumnHeading(pieces[0]?.text ?? '')),
	)
}
const isColumnHeading = (text: string) =>
	headingOf(text)?.rest === '' && !/bio-?\s?data|curriculum|vitae|resume/i.test(text)

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

/** Rows as lines. What looks like a table of three columns or more has the lines of each cell joined. */
function linesOf(rows: readonly Row[]): string[] {
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
		if (full.length < 2 || (isSpaced && whole.length < 2)) return [band]
		return full.map((row, at) => ({ top: at === 0 ? band.top : row.top, bottom: full[at + 1]?.top ?? band.bottom }))
	})
}
const overlap = (one: { top: number; bottom: number }, other: { top: number; bottom: number }) =>
	Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) >
	Math.min(one.top - one.bottom, other.top - other.bottom) * 0.3

import { isMoment } from './months.ts'

/** Text and where it stands; up is positive, as in PDF. */
type Box = { text: string; left: number; right: number; top: number; bottom: number; size: number }

/** A letter. `isAfterSpace`: the reader of the file saw a space before it that is not in the file. */
export type Glyph = Box & { isAfterSpace?: boolean }

/** Text without a gap that could part two columns. `gaps`: wide spaces within it, the letter behind one in `text`, and the places on both its sides. */
export type Piece = Box & { gaps: { at: number; left: number; right: number }[] }
export type Row = { pieces: Piece[]; top: number; bottom: number }

/** A gap this wide, in letter heights, parts what stands side by side; a smaller one is a space. */
const columnGap = 1.3
/** Beside a cell that fills its column tables leave less than that. */
const narrowColumnGap = 0.9
/** Between two times that is enough; no space within one is that wide. */
const timeGap = 0.5
const wordGap = 0.17
/** Where the reader of the file saw no space, as between small capitals that it has no widths for. */
const gapWithoutSpace = 0.3
/** In slanted print letters reach over each other, and a space is narrower. */
const slantedGap = 0.1

/** Letters in rows by their place, whatever order the file has them in. */
export function rowsOf(glyphs: readonly Glyph[]): Row[] {
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
	return withNarrowColumns(
		rows
			.map((row) => ({ pieces: piecesOf(inFileOrder(row)), top: row.top, bottom: row.bottom }))
			.filter(({ pieces }) => pieces.length > 0),
	)
}

/** Pieces parted at a wide space where the row above or below has a cell that begins in the same place. */
const withNarrowColumns = (rows: readonly Row[]): Row[] =>
	rows.map((row, at) => {
		const begin = [rows[at - 1], rows[at + 1]].flatMap((near) => near?.pieces.slice(1).map(({ left }) => left) ?? [])
		return { ...row, pieces: row.pieces.flatMap((piece) => parted(piece, begin)).flatMap(withTimesApart) }
	})

function parted(piece: Piece, begin: readonly number[]): Piece[] {
	const gap = piece.gaps.find(
		({ left, right }) =>
			right - left > piece.size * narrowColumnGap && begin.some((each) => Math.abs(each - right) < 1),
	)
	return gap ? cutAt(piece, gap) : [piece]
}

/** `02.05.2022 Till date 4 Yrs`: times beside each other stand in cells of their own, however narrow. */
function withTimesApart(piece: Piece): Piece[] {
	const cells = piece.gaps.reduceRight(
		(apart, gap) => {
			const [first = piece, ...others] = apart
			return [...cutAt(first, gap), ...others]
		},
		[piece],
	)
	const isTime = cells.map(({ text }) => isMoment(text))
	return isTime.some((each, at) => each && isTime[at + 1]) ? cells : [piece]
}

function cutAt(piece: Piece, gap: Piece['gaps'][number]): Piece[] {
	const { text, gaps } = piece
	return [
		{ ...piece, text: text.slice(0, gap.at).trimEnd(), right: gap.left, gaps: gaps.filter(({ at }) => at < gap.at) },
		{ ...piece, text: text.slice(gap.at).trimStart(), left: gap.right, gaps: [] },
	]
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

export const middle = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2
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
	const isNarrow = isLatin && spacing === 0 && hasNarrowSpaces(placed)
	const needed = spacing < 0 || isNarrow ? slantedGap : wordGap
	const text = placed.map(({ glyph, gap, isAfterSpace }, at) => {
		const last = placed[at - 1]?.glyph
		if (!last) return glyph.text
		const isSeen = glyph.isAfterSpace === true
		const afterLigature = placed[at - 2]?.glyph.left === last.left
		const width = last.right - last.left
		// Two letters are wider than that: the ligature says the width of one of them for each.
		const isHalf = isLatin && afterLigature && width < glyph.size * 0.4
		const space = isHalf ? gap - width : gap
		const isWide =
			space > spacing + glyph.size * (isSeen || isNarrow || spacing > 0 || !isLatin ? needed : gapWithoutSpace)
		// Letters of India are drawn over each other, and those of a ligature: there a gap alone is no space.
		const isDrawnOver = isIndian.test(glyph.text) || isIndian.test(last.text) || afterLigature
		const isSpace = isWide && (!isDrawnOver || isSeen)
		return isAfterSpace || isSpace ? ` ${glyph.text}` : glyph.text
	})
	const glyphs = placed.map(({ glyph }) => glyph)
	let at = 0
	const gaps = placed.flatMap(({ glyph, gap }, index) => {
		const begin = at
		at += text[index]?.length ?? 0
		return index > 0 && gap > glyph.size * timeGap ? [{ at: begin, left: glyph.left - gap, right: glyph.left }] : []
	})
	return {
		text: text.join(''),
		gaps,
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

/** Letters placed on whole pixels: what is between two of a word and what is between words, and nothing in the middle. */
function hasNarrowSpaces(placed: readonly Placed[]): boolean {
	const gaps = placed.slice(1).map(({ gap, glyph }) => gap / glyph.size)
	return gaps.length >= 8 && !gaps.some((gap) => gap > slantedGap * 0.7 && gap < slantedGap * 1.3)
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

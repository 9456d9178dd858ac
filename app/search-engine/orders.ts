import { type Bits, hasBit, type Span } from './bits.ts'

/** Rows there can be: a sort key of 32 bits and a row number share one number, which sorts fastest. */
const maxRows = 2 ** 21

/** In which order rows are listed. */
export type Ranking = {
	/** Greater comes first. */
	keyOf: (row: number) => number
	/** Of two rows with one key, the one that comes first. */
	isFirst: (a: number, b: number) => boolean
	/** Is this row listed behind where the last page ended? */
	isShown: (row: number) => boolean
}

/** Rows by a whole number, least first; rows with the same number as they come, or the other way round. */
export function sortedRows(rows: number, by: (row: number) => number, isReversed = false): Int32Array {
	if (rows > maxRows) throw new Error(`An index holds ${maxRows} rows at most`)
	const numberOf = smallNumbers(rows, by)
	const packed = new Float64Array(rows)
	for (let row = 0; row < rows; row++) packed[row] = numberOf(row) * maxRows + (isReversed ? maxRows - 1 - row : row)
	packed.sort()
	return Int32Array.from(packed, (key) => (isReversed ? maxRows - 1 - (key % maxRows) : key % maxRows))
}

/** Numbers in the same order that are less than 2³²: the numbers from their least, or their ranks where that is more. */
function smallNumbers(rows: number, by: (row: number) => number): (row: number) => number {
	let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
	for (let row = 0; row < rows; row++) {
		const number = by(row)
		least = Math.min(least, number)
		most = Math.max(most, number)
	}
	if (most - least < 2 ** 32) return (row) => by(row) - least
	const sorted = Float64Array.from({ length: rows }, (_, row) => by(row)).sort()
	return (row) => firstPlace(rows, (place) => (sorted[place] ?? 0) >= by(row))
}

/** The first of so many places that is right, when all behind it are; as many as there are when none is. */
function firstPlace(places: number, isRight: (place: number) => boolean): number {
	let [low, high] = [0, places]
	while (low < high) {
		const middle = (low + high) >>> 1
		if (isRight(middle)) high = middle
		else low = middle + 1
	}
	return low
}

/** The first rows of an order that are in the set; null when that takes more steps than comparing all would. */
export function walk(
	order: Int32Array,
	all: Bits,
	{ isShown }: Ranking,
	how: { spans: readonly Span[]; limit: number; fromTop: boolean; patience: number },
): number[] | null {
	const found: number[] = []
	const start = how.fromTop ? 0 : firstPlace(order.length, (place) => isShown(order[place] ?? 0))
	const end = Math.min(order.length, start + how.patience)
	for (let place = start; place < end; place++) {
		const row = order[place] ?? 0
		// What a set has outside of the spans is left from another search.
		if (hasBit(all, row) && isWithin(how.spans, row) && found.push(row) === how.limit) return found
	}
	return end === order.length ? found : null
}

const isWithin = (spans: readonly Span[], row: number) => {
	const word = row >>> 5
	return spans.some(([from, to]) => word >= from && word < to)
}

/** The rows that come first, in order, however they are met. */
export class BestRows {
	readonly rows: number[] = []
	readonly #keys: number[] = []
	readonly #limit: number
	readonly #ranking: Ranking

	constructor(limit: number, ranking: Ranking, known: readonly number[] = []) {
		this.#limit = limit
		this.#ranking = ranking
		for (const row of known) {
			this.rows.push(row)
			this.#keys.push(ranking.keyOf(row))
		}
	}

	offer(row: number) {
		const { keyOf, isShown } = this.#ranking
		const key = keyOf(row)
		let at = this.rows.length
		if (at === this.#limit && !this.#isBefore(row, key, at - 1)) return
		if (!isShown(row)) return
		while (at > 0 && this.#isBefore(row, key, at - 1)) at--
		this.rows.splice(at, 0, row)
		this.#keys.splice(at, 0, key)
		this.rows.length = Math.min(this.rows.length, this.#limit)
		this.#keys.length = this.rows.length
	}

	#isBefore(row: number, key: number, place: number): boolean {
		const difference = key - (this.#keys[place] ?? 0)
		return difference === 0 ? this.#ranking.isFirst(row, this.rows[place] ?? 0) : difference > 0
	}
}

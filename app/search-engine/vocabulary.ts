import { addBits, type Bits, setBit, type Span, wordsFor } from './bits.ts'

/** Which rows have which terms. Collected row by row, then turned round once. */
export class TermCollector {
	readonly #ids = new Map<string, number>()
	readonly #ends: Int32Array
	#terms = new Int32Array(1024)
	#length = 0

	constructor(capacity: number) {
		this.#ends = new Int32Array(capacity)
	}

	/** Rows come in order. */
	add(row: number, terms: readonly string[]) {
		for (const term of new Set(terms)) {
			if (term === '') continue
			const id = this.#ids.get(term) ?? this.#ids.size
			this.#ids.set(term, id)
			if (this.#length === this.#terms.length) {
				const wider = new Int32Array(this.#terms.length * 2)
				wider.set(this.#terms)
				this.#terms = wider
			}
			this.#terms[this.#length++] = id
		}
		this.#ends[row] = this.#length
	}

	/** `order[n]` is the row, as it was collected, that stands at place n from now on. */
	turn(order: Int32Array, capacity: number): Vocabulary {
		const counts = new Int32Array(this.#ids.size)
		for (let at = 0; at < this.#length; at++) {
			const term = this.#terms[at] ?? 0
			counts[term] = (counts[term] ?? 0) + 1
		}
		// A set costs a bit for every row, a list four bytes for each that has the term.
		const rows: (Bits | Uint32Array)[] = Array.from(counts, (count) =>
			count * 32 > capacity ? new Int32Array(wordsFor(capacity)) : new Uint32Array(count),
		)
		const filled = new Int32Array(counts.length)
		for (let place = 0; place < order.length; place++) {
			const row = order[place] ?? 0
			for (let at = row === 0 ? 0 : (this.#ends[row - 1] ?? 0); at < (this.#ends[row] ?? 0); at++) {
				const term = this.#terms[at] ?? 0
				const list = rows[term]
				if (list instanceof Uint32Array) list[filled[term] ?? 0] = place
				else if (list) setBit(list, place)
				filled[term] = (filled[term] ?? 0) + 1
			}
		}
		return new Vocabulary([...this.#ids.keys()], rows)
	}
}

/** Every term, with the rows that have it. */
export class Vocabulary {
	readonly #text: string
	readonly #starts: Int32Array
	readonly #rows: readonly (Bits | Uint32Array)[]

	constructor(terms: readonly string[], rows: readonly (Bits | Uint32Array)[]) {
		// In one text, because one search through it is many times faster than one through each term.
		this.#text = terms.map((term) => `${term}\n`).join('')
		this.#starts = new Int32Array(terms.length)
		this.#rows = rows
		let start = 0
		for (const [index, term] of terms.entries()) {
			this.#starts[index] = start
			start += term.length + 1
		}
	}

	/** Adds the rows that have a term with this part in it. */
	addRowsWith(part: string, to: Bits, spans: readonly Span[]) {
		for (const term of this.#termsWith(part)) {
			const rows = this.#rows[term]
			if (rows instanceof Uint32Array) addListed(to, rows, spans)
			else if (rows) addBits(to, rows, spans)
		}
	}

	#termsWith(part: string): number[] {
		const found: number[] = []
		for (let at = this.#text.indexOf(part); at >= 0; ) {
			const term = lastAtOrBefore(this.#starts, at)
			found.push(term)
			const next = this.#starts[term + 1]
			if (next === undefined) break
			at = this.#text.indexOf(part, next)
		}
		return found
	}
}

/** Rows of a long list outside the spans are jumped over. */
function addListed(to: Bits, rows: Uint32Array, spans: readonly Span[]) {
	for (const [from, end] of spans) {
		const last = end << 5
		for (let at = firstAtOrAfter(rows, from << 5); at < rows.length; at++) {
			const row = rows[at] ?? 0
			if (row >= last) break
			setBit(to, row)
		}
	}
}

export function firstAtOrAfter(sorted: Int32Array | Uint32Array, value: number, length = sorted.length): number {
	let [low, high] = [0, length]
	while (low < high) {
		const middle = (low + high) >>> 1
		if ((sorted[middle] ?? 0) < value) low = middle + 1
		else high = middle
	}
	return low
}

const lastAtOrBefore = (sorted: Int32Array, value: number) => firstAtOrAfter(sorted, value + 1) - 1

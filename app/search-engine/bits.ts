/** A set of rows: 32 of them in a word. */
export type Bits = Int32Array
/** Words from the first to before the second: where a search has to look at all. */
export type Span = readonly [from: number, to: number]

export const wordsFor = (rows: number) => (rows + 31) >>> 5
export const setBit = (bits: Bits, row: number) => {
	bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31))
}
export const clearBit = (bits: Bits, row: number) => {
	bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31))
}
export const hasBit = (bits: Bits, row: number) => (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1

/** How many bits each 16-bit number has: two look-ups a word are the fastest count that JavaScript has. */
const ones = new Uint8Array(65_536)
for (let number = 1; number < ones.length; number++) ones[number] = (ones[number >>> 1] ?? 0) + (number & 1)

export function countBits(bits: Bits, spans: readonly Span[]): number {
	let count = 0
	for (const [from, to] of spans)
		for (let at = from; at < to; at++) {
			const word = bits[at] ?? 0
			if (word !== 0) count += (ones[word & 0xffff] ?? 0) + (ones[word >>> 16] ?? 0)
		}
	return count
}

/** The rows that have a value. While they are few they are listed as well, for walking them is the faster way then. */
export class ValueSet {
	readonly bits: Bits
	readonly #most: number
	few: number[] | null = []

	constructor(capacity: number) {
		this.bits = new Int32Array(wordsFor(capacity))
		this.#most = 16 + (capacity >>> 7)
	}

	add(row: number) {
		setBit(this.bits, row)
		if (this.few && this.few.push(row) > this.#most) this.few = null
	}
}

function countFew(rows: readonly number[], set: Bits): number {
	let count = 0
	for (const row of rows) if (hasBit(set, row)) count++
	return count
}

/** Room for the words of one set that are not empty: it is needed for every search, so it is made once. */
export type Room = { at: Int32Array; words: Int32Array }
export const roomFor = (rows: number): Room => ({
	at: new Int32Array(wordsFor(rows)),
	words: new Int32Array(wordsFor(rows)),
})

/** The words of a set that are not empty, for counting what it has in common with many others. */
export class Compressed {
	readonly #room: Room
	/** The set itself, when all of its rows are meant and not those of some spans. */
	readonly #whole: Bits | null
	#length = 0

	constructor(room: Room, bits: Bits, spans: readonly Span[], isWhole: boolean) {
		this.#room = room
		this.#whole = isWhole ? bits : null
		const { at, words } = room
		let length = 0
		for (const [from, to] of spans)
			for (let place = from; place < to; place++) {
				const word = bits[place] ?? 0
				if (word === 0) continue
				at[length] = place
				words[length++] = word
			}
		this.#length = length
	}

	/** Exact up to `enough`; beyond, some number that is greater: most counts are done after the first few thousand rows. */
	countWith(other: ValueSet, enough: number): number {
		const { few } = other
		if (this.#whole && few && few.length < this.#length) return countFew(few, this.#whole)
		return this.countBits(other.bits, enough)
	}

	countBits(bits: Bits, enough: number): number {
		const { at, words } = this.#room
		const length = this.#length
		let count = 0
		for (let index = 0; index < length && count <= enough; index++) {
			const both = (words[index] ?? 0) & (bits[at[index] ?? 0] ?? 0)
			if (both !== 0) count += (ones[both & 0xffff] ?? 0) + (ones[both >>> 16] ?? 0)
		}
		return count
	}
}

export function copyBits(to: Bits, from: Bits, spans: readonly Span[]) {
	for (const [first, end] of spans) to.set(from.subarray(first, end), first)
}

export function emptyBits(bits: Bits, spans: readonly Span[]) {
	for (const [first, end] of spans) bits.fill(0, first, end)
}

export function addBits(to: Bits, other: Bits, spans: readonly Span[]) {
	for (const [first, end] of spans) for (let at = first; at < end; at++) to[at] = (to[at] ?? 0) | (other[at] ?? 0)
}

export function keepBits(to: Bits, other: Bits, spans: readonly Span[]) {
	for (const [first, end] of spans) for (let at = first; at < end; at++) to[at] = (to[at] ?? 0) & (other[at] ?? 0)
}

/** Keeps the rows whose number is within the range, both ends included. */
export function keepInRange(
	bits: Bits,
	numbers: Int32Array | Float64Array,
	{ min, max }: { min: number; max: number },
	spans: readonly Span[],
) {
	for (const [first, end] of spans)
		for (let at = first; at < end; at++) {
			let kept = 0
			for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
				const bit = word & -word
				const number = numbers[(at << 5) + 31 - Math.clz32(bit)] ?? 0
				if (number >= min && number <= max) kept |= bit
			}
			bits[at] = kept
		}
}

/** Each row of the set; the callback may take bits away. */
export function eachBit(bits: Bits, spans: readonly Span[], visit: (row: number) => void) {
	for (const [first, end] of spans)
		for (let at = first; at < end; at++) {
			for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) visit((at << 5) + 31 - Math.clz32(word & -word))
		}
}

/** Sorted, and none touching another. */
export function joinSpans(spans: Span[]): Span[] {
	const joined: [number, number][] = []
	for (const [from, to] of spans.filter(([first, end]) => end > first).sort((a, b) => a[0] - b[0])) {
		const last = joined.at(-1)
		if (last && from <= last[1]) last[1] = Math.max(last[1], to)
		else joined.push([from, to])
	}
	return joined
}

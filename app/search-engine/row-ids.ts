/** Ids of rows as four words each, and where each id stands: a table of rows by the first word, without objects. */
export class RowIds {
	readonly #words: Uint32Array
	readonly #slots: Int32Array
	readonly #mask: number

	constructor(capacity: number) {
		this.#words = new Uint32Array(capacity * 4)
		const slots = 2 ** Math.ceil(Math.log2(Math.max(16, capacity * 2)))
		this.#slots = new Int32Array(slots).fill(-1)
		this.#mask = slots - 1
	}

	/** Writes the id of a row without making it findable: rows are still going to move. */
	write(row: number, id: string) {
		for (let part = 0; part < 4; part++) this.#words[row * 4 + part] = partOf(id, part)
	}

	/** The id leads to this row from now on, and to no other. */
	place(row: number) {
		let slot = this.#first(this.#words[row * 4] ?? 0)
		for (;;) {
			const other = this.#slots[slot] ?? -1
			if (other < 0 || this.compare(other, row) === 0) break
			slot = (slot + 1) & this.#mask
		}
		this.#slots[slot] = row
	}

	find(id: string): number | null {
		const parts = [0, 1, 2, 3].map((part) => partOf(id, part))
		for (let slot = this.#first(parts[0] ?? 0); ; slot = (slot + 1) & this.#mask) {
			const row = this.#slots[slot] ?? -1
			if (row < 0) return null
			if (parts.every((part, index) => part === this.#words[row * 4 + index])) return row
		}
	}

	/** The row of an id of which the first 15 digits are known: among a million the second like it is yet to be met. */
	findBeginning(digits: string): number | null {
		const first = Number.parseInt(digits.slice(0, 8), 16)
		const second = Number.parseInt(digits.slice(8, 15), 16)
		for (let slot = this.#first(first); ; slot = (slot + 1) & this.#mask) {
			const row = this.#slots[slot] ?? -1
			if (row < 0) return null
			if (this.#words[row * 4] === first && (this.#words[row * 4 + 1] ?? 0) >>> 4 === second) return row
		}
	}

	compare(a: number, b: number): number {
		for (let part = 0; part < 4; part++) {
			const difference = (this.#words[a * 4 + part] ?? 0) - (this.#words[b * 4 + part] ?? 0)
			if (difference !== 0) return difference
		}
		return 0
	}

	textOf(row: number): string {
		const hex = [0, 1, 2, 3].map((part) => (this.#words[row * 4 + part] ?? 0).toString(16).padStart(8, '0')).join('')
		return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
	}

	#first(word: number): number {
		return Math.imul(word, 0x9e3779b1) & this.#mask
	}
}

/** Where the digits of each word of a UUID stand in its text. */
const digits = [
	[0, 8, 8, 8],
	[9, 13, 14, 18],
	[19, 23, 24, 28],
	[28, 36, 36, 36],
] as const

function partOf(id: string, part: number): number {
	const [a, b, c, d] = digits[part] ?? digits[0]
	return Number.parseInt(id.slice(a, b) + id.slice(c, d), 16)
}

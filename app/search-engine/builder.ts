import { BitIndex } from './bit-index.ts'
import { Columns } from './columns.ts'
import { sortedRows } from './orders.ts'
import { RowIds } from './row-ids.ts'
import type { Entry, Layout, Shape } from './shape.ts'
import { TermCollector } from './vocabulary.ts'

/** Collects entries in the order of their ids, then puts them in order. */
export class IndexBuilder<S extends Shape> {
	readonly #layout: Layout<S>
	readonly #columns: Columns<S>
	readonly #ids: string[] = []
	readonly #terms: Map<S['text'], TermCollector>
	#rows = 0

	constructor(layout: Layout<S>, capacity: number) {
		this.#layout = layout
		this.#columns = new Columns(layout, capacity)
		this.#terms = new Map(layout.texts.map((text) => [text, new TermCollector(capacity)]))
	}

	get isFull() {
		return this.#rows >= this.#columns.capacity
	}

	add(entry: Entry<S>) {
		const row = this.#rows++
		this.#columns.write(row, entry)
		this.#ids.push(entry.id)
		for (const [text, terms] of this.#terms) terms.add(row, entry.texts[text])
	}

	finish(): BitIndex<S> {
		const rows = this.#rows
		const { cell, capacity } = this.#columns
		const order = sortedRows(rows, (row) => cell[row] ?? 0)
		const ids = new RowIds(capacity)
		const placeOf = new Int32Array(rows)
		for (let place = 0; place < rows; place++) {
			const row = order[place] ?? 0
			placeOf[row] = place
			ids.write(place, this.#ids[row] ?? '')
			ids.place(place)
		}
		return new BitIndex({
			rows,
			columns: this.#columns.inOrder(order, placeOf),
			ids,
			vocabularies: Object.fromEntries(
				Array.from(this.#terms, ([text, terms]) => [text, terms.turn(order, capacity)]),
			) as Record<S['text'], ReturnType<TermCollector['turn']>>,
			orders: this.#orders(placeOf),
		})
	}

	#orders(placeOf: Int32Array) {
		const { sorts } = this.#layout
		const names: S['sort'][] = Object.keys(sorts)
		const orders = names.map((name) => {
			const { by, ids } = sorts[name]
			const numbers = this.#columns.numbers[by]
			const rows = sortedRows(this.#rows, (row) => -(numbers[row] ?? 0), ids === 'descending')
			return [name, rows.map((row) => placeOf[row] ?? 0)]
		})
		return Object.fromEntries(orders) as Record<S['sort'], Int32Array>
	}
}

import { cellOf } from '#app/catalog/distance.ts'
import { eachBit, ValueSet, wordsFor } from './bits.ts'
import { SharedPoints } from './shared-points.ts'
import type { Entry, Layout, Question, Shape } from './shape.ts'

/** Nowhere: before every cell there is, so in no circle. */
const noCell = -1

type Numbers = Int32Array | Float64Array

const nameAll = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
	Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>

/** What the index keeps of each row, column by column: the numbers, and a bit for each value of each group. */
export class Columns<S extends Shape> {
	readonly layout: Layout<S>
	readonly capacity: number
	readonly lat: Float64Array
	readonly lng: Float64Array
	readonly cell: Int32Array
	/** The number of each row's rough point. */
	readonly rough: Int32Array
	readonly roughPoints: SharedPoints
	readonly numbers: Record<S['number'], Numbers>
	readonly groups: Record<S['group'], Map<string, ValueSet>>
	readonly #numberNames: readonly S['number'][]
	readonly #groupNames: readonly S['group'][]

	constructor(layout: Layout<S>, capacity: number, roughPoints = new SharedPoints()) {
		this.layout = layout
		this.capacity = capacity
		this.roughPoints = roughPoints
		this.rough = new Int32Array(capacity)
		this.lat = new Float64Array(capacity)
		this.lng = new Float64Array(capacity)
		this.cell = new Int32Array(capacity)
		this.#numberNames = Object.keys(layout.numbers)
		this.#groupNames = Object.keys(layout.groups)
		this.numbers = nameAll(this.#numberNames, (name) =>
			layout.numbers[name] === 'int32' ? new Int32Array(capacity) : new Float64Array(capacity),
		)
		this.groups = nameAll(
			this.#groupNames,
			(name) => new Map(layout.groups[name].map((value) => [value, new ValueSet(capacity)])),
		)
	}

	write(row: number, { point, roughPoint, numbers, groups }: Entry<S>) {
		this.rough[row] = this.roughPoints.numberOf(roughPoint ?? null)
		this.lat[row] = point?.lat ?? 0
		this.lng[row] = point?.lng ?? 0
		this.cell[row] = point ? cellOf(point.lat, point.lng) : noCell
		for (const name of this.#numberNames) this.numbers[name][row] = numbers[name]
		for (const name of this.#groupNames) for (const value of groups[name]) this.groups[name].get(value)?.add(row)
	}

	/** Where a row is, as this circle measures it. */
	pointOf(row: number, circle: Question<S>['circle']) {
		if (circle?.isRough) return this.roughPoints.at(this.rough[row] ?? 0)
		return this.cell[row] === noCell ? null : { lat: this.lat[row] ?? 0, lng: this.lng[row] ?? 0 }
	}

	/** The same rows in another order: `order[n]` is the row that stands at place n of the copy, `placeOf` the other way round. */
	inOrder(order: Int32Array, placeOf: Int32Array): Columns<S> {
		const copy = new Columns(this.layout, this.capacity, this.roughPoints)
		const pairs: [from: Numbers, to: Numbers][] = [
			[this.lat, copy.lat],
			[this.lng, copy.lng],
			[this.cell, copy.cell],
			[this.rough, copy.rough],
			...this.#numberNames.map((name): [Numbers, Numbers] => [this.numbers[name], copy.numbers[name]]),
		]
		for (const [from, to] of pairs)
			for (let place = 0; place < order.length; place++) to[place] = from[order[place] ?? 0] ?? 0
		const everywhere = [[0, wordsFor(order.length)]] as const
		for (const name of this.#groupNames)
			for (const [value, from] of this.groups[name]) {
				const to = copy.groups[name].get(value)
				if (to) eachBit(from.bits, everywhere, (row) => to.add(placeOf[row] ?? 0))
			}
		return copy
	}
}

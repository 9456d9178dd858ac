import { cellOf } from '#app/catalog/distance.ts'
import type { SearchEntry } from '../entry.server.ts'
import { type GroupName, groupNames, groupValues } from '../groups.ts'
import type { SortKey } from '../question.server.ts'
import { type Bits, setBit, wordsFor } from './bits.ts'

/** Nowhere: before every cell there is, so in no circle. */
const noCell = -1

/** What the index keeps of each row, column by column: about 60 bytes and a bit for each value of each group. */
export class Columns {
	readonly capacity: number
	readonly lat: Float32Array
	readonly lng: Float32Array
	readonly cell: Int32Array
	readonly pay: Int32Array
	readonly availableDay: Uint16Array
	readonly listedAt: Float64Array
	readonly relevance: Uint16Array
	readonly experience: Uint8Array
	readonly experiencePublic: Uint8Array
	readonly rating: Uint16Array
	readonly groups: Record<GroupName, Map<string, Bits>>

	constructor(capacity: number) {
		this.capacity = capacity
		this.lat = new Float32Array(capacity)
		this.lng = new Float32Array(capacity)
		this.cell = new Int32Array(capacity)
		this.pay = new Int32Array(capacity)
		this.availableDay = new Uint16Array(capacity)
		this.listedAt = new Float64Array(capacity)
		this.relevance = new Uint16Array(capacity)
		this.experience = new Uint8Array(capacity)
		this.experiencePublic = new Uint8Array(capacity)
		this.rating = new Uint16Array(capacity)
		const empty = (name: GroupName) =>
			new Map(groupValues[name].map((value) => [value as string, new Int32Array(wordsFor(capacity))]))
		this.groups = Object.fromEntries(groupNames.map((name) => [name, empty(name)])) as Columns['groups']
	}

	write(row: number, { point, pay, availableDay, listedAt, keys, groups }: SearchEntry) {
		this.lat[row] = point?.lat ?? 0
		this.lng[row] = point?.lng ?? 0
		this.cell[row] = point ? cellOf(point.lat, point.lng) : noCell
		this.pay[row] = pay
		this.availableDay[row] = Math.min(65_535, Math.max(0, availableDay))
		this.listedAt[row] = listedAt
		this.relevance[row] = keys.relevance
		this.experience[row] = keys.experience
		this.experiencePublic[row] = keys.experiencePublic
		this.rating[row] = keys.rating
		for (const name of groupNames)
			for (const value of groups[name]) {
				const bits = this.groups[name].get(value)
				if (bits) setBit(bits, row)
			}
	}

	pointOf(row: number) {
		return this.cell[row] === noCell ? null : { lat: this.lat[row] ?? 0, lng: this.lng[row] ?? 0 }
	}

	/** As `keyOf` of reference.ts. */
	keyOf(row: number, sort: SortKey): number {
		const relevance = this.relevance[row] ?? 0
		if (sort === 'relevance') return relevance
		if (sort === 'pay') return (this.pay[row] ?? 0) === 0 ? 0 : 2 ** 31 - (this.pay[row] ?? 0)
		return (this[sort][row] ?? 0) * 1024 + relevance
	}

	/** The same rows in another order: `order[n]` is the row that stands at place n of the copy. */
	inOrder(order: Int32Array): Columns {
		const copy = new Columns(this.capacity)
		const columns = [
			'lat',
			'lng',
			'cell',
			'pay',
			'availableDay',
			'listedAt',
			'relevance',
			'experience',
			'experiencePublic',
			'rating',
		] as const
		for (const name of columns) {
			const [from, to] = [this[name], copy[name]]
			for (let place = 0; place < order.length; place++) to[place] = from[order[place] ?? 0] ?? 0
		}
		for (const name of groupNames)
			for (const [value, from] of this.groups[name]) {
				const to = copy.groups[name].get(value)
				if (!to || from.every((word) => word === 0)) continue
				for (let place = 0; place < order.length; place++) {
					const row = order[place] ?? 0
					if (((from[row >>> 5] ?? 0) >>> (row & 31)) & 1)
						to[place >>> 5] = (to[place >>> 5] ?? 0) | (1 << (place & 31))
				}
			}
		return copy
	}
}

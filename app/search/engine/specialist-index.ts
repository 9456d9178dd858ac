import { cellRanges, distanceKm, distancesKm, type Point } from '#app/catalog/distance.ts'
import type { SearchEntry } from '../entry.server.ts'
import { type GroupName, groupValues } from '../groups.ts'
import type { Cursor, Question, SortKey } from '../question.server.ts'
import type { Answer } from '../reference.ts'
import {
	addBits,
	type Bits,
	clearBit,
	Compressed,
	copyBits,
	countBits,
	eachBit,
	emptyBits,
	hasBit,
	joinSpans,
	keepBits,
	type Room,
	roomFor,
	setBit,
	type Span,
	wordsFor,
} from './bits.ts'
import { Columns } from './columns.ts'
import { RowIds } from './ids.ts'
import { firstAtOrAfter, TermCollector, type Vocabulary } from './vocabulary.ts'

export type IndexAnswer = Answer & { points: (Point | null)[] }
/** Counts over everybody who answers a question. */
export type Summary = {
	total: number
	counts: Partial<Record<GroupName, Record<string, number>>>
	/** How many expect a pay from each bound up to before the next, rupees a month. */
	pay: { from: number; count: number }[]
}

/** Who passes one of the filters. */
type Sieve = { bits: Bits; name: GroupName | 'km' }
/** Who is within a distance. */
type Ring = { km: number; bits: Bits }
type Parts = { rows: number; columns: Columns; ids: RowIds; known: Vocabulary; own: Vocabulary; orders: Orders }
type Orders = Record<SortKey, Int32Array>

const sortNames: readonly SortKey[] = ['relevance', 'experience', 'experiencePublic', 'rating', 'pay']
const furthestKm = Math.max(...distancesKm)

/**
 * Everybody who can be found, as bits. Rows stand by the cell of the grid in which they are, so that a circle is a few
 * stretches of them; every value of every group is a set of rows, so that filters and counts are a few operations for
 * 32 people at a time; every sort has its order. What changes is taken out and written once more at the end (the
 * tail), which is looked through row by row; when its room is used up, a new index takes over.
 */
export class SpecialistIndex {
	/** Rows that stand in order; those behind them are the tail. */
	readonly #rows: number
	#used: number
	readonly #columns: Columns
	readonly #ids: RowIds
	readonly #known: Vocabulary
	readonly #own: Vocabulary
	readonly #orders: Orders
	readonly #live: Bits
	readonly #tailTexts = new Map<number, Pick<SearchEntry, 'known' | 'own'>>()
	/** Room for sets that a search makes, used again by the next. */
	readonly #spare: Bits[] = []
	readonly #room: Room

	constructor({ rows, columns, ids, known, own, orders }: Parts) {
		this.#rows = rows
		this.#used = rows
		this.#columns = columns
		this.#ids = ids
		this.#known = known
		this.#own = own
		this.#orders = orders
		this.#live = new Int32Array(wordsFor(columns.capacity))
		for (let row = 0; row < rows; row++) setBit(this.#live, row)
		this.#room = roomFor(columns.capacity)
	}

	/** No room for another change: time for a new index. */
	get isFull() {
		return this.#used >= this.#columns.capacity
	}

	/** What is known of somebody now; null when they cannot be found any more. */
	put(id: string, entry: SearchEntry | null) {
		this.#takeOut(this.#ids.find(id))
		if (!entry) return
		const next = this.#used++
		this.#ids.write(next, id)
		this.#ids.place(next)
		this.#columns.write(next, entry)
		this.#tailTexts.set(next, { known: entry.known, own: entry.own })
		setBit(this.#live, next)
	}

	/** Somebody is gone, of whose id the first 15 digits are left. */
	forget(digits: string) {
		this.#takeOut(this.#ids.findBeginning(digits))
	}

	#takeOut(row: number | null) {
		if (row === null) return
		clearBit(this.#live, row)
		this.#tailTexts.delete(row)
	}

	/** Counts of values are exact up to `enough`. */
	answer(question: Question, enough: number): IndexAnswer {
		const taken = this.#spare.length
		const { spans, base, sieves, rings } = this.#narrow(question)
		const all = this.#meet(base, sieves, spans)
		const total = countBits(all, spans)
		const counts: Answer['counts'] = {}
		const inAll = new Compressed(this.#room, all, spans)
		const chosen = new Set(sieves.map(({ name }) => name))
		for (const name of question.counted) if (!chosen.has(name)) counts[name] = this.#countValues(inAll, name, enough)
		for (const { name } of sieves) {
			if (name !== 'km' && !question.counted.includes(name)) continue
			const others = this.#meet(
				base,
				sieves.filter((sieve) => sieve.name !== name),
				spans,
			)
			const inOthers = new Compressed(this.#room, others, spans)
			this.#spare.push(others)
			if (name !== 'km') counts[name] = this.#countValues(inOthers, name, enough)
			else counts.km = Object.fromEntries(rings.map(({ km, bits }) => [String(km), inOthers.countWith(bits, enough)]))
		}
		const rows = this.#best(all, spans, total, question)
		this.#giveBack(new Set([base, all, ...[...sieves, ...rings].map(({ bits }) => bits)]), taken)
		return {
			ids: rows.map((row) => this.#ids.textOf(row)),
			keys: rows.map((row) => this.#columns.keyOf(row, question.sort)),
			points: rows.map((row) => this.#columns.pointOf(row)),
			total,
			counts,
		}
	}

	/** The same people, counted by other things than a list shows. */
	summarise(question: Question, groups: readonly GroupName[], payBounds: readonly number[]): Summary {
		const taken = this.#spare.length
		const { spans, base, sieves, rings } = this.#narrow(question)
		const all = this.#meet(base, sieves, spans)
		const inAll = new Compressed(this.#room, all, spans)
		const exactly = Number.POSITIVE_INFINITY
		const counts = Object.fromEntries(groups.map((name) => [name, this.#countValues(inAll, name, exactly)]))
		const pay = payBounds.map((from) => ({ from, count: 0 }))
		eachBit(all, spans, (row) => {
			const rupees = this.#columns.pay[row] ?? 0
			const bucket = rupees === 0 ? undefined : pay.findLast(({ from }) => rupees >= from)
			if (bucket) bucket.count += 1
		})
		const total = countBits(all, spans)
		this.#giveBack(new Set([base, all, ...[...sieves, ...rings].map(({ bits }) => bits)]), taken)
		return { total, counts, pay }
	}

	/** Where to look, what passes everything but the groups, and what passes each group. */
	#narrow(question: Question): { spans: Span[]; base: Bits; sieves: Sieve[]; rings: Ring[] } {
		const { circle } = question
		const stretches = circle ? this.#stretches(circle.point) : [[0, this.#rows] as const]
		const spans = joinSpans([
			...stretches.map(([from, to]): Span => [from >>> 5, wordsFor(to)]),
			[this.#rows >>> 5, wordsFor(this.#used)],
		])
		const base = this.#take()
		copyBits(base, this.#live, spans)
		for (const id of question.hidden) {
			const row = this.#ids.find(id)
			if (row !== null) clearBit(base, row)
		}
		for (const word of question.words) this.#keepMentioning(base, word, question.seesNames, spans)
		this.#keepByNumbers(base, question, spans)
		const sieves: Sieve[] = []
		const rings = circle ? this.#rings(circle.point, spans) : []
		const ring = rings.find(({ km }) => km === circle?.km)
		if (ring) sieves.push({ name: 'km', bits: ring.bits })
		for (const [name, values] of Object.entries(question.groups)) {
			const bits = this.#take()
			emptyBits(bits, spans)
			for (const value of values) {
				const rows = this.#columns.groups[name as GroupName].get(value)
				if (rows) addBits(bits, rows, spans)
			}
			sieves.push({ name: name as GroupName, bits })
		}
		return { spans, base, sieves, rings }
	}

	#meet(base: Bits, sieves: readonly Sieve[], spans: readonly Span[]): Bits {
		const all = this.#take()
		copyBits(all, base, spans)
		for (const { bits } of sieves) keepBits(all, bits, spans)
		return all
	}

	#keepMentioning(base: Bits, wanted: Question['words'][number], seesNames: boolean, spans: readonly Span[]) {
		const { plain, folded, specialities } = wanted
		const found = this.#take()
		emptyBits(found, spans)
		for (const slug of specialities) {
			const rows = this.#columns.groups.speciality.get(slug)
			if (rows) addBits(found, rows, spans)
		}
		this.#known.addRowsWith(folded, found, spans)
		if (seesNames) for (const part of new Set([plain, folded])) this.#own.addRowsWith(part, found, spans)
		for (const [row, { known, own }] of this.#tailTexts)
			if (
				known.some((term) => term.includes(folded)) ||
				(seesNames && own.some((term) => term.includes(plain) || term.includes(folded)))
			)
				setBit(found, row)
		keepBits(base, found, spans)
		this.#spare.push(found)
	}

	#keepByNumbers(base: Bits, { pay, availableBy, listedAfter }: Question, spans: readonly Span[]) {
		const { pay: pays, availableDay, listedAt } = this.#columns
		const drop = (isOut: (row: number) => boolean) =>
			eachBit(base, spans, (row) => {
				if (isOut(row)) clearBit(base, row)
			})
		if (pay)
			drop((row) => {
				const rupees = pays[row] ?? 0
				return rupees === 0 || rupees < pay.min || rupees > pay.max
			})
		if (availableBy !== null) drop((row) => (availableDay[row] ?? 0) > availableBy)
		if (listedAfter !== null) drop((row) => (listedAt[row] ?? 0) <= listedAfter)
	}

	/** Rows of the cells around a point, as far as any search reaches. */
	#stretches({ lat, lng }: Point): Span[] {
		const { cell } = this.#columns
		return cellRanges(lat, lng, furthestKm).map(([lo, hi]) => [
			firstAtOrAfter(cell, lo, this.#rows),
			firstAtOrAfter(cell, hi + 1, this.#rows),
		])
	}

	/** Who is within each of the distances that searches offer. */
	#rings(point: Point, spans: readonly Span[]): Ring[] {
		const rings = distancesKm.map((km) => ({ km, bits: this.#take() }))
		for (const { bits } of rings) emptyBits(bits, spans)
		const ringOf = nearestRing(point, this.#columns)
		for (const [from, to] of spans)
			for (let row = from << 5; row < Math.min(to << 5, this.#used); row++) {
				const ring = rings[ringOf(row)]
				if (ring) setBit(ring.bits, row)
			}
		// Who is within five kilometres is within ten as well.
		for (const [index, { bits }] of rings.entries()) {
			const inner = rings[index - 1]
			if (inner) addBits(bits, inner.bits, spans)
		}
		return rings
	}

	#countValues(rows: Compressed, name: GroupName, enough: number): Record<string, number> {
		const counts: Record<string, number> = {}
		for (const value of groupValues[name]) {
			const bits = this.#columns.groups[name].get(value)
			counts[value] = bits ? rows.countWith(bits, enough) : 0
		}
		return counts
	}

	/** The rows of a page. Where many answer, walking the order meets a page's worth soon; where few do, they are compared. */
	#best(all: Bits, spans: readonly Span[], total: number, { sort, limit, after }: Question): number[] {
		const isBefore = this.#comparing(sort)
		const isShown = this.#showing(sort, after)
		const patience = Math.max(64, total)
		const walked = this.#walk(all, sort, limit, after, patience)
		if (!walked) return this.#select(all, spans, limit, isBefore, isShown)
		for (let row = this.#rows; row < this.#used; row++)
			if (hasBit(all, row) && isShown(row)) insert(walked, row, limit, isBefore)
		return walked
	}

	/** The first rows of the order that are in the set; null when that takes more steps than comparing all would. */
	#walk(all: Bits, sort: SortKey, limit: number, after: Cursor | null, patience: number): number[] | null {
		const order = this.#orders[sort]
		const found: number[] = []
		const start = after ? this.#placeBehind(order, sort, after) : 0
		const end = Math.min(order.length, start + patience)
		for (let place = start; place < end; place++) {
			const row = order[place] ?? 0
			if (hasBit(all, row) && found.push(row) === limit) return found
		}
		return end === order.length ? found : null
	}

	#select(
		all: Bits,
		spans: readonly Span[],
		limit: number,
		isBefore: (a: number, b: number) => boolean,
		isShown: (row: number) => boolean,
	): number[] {
		const best: number[] = []
		eachBit(all, spans, (row) => {
			const last = best[limit - 1]
			if ((last === undefined || isBefore(row, last)) && isShown(row)) insert(best, row, limit, isBefore)
		})
		return best
	}

	#comparing(sort: SortKey) {
		return (a: number, b: number) => {
			const difference = this.#columns.keyOf(a, sort) - this.#columns.keyOf(b, sort)
			return difference === 0 ? this.#ids.compare(a, b) < 0 : difference > 0
		}
	}

	#showing(sort: SortKey, after: Cursor | null) {
		if (!after) return () => true
		return (row: number) => {
			const key = this.#columns.keyOf(row, sort)
			return key < after.key || (key === after.key && this.#ids.textOf(row) > after.id)
		}
	}

	#placeBehind(order: Int32Array, sort: SortKey, after: Cursor): number {
		const isShown = this.#showing(sort, after)
		let [low, high] = [0, order.length]
		while (low < high) {
			const middle = (low + high) >>> 1
			if (isShown(order[middle] ?? 0)) high = middle
			else low = middle + 1
		}
		return low
	}

	#take(): Bits {
		return this.#spare.pop() ?? new Int32Array(wordsFor(this.#columns.capacity))
	}

	/** A set that is given back twice would be taken twice. */
	#giveBack(sets: ReadonlySet<Bits>, atMost: number) {
		this.#spare.push(...sets)
		// A search with many words needs more sets than others will.
		this.#spare.length = Math.min(this.#spare.length, Math.max(16, atMost))
	}
}

function insert(best: number[], row: number, limit: number, isBefore: (a: number, b: number) => boolean) {
	let at = best.length
	while (at > 0 && isBefore(row, best[at - 1] ?? 0)) at--
	if (at >= limit) return
	best.splice(at, 0, row)
	best.length = Math.min(best.length, limit)
}

const kmPerDegree = 111.195
/** Squares, with the band around each distance in which a flat earth could put somebody on the wrong side. */
const edges = distancesKm.map((km) => ({ km, inner: (km * 0.99) ** 2, outer: (km * 1.01) ** 2 }))

/** In which ring around a point a row is, the innermost being 0; past the last when it is in none. */
function nearestRing(point: Point, { lat, lng, cell }: Columns) {
	const narrowing = Math.cos((point.lat * Math.PI) / 180)
	return (row: number): number => {
		if ((cell[row] ?? -1) < 0) return edges.length
		const north = ((lat[row] ?? 0) - point.lat) * kmPerDegree
		const east = ((lng[row] ?? 0) - point.lng) * kmPerDegree * narrowing
		const square = north * north + east * east
		for (let ring = 0; ring < edges.length; ring++) {
			const edge = edges[ring]
			if (!edge || square > edge.outer) continue
			if (square <= edge.inner || distanceKm(point, { lat: lat[row] ?? 0, lng: lng[row] ?? 0 }) <= edge.km) return ring
		}
		return edges.length
	}
}

/** Collects entries in the order of their ids, then puts them in order. */
export class IndexBuilder {
	readonly #columns: Columns
	readonly #ids: string[] = []
	readonly #known: TermCollector
	readonly #own: TermCollector
	#rows = 0

	constructor(capacity: number) {
		this.#columns = new Columns(capacity)
		this.#known = new TermCollector(capacity)
		this.#own = new TermCollector(capacity)
	}

	get isFull() {
		return this.#rows >= this.#columns.capacity
	}

	add(entry: SearchEntry) {
		const row = this.#rows++
		this.#columns.write(row, entry)
		this.#ids.push(entry.id)
		this.#known.add(row, entry.known)
		this.#own.add(row, entry.own)
	}

	finish(): SpecialistIndex {
		const rows = this.#rows
		const { cell, capacity } = this.#columns
		const order = sortedRows(rows, (row) => (cell[row] ?? 0) + 1)
		const ids = new RowIds(capacity)
		const placeOf = new Int32Array(rows)
		for (let place = 0; place < rows; place++) {
			const row = order[place] ?? 0
			placeOf[row] = place
			ids.write(place, this.#ids[row] ?? '')
			ids.place(place)
		}
		const collected = this.#columns
		const orders = Object.fromEntries(
			sortNames.map((sort) => {
				const most = 2 ** 31
				return [sort, sortedRows(rows, (row) => most - collected.keyOf(row, sort)).map((row) => placeOf[row] ?? 0)]
			}),
		) as Orders
		return new SpecialistIndex({
			rows,
			columns: collected.inOrder(order),
			ids,
			known: this.#known.turn(order, capacity),
			own: this.#own.turn(order, capacity),
			orders,
		})
	}
}

/** Rows by a whole number from 0 to 2³¹, least first, then as they come: in one number each, which sorts fastest. */
function sortedRows(rows: number, by: (row: number) => number): Int32Array {
	const places = 2 ** 21
	if (rows > places) throw new Error(`An index holds ${places} rows at most`)
	const keys = new Float64Array(rows)
	for (let row = 0; row < rows; row++) keys[row] = by(row) * places + row
	keys.sort()
	return Int32Array.from(keys, (key) => key % places)
}

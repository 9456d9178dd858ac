import { distanceKm, distancesKm } from '#app/catalog/distance.ts'
import {
	addBits,
	type Bits,
	clearBit,
	Compressed,
	copyBits,
	countBits,
	eachBit,
	emptyBits,
	keepBits,
	keepInRange,
	type Room,
	roomFor,
	setBit,
	type Span,
	wordsFor,
} from './bits.ts'
import { Circles, type Ring } from './circles.ts'
import type { Columns } from './columns.ts'
import { BestRows, type Ranking, walk } from './orders.ts'
import type { RowIds } from './row-ids.ts'
import type { Answer, Counts, Entry, Question, Shape, Summary, Summing, Wanted } from './shape.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What passes one of the filters. */
type Sieve<S extends Shape> = { bits: Bits; name: S['group'] | 'km' }
type Narrowed<S extends Shape> = { spans: readonly Span[]; base: Bits; sieves: Sieve<S>[]; rings: Ring[] }
type Parts<S extends Shape> = {
	/** Rows that stand in order. */
	rows: number
	columns: Columns<S>
	ids: RowIds
	vocabularies: Record<S['text'], Vocabulary>
	orders: Record<S['sort'], Int32Array>
}

/**
 * Everything that can be found, as bits. Rows stand by the cell of the grid in which they are, so that a circle is a few
 * stretches of them; every value of every group is a set of rows, so that filters and counts are a few operations for
 * 32 rows at a time; every sort has its order. What changes is taken out and written once more at the end (the tail),
 * which is looked through row by row; when its room is used up, a new index takes over.
 */
export class BitIndex<S extends Shape> {
	readonly #parts: Parts<S>
	/** Rows so far; those behind the ones in order are the tail. */
	#used: number
	readonly #live: Bits
	readonly #tailTexts = new Map<number, Entry<S>['texts']>()
	/** Sets that a search makes, used again by the next. */
	readonly #spare: Bits[] = []
	#taken: Bits[] = []
	readonly #room: Room
	readonly #circles: Circles<S>

	constructor(parts: Parts<S>) {
		const { rows, columns } = parts
		this.#parts = parts
		this.#used = rows
		this.#live = new Int32Array(wordsFor(columns.capacity))
		for (let row = 0; row < rows; row++) setBit(this.#live, row)
		this.#room = roomFor(columns.capacity)
		this.#circles = new Circles(columns, rows)
	}

	/** No room for another change. */
	get isFull() {
		return this.#used >= this.#parts.columns.capacity
	}

	/** Half of the room for changes is used up: time to fill a new index, while this one goes on answering. */
	get isFilling() {
		const { columns, rows } = this.#parts
		return (this.#used - rows) * 2 >= columns.capacity - rows
	}

	/** What is known of something now; null when it can no longer be found. */
	put(id: string, entry: Entry<S> | null) {
		const { ids, columns } = this.#parts
		this.#takeOut(ids.find(id))
		if (!entry) return
		const next = this.#used++
		ids.write(next, id)
		ids.place(next)
		columns.write(next, entry)
		this.#tailTexts.set(next, entry.texts)
		setBit(this.#live, next)
	}

	/** Something is gone, of whose id the first 15 digits are left. */
	forget(digits: string) {
		this.#takeOut(this.#parts.ids.findBeginning(digits))
	}

	#takeOut(row: number | null) {
		if (row === null) return
		clearBit(this.#live, row)
		this.#tailTexts.delete(row)
	}

	/** Counts of values are exact up to `enough`. */
	answer(question: Question<S>, enough: number): Answer<S> {
		const { ids, columns } = this.#parts
		const narrowed = this.#narrow(question)
		const { spans, base, sieves } = narrowed
		const all = this.#meet(base, sieves, spans)
		const total = countBits(all, spans)
		const counts = this.#count(question, narrowed, all, enough)
		const ranking = this.#ranking(question)
		const rows = this.#list(question, narrowed, all, ranking, total)
		this.#giveBack()
		return {
			ids: rows.map((row) => ids.textOf(row)),
			keys: rows.map(ranking.keyOf),
			points: rows.map((row) => columns.pointOf(row, question.circle)),
			total,
			counts,
		}
	}

	/** The same rows, counted by other things than a list shows. */
	summarise(question: Question<S>, { groups, steps }: Summing<S>): Summary<S> {
		const { circle } = question
		const { spans, base, sieves } = this.#narrow(question)
		const all = this.#meet(base, sieves, spans)
		const inAll = new Compressed(this.#room, all, spans, circle === null)
		const counts: Counts<S['group']> = {}
		for (const name of groups) counts[name] = this.#countValues(inAll, name, Number.POSITIVE_INFINITY)
		const buckets = (steps?.bounds ?? []).map((from) => ({ from, count: 0 }))
		if (steps) {
			const numbers = this.#parts.columns.numbers[steps.number]
			eachBit(all, spans, (row) => {
				const bucket = buckets.findLast(({ from }) => (numbers[row] ?? 0) >= from)
				if (bucket) bucket.count += 1
			})
		}
		const total = countBits(all, spans)
		this.#giveBack()
		return { total, counts, steps: buckets }
	}

	/** Where to look, what passes everything but the groups, and what passes each group. */
	#narrow(question: Question<S>): Narrowed<S> {
		const { columns, ids } = this.#parts
		const { circle, groups } = question
		const everywhere = { spans: [[0, wordsFor(this.#used)] as const], rings: [] }
		const { spans, rings }: Pick<Narrowed<S>, 'spans' | 'rings'> = circle ? this.#around(question, circle) : everywhere
		const base = this.#take()
		copyBits(base, this.#live, spans)
		for (const id of question.hidden) {
			const row = ids.find(id)
			if (row !== null) clearBit(base, row)
		}
		for (const wanted of question.words) this.#keepMentioning(base, wanted, spans)
		for (const { number, min, max } of question.ranges) {
			keepInRange(base, columns.numbers[number], { min, max }, spans)
		}
		const sieves: Sieve<S>[] = []
		const ring = rings.find(({ km }) => km === circle?.km)
		if (ring) sieves.push({ name: 'km', bits: ring.bits })
		for (const name of Object.keys(groups) as S['group'][]) {
			const bits = this.#empty(spans)
			for (const value of groups[name] ?? []) this.#addValue(bits, name, value, spans)
			sieves.push({ name, bits })
		}
		return { spans, base, sieves, rings }
	}

	/** Where distances are counted, as far as any search reaches. */
	#around({ counted }: Question<S>, circle: NonNullable<Question<S>['circle']>) {
		const furthestKm = counted.includes('km') ? Math.max(...distancesKm) : circle.km
		return this.#circles.around({ ...circle, km: furthestKm }, this.#used, () => this.#take())
	}

	#meet(base: Bits, sieves: readonly Sieve<S>[], spans: readonly Span[]): Bits {
		const all = this.#take()
		copyBits(all, base, spans)
		for (const { bits } of sieves) keepBits(all, bits, spans)
		return all
	}

	#addValue(to: Bits, name: S['group'], value: string, spans: readonly Span[]) {
		const rows = this.#parts.columns.groups[name].get(value)
		if (rows) addBits(to, rows.bits, spans)
	}

	#keepMentioning(base: Bits, { values, parts }: Wanted<S>, spans: readonly Span[]) {
		const found = this.#empty(spans)
		for (const { group, value } of values) this.#addValue(found, group, value, spans)
		for (const { text, part } of parts) this.#parts.vocabularies[text].addRowsWith(part, found, spans)
		for (const [row, texts] of this.#tailTexts)
			if (parts.some(({ text, part }) => texts[text].some((term) => term.includes(part)))) setBit(found, row)
		keepBits(base, found, spans)
	}

	/** Each group by what passes all the others. */
	#count({ counted, circle }: Question<S>, { spans, base, sieves, rings }: Narrowed<S>, all: Bits, enough: number) {
		const counts: Counts<S['group'] | 'km'> = {}
		const inAll = new Compressed(this.#room, all, spans, circle === null)
		const chosen = new Set(sieves.map(({ name }) => name))
		for (const name of counted)
			if (name !== 'km' && !chosen.has(name)) counts[name] = this.#countValues(inAll, name, enough)
		for (const { name } of sieves) {
			if (!counted.includes(name)) continue
			const others = this.#meet(
				base,
				sieves.filter((sieve) => sieve.name !== name),
				spans,
			)
			const inOthers = new Compressed(this.#room, others, spans, circle === null)
			counts[name] =
				name === 'km'
					? onlyThoseThereAre(rings, ({ km, bits }) => [String(km), inOthers.countBits(bits, enough)])
					: this.#countValues(inOthers, name, enough)
		}
		return counts
	}

	#countValues(rows: Compressed, name: S['group'], enough: number): Record<string, number> {
		const values = this.#parts.columns.groups[name]
		return onlyThoseThereAre(values, ([value, set]) => [value, rows.countWith(set, enough)])
	}

	/** The rows of a page. Where many answer, walking the order meets a page's worth soon; where few do, they are compared. */
	#list(question: Question<S>, { spans, rings }: Narrowed<S>, all: Bits, ranking: Ranking, total: number): number[] {
		const { sort, limit, after } = question
		if (limit === 0) return []
		if (sort === 'nearest') return this.#nearest(question, { spans, rings }, all, ranking)
		const how = { spans, limit, fromTop: after === null, patience: Math.max(64, total) }
		const walked = walk(this.#parts.orders[sort], all, ranking, how)
		const best = new BestRows(limit, ranking, walked ?? [])
		const tail: Span = [this.#parts.rows >>> 5, wordsFor(this.#used)]
		if (!walked) eachBit(all, spans, (row) => best.offer(row))
		else
			eachBit(all, [tail], (row) => {
				if (row >= this.#parts.rows) best.offer(row)
			})
		return best.rows
	}

	/** A dense city has thousands in reach: the innermost ring that fills the page is enough. */
	#nearest(
		{ limit, after }: Question<S>,
		{ spans, rings }: Pick<Narrowed<S>, 'spans' | 'rings'>,
		all: Bits,
		ranking: Ranking,
	) {
		const within = this.#take()
		copyBits(within, all, spans)
		for (const { bits } of after ? [] : rings) {
			keepBits(within, bits, spans)
			if (countBits(within, spans) >= limit) break
			copyBits(within, all, spans)
		}
		const best = new BestRows(limit, ranking)
		eachBit(within, spans, (row) => best.offer(row))
		return best.rows
	}

	#ranking({ sort, circle, after }: Question<S>): Ranking {
		const { ids, columns } = this.#parts
		const by = sort === 'nearest' ? nearness(columns, circle) : columns.layout.sorts[sort]
		const keyOf = 'keyOf' in by ? by.keyOf : readerOf(columns.numbers[by.by])
		const sign = by.ids === 'ascending' ? 1 : -1
		const isBehind = (id: string, last: string) => (sign === 1 ? id > last : id < last)
		return {
			keyOf,
			isFirst: (a, b) => ids.compare(a, b) * sign < 0,
			isShown: (row) => {
				if (!after) return true
				const key = keyOf(row)
				return key < after.key || (key === after.key && isBehind(ids.textOf(row), after.id))
			},
		}
	}

	#take(): Bits {
		const bits = this.#spare.pop() ?? new Int32Array(wordsFor(this.#parts.columns.capacity))
		this.#taken.push(bits)
		return bits
	}

	#empty(spans: readonly Span[]): Bits {
		const bits = this.#take()
		emptyBits(bits, spans)
		return bits
	}

	#giveBack() {
		// A search with many words needs more sets than others will.
		for (const bits of this.#taken) if (this.#spare.length < 24) this.#spare.push(bits)
		this.#taken = []
	}
}

/** Most values of most groups are in no page, and need not be sent. */
function onlyThoseThereAre<Thing>(things: Iterable<Thing>, countOf: (thing: Thing) => [string, number]) {
	const counts: Record<string, number> = {}
	for (const thing of things) {
		const [name, count] = countOf(thing)
		if (count > 0) counts[name] = count
	}
	return counts
}

const readerOf = (numbers: Int32Array | Float64Array) => (row: number) => numbers[row] ?? 0

function nearness<S extends Shape>(columns: Columns<S>, circle: Question<S>['circle']) {
	if (!circle) throw new Error('Only within a circle is anything nearest')
	const keyOf = (row: number) => {
		const point = columns.pointOf(row, circle)
		return point ? -distanceKm(circle.point, point) : Number.NEGATIVE_INFINITY
	}
	return { keyOf, ids: 'ascending' as const }
}

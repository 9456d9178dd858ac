import { cellRanges, distanceKm, distancesKm, type Point } from '#app/catalog/distance.ts'
import { type Bits, emptyBits, joinSpans, setBit, type Span, wordsFor } from './bits.ts'
import type { Columns } from './columns.ts'
import type { Question, Shape } from './shape.ts'
import { firstAtOrAfter } from './vocabulary.ts'

/** What is within a distance. */
export type Ring = { km: number; bits: Bits }
type Asked = NonNullable<Question<Shape>['circle']>
/** Where to look for what is around a point, and the words of these spans for each ring, one after another. */
type Circle = { spans: Span[]; rings: { km: number; words: Int32Array }[] }

const kmPerDegree = 111.195
/** Most people search around few places: as many circles as there are great cities, a few dozen kilobytes each. */
const maxKnown = 128

/**
 * What lies around points. Rows in order stand by cell and never move, so their rings are found once for each place that is
 * asked for; the tail is looked at each time.
 */
export class Circles<S extends Shape> {
	readonly #columns: Columns<S>
	/** Rows that stand in order. */
	readonly #rows: number
	/** For each rough point, where the rows in order that have it begin and end. */
	readonly #roughSpans: Span[]
	/** The one asked for last stands last. */
	readonly #known = new Map<string, Circle>()

	constructor(columns: Columns<S>, rows: number) {
		this.#columns = columns
		this.#rows = rows
		this.#roughSpans = roughSpans(columns, rows)
	}

	/** The rings of each distance that searches offer up to that of the circle, the nearest first, and where they have rows. */
	around(asked: Asked, used: number, take: () => Bits): { spans: Span[]; rings: Ring[] } {
		const circle = this.#circle(asked)
		const tail: Span = [this.#rows >>> 5, wordsFor(used)]
		const rings = circle.rings.map(({ km, words }) => {
			const bits = take()
			emptyBits(bits, [tail])
			let at = 0
			for (const [from, to] of circle.spans) {
				bits.set(words.subarray(at, at + to - from), from)
				at += to - from
			}
			return { km, bits }
		})
		const ringOf = nearestRing(
			asked,
			rings.map(({ km }) => km),
			this.#columns,
		)
		for (let row = this.#rows; row < used; row++)
			for (let ring = ringOf(row); ring < rings.length; ring++) {
				const bits = rings[ring]?.bits
				if (bits) setBit(bits, row)
			}
		return { spans: joinSpans([...circle.spans, tail]), rings }
	}

	#circle(asked: Asked): Circle {
		const { point, km, isRough } = asked
		const key = `${isRough ? 'rough' : ''} ${point.lat} ${point.lng} ${km}`
		const circle = this.#known.get(key) ?? this.#look(asked)
		this.#known.delete(key)
		this.#known.set(key, circle)
		const [oldest] = this.#known.keys()
		if (this.#known.size > maxKnown && oldest !== undefined) this.#known.delete(oldest)
		return circle
	}

	#look(asked: Asked): Circle {
		const spans = joinSpans(asked.isRough ? this.#roughStretches(asked) : this.#stretches(asked))
		const distances = distancesKm.filter((km) => km <= asked.km)
		const length = spans.reduce((sum, [from, to]) => sum + to - from, 0)
		const rings = distances.map((km) => ({ km, words: new Int32Array(length) }))
		const ringOf = nearestRing(asked, distances, this.#columns)
		let at = 0
		for (const [from, to] of spans)
			for (let word = from; word < to; word++, at++) {
				const end = Math.min((word + 1) << 5, this.#rows)
				for (let row = word << 5; row < end; row++)
					// What is within five kilometres is within ten as well.
					for (let ring = ringOf(row); ring < rings.length; ring++) {
						const words = rings[ring]?.words
						if (words) words[at] = (words[at] ?? 0) | (1 << (row & 31))
					}
			}
		return { spans, rings }
	}

	#stretches({ point, km }: Asked): Span[] {
		const { cell } = this.#columns
		return cellRanges(point.lat, point.lng, km).map(([lo, hi]) => {
			const [from, to] = [lo, hi + 1].map((edge) => firstAtOrAfter(cell, edge, this.#rows)) as [number, number]
			return [from >>> 5, wordsFor(to)]
		})
	}

	#roughStretches({ point, km }: Asked): Span[] {
		const { roughPoints } = this.#columns
		return this.#roughSpans.filter((_, number) => {
			const rough = roughPoints.at(number)
			return rough !== null && distanceKm(point, rough) <= km
		})
	}
}

function roughSpans<S extends Shape>({ rough, roughPoints }: Columns<S>, rows: number): Span[] {
	const spans = Array.from({ length: roughPoints.length }, (): [number, number] => [wordsFor(rows), 0])
	for (let row = 0; row < rows; row++) {
		const span = spans[rough[row] ?? 0]
		if (!span) continue
		span[0] = Math.min(span[0], row >>> 5)
		span[1] = (row >>> 5) + 1
	}
	return spans
}

/** In which ring of a circle a row is, the innermost being 0; past the last when it is in none. */
function nearestRing<S extends Shape>({ point, isRough }: Asked, distances: readonly number[], columns: Columns<S>) {
	const { lat, lng, cell, rough, roughPoints } = columns
	const ringAt = ringsAround(point, distances)
	if (!isRough)
		return (row: number) => ((cell[row] ?? -1) < 0 ? distances.length : ringAt(lat[row] ?? 0, lng[row] ?? 0))
	// Thousands of rows have one rough point, so its ring is found once.
	const known = new Int8Array(roughPoints.length).fill(-1)
	return (row: number): number => {
		const number = rough[row] ?? 0
		const ring = known[number] ?? -1
		if (ring >= 0) return ring
		const at = roughPoints.at(number)
		return (known[number] = at ? ringAt(at.lat, at.lng) : distances.length)
	}
}

/** In which ring around a point another one is. */
function ringsAround(point: Point, distances: readonly number[]) {
	const narrowing = Math.cos((point.lat * Math.PI) / 180)
	// Squares, with the band around each distance in which a flat earth could put something on the wrong side.
	const inner = Float64Array.from(distances, (km) => (km * 0.99) ** 2)
	const outer = Float64Array.from(distances, (km) => (km * 1.01) ** 2)
	return (lat: number, lng: number): number => {
		const north = (lat - point.lat) * kmPerDegree
		const east = (lng - point.lng) * kmPerDegree * narrowing
		const square = north * north + east * east
		for (let ring = 0; ring < distances.length; ring++) {
			if (square > (outer[ring] ?? 0)) continue
			if (square <= (inner[ring] ?? 0)) return ring
			if (distanceKm(point, { lat, lng }) <= (distances[ring] ?? 0)) return ring
		}
		return distances.length
	}
}

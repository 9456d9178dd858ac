import { cellRanges, distanceKm, distancesKm, type Point } from '#app/catalog/distance.ts'
import { type Bits, emptyBits, joinSpans, setBit, type Span, wordsFor } from './bits.ts'
import type { Columns } from './columns.ts'
import type { Shape } from './shape.ts'
import { firstAtOrAfter } from './vocabulary.ts'

/** What is within a distance. */
export type Ring = { km: number; bits: Bits }
/** Where to look for what is around a point, and the words of these spans for each ring, one after another. */
type Circle = { spans: Span[]; rings: { km: number; words: Int32Array }[] }

const kmPerDegree = 111.195
/** Most people search around few places: as many circles as there are great cities, a few dozen kilobytes each. */
const mostKnown = 128

/**
 * What lies around points. Rows in order stand by cell and never move, so their rings are found once for each place that is
 * asked for; the tail is looked at each time.
 */
export class Circles<S extends Shape> {
	readonly #columns: Columns<S>
	/** Rows that stand in order. */
	readonly #rows: number
	/** The one asked for last stands last. */
	readonly #known = new Map<string, Circle>()

	constructor(columns: Columns<S>, rows: number) {
		this.#columns = columns
		this.#rows = rows
	}

	/** The rings of each distance that searches offer up to `furthestKm`, the nearest first, and where they have rows. */
	around(point: Point, furthestKm: number, used: number, take: () => Bits): { spans: Span[]; rings: Ring[] } {
		const circle = this.#circle(point, furthestKm)
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
			point,
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

	#circle(point: Point, furthestKm: number): Circle {
		const key = `${point.lat} ${point.lng} ${furthestKm}`
		const circle = this.#known.get(key) ?? this.#look(point, furthestKm)
		this.#known.delete(key)
		this.#known.set(key, circle)
		const [oldest] = this.#known.keys()
		if (this.#known.size > mostKnown && oldest !== undefined) this.#known.delete(oldest)
		return circle
	}

	#look(point: Point, furthestKm: number): Circle {
		const { cell } = this.#columns
		const stretches = cellRanges(point.lat, point.lng, furthestKm).map(([lo, hi]): Span => {
			const [from, to] = [lo, hi + 1].map((edge) => firstAtOrAfter(cell, edge, this.#rows)) as [number, number]
			return [from >>> 5, wordsFor(to)]
		})
		const spans = joinSpans(stretches)
		const distances = distancesKm.filter((km) => km <= furthestKm)
		const length = spans.reduce((sum, [from, to]) => sum + to - from, 0)
		const rings = distances.map((km) => ({ km, words: new Int32Array(length) }))
		const ringOf = nearestRing(point, distances, this.#columns)
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
}

/** In which ring around a point a row is, the innermost being 0; past the last when it is in none. */
function nearestRing<S extends Shape>(point: Point, distances: readonly number[], { lat, lng, cell }: Columns<S>) {
	const narrowing = Math.cos((point.lat * Math.PI) / 180)
	// Squares, with the band around each distance in which a flat earth could put something on the wrong side.
	const inner = Float64Array.from(distances, (km) => (km * 0.99) ** 2)
	const outer = Float64Array.from(distances, (km) => (km * 1.01) ** 2)
	return (row: number): number => {
		if ((cell[row] ?? -1) < 0) return distances.length
		const north = ((lat[row] ?? 0) - point.lat) * kmPerDegree
		const east = ((lng[row] ?? 0) - point.lng) * kmPerDegree * narrowing
		const square = north * north + east * east
		for (let ring = 0; ring < distances.length; ring++) {
			if (square > (outer[ring] ?? 0)) continue
			if (square <= (inner[ring] ?? 0)) return ring
			if (distanceKm(point, { lat: lat[row] ?? 0, lng: lng[row] ?? 0 }) <= (distances[ring] ?? 0)) return ring
		}
		return distances.length
	}
}

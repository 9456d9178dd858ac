import { cellRanges, distanceKm, distancesKm, type Point } from '#app/catalog/distance.ts'
import { addBits, type Bits, emptyBits, setBit, type Span } from './bits.ts'
import type { Columns } from './columns.ts'
import type { Shape } from './shape.ts'
import { firstAtOrAfter } from './vocabulary.ts'

/** What is within a distance. */
export type Ring = { km: number; bits: Bits }

const furthestKm = Math.max(...distancesKm)
const kmPerDegree = 111.195
/** Squares, with the band around each distance in which a flat earth could put somebody on the wrong side. */
const edges = distancesKm.map((km) => ({ km, inner: (km * 0.99) ** 2, outer: (km * 1.01) ** 2 }))

/** Of rows that stand by cell, those of the cells around a point, as far as any search reaches. */
export function stretchesAround({ lat, lng }: Point, cell: Int32Array, rows: number): Span[] {
	return cellRanges(lat, lng, furthestKm).map(([lo, hi]) => [
		firstAtOrAfter(cell, lo, rows),
		firstAtOrAfter(cell, hi + 1, rows),
	])
}

/** What is within each of the distances that searches offer, the nearest first, looking at the rows of these spans. */
export function ringsAround<S extends Shape>(
	point: Point,
	columns: Columns<S>,
	rows: { spans: readonly Span[]; used: number },
	take: () => Bits,
): Ring[] {
	const rings = distancesKm.map((km) => ({ km, bits: take() }))
	for (const { bits } of rings) emptyBits(bits, rows.spans)
	const ringOf = nearestRing(point, columns)
	for (const [from, to] of rows.spans)
		for (let row = from << 5; row < Math.min(to << 5, rows.used); row++) {
			const ring = rings[ringOf(row)]
			if (ring) setBit(ring.bits, row)
		}
	// What is within five kilometres is within ten as well.
	for (const [index, { bits }] of rings.entries()) {
		const inner = rings[index - 1]
		if (inner) addBits(bits, inner.bits, rows.spans)
	}
	return rings
}

/** In which ring around a point a row is, the innermost being 0; past the last when it is in none. */
function nearestRing<S extends Shape>(point: Point, { lat, lng, cell }: Columns<S>) {
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

export type Point = { lat: number; lng: number }

/** The distances that searches offer, in kilometres. */
export const distancesKm = [5, 10, 20, 30] as const

const kmPerDegree = 111.195
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Along the surface of the earth. */
export function distanceKm(a: Point, b: Point): number {
	const halfLat = Math.sin(radians(b.lat - a.lat) / 2)
	const halfLng = Math.sin(radians(b.lng - a.lng) / 2)
	const chord = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng ** 2
	return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** `isCity`: only the city is known, so that nothing finer can be said of it. */
export type KnownPoint = Point & { isCity?: boolean }

export type Distance = { km: number; isFromCity: boolean }

/** How far two places are from each other, where both are known. It is a distance from the city as soon as one of them is known by its city alone. */
export const distanceBetween = (a: KnownPoint | null, b: KnownPoint | null): Distance | null =>
	a && b && { km: distanceKm(a, b), isFromCity: a.isCity === true || b.isCity === true }

/** 'about 7 km', 'less than 1 km', or with a capital where a line `begins` with it: places are known to about two kilometres, so no decimals. */
export function aboutKm(km: number, begins = false): string {
	if (km < 1) return begins ? 'Less than 1 km' : 'less than 1 km'
	return begins ? `About ${Math.round(km)} km` : `about ${Math.round(km)} km`
}

/**
 * Where the place at one of the ends is known by its city alone: 'about 7 km, from the city', or 'in the same city', for
 * which we know nothing finer. `away` follows the number: ' away'.
 */
export function awayKm(km: number, isFromCity: boolean, away = '', begins = false): string {
	if (!isFromCity) return `${aboutKm(km, begins)}${away}`
	if (km < 1) return begins ? 'In the same city' : 'in the same city'
	return `${aboutKm(km, begins)}${away}, from the city`
}

/** The same from a place that is named: 'about 7 km from Pune, measured from the city'. */
export function awayFrom(km: number, isFromCity: boolean, from: string): string {
	if (!isFromCity) return `${aboutKm(km)} from ${from}`
	return km < 1 ? 'in the same city' : `${aboutKm(km)} from ${from}, measured from the city`
}

/** Cells are about 5.5 km high. Numbers of neighbours in one row follow each other, so a row of cells is one range. */
export const cellDegrees = 0.05
export const cellsPerRow = 2048
/** An area has so many cells on each side. */
export const areaCells = 4
export const earthRadiusKm = 6371

/** The grid cell of a point, for an indexed integer column. Serves longitudes 0 to 102, which is more than India. */
export function cellOf(lat: number, lng: number): number {
	return Math.floor(lat / cellDegrees) * cellsPerRow + Math.floor(lng / cellDegrees)
}

/**
 * Ranges of cells, both ends included, that cover the circle; one per row of the grid. They cover a little more, so
 * whoever uses them compares the exact distance as well.
 */
export function cellRanges(lat: number, lng: number, km: number): [lo: number, hi: number][] {
	// A hair more than asked for: the flat formula below and the rounding of `cellOf` must not lose a point on the edge.
	const reach = km * 1.01 + 0.1
	const latReach = reach / kmPerDegree
	const [first, last] = [lat - latReach, lat + latReach].map((edge) => Math.floor(edge / cellDegrees)) as [
		number,
		number,
	]
	return Array.from({ length: last - first + 1 }, (_, index) => {
		const [south, north] = [(first + index) * cellDegrees, (first + index + 1) * cellDegrees]
		const nearest = Math.min(Math.max(lat, south), north)
		const rest = Math.sqrt(Math.max(0, reach ** 2 - ((nearest - lat) * kmPerDegree) ** 2))
		const narrowest = Math.cos(radians(Math.max(Math.abs(south), Math.abs(north))))
		const lngReach = rest / (kmPerDegree * narrowest)
		return [cellOf(south + cellDegrees / 2, lng - lngReach), cellOf(south + cellDegrees / 2, lng + lngReach)]
	})
}

/** All cells of `cellRanges`. */
export const cellsWithin = (lat: number, lng: number, km: number): number[] =>
	cellRanges(lat, lng, km).flatMap(([lo, hi]) => Array.from({ length: hi - lo + 1 }, (_, at) => lo + at))

/** The area of four by four cells that a cell is in. */
export const areaOf = (cell: number): number =>
	Math.floor(cell / (areaCells * cellsPerRow)) * (cellsPerRow / areaCells) +
	Math.floor((cell % cellsPerRow) / areaCells)

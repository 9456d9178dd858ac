import { t } from '#app/platform/language/words.ts'

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

/** 'about 7 km', 'less than 1 km': places are known to about two kilometres, so no decimals. */
export const aboutKm = (km: number): string => (km < 1 ? t`less than 1 km` : t`about ${{ km: Math.round(km) }} km`)

/**
 * Where the place at one of the ends is known by its city alone: 'about 7 km, from the city', or 'in the same city', for
 * which we know nothing finer.
 */
export function awayKm(km: number, isFromCity: boolean): string {
	if (!isFromCity) return aboutKm(km)
	return km < 1 ? t`in the same city` : t`about ${{ km: Math.round(km) }} km, from the city`
}

/** The same as a line of its own: 'About 7 km away'. */
export function awayLine(km: number, isFromCity: boolean): string {
	const whole = Math.round(km)
	if (km < 1) return isFromCity ? t`In the same city` : t`Less than 1 km away`
	return isFromCity ? t`About ${{ km: whole }} km away, from the city` : t`About ${{ km: whole }} km away`
}

const froms = {
	home: {
		near: () => t`less than 1 km from your location`,
		far: (km: number) => t`about ${{ km }} km from your location`,
		farFromCity: (km: number) => t`about ${{ km }} km from your location, measured from the city`,
	},
	reader: {
		near: () => t`less than 1 km from you`,
		far: (km: number) => t`about ${{ km }} km from you`,
		farFromCity: (km: number) => t`about ${{ km }} km from you, measured from the city`,
	},
}

/** The same from who reads it, or from where they live: 'about 7 km from you, measured from the city'. */
export function awayFrom(km: number, isFromCity: boolean, from: keyof typeof froms): string {
	const { near, far, farFromCity } = froms[from]
	if (km < 1) return isFromCity ? t`in the same city` : near()
	return (isFromCity ? farFromCity : far)(Math.round(km))
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

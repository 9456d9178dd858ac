import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	aboutKm,
	awayFrom,
	awayKm,
	awayLine,
	cellOf,
	cellRanges,
	distanceBetween,
	distanceKm,
	distancesKm,
} from './distance.ts'

const pune = { lat: 18.5204, lng: 73.8567 }
const mumbai = { lat: 19.076, lng: 72.8777 }

test('distances are those of the globe', () => {
	expect(distanceKm(pune, mumbai)).toBeCloseTo(120, 0)
	expect(distanceKm(pune, pune)).toBe(0)
})

test('a distance is one from the city as soon as one end is known by its city alone, and none where an end is not known', () => {
	const [city, other] = [
		{ ...pune, isCity: true },
		{ ...mumbai, isCity: false },
	]

	expect(distanceBetween(mumbai, other)).toEqual({ km: 0, isFromCity: false })
	for (const [from, to] of [
		[city, mumbai],
		[mumbai, city],
		[city, city],
	] as const)
		expect(distanceBetween(from, to)?.isFromCity).toBe(true)
	expect([distanceBetween(null, mumbai), distanceBetween(mumbai, null)]).toEqual([null, null])
})

test('distances are printed without false precision', () => {
	expect([0, 0.99, 1, 6.6, 119.7].map((km) => aboutKm(km))).toEqual([
		'less than 1 km',
		'less than 1 km',
		'about 1 km',
		'about 7 km',
		'about 120 km',
	])
})

test('a distance says from where it was measured', () => {
	const saidBy = (say: (km: number, isFromCity: boolean) => string) =>
		[say(0.4, false), say(7, false), say(0.4, true), say(7, true)].join('; ')

	expect(saidBy(awayKm)).toBe('less than 1 km; about 7 km; in the same city; about 7 km, from the city')
	expect(saidBy(awayLine)).toBe(
		'Less than 1 km away; About 7 km away; In the same city; About 7 km away, from the city',
	)
	expect(saidBy((km, isFromCity) => awayFrom(km, isFromCity, 'reader'))).toBe(
		'less than 1 km from you; about 7 km from you; in the same city; about 7 km from you, measured from the city',
	)
	expect(saidBy((km, isFromCity) => awayFrom(km, isFromCity, 'home'))).toBe(
		'less than 1 km from your location; about 7 km from your location; in the same city; about 7 km from your location, measured from the city',
	)
})

test('no place within the distance falls outside the cells that are searched', () => {
	const lat = fc.double({ min: 6.5, max: 37, noNaN: true })
	const lng = fc.double({ min: 68, max: 97.5, noNaN: true })
	const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })
	fc.assert(
		fc.property(
			lat,
			lng,
			angle,
			fc.constantFrom(...distancesKm, 100),
			fc.double({ min: 0, max: 1, noNaN: true }),
			(y, x, a, km, part) => {
				const north = (Math.sin(a) * km * part) / 111.195
				const east = (Math.cos(a) * km * part) / (111.195 * Math.cos((y * Math.PI) / 180))
				const point = { lat: y + north, lng: x + east }
				fc.pre(distanceKm({ lat: y, lng: x }, point) <= km)
				const cell = cellOf(point.lat, point.lng)

				expect(cellRanges(y, x, km).some(([lo, hi]) => lo <= cell && cell <= hi)).toBe(true)
			},
		),
		{ numRuns: 2000 },
	)
})

test('the cells hardly reach further than the distance', () => {
	const cells = cellRanges(pune.lat, pune.lng, 30).reduce((sum, [lo, hi]) => sum + hi - lo + 1, 0)

	// The circle alone is 97 cells of 29 km²; those it touches are about a third more.
	expect(cells).toBeLessThan(145)
})

import { describe, expect, test } from 'vitest'
import { distanceKm, distancesKm, type Point } from '#app/catalog/distance.ts'
import { findPlace, publicCityOf } from '#app/catalog/places.server.ts'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { locationColumns } from '#app/specialists/registration.server.ts'
import { relevanceFactsOf } from './entry.server.ts'
import { readFacts } from './facts.server.ts'
import { parseFilter } from './filter.ts'
import type { SearchViewer } from './query.server.ts'
import { searchSpecialists } from './specialists.server.ts'

const pune = { lat: 18.52, lng: 73.855 }
const visitor: SearchViewer = { kind: 'public' }
type Resident = Point & { pin: string }

/** Everything known of where people can live around Pune: its PIN codes. */
const residents = Array.from({ length: 4_000 }, (_, at) => String(410_000 + at)).flatMap((pin): Resident[] => {
	const place = findPlace(pin)
	return place && distanceKm(place, pune) < 45 ? [{ pin, lat: place.lat, lng: place.lng }] : []
})

const search = (viewer: SearchViewer, query: string) =>
	searchSpecialists({ viewer, filter: parseFilter(new URLSearchParams(query)), limit: 1_000 })

/** The same places and distances in every run, in no order. */
function* randomCircles(count: number) {
	for (let at = 1; at <= count; at++) {
		const place = residents[(at * 7_919) % residents.length]
		if (place) for (const km of distancesKm) yield `place=${place.pin}&km=${km}`
	}
}

/** What each person's presence in the answers looks like, one sign for each circle. */
async function answersOf(viewer: SearchViewer, ids: readonly string[], also: string) {
	const signs = new Map(ids.map((id) => [id, '']))
	for (const circle of randomCircles(40)) {
		const found = new Set((await search(viewer, `${circle}&${also}`)).ids)
		for (const id of ids) signs.set(id, `${signs.get(id)}${found.has(id) ? 1 : 0}`)
	}
	return signs
}

const stepKm = 1.5
const steps = Array.from({ length: 80 }, (_, at) => (at - 40) * stepKm)
/** The nearest PIN code to each point of a grid around Pune, as a resident would write it. */
const homes = steps.flatMap((north) =>
	steps.map((east) => {
		const point = { lat: pune.lat + north / 111.195, lng: pune.lng + east / (111.195 * Math.cos(0.323)) }
		return residents.reduce((a, b) => (distanceKm(point, a) <= distanceKm(point, b) ? a : b)).pin
	}),
)

/** Square kilometres in which someone with one of these PIN codes may live. */
const areaOf = (pins: ReadonlySet<string>) => homes.filter((pin) => pins.has(pin)).length * stepKm ** 2

/** A specialist at every PIN code, so that the attacker can compare an answer with that for any other home. */
async function plantEverywhere(language: string, anonymousMode = false) {
	const people = await Promise.all(
		residents.map(({ pin }) => aSpecialist({ ...locationColumns(pin), languages: [language], anonymousMode })),
	)
	return new Map(people.map(({ specialistId }, at) => [specialistId, residents[at]?.pin ?? '']))
}

/** The smallest area to which the answers narrow any of seven people, Pune's middle and its villages among them. */
async function smallestArea(viewer: SearchViewer, language: string, pinOf: ReadonlyMap<string, string>) {
	const signs = await answersOf(viewer, [...pinOf.keys()], `language=${language}`)
	const targets = ['411001', '411038', '411028', '411057', '411045', '412207', '412301']
	const areas = targets.map((target) => {
		const id = [...pinOf].find(([, pin]) => pin === target)?.[0] ?? ''
		const alike = [...pinOf].filter(([other]) => signs.get(other) === signs.get(id))
		return areaOf(new Set(alike.map(([, pin]) => pin)))
	})
	return Math.min(...areas)
}

describe('someone who searches around many places and compares the answers', () => {
	test('cannot place a specialist within less than a hundred square kilometres', async () => {
		const pinOf = await plantEverywhere('sd')

		expect(await smallestArea(visitor, 'sd', pinOf)).toBeGreaterThan(100)
	})

	test('cannot place an anonymous specialist more closely as a verified hospital', async () => {
		const pinOf = await plantEverywhere('kok', true)

		expect(await smallestArea({ kind: 'hospital', hospitalId: (await aHospital()).id }, 'kok', pinOf)).toBeGreaterThan(
			100,
		)
	})

	test('gets the same totals, counts and order wherever in a city a person lives', async () => {
		// Kothrud and Hadapsar, eleven kilometres apart.
		await aSpecialist({ ...locationColumns('411038'), languages: ['as'] })
		await aSpecialist({ ...locationColumns('411028'), languages: ['or'] })

		for (const circle of randomCircles(25)) {
			const [kothrud, hadapsar] = [
				await search(visitor, `${circle}&language=as`),
				await search(visitor, `${circle}&language=or`),
			]
			const { language: one, ...counts } = kothrud.facets
			const { language: other, ...same } = hadapsar.facets
			expect([hadapsar.total, same]).toEqual([kothrud.total, counts])
			expect(other.map(({ count }) => count)).toEqual(one.map(({ count }) => count))
		}
	})
})

test('a verified hospital measures from where the person lives, a visitor from their city', async () => {
	await aSpecialist({ ...locationColumns('411028'), languages: ['bn'] })
	const hospital: SearchViewer = { kind: 'hospital', hospitalId: (await aHospital()).id }

	expect((await search(hospital, 'language=bn&place=411028&km=5')).total.count).toBe(1)
	expect((await search(visitor, 'language=bn&place=411028&km=5')).total.count).toBe(0)
	expect((await search(visitor, 'language=bn&place=Pune&km=5')).total.count).toBe(1)
	expect((await search(hospital, 'language=bn&place=Pune&km=5')).total.count).toBe(0)
})

test('the order by relevance uses only the city, not the exact home', async () => {
	const isNear = (point: Point) => distanceKm(point, { lat: 18.5204, lng: 73.8567 }) <= 60
	const home = Array.from({ length: 4_000 }, (_, at) => String(410_000 + at)).find((pin) => {
		const [place, city] = [findPlace(pin), publicCityOf(pin)]
		return place && city && isNear(place) && !isNear(city)
	})
	const { specialistId } = await aSpecialist(locationColumns(home ?? ''))

	const [facts] = await readFacts([specialistId])
	expect(facts && relevanceFactsOf(facts).isInLaunchMarket).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { distanceKm, distancesKm, type Point } from '#app/catalog/places/distance.ts'
import { findPlace, publicCityOf } from '#app/catalog/places/places.server.ts'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { locationColumns } from '#app/specialists/onboarding/registration.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { type SearchViewer, searchSpecialists } from '#app/specialists/search/search.server.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { educations, specialistSkills } from '#app/specialists/tables.server.ts'

const pune = { lat: 18.52, lng: 73.855 }
const visitor: SearchViewer = { kind: 'public' }
type Resident = Point & { pin: string }
const targets = ['411001', '411038', '411028', '411057', '411045', '412207', '412301']

/** Everything known of where people can live around Pune: its PIN codes. */
const residents = Array.from({ length: 4_000 }, (_, at) => String(410_000 + at)).flatMap((pin): Resident[] => {
	const place = findPlace(pin)
	return place && distanceKm(place, pune) < 45 ? [{ pin, lat: place.lat, lng: place.lng }] : []
})

const search = (viewer: SearchViewer, query: string) =>
	searchSpecialists({ viewer, search: specialistSearch.parse(new URLSearchParams(query)), limit: 1_000 })

/** The same places and distances in every run, in no order. */
function* randomCircles(count: number) {
	for (let at = 1; at <= count; at++) {
		const place = residents[(at * 7_919) % residents.length]
		if (place) for (const km of distancesKm) yield `place=${place.pin}&km=${km}`
	}
}

const areas = ['Kothrud', 'Baner', 'Hadapsar', 'Viman Nagar', 'Camp', 'Wakad']

/** Places said in words, which the search turns into circles and words of its own, and areas in the field for places. */
function* typedPlaces() {
	for (const area of areas) {
		yield `q=${area}`
		yield `q=near ${area}`
		yield `q=anesthesiologist ${area}`
		for (const km of distancesKm) yield `place=${area}&km=${km}`
	}
	for (const { pin } of residents.filter((_, at) => at % 6 === 0)) yield `q=${pin}`
	for (const pin of targets) yield `q=${pin}`
}

/** What each person's presence in the answers looks like, one sign for each circle. */
async function answersOf(viewer: SearchViewer, ids: readonly string[], also: string) {
	const signs = new Map(ids.map((id) => [id, '']))
	for (const circle of [...randomCircles(40), ...typedPlaces()]) {
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
	const sizes = targets.map((target) => {
		const id = [...pinOf].find(([, pin]) => pin === target)?.[0] ?? ''
		const alike = [...pinOf].filter(([other]) => signs.get(other) === signs.get(id))
		return areaOf(new Set(alike.map(([, pin]) => pin)))
	})
	return Math.min(...sizes)
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
		const [one, other] = [
			await aSpecialist({ ...locationColumns('411038'), languages: ['as'] }),
			await aSpecialist({ ...locationColumns('411028'), languages: ['or'] }),
		]
		const order = [one, other].map(({ specialistId }) => specialistId).toSorted((a, b) => (a > b ? -1 : 1))

		for (const circle of [...randomCircles(25), ...typedPlaces()]) {
			const [kothrud, hadapsar] = [
				await search(visitor, `${circle}&language=as`),
				await search(visitor, `${circle}&language=or`),
			]
			const countsOf = ({ counts }: typeof kothrud, own: string) =>
				[...counts].map(([group, values]) => [group, values && group === 'language' ? values.get(own) : values])
			expect([circle, hadapsar.total, countsOf(hadapsar, 'or')]).toEqual([
				circle,
				kothrud.total,
				countsOf(kothrud, 'as'),
			])
			const { ids } = await search(visitor, `${circle}&language=as&language=or`)
			expect([circle, ...ids]).toEqual([circle, ...(hadapsar.total.count === 1 ? order : [])])
		}
	})
})

test('everyone measures from the city of a person, a verified hospital too', async () => {
	await aSpecialist({ ...locationColumns('411028'), languages: ['bn'] })
	const hospital: SearchViewer = { kind: 'hospital', hospitalId: (await aHospital()).id }

	for (const viewer of [hospital, visitor]) {
		expect((await search(viewer, 'language=bn&place=411028&km=5')).total.count).toBe(0)
		expect((await search(viewer, 'language=bn&place=Pune&km=5')).total.count).toBe(1)
	}
})

test('six searches of a verified hospital around someone it has nothing to do with locate only the city', async () => {
	const hospital: SearchViewer = { kind: 'hospital', hospitalId: (await aHospital()).id }
	const [one, other] = [
		await aSpecialist({ ...locationColumns('Kothrud, Pune'), languages: ['or'] }),
		await aSpecialist({ ...locationColumns('411028'), languages: ['or'] }),
	]
	for (const centre of ['411001', '411038', '411028', '411057', '412207', 'Baner'])
		for (const km of distancesKm) {
			const { ids, distances } = await search(hospital, `language=or&place=${centre}&km=${km}`)
			expect([centre, km, ids.includes(one.specialistId)]).toEqual([centre, km, ids.includes(other.specialistId)])
			expect(distances.get(one.specialistId)).toBe(distances.get(other.specialistId))
		}
	for (const word of ['Kothrud', 'Hadapsar', 'कोथरूड']) {
		const { ids } = await search(hospital, `language=or&q=${word}`)
		expect([word, ids.includes(one.specialistId)]).toEqual([word, ids.includes(other.specialistId)])
	}
})

test('the public order by relevance uses only the city, not the exact home', async () => {
	const isNear = (point: Point) => distanceKm(point, { lat: 18.5204, lng: 73.8567 }) <= 60
	const home = Array.from({ length: 4_000 }, (_, at) => String(410_000 + at)).find((pin) => {
		const [place, city] = [findPlace(pin), publicCityOf(pin)]
		return place && city && isNear(place) && !isNear(city)
	})
	const story = { languages: ['te'], specialitySlug: 'dermatologist', speciality: 'Dermatologist' }
	const far = await aSpecialist({ ...story, ...locationColumns(home ?? '') })
	const inPune = await aSpecialist({ ...story, ...locationColumns('Pune') })

	expect((await search(visitor, 'language=te')).ids).toEqual([inPune.specialistId, far.specialistId])
})

describe('words', () => {
	test('find an anonymous specialist by the catalog alone: by nothing they typed, no name, no sound and no correction of it', async () => {
		const hospital: SearchViewer = { kind: 'hospital', hospitalId: (await aHospital()).id }
		const { specialistId } = await aSpecialist({
			...locationColumns('411038'),
			name: 'Dr Vaidehi Gokhlekar',
			languages: ['ml'],
			anonymousMode: true,
		})
		await db.insert(specialistSkills).values([
			{ specialistId, name: 'Trained with Zarapkar' },
			{ specialistId, name: 'Transesophageal echo', position: 1 },
		])
		await db
			.insert(educations)
			.values({ specialistId, institution: 'Quilon College', degree: 'Fellowship of Wurzburg', startYear: 2001 })
		await aCredential({ specialistId }, { kind: 'degree', title: 'Diploma Xyloton' })
		const found = async (viewer: SearchViewer, q: string) => (await search(viewer, `q=${q}&language=ml`)).ids.length
		const typed = ['Gokhlekar', 'Gokhalekar', 'Gokhlekra', 'Vaidehi', 'Waidehi', 'gokhl', 'गोखलेकर']
		const written = ['Zarapkar', 'Zarapker', 'Quilon', 'Wurzburg', 'Xyloton']

		expect(await found(hospital, 'transesophageal echo')).toBe(1)
		expect(await found(visitor, 'transesophageal echo')).toBe(1)
		expect(await found(hospital, 'anesthesiologist pune')).toBe(1)
		for (const q of [...typed, ...written])
			for (const viewer of [hospital, visitor]) expect([q, await found(viewer, q)]).toEqual([q, 0])
		expect((await search(hospital, 'q=Gokhlekra')).corrections).toEqual([])
		expect((await search(hospital, 'q=Zarapker')).corrections).toEqual([])
	})

	test('place an anonymous specialist in their city, wherever in it they live', async () => {
		const hospital: SearchViewer = { kind: 'hospital', hospitalId: (await aHospital()).id }
		await aSpecialist({ ...locationColumns('411038'), languages: ['pa'], anonymousMode: true })
		await aSpecialist({ ...locationColumns('411028'), languages: ['ur'], anonymousMode: true })
		const totalOf = async (viewer: SearchViewer, query: string) => (await search(viewer, query)).total.count

		for (const viewer of [hospital, visitor])
			for (const query of typedPlaces()) {
				const [kothrud, hadapsar] = [`${query}&language=pa`, `${query}&language=ur`]
				expect([query, await totalOf(viewer, kothrud)]).toEqual([query, await totalOf(viewer, hadapsar)])
			}
	})

	test('find a name, a typed-in skill, an area, pay and availability for hospitals, and none of it for the public', async () => {
		const hospital: SearchViewer = { kind: 'hospital', hospitalId: (await aHospital()).id }
		const { specialistId } = await aSpecialist({
			...locationColumns('411038'),
			name: 'Dr Yashodhara Kshirsagar',
			languages: ['gu'],
			expectedMonthlyPaise: 20_000_000n,
			availability: { mon: { from: '08:00', to: '14:00' } },
		})
		await db.insert(specialistSkills).values({ specialistId, name: 'Bloodless Khamkar method' })
		await aSpecialist({ ...locationColumns('Nagpur'), languages: ['gu'], expectedMonthlyPaise: 90_000_000n })
		const found = async (viewer: SearchViewer, q: string) => (await search(viewer, `q=${q}&language=gu`)).ids

		for (const q of ['Kshirsagar', 'Kshirsager', 'Yashodara', 'Khamkar', 'Kothrud', '411038', 'monday'])
			expect([q, await found(hospital, q)]).toEqual([q, [specialistId]])
		for (const q of ['Kshirsagar', 'Kshirsager', 'kshirs', 'Yashodara', 'Khamkar'])
			expect([q, await found(visitor, q)]).toEqual([q, []])
		expect((await search(visitor, 'q=Kshirsager')).corrections).toEqual([])
		// Words for what the public may not know narrow nothing, or match no one: they never tell two people apart.
		for (const q of ['2 lakh', 'upto 3 lakh', 'monday'])
			expect([q, [0, 2].includes((await found(visitor, q)).length)]).toEqual([q, true])
	})
})

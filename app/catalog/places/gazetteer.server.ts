import areaLines from '../data/areas.json' with { type: 'json' }
import cityLines from '../data/cities.json' with { type: 'json' }
import pinBook from '../data/pins.json' with { type: 'json' }
import { distanceKm } from './distance.ts'
import { foldDevanagari, isDevanagari } from '../words/devanagari.ts'
import { foldUrdu, isIndic, isUrdu, toDevanagari } from '../words/scripts.ts'
import { launchMarket } from './launch-market.ts'
import { nativeNames } from './native-names.ts'
import { otherStateNames } from './place-names.ts'
import { isStateCode, type StateName, states } from './states.ts'

export type Spot = { name: string; state: StateName; lat: number; lng: number }

export type City = Spot & {
	kind: 'city'
	/** For addresses of pages: 'pune', 'aurangabad-bihar'. */
	slug: string
	/** With its state where a greater city has the name: 'Pune', 'Aurangabad, Bihar'. `findPlace` understands it. */
	label: string
	/** Every name it goes by, folded. */
	names: readonly string[]
}

/** A quarter of a launch city. Its `name` says the city too: 'Kothrud, Pune'. For searches and jobs, never what is shown of a person. */
export type Area = Spot & {
	kind: 'area'
	/** The city that was named with it, or else its own. */
	city: City
	label: string
	names: readonly string[]
	/** Its name is used in many cities, so it is known only together with its city. */
	needsCity: boolean
}

/** By the first three digits: 'last three digits, latitude, longitude, index of the district|…' */
export const pins: Record<string, string> = pinBook.pins
export const districts: readonly string[] = pinBook.districts

export const fold = (text: string) =>
	text
		.normalize('NFKD')
		.replace(/[\u0300-\u036f]/g, '')
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
		.trim()

export const stateNames = new Map<string, StateName>([
	...Object.values(states).map((name) => [fold(name), name] as const),
	...Object.entries(otherStateNames).map(([name, state]) => [fold(name), state] as const),
])

export function stateOf(code: string): StateName {
	if (!isStateCode(code)) throw new Error(`catalog: no state has the code ${code}; run scripts/build-geo.ts`)
	return states[code]
}

let loaded: ReturnType<typeof load> | undefined
/** Read on first use. Takes about twenty milliseconds, in most processes while no one waits. */
export const gazetteer = () => (loaded ??= load())

function load() {
	const byName = new Map<string, City[]>()
	const bySlug = new Map<string, City>()
	const named = cityLines.map((line) => {
		const [name = '', code = '', lat, lng, others = ''] = line.split('|')
		const names = [name, ...others.split(';').filter(Boolean)].map(fold)
		return { name, names, state: stateOf(code), lat: Number(lat), lng: Number(lng) }
	})
	const owners = new Map<string, Named>()
	for (const [rank, city] of named.entries())
		for (const key of city.names) if (ownsName(city, key, owners.get(key), rank, named)) owners.set(key, city)
	const cities = named.map((one): City => {
		const { name, names, state } = one
		// One city of a name has it to itself; the others say where they are.
		const label = owners.get(names[0] ?? '') === one ? name : `${name}, ${state}`
		const city: City = { ...one, kind: 'city', slug: fold(label).replaceAll(' ', '-'), label }
		for (const key of names) {
			const others = byName.get(key) ?? []
			byName.set(key, owners.get(key) === one ? [city, ...others] : [...others, city])
		}
		if (!bySlug.has(city.slug)) bySlug.set(city.slug, city)
		return city
	})
	const cityPoints = new Set(cities.map(({ lat, lng }) => `${lat} ${lng}`))
	const ranks = new Map(cities.map((city, at) => [city, at]))
	const byNative = new Map<string, City>()
	for (const [label, names] of Object.entries(nativeNames)) {
		const city = byName.get(fold(label))?.[0]
		if (!city) throw new Error(`catalog: no city ${label} for its names in other scripts`)
		for (const name of names.split(' ')) byNative.set(nativeKey(name.replace('_', ' ')), city)
	}
	for (const city of cities)
		for (const name of city.names.filter(isIndic))
			if (!byNative.has(nativeKey(name))) byNative.set(nativeKey(name), city)
	const areas = areaLines.map((line) => readArea(line, byName))
	const areasByName = new Map<string, Area[]>()
	for (const area of areas) for (const key of area.names) areasByName.set(key, [...(areasByName.get(key) ?? []), area])
	/** By the names of two words and more, written as one. */
	const areasByLetters = new Map<string, Area>()
	for (const area of areas)
		for (const key of area.names.filter((name) => name.includes(' '))) areasByLetters.set(key.replaceAll(' ', ''), area)
	const rankOf = (city: City) => ranks.get(city) ?? cities.length
	return {
		cities,
		byName,
		byNative,
		bySlug,
		areas,
		areasByName,
		areasByLetters,
		rankOf,
		publicCities: farApart(cities, 12),
		cityPoints,
	}
}

type Named = Spot & { names: readonly string[] }

/** Cities before this one are known all over India. */
const knownEverywhere = 400
const greatEverywhere = 100

/**
 * Which city a bare name means: the greatest, but one of the launch state before a lesser town elsewhere, and before one that goes by
 * another name of its own: 'Islampur', 'Shrirampur'.
 */
function ownsName(city: Named, key: string, owner: Named | undefined, rank: number, all: readonly Named[]): boolean {
	if (!owner) return true
	if (city.state !== launchMarket.state || owner.state === launchMarket.state || city.names[0] !== key) return false
	const before = all.indexOf(owner)
	return before >= knownEverywhere || (before >= greatEverywhere && owner.names[0] !== key && rank > before)
}

/**
 * One spelling of a name in any script of India, and in that of Urdu. Devanagari keeps to itself: শ্রীরামপুর is Serampore, and श्रीरामपूर
 * Shrirampur.
 */
export const nativeKey = (name: string) => `${isDevanagari(name) ? '' : '~'}${spelledInOne(name)}`

/** The same whatever its script. */
export const spelledInOne = (name: string) =>
	name
		.split(/[\s-]+/)
		.map((word) => (isUrdu(word) ? foldUrdu(word) : foldDevanagari(toDevanagari(word))))
		.join('')

/** 'Name, with a star where it needs its city|city|latitude|longitude|other names' */
function readArea(line: string, byName: ReadonlyMap<string, City[]>): Area {
	const [name = '', cityName = '', lat, lng, others = ''] = line.split('|')
	const city = byName.get(fold(cityName))?.[0]
	if (!city) throw new Error(`catalog: no city ${cityName} for the area ${name}`)
	const plain = name.replace('*', '')
	const label = `${plain}, ${city.label}`
	return {
		name: label,
		label,
		state: city.state,
		lat: Number(lat),
		lng: Number(lng),
		kind: 'area',
		city,
		names: [plain, ...others.split(';').filter(Boolean)].map(fold),
		needsCity: name !== plain,
	}
}

/** The cities that have no greater one within so many kilometres, the greatest first. */
function farApart(cities: readonly City[], km: number): ReadonlySet<City> {
	const chosen = new Set<City>()
	// Squares of 20 km and more, so that a neighbour is in the same one or beside it.
	const squares = new Map<number, City[]>()
	const perRow = 1_000
	const around = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => up * perRow + right))
	for (const city of cities) {
		const square = Math.floor(city.lat / 0.2) * perRow + Math.floor(city.lng / 0.2)
		const isNear = (step: number) => squares.get(square + step)?.some((other) => distanceKm(city, other) < km) ?? false
		if (around.some(isNear)) continue
		chosen.add(city)
		squares.set(square, [...(squares.get(square) ?? []), city])
	}
	return chosen
}

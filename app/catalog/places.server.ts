import { toAsciiDigits } from '#app/platform/digits.ts'
import cityLines from './data/cities.json' with { type: 'json' }
import pinBook from './data/pins.json' with { type: 'json' }
import { distanceKm } from './distance.ts'
import { type StateName, isStateCode, states } from './states.ts'

export type Place = { name: string; state: StateName; lat: number; lng: number; kind: 'city' | 'pin' }

export type City = Place & {
	kind: 'city'
	/** For addresses of pages: 'pune', 'aurangabad-bihar'. */
	slug: string
	/** With its state where a greater city has the name: 'Pune', 'Aurangabad, Bihar'. `findPlace` understands it. */
	label: string
	/** Every name it goes by, folded. */
	names: readonly string[]
}

/** Suggested before any other. */
const firstCities = [
	'Mumbai',
	'Delhi',
	'Bangalore',
	'Hyderabad',
	'Chennai',
	'Kolkata',
	'Pune',
	'Ahmedabad',
	'Jaipur',
	'Lucknow',
]

/**
 * Labels of cities that contain the text in one of their names, whatever its case: the ten great cities first, then
 * those that begin with it, then by population. The ten for an empty text.
 */
export function suggestCities(text: string, limit = 10): string[] {
	const typed = fold(text)
	if (typed === '') return firstCities.slice(0, limit)
	const { cities } = gazetteer()
	const found = cities.filter(({ names }) => names.some((name) => name.includes(typed)))
	const rank = ({ label, names }: City) => {
		const great = firstCities.indexOf(label)
		if (great >= 0) return great
		return names.some((name) => name.startsWith(typed)) ? firstCities.length : firstCities.length + 1
	}
	// `cities` runs by population, and sorting is stable.
	const labels = found.sort((a, b) => rank(a) - rank(b)).map(({ label }) => label)
	return [...new Set(labels)].slice(0, limit)
}

/**
 * The city or PIN code that a text names: 'Pune', 'बेंगलुरु', 'Aurangabad, Bihar', 'Wakad, Pune', '411001',
 * 'Pune 411 001'. Null when no part of it is known. A PIN that is not known leaves the words beside it.
 */
export function findPlace(text: string): Place | null {
	if (text.length > 200) return null
	const typed = toAsciiDigits(text).trim()
	const [, before = '', area, office] = /^(.*?)[\s,-]*(?<!\d)([1-9]\d{2})\s?(\d{3})$/s.exec(typed) ?? []
	if (area !== undefined && office !== undefined) return findPin(area, office) ?? findCity(before)
	return findCity(typed)
}

export function cityBySlug(slug: string): City | null {
	return gazetteer().bySlug.get(slug) ?? null
}

/** By population. */
export const greatestCities = (count: number): readonly City[] => gazetteer().cities.slice(0, count)

/** The city of a location: the one that its words name, or else the one that its PIN code is called by. */
export function findCityOf(location: string): City | null {
	const place = findPlace(location)
	if (!place) return null
	return findCity(withoutPin(location)) ?? findCity(`${place.name.replace(/ \d{6}$/, '')}, ${place.state}`)
}

/**
 * The city that everyone may see for a person. It is the one that the words of a location name, if it is one of the
 * great cities of its surroundings, or else the nearest of these. They are at least twelve kilometres apart, so each
 * is nearest to 100 km² or more, and a search by city does not tell two places there apart.
 */
export function publicCityOf(location: string): City | null {
	const known = publicCitiesByLocation.get(location)
	if (known !== undefined) return known
	const city = findPublicCity(location)
	if (publicCitiesByLocation.size > 20_000) publicCitiesByLocation.clear()
	publicCitiesByLocation.set(location, city)
	return city
}

/** Thousands write the same place, and looking one up costs. */
const publicCitiesByLocation = new Map<string, City | null>()

function findPublicCity(location: string): City | null {
	const place = findPlace(location)
	if (!place) return null
	const { publicCities } = gazetteer()
	const named = findCity(withoutPin(location))
	if (named && publicCities.has(named)) return named
	let nearest: { city: City; square: number } | null = null
	const narrowing = Math.cos((place.lat * Math.PI) / 180)
	for (const city of publicCities) {
		const square = (city.lat - place.lat) ** 2 + ((city.lng - place.lng) * narrowing) ** 2
		if (!nearest || square < nearest.square) nearest = { city, square }
	}
	return nearest?.city ?? null
}

const withoutPin = (location: string) => toAsciiDigits(location).replace(/[\s,-]*\d{3}\s?\d{3}$/, '')

/** The last part of the text that is a city; a state behind it decides between cities of one name. */
function findCity(text: string): City | null {
	const whole = gazetteer().byName.get(fold(text))?.[0]
	if (whole) return whole
	const parts = text.split(',').map(fold)
	const last = parts.at(-1) ?? ''
	const state = stateNames.get(last)
	for (const part of parts.toReversed()) {
		const found = gazetteer().byName.get(part) ?? []
		const city = state === undefined ? found[0] : found.find((candidate) => candidate.state === state)
		if (city) return city
	}
	return null
}

/** Known by the greatest city of its state within eight kilometres, else by its district. */
function findPin(area: string, office: string): Place | null {
	const entry = pins[area]?.split('|').find((line) => line.startsWith(office))
	if (entry === undefined) return null
	const [, lat = '', lng = '', district = ''] = entry.split(' ')
	const point = { lat: Number(lat), lng: Number(lng) }
	const [districtName = '', code = ''] = (districts[Number(district)] ?? '').split('|')
	const state = stateOf(code)
	const near = gazetteer().cities.find((city) => city.state === state && distanceKm(city, point) <= 8)
	return { name: `${near?.name ?? districtName} ${area}${office}`, state, ...point, kind: 'pin' }
}

/** By the first three digits: 'last three digits, latitude, longitude, index of the district|…' */
const pins: Record<string, string> = pinBook.pins
const districts: readonly string[] = pinBook.districts

const fold = (text: string) =>
	text
		.normalize('NFKD')
		.replace(/[\u0300-\u036f]/g, '')
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
		.trim()

const stateNames = new Map<string, StateName>(Object.values(states).map((name) => [fold(name), name]))

function stateOf(code: string): StateName {
	if (!isStateCode(code)) throw new Error(`catalog: no state has the code ${code}; run scripts/build-geo.ts`)
	return states[code]
}

let loaded: ReturnType<typeof load> | undefined

/** Read on first use. Takes about twenty milliseconds, in most processes while no one waits. */
const gazetteer = () => (loaded ??= load())

function load() {
	const byName = new Map<string, City[]>()
	const bySlug = new Map<string, City>()
	const cities = cityLines.map((line): City => {
		const [name = '', code = '', lat, lng, others = ''] = line.split('|')
		const state = stateOf(code)
		const names = [name, ...others.split(';').filter(Boolean)].map(fold)
		// The greatest city of a name has it to itself; the others say where they are.
		const isFirst = !byName.has(names[0] ?? '')
		const label = isFirst ? name : `${name}, ${state}`
		const city: City = {
			name,
			state,
			lat: Number(lat),
			lng: Number(lng),
			kind: 'city',
			slug: fold(label).replaceAll(' ', '-'),
			label,
			names,
		}
		for (const key of names) byName.set(key, [...(byName.get(key) ?? []), city])
		if (!bySlug.has(city.slug)) bySlug.set(city.slug, city)
		return city
	})
	return { cities, byName, bySlug, publicCities: farApart(cities, 12) }
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

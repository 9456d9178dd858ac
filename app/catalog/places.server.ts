import { toAsciiDigits } from '#app/platform/digits.ts'
import areaLines from './data/areas.json' with { type: 'json' }
import cityLines from './data/cities.json' with { type: 'json' }
import officeLines from './data/offices.json' with { type: 'json' }
import pinBook from './data/pins.json' with { type: 'json' }
import { isDevanagari, toLatin } from './devanagari.ts'
import { distanceKm, type Point } from './distance.ts'
import { abroad, otherStateNames, regions } from './place-names.ts'
import { isIndic, toDevanagari } from './scripts.ts'
import { type StateName, isStateCode, states } from './states.ts'

type Spot = { name: string; state: StateName; lat: number; lng: number }

export type Place = City | Area | (Spot & { kind: 'pin' })

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
	'Nagpur',
	'Jaipur',
]

/**
 * Labels of cities that contain the text in one of their names, whatever its case: the ten great cities first, then
 * those that begin with it, then by population. The ten for an empty text. Behind them areas that begin with the text.
 */
export function suggestCities(text: string, limit = 10): string[] {
	const typed = fold(text)
	if (typed === '') return firstCities.slice(0, limit)
	const { cities, areas } = gazetteer()
	const found = cities.filter(({ names }) => names.some((name) => name.includes(typed)))
	const rank = ({ label, names }: City) => {
		const great = firstCities.indexOf(label)
		if (great >= 0) return great
		return names.some((name) => name.startsWith(typed)) ? firstCities.length : firstCities.length + 1
	}
	// `cities` runs by population, and sorting is stable.
	const labels = found.sort((a, b) => rank(a) - rank(b)).map(({ label }) => label)
	const quarters = areas.filter(({ names }) => names.some((name) => name.startsWith(typed))).map(({ label }) => label)
	const known = [...new Set([...labels, ...quarters])].slice(0, limit)
	const other = known.length === 0 && typed.length >= 4 ? findPlace(text) : null
	return other ? [other.name] : known
}

/**
 * The city, area or PIN code that a text names: 'Pune', 'बेंगलुरु', 'Aurangabad, Bihar', 'Wakad', 'Wakad, Pune', '411001',
 * 'Pune 411 001'. Null when no part of it is known. A PIN that is not known leaves the words beside it.
 */
export function findPlace(text: string): Place | null {
	if (text.length > 200) return null
	const typed = toAsciiDigits(text).trim()
	if (abroad.has(fold(typed))) return null
	return (
		findTownWithin(typed) ??
		findListed(typed) ??
		findByOtherName(typed) ??
		findLoosely(typed) ??
		findWithoutComma(typed)
	)
}

const looseWords =
	/\b(?:only|any ?where|any|in|and|or|near ?by|around|surround\w*|areas?|suburbs?|region|side|part|preferabl[ey]|preferred|location|railway|rly|station|stn|airport|bus stand|cantt|cantonment|camp|budruk|budrukh|bk|khurd|kh|south|north|east|west|central|old|phase|sector|(?<=phase |sector )\d{1,3}|india)\b\.?/giu

/** 'Pune and nearby', 'South Mumbai', 'Kondhwa Budruk', 'Vasai Virar': what is left without the words around it, or the greater of two neighbours. */
function findLoosely(typed: string): Place | null {
	const bare = typed.replace(addressWords, ' ').replace(looseWords, ' ').replace(/\s+/g, ' ').trim()
	if (bare === '') return null
	if (bare !== typed) return findListed(bare)
	const words = fold(typed).split(' ')
	const [one, other] = words.length === 2 ? words.map((word) => findCity(word)) : []
	if (!one || !other || distanceKm(one, other) > aroundCityKm) return null
	return gazetteer().rankOf(one) < gazetteer().rankOf(other) ? one : other
}

/** 'Shirur, Pune' and 'Bhor, Pune' are towns near Pune, though no list has the one as an area of the other. */
function findTownWithin(typed: string): Place | null {
	const [head = '', ...around] = typed.split(',').map((part) => part.trim())
	if (around.length === 0 || around.length > 2 || /\d/.test(typed)) return null
	if (!findCity(around.join(',')) || gazetteer().areasByName.has(fold(head))) return null
	return findPart(head.replace(addressWords, ' ').trim(), around)
}

/** 'Baramati Pune', 'Karad Satara Maharashtra': a town, and behind it its district, its state or both. */
function findWithoutComma(typed: string): Place | null {
	const words = typed.replace(addressWords, ' ').split(/\s+/).filter(Boolean)
	if (words.length > 5 || /[\d,]/.test(typed)) return null
	for (let at = words.length - 1; at > 0; at--) {
		const around = knownParts(words.slice(at))
		const found = around && findPart(words.slice(0, at).join(' '), around)
		if (found) return found
	}
	return null
}

/** What the words name together, or the first of them and the last. */
function knownParts(words: readonly string[]): string[] | null {
	const isKnown = (part: string) => stateNames.has(fold(part)) || findListed(part) !== null
	for (let at = words.length; at > 0; at--) {
		const parts = [words.slice(0, at).join(' '), words.slice(at).join(' ')].filter(Boolean)
		if (parts.every(isKnown)) return parts
	}
	return null
}

/** A city, area or PIN code by a name that our lists have, and not by the sound of it. */
export function findListed(typed: string): Place | null {
	const [, before = '', area, office] = /^(.*?)[\s,-]*(?<!\d)([1-9]\d{2})[\s\p{Pd}]?(\d{3})$/su.exec(typed) ?? []
	if (area !== undefined && office !== undefined) {
		const pin = findPin(area, office)
		const named = findArea(before)?.city ?? findCity(before)
		// The town that stands beside a PIN code is its town, where it lies around it.
		if (pin && named && distanceKm(pin, named) <= aroundCityKm)
			return { ...pin, name: `${named.name} ${area}${office}` }
		return pin ?? findArea(before) ?? findCity(before)
	}
	return findArea(typed) ?? findCity(typed)
}

/** Where an address is, and the locality in it that says so; without a locality, of its PIN code; else of its city. */
export type AddressPlace = Point & { locality: string | null; isCityOnly: boolean }

/** An address of a hospital on the map. Null when not even its city is known. */
export function findAddress({
	address,
	city,
	pin,
}: {
	address: string
	city: string
	pin: string | null
}): AddressPlace | null {
	const town = findCity(city) ?? findCityOf(city)
	const typedPin = pin ?? /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/.exec(toAsciiDigits(address))?.[0].replace(/\s/, '') ?? null
	const code = typedPin === null ? null : findPin(typedPin.slice(0, 3), typedPin.slice(3))
	const near = code ?? town ?? findPlace(city)
	if (!near) return null
	const area = areaIn(address, near, code ? 15 : aroundCityKm) ?? areaIn(city, near, aroundCityKm)
	if (area)
		return { lat: area.lat, lng: area.lng, locality: area.label.replace(`, ${area.city.label}`, ''), isCityOnly: false }
	return { lat: near.lat, lng: near.lng, locality: null, isCityOnly: isCityPoint(near) }
}

/** The longest name of an area in a text, the last of these, near a point: 'Baner' in '4th floor, Sai Plaza, Baner Road'. */
function areaIn(text: string, near: Point, km: number): Area | null {
	const { areasByName } = gazetteer()
	const words = fold(text).split(' ')
	for (let length = Math.min(4, words.length); length > 0; length--)
		for (let at = words.length - length; at >= 0; at--) {
			const name = words.slice(at, at + length).join(' ')
			const area = areasByName.get(name)?.find((one) => distanceKm(one, near) <= km)
			if (area && name.length >= 3) return area
		}
	return null
}

/** The point by which a city as a whole is known: distances from it are only about right. */
export const isCityPoint = ({ lat, lng }: Point) => gazetteer().cityPoints.has(`${lat} ${lng}`)

const addressWords =
	/\b(?:taluka|taluk|tal|tehsil|tahsil|tq|district|districts|dist|zilla|zila|village|vill|post|po|at|near|mukkam|mu|city|town|midc|gidc)\b\.?|(?<![\p{L}\p{M}])(?:मुक्काम|मु|पोस्ट|पो|तालुका|तालुक|ता|तहसील|जिल्हा|जिला|जि|गाव|शहर)(?=[\s.,:]|$)\.?/giu

/**
 * What no list of cities has by this name: a region by its greatest city, a place in another spelling or script, a taluka or
 * small town by its post office. Behind a comma its district or state decides between places of one name.
 */
function findByOtherName(typed: string): Place | null {
	const bare = typed.replace(addressWords, ' ').replace(/[:.]/g, ' ')
	const [head = '', ...around] = bare
		.split(/[,;]/)
		.map((part) => part.trim())
		.filter(Boolean)
	return findPart(head, around)
}

/** What the first part of a location names, if what is said of it behind commas is known and not somewhere else. */
function findPart(name: string, around: readonly string[]): Place | null {
	const latin = isIndic(name) ? inLatin(name) : name
	const region = regions[fold(name)] ?? regions[latin]
	const places = around.map((part) => part.replace(addressWords, ' ').trim())
	const fits = (place: Spot | null): boolean =>
		place !== null &&
		places.every((part) => {
			const near = findListed(part)
			// Delhi and Goa are both.
			return stateNames.get(fold(part)) === place.state || (near !== null && distanceKm(near, place) <= districtKm)
		})
	const candidates = [
		() => (region === undefined ? null : (findCity(region) ?? findBySound(region, fits))),
		() => findListed(name),
		() => (latin === name ? null : findListed(latin)),
		() => findBySound(name, fits),
		() => findDistrict(name),
	]
	for (const find of candidates) {
		const found = find()
		if (found && fits(found)) return found
	}
	return null
}

/** By the sound; in a script of India also by its consonants, for that does not say where an 'a' is spoken: केशवनगर, इचलकरंजी. */
function findBySound(name: string, fits: (place: Spot) => boolean): Place | null {
	const sound = soundOfPlace(name)
	if (sound.length < 3) return null
	return findSounding(sound, name, fits) ?? (isIndic(name) ? findSounding(bonesOf(sound), name, fits) : null)
}

function findSounding(sound: string, name: string, fits: (place: Spot) => boolean): Place | null {
	const { citiesBySound, areasBySound, officesBySound, officesByName } = bySound()
	const asOffices = (pins: readonly string[]) =>
		pins.flatMap((pin) => findPin(pin.slice(0, 3), pin.slice(3)) ?? []).filter(fits)
	const cities = citiesBySound.get(sound)?.filter(fits) ?? []
	const city = cities.find(({ state }) => state === launchState) ?? cities[0]
	if (city && (city.state === launchState || gazetteer().rankOf(city) < greatTowns)) return city
	const area = areasBySound.get(sound)?.find((one) => fits(one))
	if (area) return area
	// 'Parner' as it is written is a town here, and only sounds like a city elsewhere.
	const asWritten = asOffices(officesByName.get(fold(name)) ?? []).filter(({ state }) => state === launchState)
	if (city && asWritten.length === 0) return city
	// 'Talegaon' is Talegaon Dabhade, before any village of the name.
	const beside = nearbyCityThatBegins(name)
	if (beside && fits(beside)) return beside
	const offices = asWritten.length > 0 ? asWritten : asOffices(officesBySound.get(sound) ?? [])
	// Of several places of one name without more about it, the one in the state of the launch market, near its city.
	const market = findCity(launchCity)
	const [near] = offices
		.filter((place) => place.state === launchState)
		.toSorted((a, b) => (market ? distanceKm(a, market) - distanceKm(b, market) : 0))
	const office = near ?? offices[0]
	return office ? { ...office, name: `${titled(name)} ${office.name.slice(-6)}` } : null
}

const besideMarketKm = 50

function nearbyCityThatBegins(name: string): City | undefined {
	const market = findCity(launchCity)
	return gazetteer().cities.find(
		(city) =>
			market &&
			distanceKm(city, market) <= besideMarketKm &&
			city.names.some((each) => each.startsWith(`${fold(name)} `)),
	)
}

const districtKm = 100

/** By the middle of its PIN codes: few districts are called by another name than their town. */
function findDistrict(name: string): Place | null {
	const at = districts.findIndex((line) => fold(line.split('|')[0] ?? '') === fold(name))
	if (at < 0) return null
	const points = Object.values(pins)
		.flatMap((area) => area.split('|'))
		.flatMap((line) => {
			const [, lat, lng, district] = line.split(' ')
			return Number(district) === at ? [{ lat: Number(lat), lng: Number(lng) }] : []
		})
	const [middle] = points.toSorted((a, b) => a.lat - b.lat).slice(Math.floor(points.length / 2))
	const [, code = ''] = (districts[at] ?? '').split('|')
	return middle ? (nearestCity(middle, stateOf(code)) ?? null) : null
}

const nearestCity = (point: Point, state: StateName) =>
	gazetteer()
		.cities.slice(0, lesserTowns)
		.filter((city) => city.state === state)
		.reduce<City | undefined>(
			(nearest, city) => (nearest && distanceKm(nearest, point) <= distanceKm(city, point) ? nearest : city),
			undefined,
		)
const titled = (name: string) => name.replace(/(?:^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())

/** What to do about a location that was not found. */
export const placeNotFound = (typed: string): string =>
	askForPlace(typed) ?? 'Location not found. Enter the nearest city or a 6-digit PIN code.'

/** What a location was understood as, in a sentence, or what to do where it was not; null where it is the name itself. */
export function placeSentence(typed: string): string | null {
	const place = findPlace(typed)
	if (!place) return placeNotFound(typed)
	const name = place.kind === 'pin' ? place.name : place.label
	return fold(name) === fold(typed) ? null : `Understood as ${name}.`
}

/** The greatest cities of a state that was typed alone, to ask which is meant; null for anything else. */
function citiesOfState(text: string): { state: string; cities: string[] } | null {
	const state = stateNames.get(fold(text.replace(addressWords, ' ')))
	if (state === undefined) return null
	const cities = gazetteer().cities.filter((city) => city.state === state)
	return { state, cities: cities.slice(0, 3).map(({ label }) => label) }
}

/** What to ask who typed a state and no city, or a country; null for anything else. */
export function askForPlace(text: string): string | null {
	if (abroad.has(fold(text))) return 'Jobs here are in India. Enter a city in India, for example where you would work.'
	const asked = citiesOfState(text)
	return asked && `Which city in ${asked.state}? For example, ${asked.cities.join(', ')}. A 6-digit PIN code works too.`
}

/** A name in a script of India as most people write it in Latin letters. */
const inLatin = (name: string) =>
	toDevanagari(name)
		.split(/\s+/)
		.map((word) => (isDevanagari(word) ? toLatin(word) : word))
		.join(' ')

/** One spelling for names of places: 'Wadgaon' and 'Vadgaon', 'Shirur' and 'Sirur', in any script. */
const soundOfPlace = (name: string) =>
	inLatin(name)
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z]/g, '')
		.replace(/gaon|gaun|gaum|gav(?=$)/g, 'gav')
		.replace(/w/g, 'v')
		.replace(/z/g, 'j')
		.replace(/ph/g, 'f')
		.replace(/ck|q/g, 'k')
		.replace(/(?<=[bcdgjkpst])h/g, '')
		.replace(/ee|y/g, 'i')
		.replace(/oo|ou/g, 'u')
		.replace(/au/g, 'a')
		.replace(/m(?=[bp])/g, 'n')
		.replace(/(.)\1+/g, '$1')
		.replace(/(?<=.{4})a$/, '')

/** Marked, so that no sound is taken for them. */
const bonesOf = (sound: string) => `~${sound.replace(/a/g, '')}`
const shortestBones = 5

let sounds: ReturnType<typeof loadSounds> | undefined
/** Read only for a name that no list has. */
const bySound = () => (sounds ??= loadSounds())

function loadSounds() {
	const citiesBySound = new Map<string, City[]>()
	const areasBySound = new Map<string, Area[]>()
	const officesBySound = new Map<string, string[]>()
	const officesByName = new Map<string, string[]>()
	const keysOf = (name: string) => {
		const sound = soundOfPlace(name)
		return [sound, bonesOf(sound)].filter((key) => key.length >= (key.startsWith('~') ? shortestBones : 4))
	}
	const add = <T>(bySound: Map<string, T[]>, key: string, ...found: T[]) =>
		bySound.set(key, [...(bySound.get(key) ?? []), ...found])
	const { cities, areas } = gazetteer()
	for (const city of cities)
		for (const name of city.names) for (const key of keysOf(name)) add(citiesBySound, key, city)
	const common = new Set(areas.filter(({ needsCity }) => needsCity).flatMap(({ names }) => names.flatMap(keysOf)))
	for (const area of areas)
		for (const key of area.names.flatMap(keysOf)) if (!common.has(key)) add(areasBySound, key, area)
	for (const line of officeLines) {
		const [name = '', codes = ''] = line.split('|')
		const sound = soundOfPlace(name)
		add(officesBySound, sound, ...codes.split(' '))
		if (bonesOf(sound).length >= shortestBones) add(officesBySound, bonesOf(sound), ...codes.split(' '))
		add(officesByName, fold(name), ...codes.split(' '))
	}
	return { citiesBySound, areasBySound, officesBySound, officesByName }
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
	if (place.kind === 'area') return place.city
	return findCity(withoutPin(location)) ?? findCity(`${place.name.replace(/ \d{6}$/, '')}, ${place.state}`)
}

/** What is known within so many kilometres: the greatest city, quarters of the launch cities, then the other cities. */
export function placesAround(point: Point, km: number): { name: string; lat: number; lng: number }[] {
	const { cities, areas } = gazetteer()
	const isNear = (place: Point) => Math.abs(place.lat - point.lat) < km / 100 && distanceKm(place, point) <= km
	const [greatest, ...others] = cities.filter(isNear)
	const quarters = areas
		.filter(isNear)
		.map(({ label, city, lat, lng }) => ({ name: label.replace(`, ${city.label}`, ''), lat, lng }))
	return [...(greatest ? [greatest] : []), ...quarters, ...others].map(({ name, lat, lng }) => ({ name, lat, lng }))
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
	const named = place.kind === 'area' ? place.city : place.kind === 'city' ? place : findCity(withoutPin(location))
	if (named && publicCities.has(named)) return named
	let nearest: { city: City; square: number } | null = null
	const narrowing = Math.cos((place.lat * Math.PI) / 180)
	for (const city of publicCities) {
		const square = (city.lat - place.lat) ** 2 + ((city.lng - place.lng) * narrowing) ** 2
		if (!nearest || square < nearest.square) nearest = { city, square }
	}
	return nearest?.city ?? null
}

const withoutPin = (location: string) => toAsciiDigits(location).replace(/[\s,-]*\d{3}[\s\p{Pd}]?\d{3}$/u, '')

/** Areas around a city may be named with their own town or with the city. */
const aroundCityKm = 30
/** A bare name is a town of that name if it is among the first hundred; then the area of the launch market; then a lesser town. */
export const launchCity = 'Pune'
const launchState: StateName = 'Maharashtra'
export const [greatTowns, lesserTowns] = [100, 1_500]

/** The first part of the text that is an area of the city behind it; of its own city where none is named. */
function findArea(text: string): Area | null {
	const { areasByName, byName, rankOf } = gazetteer()
	const parts = text.split(',').map(fold)
	const [first = ''] = parts
	const spaced = parts.length === 1 && !byName.has(first) ? lastTownOf(first) : null
	const heads = spaced ? [spaced.head] : parts
	const named = spaced?.city ?? (parts.length > 1 ? findCity(parts.slice(1).join(',')) : null)
	if (parts.length > 1 && !named) return null
	for (const head of heads) {
		const areas = areasByName.get(head) ?? []
		if (named) {
			const area =
				areas.find(({ city }) => city === named) ?? areas.find((one) => distanceKm(one, named) <= aroundCityKm)
			if (area && fold(named.name) !== head) return { ...area, city: named }
			continue
		}
		const town = byName.get(head)?.[0]
		const rank = town ? rankOf(town) : Infinity
		const area = areas.find(
			({ needsCity, city }) => !needsCity && rank >= (city.name === launchCity ? greatTowns : lesserTowns),
		)
		if (area) return area
	}
	return null
}

/** 'baner pune' without a comma: the city at the end, and what stands before it. */
function lastTownOf(text: string): { head: string; city: City } | null {
	const words = text.split(' ')
	for (let at = 1; at < words.length; at++) {
		const city = gazetteer().byName.get(words.slice(at).join(' '))?.[0]
		const head = words.slice(0, at).join(' ')
		if (city && gazetteer().areasByName.has(head)) return { head, city }
	}
	return null
}

/** Names by which a search knows places: cities by population, then areas. */
export const placeNames = (): { cities: readonly City[]; areas: readonly Area[] } => gazetteer()

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

/**
 * Known by the greatest city of its state within four kilometres, else by the city of the quarter it lies in, else by the greatest
 * within eight, else by its district.
 */
function findPin(area: string, office: string): Place | null {
	const entry = pins[area]?.split('|').find((line) => line.startsWith(office))
	if (entry === undefined) return null
	const [, lat = '', lng = '', district = ''] = entry.split(' ')
	const point = { lat: Number(lat), lng: Number(lng) }
	const [districtName = '', code = ''] = (districts[Number(district)] ?? '').split('|')
	const state = stateOf(code)
	const { areas, cities } = gazetteer()
	const quarter = areas
		.map((one) => ({ city: one.city, km: distanceKm(one, point) }))
		.filter(({ km }) => km <= quarterKm)
		.toSorted((a, b) => a.km - b.km)[0]
	const within = (km: number) => cities.find((city) => city.state === state && distanceKm(city, point) <= km)
	const near = within(4) ?? quarter?.city ?? within(8)
	return { name: `${near?.name ?? districtName} ${area}${office}`, state, ...point, kind: 'pin' }
}

const quarterKm = 2

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

const stateNames = new Map<string, StateName>([
	...Object.values(states).map((name) => [fold(name), name] as const),
	...Object.entries(otherStateNames).map(([name, state]) => [fold(name), state] as const),
])

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
	const cityPoints = new Set(cities.map(({ lat, lng }) => `${lat} ${lng}`))
	const ranks = new Map(cities.map((city, at) => [city, at]))
	const areas = areaLines.map((line) => readArea(line, byName))
	const areasByName = new Map<string, Area[]>()
	for (const area of areas) for (const key of area.names) areasByName.set(key, [...(areasByName.get(key) ?? []), area])
	const rankOf = (city: City) => ranks.get(city) ?? cities.length
	return { cities, byName, bySlug, areas, areasByName, rankOf, publicCities: farApart(cities, 12), cityPoints }
}

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

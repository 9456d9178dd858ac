import { toAsciiDigits } from '#app/platform/text/digits.ts'
import { distanceKm, type KnownPoint, type Point } from './distance.ts'
import { outsideBeforeWords, outsideWords, withoutBeforeWords, withoutWords } from '../words/vocabulary/noise.ts'
import { findMisspelt } from './misspelt.server.ts'
import { asPlace, initialsTogether, landmark, landmarkBehind, withWholeWords } from './typed-place.server.ts'
import { abroad, noPlace, roadWords } from './place-names.ts'
import { type Area, type City, districts, fold, gazetteer, stateNames } from './gazetteer.server.ts'
import { aroundCityKm, findCity, findListed, findPin, greatTowns, launchState, type Place } from './listed.server.ts'
import { addressWords, findByOtherName, findPart } from './other-names.server.ts'

export type { City } from './gazetteer.server.ts'
export { findListed, greatTowns, launchCity, lesserTowns, type Place } from './listed.server.ts'

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
	// 'Pune' is whole: 'Pune Camp' is offered from its next letter on.
	const quarters = areas
		.filter(({ names, city }) => !city.names.includes(typed) && names.some((name) => name.startsWith(typed)))
		.map(({ label }) => label)
	const known = [...new Set([...labels, ...quarters])].slice(0, limit)
	const whole = known.length === 0 && typed.length >= 4 ? asPlace(text) : null
	const other = whole && findNamed(whole)
	return other ? [other.name] : known
}

/**
 * The city, area or PIN code that a text names: 'Pune', 'बेंगलुरु', 'Aurangabad, Bihar', 'Wakad', 'Wakad, Pune', '411001',
 * 'Pune 411 001'. Null when no part of it is known. A PIN that is not known leaves the words beside it.
 */
export function findPlace(text: string): Place | null {
	const typed = asPlace(text)
	if (typed === null || citiesIn(typed) !== null || isRoadToTown(typed)) return null
	const whole = withWholeWords(typed)
	const before = whole.replace(landmarkBehind, '')
	return (
		(whole === typed ? null : findQuarter(typed, whole)) ??
		findNamed(typed) ??
		(whole === typed ? null : findNamed(whole)) ??
		findTogether(whole) ??
		findBehind(whole) ??
		(before === whole ? null : findNamed(before)) ??
		findMisspelt(before) ??
		findAmong(before) ??
		findTownBehind(typed)
	)
}

/**
 * Cities of which one has to be chosen: 'Pune, Mumbai', 'Pune / Nagpur'. Both are great, or seats of districts of one state, and neither is
 * a suburb of the other: 'Karad, Satara' is a town in its district.
 */
function citiesIn(typed: string): readonly City[] | null {
	const parts = typed
		.split(/\s*(?:[,;/&+|]|\s-\s|(?<![\p{L}\p{M}])(?:and|or|aur|ani|va|और|या|आणि|किंवा|व)(?![\p{L}\p{M}]))\s*/iu)
		.filter(Boolean)
	for (const names of parts.length > 1 ? [parts] : splitsInTwo(typed)) {
		const cities = names.map((name) => gazetteer().byName.get(fold(name))?.[0])
		const [first, ...others] = cities.filter((city) => city !== undefined)
		if (!first || names.some((name, at) => !cities[at] && !stateNames.has(fold(name)))) continue
		const isSeat = cities.every((city, at) => !city || districtNames.has(fold(names[at] ?? '')))
		const isChoice = (other: City) =>
			distanceKm(first, other) > apartKm &&
			([first, other].every(isGreatSeat) || (parts.length > 1 && isSeat && first.state === other.state))
		const apart = others.filter(isChoice)
		if (apart.length > 0) return [first, ...apart]
	}
	return null
}

const splitsInTwo = (typed: string): string[][] => {
	const words = typed.split(/\s+/)
	return words.length > 4
		? []
		: words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
}

/** Cities that lie nearer to each other are one to those who work there. */
const apartKm = 60
/** Delhi and Bangalore are districts under other names. */
const isGreatSeat = (city: City) => {
	const rank = gazetteer().rankOf(city)
	return rank < 30 || (rank < greatTowns && city.names.some((name) => districtNames.has(name)))
}
const districtNames = new Set(districts.map((line) => fold(line.split('|')[0] ?? '')))

/** 'Solapur Highway', 'Mumbai Pune Road': it leads to the towns of its name, and is in none that we know. */
function isRoadToTown(typed: string): boolean {
	const words = fold(typed).split(' ')
	const { byName, areasByName } = gazetteer()
	if (
		words.length < 2 ||
		typed.includes(',') ||
		!roadWords.has(words.at(-1) ?? '') ||
		findListed(withWholeWords(typed))
	)
		return false
	const isTown = (word: string) => byName.has(word) && !areasByName.has(word)
	return words.slice(0, -1).every(isTown) && !findBehindCity(withWholeWords(typed))
}

/** 'Pune Satara Road': the area behind its city. */
function findBehindCity(typed: string): Place | null {
	const words = fold(typed).split(' ')
	for (let at = 1; at < Math.min(words.length, 4); at++) {
		const city = typed.includes(',') ? undefined : gazetteer().byName.get(words.slice(0, at).join(' '))?.[0]
		const area =
			city &&
			gazetteer()
				.areasByName.get(words.slice(at).join(' '))
				?.find((one) => one.city === city)
		if (area) return area
	}
	return null
}

/** 'Dwarka sector 10': sectors and blocks are of a quarter of a great town, sooner than of a small town of its name. */
function findQuarter(typed: string, whole: string): Place | null {
	const { areasByName, byName, rankOf } = gazetteer()
	const [town] = byName.get(fold(whole)) ?? []
	if (!/\d\w*$/.test(typed) || (town && rankOf(town) < greatTowns)) return null
	const areas = areasByName.get(fold(whole)) ?? []
	return areas.toSorted((a, b) => rankOf(a.city) - rankOf(b.city))[0] ?? null
}

/** 'K R Puram', 'krpuram', 'Vimannagar': initials apart or together, and words written as one. */
function findTogether(typed: string): Place | null {
	const joined = initialsTogether(typed)
	const found = joined === typed ? null : findNamed(joined)
	if (found) return found
	const [first = '', ...behind] = fold(joined).split(' ')
	const area = first.length >= 6 ? gazetteer().areasByLetters.get(first) : undefined
	if (!area || (behind.length === 0 && area.needsCity)) return null
	return findNamed(behind.length > 0 ? [area.names[0], ...behind].join(' ') : area.label)
}

/** 'Nigdi sec 27 Pradhikaran', 'Hiranandani Powai', 'Banjara Hills Rd No 12': the quarter among words that no list has. */
function findAmong(typed: string): Place | null {
	const words = fold(typed).split(' ')
	// Behind a comma is what it is in, known or not.
	if (
		typed.includes(',') ||
		words.length < 2 ||
		words.length > 6 ||
		words.some((word) => notThere.has(word) || noQuarter.has(word))
	)
		return null
	const town = findGreatTown(words.at(-1) ?? '')
	const own = town ? words.slice(0, -1) : words
	const known = (name: string): Place | null => {
		const place = name.length < 5 ? null : findListed(town ? `${name}, ${town.label}` : name)
		return place?.kind === 'area' ? place : null
	}
	for (let length = Math.min(3, own.length); length > 0; length--)
		for (const at of new Set([own.length - length, 0])) {
			const place = known(own.slice(at, at + length).join(' '))
			if (place) return place
		}
	const misspelt = town ? null : findMisspelt(own[0] ?? '')
	return misspelt?.kind === 'area' ? misspelt : null
}

/** The place where every word is known. */
function findNamed(typed: string): Place | null {
	return (
		findTownWithin(typed) ??
		findListed(typed) ??
		findByOtherName(typed) ??
		findLoosely(typed) ??
		findBehindCity(typed) ??
		findWithoutComma(typed)
	)
}

/** 'Opp. City Pride Kothrud', 'Nr Jupiter Hospital, Baner': the place at the end, behind what it stands beside. */
function findBehind(typed: string): Place | null {
	if (!landmark.test(typed)) return null
	const parts = typed.replace(landmark, '').split(/[\s,]+/)
	for (let at = 0; at < parts.length; at++) {
		const name = parts.slice(at).join(' ')
		const place = name.length >= 3 && !noPlace.has(fold(name)) ? findListed(name) : null
		if (place) return place
	}
	return null
}

/** Beside a quarter these say that the text is a hospital or several places. */
const noQuarter = new Set('or from hospital hospitals hosp clinic home any anywhere other'.split(' '))

/** 'Law College Road Pune': what no list has, in a great town that stands behind it. */
function findTownBehind(typed: string): Place | null {
	const words = fold(typed).split(' ')
	if (/\d/.test(typed) || words.some((word) => notThere.has(word))) return null
	for (let at = Math.max(1, words.length - 3); at < words.length; at++) {
		const town = findGreatTown(words.slice(at).join(' '))
		if (town) return words.slice(0, at).some((word) => findGreatTown(word)) ? null : town
	}
	return null
}

const notThere = new Set([...withoutWords, ...outsideWords, ...outsideBeforeWords, ...withoutBeforeWords].map(fold))

const findGreatTown = (name: string) => {
	const city = gazetteer().byName.get(name)?.[0]
	return city && gazetteer().rankOf(city) < greatTowns ? city : null
}

const looseWords =
	/\b(?:only|any ?where|any|in|and|or|near ?by|around|surround\w*|areas?|suburbs?|region|side|part|preferabl[ey]|preferred|location|within|somewhere|village|gaon|phata|bypass|by pass|chowk|naka|corner|depot|bus stop|railway|rly|station|stn|airport|bus stand|cantt|cantonment|camp|budruk|budrukh|bk|khurd|kh|south|north|east|west|central|old|phase|sec(?:tor)?|(?<=phase |sec |sec\.? |sector )\d{1,3}|india)\b\.?/giu

/** 'Pune and nearby', 'South Mumbai', 'Kondhwa Budruk', 'Vasai Virar': what is left without the words around it, or the greater of two neighbours. */
function findLoosely(typed: string): Place | null {
	const bare = typed.replace(addressWords, ' ').replace(looseWords, ' ').replace(/\s+/g, ' ').trim()
	if (bare === '') return null
	const found = bare === typed ? null : findListed(bare)
	if (found) return found
	const words = fold(bare).split(' ')
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
	const area =
		areaIn(address, near, code ? 15 : aroundCityKm) ??
		// Of a code that lies somewhere else, the part of town that is named says more; of a road, many towns have one.
		(code && town ? longestAreaIn(address, town, aroundCityKm, (one) => !isRoad(one) && !one.needsCity) : null) ??
		areaIn(city, near, aroundCityKm)
	if (area)
		return { lat: area.lat, lng: area.lng, locality: area.label.replace(`, ${area.city.label}`, ''), isCityOnly: false }
	const place = townIn(address, town ?? near, code) ?? near
	return { lat: place.lat, lng: place.lng, locality: null, isCityOnly: isCityPoint(place) }
}

/** The last town that an address names around its city, where its PIN code lies somewhere else or is not given. */
function townIn(address: string, around: Point, code: Point | null): City | null {
	const { byName, rankOf } = gazetteer()
	const words = fold(address).split(' ')
	for (let at = words.length - 1; at >= 0; at--)
		for (const length of [3, 2, 1]) {
			const name = words.slice(at, at + length).join(' ')
			const isName = at + length <= words.length && name.length >= 4 && !noPlace.has(name)
			if (!isName || roadWords.has(words[at + length] ?? '')) continue
			const town = byName.get(name)?.find((one) => distanceKm(one, around) <= aroundTownKm)
			// A great town is larger than the difference.
			const apartKm = town && rankOf(town) < greatTowns ? 15 : 5
			if (town && town !== around && (!code || distanceKm(town, code) > apartKm)) return town
		}
	return null
}

const aroundTownKm = 40

/**
 * The area that a text names near a point: 'Baner' in '4th floor, Sai Plaza, Baner Road'. A road counts where no part of town is named: many
 * towns and quarters have an MG Road.
 */
const areaIn = (text: string, near: Point, km: number): Area | null =>
	longestAreaIn(text, near, km, (area) => !isRoad(area)) ?? longestAreaIn(text, near, km, isRoad)
export const isRoad = ({ label }: { label: string }) => /\b(Road|Marg|Street)\b/.test(label)

/** The longest name of such an area, the last of these. */
function longestAreaIn(text: string, near: Point, km: number, isMeant: (area: Area) => boolean): Area | null {
	const { areasByName } = gazetteer()
	const words = fold(text).split(' ')
	for (let length = Math.min(4, words.length); length > 0; length--)
		for (let at = words.length - length; at >= 0; at--) {
			const name = words.slice(at, at + length).join(' ')
			const area = areasByName.get(name)?.find((one) => isMeant(one) && distanceKm(one, near) <= km)
			if (area && name.length >= 3) return area
		}
	return null
}

/** The point by which a city as a whole is known: distances from it are only about right. */
export const isCityPoint = ({ lat, lng }: Point) => gazetteer().cityPoints.has(`${lat} ${lng}`)

/** A place as stored, with whether only its city is known; null without coordinates. */
export const knownPoint = ({ latitude: lat, longitude: lng }: Placed): KnownPoint | null =>
	lat === null || lng === null ? null : { lat, lng, isCity: isCityPoint({ lat, lng }) }
export type Placed = { latitude: number | null; longitude: number | null }

/** What to do about a location that was not found. */
export const placeNotFound = (typed: string): string =>
	askForPlace(typed) ?? 'Location not found. Enter the nearest city or a 6-digit PIN code.'

/** What a location was understood as, in a sentence, or what to do where it was not; null where it is the name itself. */
export function placeSentence(typed: string): string | null {
	const place = findPlace(typed)
	if (!place) return placeNotFound(typed)
	const namesakes = (gazetteer().byName.get(fold(typed)) ?? []).filter(({ state }) => state !== place.state)
	// In the launch state people are surer of their own town.
	const ours = namesakes.find(({ state }) => state === launchState)
	const other = place.kind !== 'city' ? null : place.state === launchState ? namesakes[0] : ours
	if (other)
		return `Understood as ${place.name}, ${place.state}. For the one in ${other.state}, enter “${other.name}, ${other.state}”.`
	const name = place.kind === 'pin' ? place.name : place.label
	return fold(name) === fold(typed) ? null : `Understood as ${name}.`
}

/** The greatest cities of a state that was typed alone, to ask which is meant; null for anything else. */
function citiesOfState(text: string): { state: string; cities: string[] } | null {
	const bare = fold(text.replace(addressWords, ' '))
	const state = stateNames.get(bare) ?? stateNames.get(fold(bare.replace(looseWords, ' ')))
	if (state === undefined) return null
	const cities = gazetteer().cities.filter((city) => city.state === state)
	return { state, cities: cities.slice(0, 3).map(({ label }) => label) }
}

/** What to ask who typed a state and no city, several cities, a road, or a country; null for anything else. */
export function askForPlace(text: string): string | null {
	if (abroad.has(fold(text))) return 'Jobs here are in India. Enter a city in India, for example where you would work.'
	const typed = asPlace(text)
	const cities = typed === null ? null : citiesIn(typed)
	if (cities)
		return `This names ${cities.length} cities. Enter one of them: ${cities.map(({ label }) => label).join(' or ')}.`
	if (typed !== null && isRoadToTown(typed)) return 'This names a road. Enter the city or area in which you mean it.'
	const asked = citiesOfState(text)
	return asked && `Which city in ${asked.state}? For example, ${asked.cities.join(', ')}. A 6-digit PIN code works too.`
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

/** Names by which a search knows places: cities by population, then areas. */
export const placeNames = (): { cities: readonly City[]; areas: readonly Area[] } => gazetteer()

import officeLines from '../data/offices.json' with { type: 'json' }
import { isDevanagari, toLatin } from '../words/devanagari.ts'
import { distanceKm } from './distance.ts'
import { isIndic, toDevanagari } from '../words/scripts.ts'
import { type Area, type City, fold, gazetteer, type Spot, stateNames } from './gazetteer.server.ts'
import { districtOfPin, findCity, findPin, greatTowns, launchCity, launchState, type Place } from './listed.server.ts'

/** By the sound; in a script of India also by its consonants, for that does not say where an 'a' is spoken: केशवनगर, इचलकरंजी. */
export function findBySound(name: string, fits: (place: Spot) => boolean, town: City | null = null): Place | null {
	const sound = soundOfPlace(name)
	// A state is no village that is called or sounds like it.
	if (sound.length < 3 || stateNames.has(fold(name))) return null
	return (
		findSounding(sound, name, fits, town) ?? (isIndic(name) ? findSounding(bonesOf(sound), name, fits, town) : null)
	)
}

/** Villages of a town are of its district, or not further from it than this. */
const aroundTownKm = 60

function findSounding(sound: string, name: string, fits: (place: Spot) => boolean, town: City | null): Place | null {
	const { citiesBySound, areasBySound, officesBySound, officesByName, officesByFirstSound } = bySound()
	const asOffices = (pins: readonly string[]) =>
		pins
			.filter((pin) => !town || town.names.includes(fold(districtOfPin(pin))) || isAround(pin, town))
			.flatMap((pin) => findPin(pin.slice(0, 3), pin.slice(3)) ?? [])
			.filter(fits)
	const cities = citiesBySound.get(sound)?.filter(fits) ?? []
	const city = cities.find(({ state }) => state === launchState) ?? cities[0]
	if (city && (city.state === launchState || gazetteer().rankOf(city) < greatTowns)) return city
	const area = areasBySound.get(sound)?.find((one) => fits(one))
	if (area) return area
	// 'Parner' as it is written is a town here, and only sounds like a city elsewhere.
	const asWritten = asOffices(officesByName.get(fold(name)) ?? []).filter(({ state }) => state === launchState)
	if (city && asWritten.length === 0) return city
	// 'Talegaon' is Talegaon Dabhade, before any village of the name.
	const beside = nearbyCityThatBegins(sound)
	if (beside && fits(beside)) return beside
	const named = asWritten.length > 0 ? asWritten : asOffices(officesBySound.get(sound) ?? [])
	// 'Dighi, Pune' is Dighi Camp there, and no Dighi in another district.
	const offices = named.length === 0 && town ? asOffices(officesByFirstSound.get(sound) ?? []) : named
	// Of several places of one name the one near the town that is said, or in the state of the launch market, near its city.
	const market = town ?? findCity(launchCity)
	const [near] = offices
		.filter(({ state }) => state === (town ?? { state: launchState }).state)
		.toSorted((a, b) => (market ? distanceKm(a, market) - distanceKm(b, market) : 0))
	const office = near ?? offices[0]
	return office ? { ...office, name: `${titled(name)} ${office.name.slice(-6)}` } : null
}

const besideMarketKm = 50

export function citiesBesideMarket(): City[] {
	const market = findCity(launchCity)
	return gazetteer().cities.filter((city) => market && distanceKm(city, market) <= besideMarketKm)
}

function nearbyCityThatBegins(sound: string): City | undefined {
	return citiesBesideMarket().find((city) =>
		city.names.some((each) => each.includes(' ') && soundOfPlace(each.split(' ')[0] ?? '') === sound),
	)
}

const isAround = (pin: string, town: City) => {
	const place = findPin(pin.slice(0, 3), pin.slice(3))
	return place !== null && distanceKm(place, town) <= aroundTownKm
}

const titled = (name: string) => name.replace(/(?:^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())

/** A name in a script of India as most people write it in Latin letters. */
export const inLatin = (name: string) =>
	toDevanagari(name)
		.split(/\s+/)
		.map((word) => (isDevanagari(word) ? toLatin(word) : word))
		.join(' ')

/** One spelling for names of places: 'Wadgaon' and 'Vadgaon', 'Shirur' and 'Sirur', in any script. */
export const soundOfPlace = (name: string) =>
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

/** Whether a post office has exactly this name. */
export const isOffice = (name: string) => bySound().officesByName.has(fold(name))

let sounds: ReturnType<typeof loadSounds> | undefined
/** Read only for a name that no list has. */
const bySound = () => (sounds ??= loadSounds())

function loadSounds() {
	const citiesBySound = new Map<string, City[]>()
	const areasBySound = new Map<string, Area[]>()
	const officesBySound = new Map<string, string[]>()
	const officesByName = new Map<string, string[]>()
	const officesByFirstSound = new Map<string, string[]>()
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
		if (name.includes(' ')) add(officesByFirstSound, soundOfPlace(name.split(' ')[0] ?? ''), ...codes.split(' '))
	}
	return { citiesBySound, areasBySound, officesBySound, officesByName, officesByFirstSound }
}

import { distanceKm } from './distance.ts'
import { launchMarket } from './launch-market.ts'
import {
	type Area,
	type City,
	districts,
	fold,
	gazetteer,
	pins,
	type Spot,
	stateNames,
	stateOf,
} from './gazetteer.server.ts'

export type Place = City | Area | (Spot & { kind: 'pin' })

/** Areas around a city may be named with their own town or with the city. */
export const aroundCityKm = 30
/** A bare name is a town of that name if it is among the first hundred; then the area of the launch market; then a lesser town. */
export const { city: launchCity, state: launchState } = launchMarket
export const [greatTowns, lesserTowns] = [100, 1_500]

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

/** The last part of the text that is a city; a state behind it decides between cities of one name. */
export function findCity(text: string): City | null {
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
 * Known by the greatest city of its state within four kilometres, but before a village by the city of the quarter it lies in, else by
 * the greatest within eight, else by its district.
 */
export function findPin(area: string, office: string): Place | null {
	const entry = entryOf(area, office)
	if (entry === undefined) return null
	const [, lat = '', lng = '', district = ''] = entry.split(' ')
	const point = { lat: Number(lat), lng: Number(lng) }
	const [districtName = '', code = ''] = (districts[Number(district)] ?? '').split('|')
	const state = stateOf(code)
	const { areas, areasByName, cities, rankOf } = gazetteer()
	const quarter = areas
		.map((one) => ({ city: one.city, km: distanceKm(one, point) }))
		.filter(({ km }) => km <= quarterKm)
		.toSorted((a, b) => a.km - b.km)[0]
	const within = (km: number) => cities.find((city) => city.state === state && distanceKm(city, point) <= km)
	const town = within(4)
	const isKnown = town && (rankOf(town) < lesserTowns || areasByName.has(fold(town.name)))
	const near = (isKnown ? town : quarter?.city) ?? town ?? within(8)
	return { name: `${near?.name ?? districtName} ${area}${office}`, state, ...point, kind: 'pin' }
}

const quarterKm = 2

const entryOf = (area: string, office: string) => pins[area]?.split('|').find((line) => line.startsWith(office))

/** As India Post calls it; '' for a code that is not known. */
export const districtOfPin = (pin: string): string =>
	districts[Number(entryOf(pin.slice(0, 3), pin.slice(3))?.split(' ')[3] ?? -1)]?.split('|')[0] ?? ''

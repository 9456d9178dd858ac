import { distanceKm, type Point } from './distance.ts'
import { isDirection, regions } from './place-names.ts'
import { isIndic } from '../words/scripts.ts'
import type { StateName } from './states.ts'
import { districts, fold, gazetteer, pins, type City, type Spot, stateNames, stateOf } from './gazetteer.server.ts'
import { findCity, findListed, greatTowns, lesserTowns, type Place } from './listed.server.ts'
import { findMistyped } from './misspelt.server.ts'
import { findBySound, inLatin } from './sounds.server.ts'

export const addressWords =
	/\b(?:taluka|taluk|tal|tehsil|tahsil|tq|district|districts|dist|zilla|zila|village|vill|post|po|at|near|mukkam|mu|city|town|midc|gidc)\b\.?|(?<![\p{L}\p{M}])(?:मुक्काम|मु|पोस्ट|पो|तालुका|तालुक|ता|तहसील|जिल्हा|जिला|जि|गाव|शहर)(?=[\s.,:]|$)\.?/giu

/**
 * What no list of cities has by this name: a region by its greatest city, a place in another spelling or script, a taluka or
 * small town by its post office. Behind a comma its district or state decides between places of one name.
 */
export function findByOtherName(typed: string): Place | null {
	const bare = typed.replace(addressWords, ' ').replace(/[:.]/g, ' ')
	const [head = '', ...around] = bare
		.split(/[,;]/)
		.map((part) => part.trim())
		.filter(Boolean)
	return findPart(head, around)
}

/** What the first part of a location names, if what is said of it behind commas is known and not somewhere else. */
export function findPart(name: string, around: readonly string[]): Place | null {
	const latin = isIndic(name) ? inLatin(name) : name
	const region = regions[fold(name)] ?? regions[latin]
	const places = around.map((part) => part.replace(addressWords, ' ').trim())
	const fits = (place: Spot | null): boolean =>
		place !== null &&
		places.every((part) => {
			const near = findListed(part)
			// Delhi and Goa are both.
			return (
				stateNames.get(fold(part)) === place.state || (near !== null && distanceKm(near, place) <= districtKmOf(place))
			)
		})
	const town = places.map((part) => gazetteer().byName.get(fold(part))?.[0]).find((one) => one !== undefined) ?? null
	const candidates = [
		() => (region === undefined ? null : (findCity(region) ?? findBySound(region, fits, town))),
		() => findListed(name),
		() => (latin === name ? null : findListed(latin)),
		() => findMistyped(latin),
		() => findBySound(name, fits, town),
		() => findDistrict(name),
	]
	for (const find of candidates) {
		const found = find()
		if (found && fits(found)) return found
	}
	return null
}

/** As far as the ends of great districts are from their towns: Indapur lies 132 kilometres from Pune. A great town is in no other's. */
const districtKmOf = ({ lat, lng }: Spot) =>
	gazetteer()
		.cities.slice(0, greatTowns)
		.some((city) => city.lat === lat && city.lng === lng)
		? 100
		: 140

/** By the middle of its PIN codes: few districts are called by another name than their town. */
function findDistrict(name: string): Place | null {
	const at = isDirection(name) ? -1 : districts.findIndex((line) => fold(line.split('|')[0] ?? '') === fold(name))
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

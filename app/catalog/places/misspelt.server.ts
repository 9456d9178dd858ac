import { editDistance } from '#app/platform/text/edit-distance.ts'
import { type Area, type City, fold, gazetteer } from './gazetteer.server.ts'
import { findListed, greatTowns, lesserTowns, type Place } from './listed.server.ts'

/** In a shorter name one letter makes another place of it: 'Pune' and 'Puna', 'Karad' and 'Karar'. */
const shortestName = 7
const direction = /\s+(?:[nsew]|north|south|east|west)\.?$/i

/**
 * A name with one letter wrong, left out or too many, beginning as it should, when it can only be one place: 'Hadapser', 'Ghatkoper
 * east', 'Allahbad'. With a city behind it, one of that city's: 'Whitefeild Bangalore'. For texts that name no place as they are.
 */
export function findMisspelt(typed: string): Place | null {
	const words = fold(typed.replace(direction, '').replaceAll(',', ' ')).split(' ').filter(Boolean)
	if (words.length > 4 || words.some((word) => /\d/.test(word))) return null
	const whole = onlyNear(words.join(' '))
	if (whole) return whole
	for (let at = words.length - 1; at > 0; at--) {
		const city = findListed(words.slice(at).join(' '))
		const part = city && onlyNear(words.slice(0, at).join(' '), city.name)
		if (part) return part
	}
	return null
}

/** Null where several are as near. */
function onlyNear(name: string, city?: string): Place | null {
	if (name.length < shortestName) return null
	const { cities, areas } = gazetteer()
	const isNear = ({ names }: City | Area) =>
		names.some((known) => known[0] === name[0] && known.length >= shortestName - 1 && editDistance(known, name, 1) <= 1)
	const towns = city === undefined ? cities.slice(0, lesserTowns).filter(isNear) : []
	const quarters = areas.filter(
		(area) => (city === undefined ? !area.needsCity : area.city.name === city) && isNear(area),
	)
	const found = [...towns, ...quarters]
	const [first] = found
	return first && new Set(found.map(({ label }) => label)).size === 1 ? first : null
}

/**
 * A great town with a letter written twice, or two letters in each other's place: 'Punee', 'Dehli'. Such a text is a typo sooner than the
 * name of a village.
 */
export function findMistyped(name: string): City | null {
	const typed = fold(name)
	if (typed.length < 4 || /[^a-z]/.test(typed)) return null
	const meant = Array.from(typed, (letter, at) => {
		const next = typed[at + 1]
		if (next === undefined) return []
		const behind = typed.slice(at + 2)
		return next === letter ? [typed.slice(0, at) + next + behind] : [typed.slice(0, at) + next + letter + behind]
	}).flat()
	const found = new Set(meant.flatMap((each) => gazetteer().byName.get(each)?.[0] ?? []))
	const [town] = [...found].filter((one) => gazetteer().rankOf(one) < greatTowns)
	return town && found.size === 1 ? town : null
}

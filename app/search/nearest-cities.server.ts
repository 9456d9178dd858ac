import type { Term } from '#app/catalog/words/understood.ts'
import { type City, findCityOf } from '#app/catalog/places/places.server.ts'

const maxCities = 3

/** The cities of these locations, in their order, with how many of them are there. */
export function nearestCities(locations: readonly string[]): { city: City; count: number }[] {
	const cities = new Map<string, { city: City; count: number }>()
	for (const location of locations) {
		const city = findCityOf(location)
		if (!city) continue
		const known = cities.get(city.slug)
		if (known) known.count++
		else if (cities.size < maxCities) cities.set(city.slug, { city, count: 1 })
	}
	return [...cities.values()]
}

/** What was typed without the place in it: another place is asked for instead. */
export const withoutPlaces = (q: string, terms: readonly Term[]): string =>
	terms
		.filter(({ filter }) => filter?.name === 'place')
		.reduce((left, { typed }) => left.replace(typed, ' '), q)
		.replace(/\s+/g, ' ')
		.trim()

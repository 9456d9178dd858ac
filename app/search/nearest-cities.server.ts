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

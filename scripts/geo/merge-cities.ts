import { distanceKm } from '#app/catalog/places/distance.ts'
import { type CityName, cityNames, wrongPopulations } from './city-names.ts'
import type { SourceCity } from './sources.ts'

export type MergedCity = SourceCity & { aliases: string[] }

/** 'Bārāmati' as people type it. */
export const plainName = (name: string) =>
	name
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.normalize('NFC')
		.replace(/[‘’ʼ`]/g, "'")

const key = (state: string, name: string) => `${state} ${plainName(name).toLowerCase().replaceAll('-', ' ')}`

/** One list by population: the recent source with the populations and the older names of the other one. */
export function mergeCities(recent: SourceCity[], older: SourceCity[]): MergedCity[] {
	const merged: MergedCity[] = recent.map((city) => ({ ...city, name: plainName(city.name), aliases: [] }))
	const byKey = new Map<string, MergedCity[]>()
	for (const city of merged) add(byKey, city)

	for (const city of older.toSorted((a, b) => b.population - a.population)) {
		const name = plainName(city.name)
		const namesake = byKey.get(key(city.state, name))?.find((other) => distanceKm(city, other) < 25)
		const renamed = merged.find((other) => other.population === 0 && distanceKm(city, other) < 1.5)
		const same = namesake ?? (city.population >= 20_000 ? renamed : undefined)
		if (same) {
			same.population = Math.max(same.population, city.population)
			if (same.name !== name) same.aliases.push(name)
		} else {
			const added = { ...city, name, aliases: [] }
			merged.push(added)
			add(byKey, added)
		}
	}
	const named = cityNames.reduce(nameByHand, merged)
	for (const { state, name, population } of wrongPopulations) {
		const city = named.find((candidate) => candidate.state === state && candidate.name === name)
		if (!city) throw new Error(`no city ${name} in ${state} whose population could be corrected`)
		city.population = population
	}
	return withoutTwins(named).sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
}

function add(byKey: Map<string, MergedCity[]>, city: MergedCity) {
	const name = key(city.state, city.name)
	byKey.set(name, [...(byKey.get(name) ?? []), city])
}

/** Everything within 25 km of the greatest city of these names becomes one, under the name to be printed. */
function nameByHand(cities: MergedCity[], { state, names, at, population }: CityName): MergedCity[] {
	const keys = new Set(names.map((name) => key(state, name)))
	const called = cities.filter((city) => [city.name, ...city.aliases].some((name) => keys.has(key(city.state, name))))
	const [greatest] = called.toSorted((a, b) => b.population - a.population)
	const point = at ? { lat: at[0], lng: at[1] } : greatest
	if (!point) throw new Error(`no source knows ${names[0]} in ${state}; give its point`)
	const same = called.filter((city) => distanceKm(city, point) < 25)
	const city: MergedCity = {
		name: names[0],
		state,
		lat: point.lat,
		lng: point.lng,
		population: population ?? Math.max(0, ...same.map((one) => one.population)),
		aliases: [...new Set([...names, ...same.flatMap(({ name, aliases }) => [name, ...aliases])])].filter(
			(name) => name !== names[0],
		),
	}
	return [...cities.filter((other) => !same.includes(other)), city]
}

/** The same name twice in one state, close together, is one place that the source has twice. */
function withoutTwins(cities: MergedCity[]): MergedCity[] {
	const seen = new Map<string, MergedCity[]>()
	return cities
		.toSorted((a, b) => b.population - a.population)
		.filter((city) => {
			const others = seen.get(key(city.state, city.name)) ?? []
			if (others.some((other) => distanceKm(city, other) < 25)) return false
			seen.set(key(city.state, city.name), [...others, city])
			return true
		})
}

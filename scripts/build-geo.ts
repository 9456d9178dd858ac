/**
 * Writes app/catalog/data: cities from GeoNames, PIN codes and post offices from India Post's directory. Run by hand when one of the three
 * packages changes (`node scripts/build-geo.ts`), then read the diff. Sources and licences: docs/credits.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { states } from '#app/catalog/places/states.ts'
import { mergeCities } from './geo/merge-cities.ts'
import { placePins } from './geo/place-pins.ts'
import { citiesWithPopulation, postOffices, recentCities } from './geo/sources.ts'

const codes = new Map(Object.entries(states).map(([code, name]) => [name.toLowerCase(), code]))
const data = new URL('../app/catalog/data/', import.meta.url)
const digits = (degrees: number) => degrees.toFixed(3)

const cities = mergeCities(recentCities(), citiesWithPopulation())
const lines = cities.map(({ name, state, lat, lng, aliases }) =>
	[name, state, digits(lat), digits(lng), aliases.join(';')].join('|'),
)
writeFileSync(new URL('cities.json', data), `${JSON.stringify(lines, null, '\t')}\n`)

const stateOfCity = new Map(
	cities.toReversed().flatMap(({ name, aliases, state }) => [name, ...aliases].map((one) => [one, state])),
)
const areaLines = JSON.parse(readFileSync(new URL('areas.json', data), 'utf8')) as string[]
const quarters = areaLines.map((line) => {
	const [name = '', city = '', lat, lng, others = ''] = line.split('|')
	const names = [name.replace('*', ''), ...others.split(';').filter(Boolean)]
	return { names, state: stateOfCity.get(city) ?? '', lat: Number(lat), lng: Number(lng) }
})
const { pins: placed, unknown } = placePins(postOffices(codes), cities, quarters)
const districts = [...new Set(placed.map(({ district, state }) => `${district}|${state}`))].sort()
const pins: Record<string, string> = {}
for (const { pin, lat, lng, district, state } of placed) {
	const entry = [pin.slice(3), digits(lat), digits(lng), districts.indexOf(`${district}|${state}`)].join(' ')
	const area = pin.slice(0, 3)
	pins[area] = pins[area] === undefined ? entry : `${pins[area]}|${entry}`
}
writeFileSync(new URL('pins.json', data), `${JSON.stringify({ districts, pins }, null, '\t')}\n`)

// Names of post offices, for the small towns and talukas that no list of cities has. Where a name is used twice, all of its codes.
const officeNames = new Map<string, Set<string>>()
const cityNames = new Set(cities.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => one.toLowerCase())))
for (const { name, isBranch, pin, state } of postOffices(codes)) {
	const plain = name
		.replace(/\(.*?\)/g, ' ')
		.replace(/\b(?:[A-Z]\.?\s?)?[HSBG]\.?\s?O\b\.?|\bGPO\b/gi, ' ')
		.replace(/[^A-Za-z ]+/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.toLowerCase()
	const short = plain.replace(/^(?:industrial area|midc) /, '')
	// Villages only of the launch market: of all of India they would be five times as many.
	if ((isBranch && state !== 'MH') || short.length < 4 || cityNames.has(short)) continue
	officeNames.set(short, (officeNames.get(short) ?? new Set()).add(pin))
}
const offices = [...officeNames].map(([name, codesOf]) => `${name}|${[...codesOf].join(' ')}`).sort()
writeFileSync(new URL('offices.json', data), `${JSON.stringify(offices, null, '\t')}\n`)

process.stdout.write(
	`${cities.length} cities, ${placed.length} PIN codes in ${districts.length} districts, ${unknown} of them only by the nearest town\n`,
)

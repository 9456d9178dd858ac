import { type Point, distanceKm } from '#app/catalog/places/distance.ts'
import { type MergedCity, plainName } from './merge-cities.ts'
import type { PostOffice } from './sources.ts'

export type PlacedPin = Point & { pin: string; district: string; state: string }

/**
 * One point for each PIN code. The directory's points need care. One office in eleven has none, and one in thirteen of
 * the rest is more than 50 km off, so every point is compared with the middle of its neighbours.
 */
export function placePins(offices: PostOffice[], cities: MergedCity[]): PlacedPin[] {
	const known = offices.filter(({ pin, state }) => /^[1-9]\d{5}$/.test(pin) && state !== '')
	const districts = new Map(
		[...groupBy(known, districtKey)].map(([key, group]) => [key, bounds(group.filter(hasPoint))]),
	)

	const pins = [...groupBy(known, ({ pin }) => pin)].map(([pin, group]): PlacedPin & { isGuess: boolean } => {
		const home = mostFrequent(group.map(districtKey))
		const { district, state } = group.find((office) => districtKey(office) === home) ?? { district: '', state: '' }
		const trusted = group.filter((office) => hasPoint(office) && isInside(districts.get(districtKey(office)), office))
		const main = trusted.filter(({ isBranch }) => !isBranch)
		const point = middle(main.length > 0 ? main : trusted)
		return { pin, district: titleCase(district), state, ...(point ?? { lat: 0, lng: 0 }), isGuess: point === null }
	})

	const neighbours = groupBy(pins, ({ pin }) => pin.slice(0, 4))
	const placed = pins.map(({ isGuess, ...pin }): PlacedPin => {
		const around = middle((neighbours.get(pin.pin.slice(0, 4)) ?? []).filter((other) => !other.isGuess))
		const isLost = isGuess || (around !== null && distanceKm(pin, around) > 75)
		const fallback = around ?? districts.get(`${pin.state} ${pin.district.toUpperCase()}`)?.centre
		return isLost && fallback ? { ...pin, ...fallback } : pin
	})
	const heads = groupBy(known, ({ pin }) => pin)
	return placed
		.map((pin) =>
			pin.pin.endsWith('001') && pin.pin !== mumbaiFort
				? { ...pin, ...headOffice(heads.get(pin.pin) ?? [], pin.state, cities) }
				: pin,
		)
		.filter(({ lat }) => lat !== 0)
		.sort((a, b) => (a.pin < b.pin ? -1 : 1))
}

/** The one head office that is far from the middle of its city: the old town is the tip of a long island. */
const mumbaiFort = '400001'

const districtKey = ({ state, district }: PostOffice) => `${state} ${district}`

const hasPoint = ({ lat, lng }: Point) => lat > 6.5 && lat < 37.5 && lng > 68 && lng < 97.6

/** The middle of a district, and how far from it an office may be. */
function bounds(offices: PostOffice[]): { centre: Point; km: number } | null {
	const centre = middle(offices)
	if (!centre) return null
	const typical = median(offices.map((office) => distanceKm(office, centre)))
	return { centre, km: Math.max(40, Math.min(2.5 * typical, 150)) }
}

const isInside = (district: ReturnType<typeof bounds> | undefined, office: Point) =>
	district ? distanceKm(office, district.centre) <= district.km : false

/** The codes that end in 001 belong to the head office of a city: its own point is better than its offices'. */
function headOffice(offices: PostOffice[], state: string, cities: MergedCity[]): Point | null {
	const names = offices
		.flatMap(({ name, division, district }) => [
			name.replace(/\b(?:G\.?P\.?O|H\.?O|S\.?O|B\.?O)\b.*$/i, ''),
			division.replace(/\b(?:City|East|West|North|South|Central)?\s*Division$/i, ''),
			district,
		])
		.map((name) => plainName(name).trim().toLowerCase())
	const around = middle(offices.filter(hasPoint))
	const [city] = cities.filter(
		(candidate) =>
			candidate.state === state &&
			candidate.population >= 50_000 &&
			[candidate.name, ...candidate.aliases].some((name) => names.includes(name.toLowerCase())) &&
			(around === null || distanceKm(candidate, around) < 60),
	)
	return city ? { lat: city.lat, lng: city.lng } : null
}

function middle(points: Point[]): Point | null {
	if (points.length === 0) return null
	return { lat: median(points.map(({ lat }) => lat)), lng: median(points.map(({ lng }) => lng)) }
}

function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b)
	return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

function groupBy<Item>(items: Item[], by: (item: Item) => string): Map<string, Item[]> {
	return Map.groupBy(items, by)
}

function mostFrequent(names: string[]): string {
	const [first] = [...Map.groupBy(names, (name) => name)].sort((a, b) => b[1].length - a[1].length)
	return first?.[0] ?? ''
}

const titleCase = (name: string) => name.toLowerCase().replace(/(?:^|[\s(-])\p{L}/gu, (letter) => letter.toUpperCase())

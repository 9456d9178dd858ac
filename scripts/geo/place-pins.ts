import { type Point, distanceKm } from '#app/catalog/places/distance.ts'
import { type MergedCity, plainName } from './merge-cities.ts'
import type { PostOffice } from './sources.ts'

export type PlacedPin = Point & { pin: string; district: string; state: string }

/** A place whose point is known, by the names that a post office may have. */
type NamedPoint = Point & { state: string; names: readonly string[] }

/**
 * One point for each PIN code. The directory's points need care: one office in eleven has none, and one in thirteen of the rest is more
 * than 50 km off. So the offices of a code vote, each for what lies around its own point and, more, around the place that it is named
 * after. A code that is left without a point, or far from its neighbours, gets that of the nearest town, by which every distance says
 * that it is from there.
 */
export function placePins(
	offices: PostOffice[],
	cities: MergedCity[],
	quarters: readonly NamedPoint[],
): { pins: PlacedPin[]; unknown: number } {
	const known = offices.filter(({ pin, state }) => /^[1-9]\d{5}$/.test(pin) && state !== '')
	const districts = new Map(
		[...groupBy(known, districtKey)].map(([key, group]) => [key, bounds(group.filter(hasPoint))]),
	)
	const namesakes = byName(cities, quarters)
	const groups = groupBy(known, ({ pin }) => pin)
	const isIn = (office: PostOffice, place: Point, km = 0) => isInside(districts.get(districtKey(office)), place, km)
	const measured = known.filter((office) => hasPoint(office) && isIn(office, office))
	const judges: Judges = { isIn, isOf: isOfDistrict(measured), isShared: isSharedPoint(measured) }
	const beside = new Map([...groupBy(measured, nearBy)].map(([prefix, group]) => [prefix, middle(group)]))

	const pins = [...groups].map(([pin, group]): PlacedPin & { isGuess: boolean; isSure: boolean } => {
		const home = mostFrequent(group.map(districtKey))
		const { district, state } = group.find((office) => districtKey(office) === home) ?? { district: '', state: '' }
		const point = votedPoint(group, namesakes, judges, beside.get(nearBy({ pin })) ?? null)
		return {
			pin,
			district: titleCase(district),
			state,
			...(point ?? { lat: 0, lng: 0, isSure: false }),
			isGuess: point === null,
		}
	})

	const neighbours = groupBy(pins, nearBy)
	let unknown = 0
	const placed = pins.map(({ isGuess, isSure, ...pin }): PlacedPin => {
		const around = middle((neighbours.get(nearBy(pin)) ?? []).filter((other) => !other.isGuess))
		const isLost = isGuess || (!isSure && around !== null && distanceKm(pin, around) > 75)
		const fallback = around ?? districts.get(`${pin.state} ${pin.district.toUpperCase()}`)?.centre
		if (!isLost || !fallback) return pin
		unknown++
		return { ...pin, ...nearestTown(fallback, cities) }
	})
	const heads = placed
		.map((pin) =>
			pin.pin.endsWith('001') && pin.pin !== mumbaiFort
				? { ...pin, ...headOffice(groups.get(pin.pin) ?? [], pin.state, cities) }
				: pin,
		)
		.filter(({ lat }) => lat !== 0)
		.sort((a, b) => (a.pin < b.pin ? -1 : 1))
	return { pins: heads, unknown }
}

type Judges = {
	/** Whether a place is within the district of an office, or within so many kilometres of its middle. */
	isIn: (office: PostOffice, place: Point, km?: number) => boolean
	/** Whether the offices around a place are of the district of an office. */
	isOf: (office: PostOffice, place: Point) => boolean
	/** Whether head and sub offices of several codes were given its point: that of their division. */
	isShared: (office: PostOffice) => boolean
}

/** Of the offices around a place at least one in five is of a district that it lies in. */
function isOfDistrict(measured: readonly PostOffice[]): Judges['isOf'] {
	const square = ({ lat, lng }: Point, up = 0, right = 0) =>
		`${Math.floor(lat * 10) + up} ${Math.floor(lng * 10) + right}`
	const bySquare = Map.groupBy(measured, (office) => square(office))
	const steps = [-1, 0, 1]
	const found = new Map<Point, ReadonlySet<string>>()
	const districtsOf = (place: Point) => {
		const around = steps.flatMap((up) => steps.flatMap((right) => bySquare.get(square(place, up, right)) ?? []))
		const counted = Map.groupBy(around, districtKey)
		return new Set([...counted].flatMap(([key, { length }]) => (length * 5 >= around.length ? [key] : [])))
	}
	return (office, place) => {
		const districts = found.get(place) ?? districtsOf(place)
		found.set(place, districts)
		return districts.has(districtKey(office))
	}
}

function isSharedPoint(measured: readonly PostOffice[]): Judges['isShared'] {
	const key = ({ lat, lng }: Point) => `${lat.toFixed(3)} ${lng.toFixed(3)}`
	const pinsAt = new Map(
		[
			...Map.groupBy(
				measured.filter(({ isBranch }) => !isBranch),
				key,
			),
		].map(([at, offices]) => [at, new Set(offices.map(({ pin }) => pin)).size]),
	)
	return (office) => !office.isBranch && (pinsAt.get(key(office)) ?? 0) >= 3
}

/** How far apart two points of one PIN code may be to mean the same place. */
const samePlaceKm = 8
/** A point further than this from the place that its office is named after is not its point. */
const namesakeKm = 6

const onlyTownKm = 120

type Vote = Point & { weight: number; isBranch: boolean; isTown: boolean }

/**
 * The point with the most votes around it: of the head and sub offices there, else of the towns that they are named after, else of the
 * branches.
 */
function votedPoint(
	group: readonly PostOffice[],
	namesakes: ReadonlyMap<string, readonly Point[]>,
	{ isIn, isOf, isShared }: Judges,
	near: Point | null,
): (Point & { isSure: boolean }) | null {
	const votes = group.flatMap((office): Vote[] => {
		const { isBranch } = office
		const voteFor = (place: Point, weight: number, isTown: boolean) => ({ ...pointOf(place), weight, isBranch, isTown })
		const isMeasured = (town: Point) => hasPoint(office) && distanceKm(office, town) <= samePlaceKm
		const namedAfter = namesakes.get(`${office.state} ${officeName(office)}`) ?? []
		const towns = namedAfter.filter((town) => isMeasured(town) || isOf(office, town))
		// Of a name that the state has once, the town may be meant, though all of its district was measured somewhere else.
		const only = towns.length === 0 && namedAfter.length === 1 && !isBranch ? namedAfter : []
		const isTrusted = hasPoint(office) && (isIn(office, office) || towns.some(isMeasured))
		return [
			...(isTrusted ? [voteFor(office, isBranch || isShared(office) ? 1 : 3, false)] : []),
			...towns.map((town) => voteFor(town, isBranch ? 2 : 5, true)),
			...only.filter((town) => isIn(office, town, onlyTownKm)).map((town) => voteFor(town, 1.5, true)),
			...(isBranch ? [] : (namesakes.get(`${office.state} ${townAtStart(office)}`) ?? []))
				.filter((town) => isOf(office, town))
				.map((town) => voteFor(town, 2, true)),
		]
	})
	const [best] = votes
		.map((at) => {
			const around = votes.filter((vote) => distanceKm(vote, at) <= samePlaceKm)
			return { around, weight: weightOf(around), km: near ? distanceKm(at, near) : 0 }
		})
		.toSorted((a, b) => b.weight - a.weight || a.km - b.km)
	if (!best) return null
	const main = best.around.filter(({ isBranch, isTown }) => !isBranch && !isTown)
	const towns = best.around.filter(({ isBranch, isTown }) => !isBranch && isTown)
	const branches = best.around.filter(({ isBranch }) => isBranch)
	const town = middle(towns)
	const own = middle(main)
	const point = own && (!town || distanceKm(own, town) <= namesakeKm) ? own : (town ?? middle(branches))
	return point && { ...point, isSure: town !== null || best.weight >= sureWeight }
}

/**
 * Offices that were given one and the same point say it once, for it is often that of another office. However many branches agree, they
 * do not outvote a town: whole districts of them were measured in one wrong place.
 */
function weightOf(votes: readonly Vote[]): number {
	const sum = (some: readonly Vote[]) =>
		[...Map.groupBy(some, ({ lat, lng }) => `${lat.toFixed(2)} ${lng.toFixed(2)}`).values()].reduce(
			(total, same) => total + Math.max(...same.map(({ weight }) => weight)),
			0,
		)
	const [branches, others] = [votes.filter(({ isBranch }) => isBranch), votes.filter(({ isBranch }) => !isBranch)]
	return Math.min(sum(branches), branchesAtMost) + sum(others)
}

const branchesAtMost = 4
/** A head office and three branches, or two head offices and more: such a code is there, however far its neighbours are. */
const sureWeight = 6

const pointOf = ({ lat, lng }: Point): Point => ({ lat, lng })

const officeName = ({ name }: PostOffice) =>
	plainName(name.replace(/\(.*?\)/g, ' ').replace(/\b(?:G\.?P\.?O|H\.?O|S\.?O|B\.?O)\b.*$/i, ''))
		.trim()
		.toLowerCase()

/** 'Alandi Devachi' and 'Koregaon Bhima' begin with the name of their town. */
function townAtStart(office: PostOffice): string {
	const [first = '', ...others] = officeName(office).split(' ')
	return others.length === 0 || first.length < 5 ? '' : first
}

function byName(cities: readonly MergedCity[], quarters: readonly NamedPoint[]): Map<string, Point[]> {
	const found = new Map<string, Point[]>()
	const all = [...cities.map((city) => ({ ...city, names: [city.name, ...city.aliases] })), ...quarters]
	for (const { state, names, lat, lng } of all)
		for (const name of new Set(names.map((one) => plainName(one).toLowerCase()))) {
			const key = `${state} ${name}`
			found.set(key, [...(found.get(key) ?? []), { lat, lng }])
		}
	return found
}

/** Of any state: of a few codes the directory has the wrong one. */
function nearestTown(point: Point, cities: readonly MergedCity[]): Point {
	const towns = cities.filter(({ population }) => population >= 20_000)
	return pointOf(
		towns.reduce<Point>((nearest, town) => (distanceKm(town, point) < distanceKm(nearest, point) ? town : nearest), {
			lat: 0,
			lng: 0,
		}),
	)
}

/** The one head office that is far from the middle of its city: the old town is the tip of a long island. */
const mumbaiFort = '400001'

/** Codes that begin so lie near each other. */
const nearBy = ({ pin }: { pin: string }) => pin.slice(0, 4)

const districtKey = ({ state, district }: PostOffice) => `${state} ${district}`

const hasPoint = ({ lat, lng }: Point) => lat > 6.5 && lat < 37.5 && lng > 68 && lng < 97.6

/** The middle of a district, and how far from it an office may be. */
function bounds(offices: PostOffice[]): { centre: Point; km: number } | null {
	const centre = middle(offices)
	if (!centre) return null
	const typical = median(offices.map((office) => distanceKm(office, centre)))
	return { centre, km: Math.max(40, Math.min(2.5 * typical, 150)) }
}

const isInside = (district: ReturnType<typeof bounds> | undefined, office: Point, km = 0) =>
	district ? distanceKm(office, district.centre) <= Math.max(district.km, km) : false

/** The codes that end in 001 belong to the head office of a city: its own point is better than its offices'. */
function headOffice(offices: PostOffice[], state: string, cities: MergedCity[]): Point | null {
	const around = middle(offices.filter(hasPoint))
	const named = (names: readonly string[]) =>
		cities.find(
			(candidate) =>
				candidate.state === state &&
				candidate.population >= 50_000 &&
				[candidate.name, ...candidate.aliases].some((name) => names.includes(name.toLowerCase())) &&
				(around === null || distanceKm(candidate, around) < 60),
		)
	// 441001 is Kamthi's, in the division of Nagpur.
	const city =
		named(offices.filter(({ isBranch }) => !isBranch).map(officeName)) ??
		named(
			offices
				.flatMap(({ division, district }) => [
					division.replace(/\b(?:City|East|West|North|South|Central)?\s*Division$/i, ''),
					district,
				])
				.map((name) => plainName(name).trim().toLowerCase()),
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

import { greatTowns, launchCity, lesserTowns, placeNames } from './places.server.ts'
import { launchState } from './listed.server.ts'
import { foldSpelling } from '../words/spelling.ts'
import { distanceKm } from './distance.ts'
import { gazetteer, type Spot, spelledInOne } from './gazetteer.server.ts'
import { nativeNames } from './native-names.ts'
import { regions, roadWords } from './place-names.ts'
import { states } from './states.ts'
import { citiesBesideMarket, findBySound, inLatin, isOffice, soundOfPlace } from './sounds.server.ts'
import { shortened } from './typed-place.server.ts'
import { isDevanagari } from '../words/devanagari.ts'
import { editDistance } from '#app/platform/text/edit-distance.ts'
import { soundOf, toleranceOf } from '../words/correct.ts'
import { hear, soundsOf } from '../words/hearing.ts'
import { keyOf } from '../words/words.ts'

/** A place that words of a query name. */
export type PlaceWords = {
	label: string
	/** The text that `findPlace` understands; empty for a state, which has no circle. */
	filter: string
	/** Its names as rows write them. */
	names: string[]
	/** Of an area: the label of its city. */
	city?: string
	state?: string
	/** By population; areas of launch cities count as great. */
	rank: number
}

/** Towns beyond these are taken for words where rows have the word. */
const [certainTowns, knownTowns] = [400, 60]

const latin = (names: readonly string[]) => [...new Set(names.filter((name) => !isDevanagari(name)).map(foldSpelling))]

let loaded: ReturnType<typeof load> | undefined
const book = () => (loaded ??= load())

function load() {
	const byKey = new Map<string, PlaceWords>()
	/** Words of longer names: 'viman', 'navi'. */
	const parts = new Set<string>()
	/** Names of areas and greater towns in Latin letters, word by word. */
	const phrases: string[][] = []
	const { cities, areas } = placeNames()
	const add = (name: string, place: PlaceWords) => {
		const words = name.split(' ').map(keyOf)
		if (words.length > 1 && place.rank < certainTowns) for (const word of words) parts.add(word)
		const isWellKnown = place.rank < lesserTowns && place.filter !== ''
		if (words.length > 1 && isWellKnown && !isDevanagari(name)) phrases.push(words)
		const key = words.join('')
		if (key.length >= 2 && !byKey.has(key)) byKey.set(key, place)
	}
	const isOwner = (name: string, label: string) => gazetteer().byName.get(name)?.[0]?.label === label
	const addAreas = (isLaunch: boolean) => {
		for (const { label, names, city, state, needsCity } of areas) {
			if ((city.label === launchCity) !== isLaunch) continue
			const place = { label, filter: label, names: latin(names), city: city.label, state, rank: 0 }
			for (const name of names) {
				if (!needsCity) add(name, place)
				else for (const cityName of city.names) add(`${name} ${cityName}`, place)
			}
		}
	}
	const addCities = (from: number, to: number) => {
		for (const [at, { label, names, state }] of cities.slice(from, to).entries())
			for (const name of names.filter((one) => isOwner(one, label)))
				add(name, { label, filter: label, names: latin(names), state, rank: from + at })
	}
	// As in `findPlace`: great towns, areas of the launch city, other towns, other areas.
	addCities(0, greatTowns)
	addAreas(true)
	addCities(greatTowns, lesserTowns)
	addAreas(false)
	addCities(lesserTowns, cities.length)
	// As in `findPlace`: 'Talegaon' is Talegaon Dabhade.
	for (const { label, names, state } of citiesBesideMarket())
		for (const name of names.filter((one) => one.includes(' ')))
			add(name.split(' ')[0] ?? '', { label, filter: label, names: latin(names), state, rank: certainTowns - 1 })
	for (const name of Object.values(nativeNames).flatMap((names) => names.split(' ')))
		if (name.includes('_')) for (const word of name.split('_')) parts.add(spelledInOne(word))
	// Words of a search do not say their script: श्रीरामपूर is a town of the launch state, and Bengali writes Serampore so.
	const ours = new Set(
		cities
			.filter(({ state, names, label }) => state === launchState && isOwner(names[0] ?? '', label))
			.map(({ name }) => soundOfPlace(name)),
	)
	for (const [native, city] of gazetteer().byNative) {
		const key = native.replace('~', '')
		const isOurs = key !== native && city.state !== launchState && ours.has(soundOfPlace(key))
		if (byKey.has(key) || isOurs) continue
		// As far as the lists of towns go, no word of rows is written so.
		const rank = Math.min(gazetteer().rankOf(city), certainTowns - 1)
		byKey.set(key, { label: city.label, filter: city.label, names: latin(city.names), state: city.state, rank })
	}
	for (const state of Object.values(states)) add(foldSpelling(state), stateOf(state))
	for (const [other, state] of formerStates) add(other, stateOf(state))
	for (const [name, cityName] of Object.entries(regions)) {
		const city = gazetteer().byName.get(foldSpelling(cityName))?.[0]
		if (city) add(name, { label: city.label, filter: city.label, names: latin(city.names), state: city.state, rank: 0 })
	}
	const targets = [...byKey].flatMap(([word, { rank, city }]) =>
		!isDevanagari(word) && word.length >= 6 && (city !== undefined || rank < knownTowns)
			? [{ word, count: city === undefined ? 1 : 0 }]
			: [],
	)
	const heard = soundsOf(
		targets.map(({ word }) => word),
		[],
	)
	return { byKey, parts, phrases, targets, heard }

	/** Rows do not name their state, so its greatest cities stand for it. */
	function stateOf(state: string): PlaceWords {
		const names = cities
			.filter((city) => city.state === state)
			.slice(0, 25)
			.flatMap((city) => latin(city.names))
		return { label: state, filter: '', names: [foldSpelling(state), ...names], state, rank: 0 }
	}
}

const formerStates = [
	['महाराष्ट्र', 'Maharashtra'],
	['maharastra', 'Maharashtra'],
	['गुजरात', 'Gujarat'],
	['कर्नाटक', 'Karnataka'],
	['orissa', 'Odisha'],
	['up', 'Uttar Pradesh'],
	['tamilnadu', 'Tamil Nadu'],
] as const

/** Words that are a place, or part of the name of a well-known one. */
export const isPlaceWord = (key: string) =>
	book().parts.has(key) ||
	(book().byKey.has(key) && ((book().byKey.get(key)?.rank ?? 0) < certainTowns || key.length >= 4))

/** The place that these words name. A small town gives way to a word that rows have: a person may be called Sagar. */
export function findPlaceWords(parts: readonly string[], { isRowWord }: { isRowWord: boolean }): PlaceWords | null {
	// 'Shivaji ngr', 'SB rd'.
	const last = (parts.length > 1 && shortened[parts.at(-1) ?? '']) || parts.at(-1)
	const key = book().byKey.has(parts.join('')) ? parts.join('') : [...parts.slice(0, -1), last].join('')
	const place = book().byKey.get(key)
	if (!place || (parts.length > 1 && key.length < 5)) return null
	if (place.rank >= certainTowns && (isRowWord || key.length < 4)) return null
	return place
}

const roadKeys: ReadonlySet<string> = new Set([...roadWords].map(keyOf))
/** A bypass beside a place is a road, and no operation. */
const bypassKeys: ReadonlySet<string> = new Set(['bypass', 'बायपास', 'बाईपास', 'बाइपास'].map(keyOf))

/**
 * How many words from here name a road by the towns that it leads to, and no place: 'mumbai road', 'pune nashik highway'. None where the
 * road is an area that we know.
 */
export function roadLength(keys: readonly string[], at: number): number {
	let end = at
	const isTown = () => !roadKeys.has(keys[end] ?? '') && isTownKey(keys[end] ?? '') && !isNamedRoad(keys, end)
	while (end - at < 3 && isTown()) end++
	return end > at && roadKeys.has(keys[end] ?? '') ? end + 1 - at : 0
}

const isTownKey = (key: string) => {
	const place = book().byKey.get(key)
	return place !== undefined && place.city === undefined && place.filter !== ''
}

/** 'Nashik Road' is an area, and 'Dehu Road' a town. */
const isNamedRoad = (keys: readonly string[], at: number) =>
	[2, 3].some((length) =>
		book().byKey.has(
			keys
				.slice(at, at + length)
				.map((key) => shortened[key] ?? key)
				.join(''),
		),
	)

/** How many words behind a place say that a road there is meant. */
export const bypassLength = (keys: readonly string[], at: number): number =>
	bypassKeys.has(keys[at] ?? '') ? 1 : keys[at] === 'by' && keys[at + 1] === 'pass' ? 2 : 0

/**
 * The words of an area or town that these words misspell, one of them written right: 'vimaan nagar', 'koregoan park'. `mayBeTypo` says
 * of a word that it is none in its own right; where it is only heard alike, that is no matter.
 */
export function spelledPlace(
	typed: readonly string[],
	mayBeTypo: (word: string, isHeard: boolean) => boolean,
): readonly string[] | null {
	if (book().byKey.has(typed.join(''))) return null
	let best: { words: readonly string[]; edits: number } | null = null
	for (const words of book().phrases) {
		if (words.length !== typed.length || !words.some((word, at) => word === typed[at])) continue
		const edits = words.map((word, at) => editsTo(word, typed[at] ?? '', mayBeTypo))
		const sum = edits.reduce((all, each) => all + each, 0)
		if (sum < (best?.edits ?? Infinity)) best = { words, edits: sum }
	}
	return best?.words ?? null
}

function editsTo(word: string, typed: string, mayBeTypo: (word: string, isHeard: boolean) => boolean): number {
	if (word === typed) return 0
	const isHeard = word.length > 4 && soundOf(word) === soundOf(typed)
	if (book().byKey.has(typed) || !mayBeTypo(typed, isHeard)) return Infinity
	const edits = isHeard ? 1 : editDistance(typed, word, toleranceOf(typed))
	return edits <= toleranceOf(typed) ? edits : Infinity
}

const townsBySound = new Map<string, PlaceWords | null>()

/** A town of the launch state, or a village around its city, that words in any script sound like: 'सासवड', 'uruli kanchan'. */
export function soundingTown(typed: string): PlaceWords | null {
	const known = townsBySound.get(typed)
	if (known !== undefined) return known
	const market = gazetteer().byName.get(foldSpelling(launchCity))?.[0]
	const isHere = (spot: Spot) => spot.state === launchState && (!market || distanceKm(spot, market) <= townsKm)
	const place = findBySound(regions[foldSpelling(typed)] ?? typed, isHere)
	const label = place === null ? '' : place.kind === 'pin' ? place.name : place.label
	const found = place && {
		...{ label, filter: label, state: place.state, rank: certainTowns },
		names: [foldSpelling(inLatin(typed)), ...(place.kind === 'pin' ? [] : latin(place.names))],
	}
	if (townsBySound.size > 5_000) townsBySound.clear()
	townsBySound.set(typed, found)
	return found
}
/** The village whose name is these two words, around the city of the launch market. */
export const villageOf = (first: string, second: string) =>
	isOffice(`${first} ${second}`) ? soundingTown(`${first} ${second}`) : null

/** People look for work in a village as far away as this; further off a word is rather a name. */
const townsKm = 90

/** The last word of many a quarter, and of old the name of a town: 'ganesh nagar' is not in Ahilyanagar. */
export const endsQuarter = (key: string) => quarterEnds.has(shortened[key] ?? key)
const quarterEnds: ReadonlySet<string> = new Set(['nagar', 'नगर'].map(keyOf))

/** A lesser town, that a word is no sooner parted into than corrected. */
export const isLesserTown = (key: string) => (book().byKey.get(key)?.rank ?? 0) >= greatTowns

/** Names of great cities and areas that a typo may be corrected to. */
export const placeTargets = (): readonly { word: string; count: number }[] => book().targets

/**
 * The great city or area that a word in a script of India says. Only Tamil has one letter for a sound and its voiced one, so that in others
 * খড়গপুর, which begins with kh, is no Ghatkopar.
 */
export function heardPlace(typed: string): string | null {
	const heard = hear(typed, book().heard)
	if (heard === null || /\p{Script=Tamil}/u.test(typed)) return heard
	return isVoiced(inLatin(typed)) === isVoiced(heard) ? heard : null
}

const isVoiced = (latin: string) => /^[gdbj]/.test(latin)

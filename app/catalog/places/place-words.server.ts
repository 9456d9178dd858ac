import { greatTowns, launchCity, lesserTowns, placeNames } from './places.server.ts'
import { foldSpelling } from '../words/spelling.ts'
import { gazetteer } from './gazetteer.server.ts'
import { states } from './states.ts'
import { shortened } from './typed-place.server.ts'
import { isDevanagari } from '../words/devanagari.ts'
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

let loaded: ReturnType<typeof load> | undefined
const book = () => (loaded ??= load())

function load() {
	const byKey = new Map<string, PlaceWords>()
	/** Words of longer names: 'viman', 'navi'. */
	const parts = new Set<string>()
	const { cities, areas } = placeNames()
	const add = (name: string, place: PlaceWords) => {
		const words = name.split(' ').map(keyOf)
		if (words.length > 1 && place.rank < certainTowns) for (const word of words) parts.add(word)
		const key = words.join('')
		if (key.length >= 2 && !byKey.has(key)) byKey.set(key, place)
	}
	const isOwner = (name: string, label: string) => gazetteer().byName.get(name)?.[0]?.label === label
	const latin = (names: readonly string[]) => [
		...new Set(names.filter((name) => !isDevanagari(name)).map(foldSpelling)),
	]
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
	for (const [key, { label, names, state }] of gazetteer().byNative)
		if (!byKey.has(key)) byKey.set(key, { label, filter: label, names: latin(names), state, rank: 0 })
	for (const state of Object.values(states)) add(foldSpelling(state), stateOf(state))
	for (const [other, state] of formerStates) add(other, stateOf(state))
	const targets = [...byKey].flatMap(([word, { rank, city }]) =>
		!isDevanagari(word) && word.length >= 6 && (city !== undefined || rank < knownTowns)
			? [{ word, count: city === undefined ? 1 : 0 }]
			: [],
	)
	const heard = soundsOf(
		targets.map(({ word }) => word),
		[],
	)
	return { byKey, parts, targets, heard }

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

/** Names of great cities and areas that a typo may be corrected to. */
export const placeTargets = (): readonly { word: string; count: number }[] => book().targets

/** The great city or area that a word in a script of India says. */
export const heardPlace = (typed: string) => hear(typed, book().heard)

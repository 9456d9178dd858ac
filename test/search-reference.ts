// What a search means, in plain loops over facts: written from the meaning, to compare the statements with.
import { distanceKm, type Point } from '#app/catalog/places/distance.ts'
import { exactUpTo } from '#app/search/totals.ts'

/** What a search may know of a row. */
export type Facts = {
	id: string
	/** Values of options, by group: `shift` has `night`. */
	options: Record<string, readonly string[]>
	/** Title and speciality; skills and requirements; the rest. */
	texts: readonly [string, string, string]
	names: string
	point: Point | null
}

export type Asked<Row extends Facts> = {
	/** Filters that are on, by the group that they belong to. */
	filters: { group: string; keeps: (row: Row) => boolean }[]
	/** Within so many kilometres. */
	circle: (Point & { km: number }) | null
	/** Words as typed. 'nights' is an option, and every other is a word of a text or name. */
	words: readonly string[]
	/** Better answers to the words come first. */
	byRelevance: boolean
	/** False for viewers whose words ask nothing but options. */
	mayAskTexts: boolean
	/** The greatest first. */
	keyOf: (row: Row) => number
	groups: readonly string[]
}

const known = new Map<string, string[]>()
function wordsOf(text: string): string[] {
	const words = known.get(text) ?? text.toLowerCase().split(/[^a-z]+/)
	known.set(text, words)
	return words
}
const stemOf = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word)

/** How well a row answers one word: 0 is best; null where it does not. A word that no row has is the beginning of one. */
function levelOfWord(row: Facts, word: string, isWhole: boolean): number | null {
	const isSaid = (own: string, asked: string) => (isWhole ? own === asked : own.startsWith(asked))
	if (wordsOf(row.names).some((name) => isSaid(name, word))) return 0
	const level = row.texts.findIndex((text) => wordsOf(text).some((own) => isSaid(stemOf(own), stemOf(word))))
	return level < 0 ? null : level
}

const optionWords: Record<string, [group: string, value: string]> = { nights: ['shift', 'night'] }

export function referenceSearch<Row extends Facts>(rows: readonly Row[], asked: Asked<Row>) {
	const { filters, circle, words, byRelevance, mayAskTexts, keyOf, groups } = asked
	const plain = words.filter((word) => !optionWords[word])
	const chosen = words.flatMap((word) => {
		const [group, value] = optionWords[word] ?? []
		return group === undefined || value === undefined
			? []
			: [{ group, keeps: (row: Row) => row.options[group]?.includes(value) ?? false }]
	})
	const all = [
		...filters,
		...chosen,
		...(circle ? [{ group: 'place', keeps: (row: Row) => isWithin(row, circle, circle.km) }] : []),
	]
	const whole = new Set(
		plain.filter((word) =>
			rows.some(({ names, texts }) => [names, ...texts].some((text) => wordsOf(text).includes(word))),
		),
	)
	const levelOf = (row: Row) => {
		const levels = plain.map((word) => levelOfWord(row, word, whole.has(word)))
		return levels.every((level) => level !== null) ? Math.max(0, ...levels) : null
	}
	/** Those that all filters but the group's own keep. */
	const keptWithout = (group: string | null) =>
		plain.length > 0 && !mayAskTexts
			? []
			: rows.filter((row) => levelOf(row) !== null && all.every((one) => one.group === group || one.keeps(row)))
	const found = keptWithout(null)
	const rank = (row: Row) => (byRelevance ? (levelOf(row) ?? 0) : 0)
	const ids = found
		.toSorted((a, b) => rank(a) - rank(b) || keyOf(b) - keyOf(a) || (a.id < b.id ? 1 : -1))
		.map(({ id }) => id)
	const counts = groups.map((group): [string, Record<string, number> | null] => {
		const isOn = all.some((one) => one.group === group)
		return [group, countValues(isOn ? keptWithout(group) : found, group)]
	})
	return {
		ids,
		total: { count: Math.min(found.length, exactUpTo), capped: found.length > exactUpTo },
		counts: Object.fromEntries(counts),
	}
}

const isWithin = ({ point }: Facts, centre: Point, km: number) => point !== null && distanceKm(centre, point) <= km

function countValues(rows: readonly Facts[], group: string): Record<string, number> | null {
	if (rows.length > exactUpTo) return null
	const counts: Record<string, number> = {}
	for (const { options } of rows) for (const value of options[group] ?? []) counts[value] = (counts[value] ?? 0) + 1
	return counts
}

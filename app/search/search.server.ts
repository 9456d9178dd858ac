import { plainWord } from '#app/catalog/words/words.ts'
import type { Point } from '#app/catalog/places/distance.ts'
import type { Term, Unused } from '#app/catalog/words/understood.ts'
import type { SearchOrder } from '#app/catalog/words/vocabulary.ts'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { histogram } from '#app/platform/metrics.server.ts'
import { readerDb } from '#app/platform/database/replica.server.ts'
import { circleOf, circlesOf, excludedPlaces, filterConditions, queryOf } from './asked-query.server.ts'
import type { Total } from './totals.ts'
import { correctedText, replaceTyped } from './correction.ts'
import { type AnySearch, type Chip, type SearchDefinition, tidy } from './filter.ts'
import { levelsOf, ownLevelsOf, type Query, type QueryResult } from './query.server.ts'
import { ownVariants, queryVariants, type UnderstoodQuery } from './query-variants.ts'
import type { Correction, Searching } from './searching.ts'
import { countRows, findAmong, findQueriesFor, readSummary, runQuery } from './statements.server.ts'
import { findWords, kindsOf, understandExactly, understandWords } from './typed-words.server.ts'
import { saidName } from '#app/platform/language/names.ts'

export type { Searching } from './searching.ts'

export type SearchResult<Search> = Omit<QueryResult, 'rows' | 'without'> & {
	ids: string[]
	/** Everything that narrows the search, each with the search that lacks it. */
	chips: Chip<Search>[]
	/** Words that were searched for instead of what was typed; with nothing instead of a word that is left out. Only where that found something. */
	corrections: Correction[]
	/** The search with these words, as it is saved; where nothing was found, with the spelling that the vocabulary knows. */
	meant: Search
	/** Where nothing was found: single filters or words to drop, those that bring most back first. */
	relaxed: (Chip<Search> & { total: Total })[]
	/** Where nothing was found near a place: what there is elsewhere, the nearest first. */
	elsewhere: string[]
	/** How many of the ids to put first were found, and come first. */
	best: number
	/** Where in the ids those begin that only mention what was asked for; null where the page has none. */
	mentionsAt: number | null
	/** The centre of the circle that was searched. */
	circle: Point | null
	/** Every place that narrows it, typed in a field or in words. */
	places: Point[]
	terms: readonly Term[]
	/** The order that typed words asked for. */
	wordOrder: SearchOrder | null
	/** What was typed and narrows or orders nothing, and why. */
	unused: readonly Unused[]
	/** 'near me' was typed, and we do not know where that is. */
	isNearMe: boolean
	/** Trades that were named and are not listed here. */
	unlisted: readonly string[]
	/** Nothing of what was typed is searched here, such as a name by the public: nothing is said about whether there is one. */
	isNotAsked: boolean
}

const duration = histogram<'table'>(
	'app_search_seconds',
	'From a search to its rows and counts',
	[0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
)

/** What a search finds: words understood, one page, counts, and what to try where there is nothing. */
export async function runSearch<Search extends AnySearch>(searching: Searching<Search>, on: Queryable = readerDb()) {
	const begin = performance.now()
	const result = await find(searching, on)
	duration({ table: searching.table.name }, (performance.now() - begin) / 1000)
	return result
}

async function find<Search extends AnySearch>(asked: Searching<Search>, on: Queryable): Promise<SearchResult<Search>> {
	const searching: Searching<Search> = { ...asked, known: new Map() }
	const understood = await understandWords(searching, on)
	const found = await findAs(searching, understood, on)
	if (searching.isExact || found.isNotAsked) return withWays(searching, found, on)
	if (found.isMentionOnly)
		for (const other of ownVariants(understood)) {
			const instead = await findAs(searching, other, on)
			if (instead.total.count > 0 && !instead.isMentionOnly) return withWays(searching, instead, on)
		}
	if (found.total.count > 0) return withWays(searching, found, on)
	for (const other of queryVariants(understood)) {
		const instead = await findAs(searching, other, on)
		if (instead.total.count > 0) return withWays(searching, instead, on)
	}
	return withWays(searching, found, on)
}

async function findAs<Search extends AnySearch>(
	searching: Searching<Search>,
	understood: UnderstoodQuery,
	on: Queryable,
) {
	const { definition, search, first = [] } = searching
	const { terms, isNearMe, unlisted, unused, isNotAsked = false } = understood
	const query = queryOf(searching, understood)
	const circle = query && circleOf(query.asks)
	const places = query ? [...circlesOf(query.asks), ...circlesOf(excludedPlaces(searching, understood))].flat() : []
	const by = understood.order?.by
	const wordOrder = by !== undefined && searching.orders?.[by] ? by : null
	const about = { terms, isNearMe, unlisted, isNotAsked, unused, wordOrder, places, circle, query }
	const asTyped = { ...shownAs(definition, search, understood.asTyped ?? understood), corrections: [] }
	if (!query || understood.isNothing)
		return { ...nothing, ...about, ...asTyped, query: null, best: 0, mentionsAt: null, counts: new Map() }
	const [found, best] = await Promise.all([
		runQuery(on, query),
		levelsOf(query.terms) > 1 ? [] : findAmong(on, query, first),
	])
	const { corrections } = understood
	return {
		...about,
		...found,
		best: best.length,
		mentionsAt: found.mentions ? mentionsAt(query, found.rows) : null,
		ids: [...new Set([...best, ...found.rows.map(({ id }) => id)])].slice(0, query.limit),
		...(found.total.count === 0 ? asTyped : { ...shownAs(definition, search, understood), corrections }),
	}
}

function mentionsAt({ terms, limit }: Query, rows: QueryResult['rows']): number | null {
	const own = rows.slice(0, limit).filter(({ level }) => level < ownLevelsOf(terms)).length
	return own < Math.min(rows.length, limit) ? own : null
}

/** And where nothing was found, what to do about it. */
async function withWays<Search extends AnySearch>(
	searching: Searching<Search>,
	{ query, ...found }: Awaited<ReturnType<typeof findAs<Search>>>,
	on: Queryable,
): Promise<SearchResult<Search>> {
	if (found.total.count > 0) return { ...found, relaxed: [], elsewhere: [] }
	const without = 'without' in found ? withoutAllOf(found.without, found.terms) : undefined
	const [relaxed, elsewhere] = await Promise.all([
		relax(searching, found.chips, on, without),
		query && found.circle ? findElsewhere(query, found.circle, on) : [],
	])
	return { ...found, relaxed, elsewhere }
}

const nothing = { ids: [], hasMore: false, total: { count: 0, capped: false }, mentions: null, isMentionOnly: false }

const maxElsewhere = 60

/** Beyond that no one looks for a neighbouring city. */
const elsewhereKm = 150

/** The same search without its place, the nearest rows first. */
async function findElsewhere(query: Query, circle: Point, on: Queryable): Promise<string[]> {
	const isPlace = (name: string | undefined) => name === 'place'
	const { rows } = await runQuery(on, {
		...query,
		terms: query.terms
			.filter(({ term }) => !isPlace(term.filter?.name))
			.map((one) => ({ ...one, levels: one.levels.slice(-1), own: 0 })),
		asks: [
			...query.asks.filter(({ name }) => !isPlace(name)),
			{ name: 'place', asks: [{ within: [{ ...circle, km: elsewhereKm }] }] },
		],
		order: { nearestTo: circle },
		limit: maxElsewhere,
		groups: [],
	})
	return rows.map(({ id }) => id)
}

/** Null where nothing can answer it. */
async function askedOf<Search extends AnySearch>(searching: Searching<Search>, on: Queryable) {
	const understood = await understandWords(searching, on)
	return understood.isNothing ? null : queryOf(searching, understood)
}

/** How many rows a search finds. */
async function countSearch<Search extends AnySearch>(searching: Searching<Search>, on: Queryable): Promise<Total> {
	const query = await askedOf(searching, on)
	return query ? countRows(on, query) : nothing.total
}

/** Which of these searches find a row, by their position. Their words are meant as they were typed. */
export async function searchesFinding<Search extends AnySearch>(
	searches: readonly Searching<Search>[],
	id: string,
	on: Queryable = readerDb(),
): Promise<Set<number>> {
	const [scope] = searches.map((searching) => searching.scope)
	const typed = new Set(searches.flatMap(({ search }) => plainWord(search.q).split(' ').filter(Boolean)))
	const words = scope && typed.size > 0 ? await findWords(kindsOf[scope], [...typed], on) : new Map<string, boolean>()
	const asked = searches.flatMap((searching, position) => {
		const understood = understandExactly(searching, words)
		const query = understood.isNothing ? null : queryOf(searching, understood)
		return query ? [{ query, position }] : []
	})
	const found = await findQueriesFor(
		on,
		asked.map(({ query }) => query),
		id,
	)
	return new Set(asked.flatMap(({ position }, at) => (found.has(at) ? [position] : [])))
}

/** The search with its corrections, and everything that narrows it, each with the search that lacks it. */
function shownAs<Search extends AnySearch>(
	definition: SearchDefinition<Search>,
	search: Search,
	{ terms, excluded, corrections }: Pick<UnderstoodQuery, 'terms' | 'excluded' | 'corrections'>,
) {
	const meant = { ...search, q: correctedText(corrections, search.q) }
	const said = corrections.filter(({ to }) => to !== '')
	const words = [...terms, ...excluded]
		.filter((term) => term.tiers.length > 0 || filterConditions(definition, term).length > 0)
		.map(({ typed, label, isKnown }) => ({
			name: 'q',
			label: isKnown ? saidName(label) : `“${label}”`,
			rest: { ...meant, q: tidy(replaceTyped(meant.q, correctedText(said, typed))) },
		}))
	return { meant, chips: [...words, ...definition.chips(meant)] }
}

/** But for filters that words say as well: without its chip the search still asks for them. */
const withoutAllOf = (without: QueryResult['without'], terms: readonly Term[]) =>
	new Map([...(without ?? [])].filter(([name]) => !terms.some(({ filter }) => filter?.name === name)))

/** Each is a search of its own, and no one reads more of them. */
const maxTried = 8

const maxNamed = 3

/** `without`: what the search finds without all of a filter, where that is known. */
async function relax<Search extends AnySearch>(
	searching: Searching<Search>,
	chips: readonly Chip<Search>[],
	on: Queryable,
	without: ReadonlyMap<string, Total> = new Map(),
) {
	const isAll = ({ name }: Chip<Search>) => chips.filter((other) => other.name === name).length === 1
	const tried = await Promise.all(
		chips.slice(0, maxTried).map(async (chip) => ({
			...chip,
			total:
				(isAll(chip) ? without.get(chip.name) : undefined) ??
				(await countSearch({ ...searching, search: chip.rest }, on)),
		})),
	)
	return tried
		.filter(({ total }) => total.count > 0)
		.sort((a, b) => b.total.count - a.total.count)
		.slice(0, maxNamed)
}

/** Tags and pay of what a search finds, of the first `most` in its order. */
export async function summarise<Search extends AnySearch>(
	searching: Searching<Search>,
	most: number,
	on: Queryable = readerDb(),
) {
	const query = await askedOf({ ...searching, byRelevance: false, isStrict: true, limit: most }, on)
	return query ? readSummary(on, query) : { total: 0, tags: {}, pays: [] }
}

import { sql } from 'drizzle-orm'
import { nearest } from '#app/catalog/correct.ts'
import { distancesKm, type Point } from '#app/catalog/distance.ts'
import { foldSpelling } from '#app/catalog/spelling.ts'
import { plainWord } from '#app/catalog/words.ts'
import { findPlace } from '#app/catalog/places.server.ts'
import { understand } from '#app/catalog/understand.server.ts'
import type { Term, Understood, Unused } from '#app/catalog/understood.ts'
import type { SearchOrder } from '#app/catalog/vocabulary.ts'
import type { UnusedReason } from '#app/catalog/unused-words.ts'
import type { Queryable } from '#app/platform/db.server.ts'
import { histogram } from '#app/platform/metrics.server.ts'
import { readerDb } from '#app/platform/replica.server.ts'
import type { Condition } from './condition.ts'
import type { Counted } from './counted.ts'
import type { AnySearch, Ask, Chip, SearchDefinition } from './filter.ts'
import { correctedText, replaceTyped } from './correction.ts'
import { tidy } from './filter.ts'
import { isWhat, ownVariants, queryVariants, type UnderstoodQuery } from './query-variants.ts'
import { levelsOf, ownLevelsOf, ownTerms, type Query, type QueryResult, rowSql } from './query.server.ts'
import { countRows, findAmong, findQueriesFor, readSummary, runQuery } from './statements.server.ts'
import { type TermQuery, termQuery, unionOf, type WordScope } from './words.server.ts'

export type Searching<Search> = {
	definition: SearchDefinition<Search>
	search: Search
	scope: WordScope
	/** The words are meant as they are typed. */
	isExact?: boolean
	/** Ids to put first, the best first, where no words ask for another order. */
	first?: readonly string[]
	/** What was asked of the words before: a search that drops one of them asks again. */
	known?: KnownWords
	/** The nearest to the place that is asked for come first, where there is one. */
	byDistance?: boolean
} & Pick<Query, 'table' | 'also' | 'order' | 'limit' | 'groups'> & {
		/** Better answers to the words come first, whatever `order` says within them. */
		byRelevance: boolean
		/** How words may order the list: a column, or by distance. */
		orders?: Partial<Record<SearchOrder, string>>
		/** Only what was asked for, and nothing that mentions it: for alerts, feeds and figures. */
		isStrict?: boolean
	}

/** Words that some row has (true), with which a word of some row begins (false), and others (null). */
type KnownWords = Map<string, boolean | null>

type Correction = { typed: string; to: string }

export type SearchResult<Search> = Omit<QueryResult, 'rows' | 'without'> & {
	ids: string[]
	/** Everything that narrows the search, each with the search that lacks it. */
	chips: Chip<Search>[]
	/** Words that were searched for instead of what was typed; with nothing instead of a word that is left out. Only where that found something. */
	corrections: Correction[]
	/** The search with these words, as it is saved; where nothing was found, with the spelling that the vocabulary knows. */
	meant: Search
	/** Where nothing was found: single filters or words to drop, those that bring most back first. */
	relaxed: (Chip<Search> & { total: Counted })[]
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
async function countSearch<Search extends AnySearch>(searching: Searching<Search>, on: Queryable): Promise<Counted> {
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

const circlesOf = (asks: readonly Ask[]) =>
	asks.flatMap((ask) => ask.asks).flatMap((ask) => ('within' in ask ? [ask.within] : []))
/** From where distances are measured: of several places that will do, from none. */
const circleOf = (asks: readonly Ask[]) => circlesOf(asks).find(({ length }) => length === 1)?.[0] ?? null

/** What of an understood text a search asks. */
type Meant = Pick<UnderstoodQuery, 'terms' | 'hints' | 'excluded' | 'order' | 'near' | 'km'>

/** Null where a word can be answered by no row. */
function queryOf<Search extends AnySearch>(searching: Searching<Search>, meant: Meant): Query | null {
	const { definition, scope, byRelevance, isStrict, table, limit, groups } = searching
	const { terms, hints = [] } = meant
	const asks: Ask[] = [...definition.conditions(withinKm(searching.search, meant.km))]
	const queries: Query['terms'][number][] = []
	for (const term of terms) {
		// A place and a pay are said by their filter alone; everything else has tags and words as well.
		const asked = term.tiers.length === 0 || term.filter?.name === 'place' ? filterConditions(definition, term) : []
		if (asked.length > 0) asks.push({ name: term.filter?.name ?? '', asks: asked })
		if (term.tiers.length === 0) continue
		const query = termQuery(term, scope)
		if (!query && asked.length === 0) return null
		if (!query) continue
		queries.push(byRelevance ? query : withoutLevels(query))
	}
	const order = orderOf(searching, meant, circleOf(asks))
	const also = [...searching.also, ...excludedSql(searching, meant)]
	const hinted = byRelevance ? hintQueries(hints.flatMap((term) => termQuery(term, scope) ?? [])) : []
	const words = [...queries, ...hinted]
	return { asks, terms: isStrict ? ownTerms(words) : words, table, also, order, limit, groups }
}

/** The distance that words say, for the place of the form. */
const withinKm = <Search extends AnySearch>(search: Search, km: number | null): Search =>
	km === null || search.filters.place === null
		? search
		: {
				...search,
				filters: {
					...search.filters,
					place: { ...search.filters.place, km: distancesKm.find((each) => each >= km) ?? 30 },
				},
			}

/** As the form says, as words say, or the nearest first around a quarter of a city; else as the search has it. */
function orderOf<Search extends AnySearch>(
	{ search, byDistance, orders, order }: Searching<Search>,
	meant: Meant,
	circle: Point | null,
): Query['order'] {
	if (circle && byDistance) return { nearestTo: circle }
	const named = meant.order && orders?.[meant.order.by]
	if (named && named !== 'distance') return { column: named }
	const isSmall = [
		search.filters.place?.text,
		...meant.terms.flatMap(({ filter }) => (filter?.name === 'place' ? filter.values : [])),
	].some((place) => place !== undefined && (findPlace(place)?.kind ?? 'city') !== 'city')
	const isNear = isSmall || meant.near !== null || named === 'distance'
	return circle && isNear && orders?.nearest ? { nearestTo: circle } : order
}

const excludedPlaces = <Search extends AnySearch>(
	{ definition }: Searching<Search>,
	{ excluded }: Pick<Meant, 'excluded'>,
): Ask[] =>
	excluded.flatMap((term) =>
		term.filter?.name === 'place' ? [{ name: 'place', asks: filterConditions(definition, term) }] : [],
	)

/** What no row may be. */
function excludedSql<Search extends AnySearch>(searching: Searching<Search>, { excluded }: Pick<Meant, 'excluded'>) {
	const words = excluded.flatMap((term) => termQuery(term, searching.scope)?.levels[0] ?? [])
	const places = excludedPlaces(searching, { excluded }).flatMap(({ asks }) => asks)
	return [
		...(words.length > 0 ? [sql`not (terms @@ ${unionOf(words)})`] : []),
		...places.map((place) => sql`(${rowSql(searching.table, place)}) is not true`),
	]
}

/** In another order only those that mention what is asked for come behind it. */
const withoutLevels = ({ levels, own, ...query }: TermQuery): TermQuery => {
	const kept = own < levels.length - 1 ? [levels[own] ?? null, levels.at(-1) ?? null] : levels.slice(-1)
	return { ...query, levels: kept, own: 0, part: query.part === 'place' ? 'place' : null }
}

/** Rows that have all hints, those that have one, and the others. */
function hintQueries(hints: readonly TermQuery[]): TermQuery[] {
	const last = ({ levels }: TermQuery) => levels.at(-1) ?? null
	const anyHint = hints.length > 1 ? [hints.flatMap((one) => last(one) ?? [])] : []
	return hints.map((hint, at) => ({
		...hint,
		part: 'hint' as const,
		levels: [last(hint), ...(at === 0 ? anyHint : anyHint.map(() => null)), null],
		own: hints.length > 1 ? 2 : 1,
	}))
}

/** What the filter asks that a term stands for. Several places are alternatives. */
function filterConditions<Search>(definition: SearchDefinition<Search>, { filter }: Term): Condition[] {
	if (!filter) return []
	const conditionsOf = (values: string[]) => definition.conditionsFor(filter.name, paramsOf({ ...filter, values }))
	if (filter.name !== 'place') return conditionsOf(filter.values)
	const within = filter.values
		.flatMap((value) => conditionsOf([value]))
		.flatMap((one) => ('within' in one ? one.within : []))
	return within.length > 0 ? [{ within }] : []
}

function paramsOf({ name, values, unit, km }: NonNullable<Term['filter']>): URLSearchParams {
	const params = new URLSearchParams(values.map((value) => [name, value]))
	if (unit) params.set('unit', unit)
	if (km) params.set('km', km)
	return params
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
			label: isKnown ? label : `“${label}”`,
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
	without: ReadonlyMap<string, Counted> = new Map(),
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

const kindsOf: Record<WordScope, readonly string[]> = {
	jobs: ['job'],
	specialists: ['specialist', 'name'],
	// Corrections would tell what only hospitals may search.
	'public specialists': [],
}

const kindOf = (scope: WordScope) => (scope === 'jobs' ? 'jobs' : 'specialists')

/** `words`: those that rows have. */
function understandExactly<Search extends AnySearch>(
	searching: Searching<Search>,
	words: ReadonlyMap<string, boolean>,
) {
	const { search, scope } = searching
	const typed = new Set(plainWord(search.q).split(' '))
	const understood = understand(search.q, kindOf(scope), {
		isWord: (word) => typed.has(plainWord(word)),
		isWhole: (word) => words.get(plainWord(word)) === true,
	})
	return answerable(searching, understood)
}

/** Without what this viewer may not ask and what no row of this kind states. */
function answerable<Search extends AnySearch, Query extends UnderstoodQuery>(
	searching: Searching<Search>,
	understood: Query,
): Query {
	const { definition, search, scope, orders = {} } = searching
	const isPublic = scope === 'public specialists'
	const isAsked = (term: Term) =>
		(term.tiers.length > 0 && termQuery(term, scope) !== null) || filterConditions(definition, term).length > 0
	const why = ({ filter }: Term): UnusedReason => {
		if (isPublic) return 'hospitalsOnly'
		if (filter?.name === 'pay') return 'payOfPeople'
		return scope === 'jobs' ? 'notInJobs' : 'notInProfiles'
	}
	const terms = understood.terms.filter(isAsked)
	const isSaid = ({ typed }: Term) =>
		understood.unlisted.length > 0 || understood.unused.some((one) => one.typed === typed)
	const left = [...understood.terms, ...understood.excluded].filter((term) => !isAsked(term) && !isSaid(term))
	const order = understood.order && !orders[understood.order.by] ? understood.order : null
	// Someone's name: no one else is meant.
	const isName =
		isPublic && left.some(({ isOrdinary }) => isOrdinary) && !terms.some((term) => isWhat(term) && !term.isOrdinary)
	const isContact =
		terms.length === 0 && understood.unused.some((one) => one.why === 'contact' && /\d{5}|@/.test(one.typed))
	const isNotAsked = !understood.isNothing && (isName || isContact)
	return {
		...understood,
		terms,
		excluded: understood.excluded.filter(isAsked),
		unused: [
			...understood.unused.filter((one) => one.why !== 'distance' || search.filters.place === null),
			...left.map((term) => ({ typed: term.typed, why: why(term) })),
			...(order ? [{ typed: order.typed, why: 'order' as const }] : []),
		],
		isNotAsked,
		isNothing: understood.isNothing || isNotAsked,
	}
}

const nothingTyped: Understood = {
	terms: [],
	excluded: [],
	unused: [],
	corrections: [],
	dropped: [],
	order: null,
	near: null,
	km: null,
	isNothing: false,
	unlisted: [],
	isNearMe: false,
}

/** The ideas of the typed words. A word that no row has is corrected to the nearest that some row has. */
async function understandWords<Search extends AnySearch>(
	searching: Searching<Search>,
	on: Queryable,
): Promise<UnderstoodQuery> {
	const { search, scope, isExact, known } = searching
	if (search.q === '') return nothingTyped
	const kind = kindOf(scope)
	const kinds = kindsOf[scope]
	const typed = plainWord(search.q).split(' ').filter(Boolean)
	// Neighbours too, because 'desh pande' may be one word.
	const joined = typed.slice(1).map((word, at) => `${typed[at]}${word}`)
	// And parts, because 'mulariver' may be two.
	const parted = typed.flatMap(partsOfWord)
	const words =
		kinds.length > 0 ? await findWords(kinds, [...typed, ...joined, ...parted], on, known) : new Map<string, boolean>()
	if (isExact) return understandExactly(searching, words)
	const understood = understand(search.q, kind, {
		isWord: (word) => words.has(plainWord(word)),
		isWhole: (word) => words.get(plainWord(word)) === true,
	})
	const terms: Term[] = []
	const corrections = [...understood.corrections]
	for (const term of understood.terms) {
		const word = plainWord(term.typed)
		const to = term.isKnown || words.has(word) ? null : await findNearest(kinds, word, on)
		if (to === null) terms.push(term)
		else {
			corrections.push({ typed: term.typed, to })
			terms.push(...understand(to, kind, { isWord: () => true }).terms)
		}
	}
	return answerable(searching, {
		...understood,
		terms,
		corrections,
		asTyped: understood,
		hints: [
			...(scope === 'jobs' ? titlesOf(terms, corrections, words) : []),
			...terms.flatMap((term) => (term.first ? [{ ...term, tiers: [term.first] }] : [])),
		],
	})
}

const isSpeciality = ({ tiers }: Term) => tiers[0]?.every((one) => 'tag' in one && one.tag.startsWith('speciality='))

/** Words for a whole field: 'cardiac surgery', 'critical care'. */
const isField = (title: string) =>
	/(?:logy|surgery|medicine|care|anesthesia|pedics|atrics|atry|nursing|obstetrics)$/.test(title)

/**
 * What was typed as a title may say it, where a title may say it otherwise too: 'Scrub Nurse' comes before other OT nurses, and a
 * 'Visiting Anesthesiologist' before others who visit. One word and a field are the speciality itself: where comes next.
 */
const titlesOf = (terms: readonly Term[], corrections: readonly Correction[], words: ReadonlyMap<string, boolean>) =>
	terms.flatMap((term): Term[] => {
		const title = foldSpelling(correctedText(corrections, term.typed))
		const isSaid = isSpeciality(term) && (title === foldSpelling(term.label) || !title.includes(' ') || isField(title))
		const isInRows = (word: string) => words.get(word) === true || corrections.some(({ to }) => to === word)
		if (!term.isKnown || isSaid || !plainWord(title).split(' ').every(isInRows) || term.filter?.name === 'place')
			return []
		return [{ ...term, tiers: [[{ words: title, in: 'A' }]] }]
	})

/** The words that some row has (true), and from four letters on, those that begin a word that some row has. */
async function findWords(
	kinds: readonly string[],
	words: readonly string[],
	on: Queryable,
	known: KnownWords = new Map(),
): Promise<Map<string, boolean>> {
	const asked = words.filter((word) => !known.has(word))
	if (asked.length > 0) {
		const { rows } = await on.execute<{ word: string; is_whole: boolean | null }>(sql`
			select typed.word, case
				when exists (select from search_words known where known.kind = any(kinds) and known.word = typed.word) then true
				when length(typed.word) > 3 and exists (select from search_words known where known.kind = any(kinds)
					and known.word >= typed.word and known.word < typed.word || chr(1114111)) then false end as is_whole
			from unnest(${sql.param(asked)}::text[]) typed (word), (select ${sql.param([...kinds])}::text[] as kinds) of_kind`)
		for (const { word, is_whole } of rows) known.set(word, is_whole)
	}
	return new Map(
		words.flatMap((word) => {
			const isWhole = known.get(word) ?? null
			return isWhole === null ? [] : [[word, isWhole]]
		}),
	)
}

/** The two words that a long one may be. */
const partsOfWord = (word: string) =>
	word.length < 8 || word.length > 24
		? []
		: Array.from({ length: word.length - 7 }, (_, at) => [word.slice(0, at + 4), word.slice(at + 4)]).flat()

/** Words that begin alike and are about as long. */
async function findNearest(kinds: readonly string[], word: string, on: Queryable): Promise<string | null> {
	if (kinds.length === 0 || word.length < 4 || word.includes(' ')) return null
	const { rows } = await on.execute<{ word: string }>(sql`
		select distinct word from search_words where kind = any(${sql.param([...kinds])}::text[])
			and left(word, 1) = any(array[${word.slice(0, 1)}, ${word.slice(1, 2)}]) and length(word) between ${word.length - 3} and ${word.length + 3}`)
	return nearest(word, rows)?.found.word ?? null
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

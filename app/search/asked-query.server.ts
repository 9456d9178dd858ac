import { sql } from 'drizzle-orm'
import { distancesKm, type Point } from '#app/catalog/places/distance.ts'
import { findPlace } from '#app/catalog/places/places.server.ts'
import type { Term } from '#app/catalog/words/understood.ts'
import type { Condition } from './condition.ts'
import type { AnySearch, Ask, SearchDefinition } from './filter.ts'
import { ownTerms, type Query, rowSql } from './query.server.ts'
import type { UnderstoodQuery } from './query-variants.ts'
import type { Searching } from './searching.ts'
import { type TermQuery, termQuery, unionOf } from './words.server.ts'

/** What of an understood text a search asks. */
type Meant = Pick<UnderstoodQuery, 'terms' | 'hints' | 'excluded' | 'order' | 'near' | 'km'>

/** Null where a word can be answered by no row. */
export function queryOf<Search extends AnySearch>(searching: Searching<Search>, meant: Meant): Query | null {
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

export const excludedPlaces = <Search extends AnySearch>(
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
export function filterConditions<Search>(definition: SearchDefinition<Search>, { filter }: Term): Condition[] {
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

export const circlesOf = (asks: readonly Ask[]) =>
	asks.flatMap((ask) => ask.asks).flatMap((ask) => ('within' in ask ? [ask.within] : []))
/** From where distances are measured: of several places that will do, from none. */
export const circleOf = (asks: readonly Ask[]) => circlesOf(asks).find(({ length }) => length === 1)?.[0] ?? null

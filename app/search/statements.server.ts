import { type SQL, sql } from 'drizzle-orm'
import { areaOf, cellsWithin, distancesKm, type Point } from '#app/catalog/distance.ts'
import type { Queryable } from '#app/platform/db.server.ts'
import type { Circle, Condition } from './condition.ts'
import { bitsOf, countFacets, type FacetList } from './facets.ts'
import type { Ask } from './filter.ts'
import { type Counted, counted, countedUpTo } from './counted.ts'
import { allOf, anyOf, tagQuery, type TermQuery } from './words.server.ts'

export type SearchTable = {
	name: 'search_jobs' | 'search_specialists'
	/** Columns of where a row is, as this viewer may know it. */
	latitude: string
	longitude: string
	cell: string
	/** The tags of the areas that its rows are in: 'area=92342'. */
	area: string
	/** Its tags with a bit in `facets`; search_options of the migrations has the same list. */
	facets: FacetList
}

export type Query = {
	table: SearchTable
	asks: readonly Ask[]
	terms: readonly TermQuery[]
	/** What else a row must be for this viewer: not hiding, not reported. */
	also: readonly SQL[]
	/** A column, the greatest first; or the distance from a point, the nearest first. */
	order: { column: string } | { nearestTo: Point }
	limit: number
	after: Cursor | null
	/** Groups of options to count, by the name of their tags. */
	groups: readonly string[]
}

/** Where a page ends. Better levels come first; within one the greater key, then the greater id. */
export type Cursor = { level: number; key: number; id: string }

type Row = { id: string; level: number; key: number }

export type QueryResult = {
	rows: Row[]
	next: Cursor | null
	total: Counted
	/** How many each value would give with the filters of the other groups on; null beyond what is counted. */
	counts: Map<string, ReadonlyMap<string, number> | null>
}

/** One page of a search, how many it finds, and what each option would find. */
export async function runQuery(on: Queryable, query: Query): Promise<QueryResult> {
	const first = await readSet(on, query)
	const rows = first.page ?? (await readPage(on, query))
	// Beyond what is counted, what it finds without one of its filters is at least as much, so no group has a number.
	const counts: QueryResult['counts'] = first.tags
		? await countGroups(on, query, first.tags)
		: new Map(query.groups.map((group) => [group, null]))
	const shown = rows.slice(0, query.limit)
	return {
		rows: shown,
		next: rows.length > query.limit ? (shown.at(-1) ?? null) : null,
		total: counted(first.total),
		counts,
	}
}

/** Those of the ids that a search finds, in their order. */
export async function findAmong(
	on: Queryable,
	query: Pick<Query, 'table' | 'asks' | 'terms' | 'also'>,
	ids: readonly string[],
): Promise<string[]> {
	if (ids.length === 0) return []
	const { rows } = await on.execute<{ id: string }>(
		sql`select id from ${tableOf(query)} where id = any(${sql.param([...ids])}::uuid[]) and ${whereOf(query)}`,
	)
	const found = new Set(rows.map(({ id }) => id))
	return ids.filter((id) => found.has(id))
}

/** Which of these searches find a row, by their position: one statement for all. */
export async function findQueriesFor(
	on: Queryable,
	queries: readonly Pick<Query, 'table' | 'asks' | 'terms' | 'also'>[],
	id: string,
) {
	if (queries.length === 0) return new Set<number>()
	const each = queries.map(
		(query, at) => sql`select ${at}::int as at from ${tableOf(query)} where id = ${id}::uuid and ${whereOf(query)}`,
	)
	const { rows } = await on.execute<{ at: number }>(sql.join(each, sql` union all `))
	return new Set(rows.map(({ at }) => at))
}

/** How many rows a search has, counted up to the limit. */
export async function countRows(
	on: Queryable,
	query: Pick<Query, 'table' | 'asks' | 'terms' | 'also'>,
): Promise<Counted> {
	const { rows } = await on.execute<{ total: number }>(
		sql`select count(*)::int as total from (select from ${tableOf(query)} where ${whereOf(query)} limit ${countedUpTo + 1}) found`,
	)
	return counted(rows[0]?.total ?? 0)
}

/**
 * The matches in no order, up to one more than are counted. Where that is all of them, their best page and their tags
 * come with it; else `page` and `tags` are null and only the total is known to be more.
 */
async function readSet(on: Queryable, query: Query) {
	const { limit, after } = query
	const isAfter = after
		? sql`where level > ${after.level} or level = ${after.level} and (key, id) < (${after.key}, ${after.id}::uuid)`
		: sql``
	const { rows } = await on.execute<{ total: number; page: Row[] | null } & Facts>(sql`
		with found as materialized (
			select id, ${keyOf(query)} as key, ${levelOf(query.terms)} as level, facets, speciality
			from ${tableOf(query)} where ${whereOf(query)} limit ${countedUpTo + 1}
		), counted as (select count(*)::int as total from found)
		select total,
			case when total <= ${countedUpTo} then (select coalesce(json_agg(page), '[]') from
				(select id, level, key from found ${isAfter} order by level, key desc, id desc limit ${limit + 1}) page) end as page,
			case when total <= ${countedUpTo} then ${facetsOfFound} end as facets, ${specialitiesOfFound} as specialities
		from counted`)
	const [first] = rows
	return first
		? { total: first.total, page: first.page, tags: tagsOf(query, first) }
		: { total: 0, page: [], tags: {} as Record<string, number> }
}

/** The bits of each row, and how many rows each speciality has. No bits beyond what is counted. */
type Facts = { facets: number[] | null; specialities: Record<string, number> }

const facetsOfFound = sql`(select coalesce(json_agg(facets), '[]') from found)`
const specialitiesOfFound = sql`(select coalesce(json_object_agg(speciality, times), '{}') from
	(select speciality, count(*) as times from found where speciality is not null group by speciality) each)`

/** How many rows have each tag; null beyond what is counted. */
function tagsOf({ table }: Pick<Query, 'table'>, { facets, specialities }: Facts): Record<string, number> | null {
	if (!facets) return null
	const named = Object.entries(specialities).map(([slug, times]) => [`speciality=${slug}`, times] as const)
	return { ...countFacets(table.facets, facets), ...Object.fromEntries(named) }
}

/** Tags and pay of the first rows of a search for specialists. */
export async function readSummary(on: Queryable, query: Query) {
	const { rows } = await on.execute<{ total: number; pays: number[] } & Facts>(sql`
		with found as materialized (
			select facets, speciality, pay from ${tableOf(query)} where ${whereOf(query)} order by ${keyOf(query)} desc, id desc limit ${query.limit}
		)
		select count(*)::int as total, coalesce(json_agg(pay) filter (where pay is not null), '[]') as pays,
			${facetsOfFound} as facets, ${specialitiesOfFound} as specialities
		from found`)
	const [first] = rows
	return { total: first?.total ?? 0, pays: first?.pays ?? [], tags: (first && tagsOf(query, first)) ?? {} }
}

/** How many rows from the top of an order are looked at for a page before all that match are sorted instead. */
const walked = 2_000

/** The page of a search with many matches. */
async function readPage(on: Queryable, query: Query): Promise<Row[]> {
	if (levelsOf(query.terms) > 1 || 'nearestTo' in query.order) return walkLevels(on, query)
	const { limit, after } = query
	const key = keyOf(query)
	const { column } = query.order
	const starts = query.asks.flatMap(({ asks }) =>
		asks.flatMap((ask) => ('column' in ask && ask.column === column ? [conditionSql(query.table, ask)] : [])),
	)
	const fromStart = [...starts, ...(after ? [sql`(${key}, id) < (${after.key}, ${after.id}::uuid)`] : [])]
	const where = whereOf(query)
	const top = sql`select * from ${tableOf(query)} where ${allTrue(fromStart)} order by ${key} desc, id desc limit ${walked}`
	const { rows } = await on.execute<KeyRow>(
		sql`select id, ${key} as key from (${top}) top where ${where} order by ${key} desc, id desc limit ${limit + 1}`,
	)
	if (rows.length > limit) return rows.map(rowAt(0))
	// '+ 0' keeps the planner from walking all the way.
	const all = await on.execute<KeyRow>(
		sql`select id, ${key} as key from ${tableOf(query)} where ${allTrue([where, ...fromStart])} order by ${key} + 0 desc, id desc limit ${limit + 1}`,
	)
	return all.rows.map(rowAt(0))
}

type KeyRow = { id: string; key: string | number }
const rowAt =
	(level: number) =>
	({ id, key }: KeyRow): Row => ({ id, level, key: Number(key) })

/** Down the index of the order, one level of the words after the other. */
async function walkLevels(on: Queryable, query: Query): Promise<Row[]> {
	const { terms, limit, after } = query
	const levels = levelsOf(terms)
	const found: Row[] = []
	for (let level = after?.level ?? 0; level < levels && found.length <= limit; level++) {
		const better = level === 0 ? sql`` : sql`and not (${matchOf(terms, level - 1)})`
		const isAfter = after?.level === level ? sql`and (${keyOf(query)}, id) < (${after.key}, ${after.id}::uuid)` : sql``
		const { rows } = await on.execute<KeyRow>(sql`
			select id, ${keyOf(query)} as key from ${tableOf(query)} where ${whereOf(query, level)} ${better} ${isAfter}
			order by ${keyOf(query)} desc, id desc limit ${limit + 1 - found.length}`)
		found.push(...rows.map(rowAt(level)))
	}
	return found
}

/** Counts of each group: of those that narrow the search themselves over what it would find without them. */
async function countGroups(on: Queryable, query: Query, tags: Record<string, number>): Promise<QueryResult['counts']> {
	const narrowing = new Set([
		...query.asks.map(({ name }) => name),
		...query.terms.map(({ term }) => term.filter?.name),
	])
	const countOne = (group: string) => {
		if (!narrowing.has(group)) return valuesOf(tags, group)
		return group === 'place' ? countDistances(on, query) : countGroup(on, query, group)
	}
	return new Map(await Promise.all(query.groups.map(async (group) => [group, await countOne(group)] as const)))
}

const without = (query: Query, group: string): Query => ({
	...query,
	asks: query.asks.filter(({ name }) => name !== group),
	terms: query.terms.filter(({ term }) => term.filter?.name !== group),
})

async function countGroup(on: Queryable, query: Query, group: string) {
	const { rows } = await on.execute<Facts>(sql`
		with found as materialized (
			select facets, speciality from ${tableOf(query)} where ${whereOf(without(query, group))} limit ${countedUpTo + 1}
		)
		select case when count(*) <= ${countedUpTo} then ${facetsOfFound} end as facets, ${specialitiesOfFound} as specialities from found`)
	const [first] = rows
	const tags = first ? tagsOf(query, first) : {}
	return tags && valuesOf(tags, group)
}

/** The distances are circles in each other, so one count over the widest tells all. */
async function countDistances(on: Queryable, query: Query) {
	const circle = query.asks.flatMap(({ asks }) => asks).find((ask) => 'within' in ask)?.within
	if (!circle) return null
	const rest = without(query, 'place')
	const widest: Ask = { name: 'place', asks: [{ within: { ...circle, km: Math.max(...distancesKm) } }] }
	const { rows } = await on.execute<{ bands: number[] | null }>(sql`
		with found as materialized (
			select ${kmFrom(query.table, circle)} as km from ${tableOf(query)}
			where ${whereOf({ ...rest, asks: [...rest.asks, widest] })} limit ${countedUpTo + 1}
		)
		select case when count(*) <= ${countedUpTo} then array[${sql.join(
			distancesKm.map((km) => sql`count(*) filter (where km <= ${km})::int`),
			sql`, `,
		)}] end as bands from found`)
	const bands = rows[0]?.bands ?? null
	return bands && new Map(distancesKm.map((km, at) => [String(km), bands[at] ?? 0]))
}

/** Of all tags, those of one group: '38 nights'. */
export function valuesOf(tags: Record<string, number>, group: string): ReadonlyMap<string, number> {
	const prefix = `${group}=`
	return new Map(
		Object.entries(tags).flatMap(([tag, times]) => (tag.startsWith(prefix) ? [[tag.slice(prefix.length), times]] : [])),
	)
}

const tableOf = ({ table }: Pick<Query, 'table'>) => sql.identifier(table.name)

const keyOf = ({ table, order }: Query): SQL =>
	'column' in order ? sql`${sql.identifier(order.column)}` : sql`-${kmFrom(table, order.nearestTo)}`

/** Kilometres from a point. */
export const kmFrom = ({ latitude, longitude }: SearchTable, { lat, lng }: Point): SQL =>
	sql`search_km(${sql.identifier(latitude)}, ${sql.identifier(longitude)}, ${lat}::float8, ${lng}::float8)`

const levelsOf = (terms: readonly TermQuery[]) => Math.max(1, ...terms.map(({ levels }) => levels.length))

/** What all terms ask for at one level, each as `tsquery`. */
const queriesAt = (terms: readonly TermQuery[], level: number): SQL[] =>
	terms.flatMap(({ levels }) => levels[Math.min(level, levels.length - 1)] ?? [])

function matchOf(terms: readonly TermQuery[], level: number): SQL {
	const queries = queriesAt(terms, level)
	return queries.length === 0 ? sql`true` : sql`terms @@ ${allOf(queries)}`
}

function levelOf(terms: readonly TermQuery[]): SQL {
	const worst = levelsOf(terms) - 1
	if (worst === 0) return sql`0`
	const steps = Array.from({ length: worst }, (_, level) => sql`when ${matchOf(terms, level)} then ${level}::int`)
	return sql`case ${sql.join(steps, sql` `)} else ${worst}::int end`
}

/** Everything that is asked of a row; the words up to a level, or up to the last. */
function whereOf(
	{ table, asks, terms, also }: Pick<Query, 'table' | 'asks' | 'terms' | 'also'>,
	level = levelsOf(terms) - 1,
): SQL {
	const conditions = asks.flatMap((ask) => ask.asks)
	const words = queriesAt(terms, level)
	// Words leave few rows, and fewer together with all that has a tag: then one index is asked for everything.
	if (words.length > 0) {
		const tags = conditions.flatMap((condition) => tagsFor(table, condition))
		const rest = conditions.flatMap((condition) => restFor(table, condition))
		if (tags.some((group) => group.length === 0)) return sql`false`
		// The index asks them in this order, and the words, which take longest, only of rows that have the tags.
		const queries = [...words, ...tags.map((group) => anyOf(group.map(tagQuery)))]
		return allTrue([...queries.map(isIn), ...rest, ...also])
	}
	// A place or a speciality leaves few rows, and its index has their bits. Without one, the index of the terms is asked.
	const isFew = conditions.some((condition) => !('tags' in condition) && !('column' in condition))
	const tags: SQL[] = []
	const rest = conditions.flatMap((condition) => {
		if (!('tags' in condition)) return [conditionSql(table, condition)]
		const bits = isFew ? bitsOf(table.facets, condition.tags) : null
		if (bits !== null) return [sql`facets & ${bits}::bigint <> 0`]
		tags.push(anyOf(condition.tags.map(tagQuery)))
		return []
	})
	return allTrue([...tags.map(isIn), ...rest, ...also])
}

/** Asked one by one, because the index joins the lists of two questions faster than those within one. */
const isIn = (query: SQL) => sql`terms @@ ${query}`

/** Tags of which a row that meets the condition has one. */
function tagsFor(table: SearchTable, condition: Condition): string[][] {
	if ('tags' in condition) return [[...condition.tags]]
	if ('specialities' in condition) return [condition.specialities.map((slug) => `speciality=${slug}`)]
	if ('column' in condition) return []
	const circles = 'within' in condition ? [condition.within] : condition.oneOf.map(({ within }) => within)
	const areas = circles.flatMap(({ lat, lng, km }) => cellsWithin(lat, lng, km).map(areaOf))
	return [[...new Set(areas)].map((area) => `${table.area}=${area}`)]
}

/** What its tags do not say of a condition. */
function restFor(table: SearchTable, condition: Condition): SQL[] {
	if ('tags' in condition || 'specialities' in condition) return []
	if ('column' in condition) return [conditionSql(table, condition)]
	const circles = 'within' in condition ? [condition.within] : condition.oneOf.map(({ within }) => within)
	return [
		sql`(${sql.join(
			circles.map((circle) => isWithin(table, circle)),
			sql` or `,
		)})`,
	]
}

const isWithin = (table: SearchTable, circle: Circle) => sql`${kmFrom(table, circle)} <= ${circle.km}`

const allTrue = (conditions: readonly SQL[]): SQL =>
	conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

function conditionSql(table: SearchTable, condition: Exclude<Condition, { tags: readonly string[] }>): SQL {
	if ('specialities' in condition) return sql`speciality = any(${sql.param([...condition.specialities])}::text[])`
	if ('within' in condition) return withinSql(table, condition.within)
	if ('oneOf' in condition)
		return sql`(${sql.join(
			condition.oneOf.map(({ within }) => sql`(${withinSql(table, within)})`),
			sql` or `,
		)})`
	const column = sql.identifier(condition.column)
	const limits = [
		...(condition.min === undefined ? [] : [sql`${column} >= ${condition.min}`]),
		...(condition.max === undefined ? [] : [sql`${column} <= ${condition.max}`]),
	]
	const inside = sql`(${sql.join(limits, sql` and `)})`
	return condition.orNone ? sql`(${column} is null or ${inside})` : inside
}

/** By the cells of the grid, which an index finds, and then by the distance. */
export function withinSql(table: SearchTable, circle: Circle): SQL {
	const cells = cellsWithin(circle.lat, circle.lng, circle.km)
	return sql`${sql.identifier(table.cell)} = any(${sql.param(cells)}::int[]) and ${isWithin(table, circle)}`
}

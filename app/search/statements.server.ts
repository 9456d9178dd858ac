import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { readAround } from './around.server.ts'
import { type Total, capped, exactUpTo, totalsOf } from './totals.ts'
import {
	allTrue,
	type Asked,
	atLevel,
	conditionSql,
	type Facts,
	hasMentions,
	keyOf,
	levelOf,
	levelsOf,
	ownLevelsOf,
	ownTerms,
	pageOf,
	type Query,
	type QueryResult,
	type Row,
	tableOf,
	tagsOf,
	valuesOf,
	whereOf,
} from './query.server.ts'

/** One page of a search, how many it finds, and what each option would find. */
export async function runQuery(on: Queryable, query: Query): Promise<QueryResult> {
	const around = query.groups.length > 0 ? await readAround(on, query) : null
	if (around && around !== 'more than counted') {
		const { uncounted, counts, without, ...found } = around
		if (uncounted === null || !counts.has(uncounted)) return { ...found, counts, without }
		const { total, values } = await countGroup(on, query, uncounted)
		return {
			...found,
			counts: new Map([...counts, [uncounted, values]]),
			without: new Map([...without, [uncounted, total]]),
		}
	}
	const first = around ? moreThanCounted : await readSet(on, query)
	const rows = first.page ?? (await readPage(on, query))
	// Of very many rows those that were asked for may be few.
	const own = first.tags || !hasMentions(query.terms) ? first : await readOwn(on, query)
	// Beyond what is counted, what it finds without one of its filters is at least as much, so no group has a number.
	const counts: QueryResult['counts'] = own.tags
		? await countGroups(on, query, own.tags)
		: new Map(query.groups.map((group) => [group, null]))
	return { ...pageOf(query, rows), ...totalsOf(first.total, own.own), counts }
}

/** Those of the ids that a search finds, in their order. */
export async function findAmong(on: Queryable, query: Asked, ids: readonly string[]): Promise<string[]> {
	if (ids.length === 0) return []
	const { rows } = await on.execute<{ id: string }>(
		sql`select id from ${tableOf(query)} where id = any(${sql.param([...ids])}::uuid[]) and ${whereOf(query)}`,
	)
	const found = new Set(rows.map(({ id }) => id))
	return ids.filter((id) => found.has(id))
}

/** Which of these searches find a row, by their position: one statement for all. */
export async function findQueriesFor(on: Queryable, queries: readonly Asked[], id: string) {
	if (queries.length === 0) return new Set<number>()
	const each = queries.map(
		(query, at) => sql`select ${at}::int as at from ${tableOf(query)} where id = ${id}::uuid and ${whereOf(query)}`,
	)
	const { rows } = await on.execute<{ at: number }>(sql.join(each, sql` union all `))
	return new Set(rows.map(({ at }) => at))
}

/** How many rows a search has, counted up to the limit; those that only mention what was asked for where nothing else does. */
export async function countRows(on: Queryable, query: Asked): Promise<Total> {
	for (const terms of hasMentions(query.terms) ? [ownTerms(query.terms), query.terms] : [query.terms]) {
		const { rows } = await on.execute<{ total: number }>(
			sql`select count(*)::int as total from (select from ${tableOf(query)} where ${whereOf({ ...query, terms })} limit ${exactUpTo + 1}) found`,
		)
		const total = rows[0]?.total ?? 0
		if (total > 0) return capped(total)
	}
	return capped(0)
}

/**
 * The matches in no order, up to one more than are counted. Where that is all of them, their best page and their tags
 * come with it; else `page` and `tags` are null and only the total is known to be more.
 */
async function readSet(on: Queryable, query: Query) {
	const { rows } = await on.execute<{ total: number; own: number; page: Row[] | null } & Facts>(sql`
		with found as materialized (
			select id, ${keyOf(query)} as key, ${levelOf(query.terms)} as level, facets, speciality
			from ${tableOf(query)} where ${whereOf(query)} limit ${exactUpTo + 1}
		), counted as (select count(*)::int as total, (count(*) filter (where level < ${ownLevelsOf(query.terms)}))::int as own from found),
		chosen as (select facets, speciality from found, counted where level < ${ownLevelsOf(query.terms)} or own = 0)
		select total, own,
			case when total <= ${exactUpTo} then (select coalesce(json_agg(page), '[]') from
				(select id, level, key from found order by level, key desc, id desc limit ${query.limit + 1}) page) end as page,
			case when total <= ${exactUpTo} then ${facetsOf(sql`chosen`)} end as facets, ${specialitiesOf(sql`chosen`)} as specialities
		from counted`)
	const [first] = rows
	return first
		? { total: first.total, own: first.own, page: first.page, tags: tagsOf(query, first) }
		: { total: 0, own: 0, page: [], tags: {} as Record<string, number> }
}

const moreThanCounted = { total: exactUpTo + 1, own: exactUpTo + 1, page: null, tags: null }

/** Of more rows than are counted, how many are what was asked for, and their tags where they are counted. */
async function readOwn(on: Queryable, query: Query) {
	const { total, tags } = await readTags(on, { ...query, terms: ownTerms(query.terms) })
	return { own: total, tags: total > 0 ? tags : null }
}

async function readTags(on: Queryable, query: Asked) {
	const { rows } = await on.execute<{ total: number } & Facts>(sql`
		with found as materialized (
			select facets, speciality from ${tableOf(query)} where ${whereOf(query)} limit ${exactUpTo + 1}
		)
		select count(*)::int as total, case when count(*) <= ${exactUpTo} then ${facetsOf(sql`found`)} end as facets, ${specialitiesOf(sql`found`)} as specialities from found`)
	const [first] = rows
	return { total: first?.total ?? 0, tags: first ? tagsOf(query, first) : {} }
}

const facetsOf = (rows: SQL) => sql`(select coalesce(json_agg(facets), '[]') from ${rows})`
const specialitiesOf = (rows: SQL) => sql`(select coalesce(json_object_agg(speciality, times), '{}') from
	(select speciality, count(*) as times from ${rows} where speciality is not null group by speciality) each)`

/** Tags and pay of the first rows of a search for specialists. */
export async function readSummary(on: Queryable, query: Query) {
	const { rows } = await on.execute<{ total: number; pays: number[] } & Facts>(sql`
		with found as materialized (
			select facets, speciality, pay from ${tableOf(query)} where ${whereOf(query)} order by ${keyOf(query)} desc, id desc limit ${query.limit}
		)
		select count(*)::int as total, coalesce(json_agg(pay) filter (where pay is not null), '[]') as pays,
			${facetsOf(sql`found`)} as facets, ${specialitiesOf(sql`found`)} as specialities
		from found`)
	const [first] = rows
	return { total: first?.total ?? 0, pays: first?.pays ?? [], tags: (first && tagsOf(query, first)) ?? {} }
}

/** How many rows from the top of an order are looked at for a page before all that match are sorted instead. */
const walked = 2_000

/** The page of a search with many matches. */
async function readPage(on: Queryable, query: Query): Promise<Row[]> {
	if (levelsOf(query.terms) > 1 || 'nearestTo' in query.order) return walkLevels(on, query)
	const { limit } = query
	const key = keyOf(query)
	const { column } = query.order
	const starts = query.asks.flatMap(({ asks }) =>
		asks.flatMap((ask) => ('column' in ask && ask.column === column ? [conditionSql(query.table, ask)] : [])),
	)
	const where = whereOf(query)
	const top = sql`select * from ${tableOf(query)} where ${allTrue(starts)} order by ${key} desc, id desc limit ${walked}`
	const { rows } = await on.execute<KeyRow>(
		sql`select id, ${key} as key from (${top}) top where ${where} order by ${key} desc, id desc limit ${limit + 1}`,
	)
	if (rows.length > limit) return rows.map(rowAt(0))
	// '+ 0' keeps the planner from walking all the way.
	const all = await on.execute<KeyRow>(
		sql`select id, ${key} as key from ${tableOf(query)} where ${allTrue([where, ...starts])} order by ${key} + 0 desc, id desc limit ${limit + 1}`,
	)
	return all.rows.map(rowAt(0))
}

type KeyRow = { id: string; key: string | number }
const rowAt =
	(level: number) =>
	({ id, key }: KeyRow): Row => ({ id, level, key: Number(key) })

/** So many levels are read one by one; of what is left, everything is sorted. */
const walkedLevels = 8

/** Down the index of the order, one level of the words after the other. */
async function walkLevels(on: Queryable, query: Query): Promise<Row[]> {
	const { terms, limit } = query
	const levels = levelsOf(terms)
	const found: Row[] = []
	const key = keyOf(query)
	for (let level = 0; level < levels && level < walkedLevels && found.length <= limit; level++) {
		const { has, lacks } = atLevel(terms, level)
		const { rows } = await on.execute<KeyRow>(sql`
			select id, ${key} as key from ${tableOf(query)} where ${allTrue([whereOf(query, has), ...lacks.map((better) => sql`not (${better})`)])}
			order by ${key} desc, id desc limit ${limit + 1 - found.length}`)
		found.push(...rows.map(rowAt(level)))
	}
	if (found.length > limit || walkedLevels >= levels) return found
	const { rows } = await on.execute<KeyRow & { level: number }>(sql`
		select id, key, level from (select id, ${key} as key, ${levelOf(terms)} as level from ${tableOf(query)} where ${whereOf(query)}) found
		where level >= ${walkedLevels} order by level, key desc, id desc limit ${limit + 1 - found.length}`)
	return [...found, ...rows.map((row) => rowAt(row.level)(row))]
}

/** Counts of each group: of those that narrow the search themselves over what it would find without them. */
async function countGroups(on: Queryable, query: Query, tags: Record<string, number>): Promise<QueryResult['counts']> {
	const narrowing = new Set([
		...query.asks.map(({ name }) => name),
		...query.terms.map(({ term }) => term.filter?.name),
	])
	const countOne = async (group: string) =>
		narrowing.has(group) ? (await countGroup(on, query, group)).values : valuesOf(tags, group)
	return new Map(await Promise.all(query.groups.map(async (group) => [group, await countOne(group)] as const)))
}

/** What a search finds without a group, and how many of that have each of its values. */
async function countGroup(on: Queryable, query: Query, group: string) {
	const without = {
		...query,
		asks: query.asks.filter(({ name }) => name !== group),
		terms: query.terms.filter(({ term }) => term.filter?.name !== group),
	}
	const own = hasMentions(without.terms) ? await readTags(on, { ...without, terms: ownTerms(without.terms) }) : null
	const { total, tags } = own && own.total > 0 ? own : await readTags(on, without)
	return { total: capped(total), values: tags && valuesOf(tags, group) }
}

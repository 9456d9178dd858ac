import { sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { capped, exactUpTo, totalsOf } from './totals.ts'
import {
	allTrue,
	isIn,
	isOwn,
	keyOf,
	levelOf,
	pageOf,
	type Query,
	type QueryResult,
	type Row,
	rowSql,
	tableOf,
	tagsOf,
	valuesOf,
	whereOf,
} from './query.server.ts'
import { unionOf } from './words.server.ts'

/** So many rows are read with the filters that they miss. More are left to one statement for each count. */
const aroundUpTo = 4_000

/** `uncounted`: a group whose options this statement could not count. */
export type Around = Required<QueryResult> & { uncounted: string | null }

/** Rows of one speciality that miss the same filters, as bits: the facets of each. */
type Misses = { missed: number; own: boolean; speciality: string | null; facets: number[] }

type Terms = Query['terms'][number]
/** Words that no filter says. */
const isWord = ({ term, levels }: Terms) => !term.filter && levels.at(-1) !== null

/** But for its place. */
const filtersOf = ({ asks, terms }: Query) => {
	const names = new Set([
		...asks.map(({ name }) => name),
		...terms.flatMap(({ term, levels }) => (term.filter && levels.at(-1) ? [term.filter.name] : [])),
	])
	return [...names].filter((name) => name !== 'place')
}

/**
 * A search with words in one statement: rows that have the words, at its place and of its speciality, each with the other
 * filters that it misses. Those that miss none are the matches, and those that miss one are what the search finds without
 * it. Null where there are too many of them to tell.
 */
export async function readAround(on: Queryable, query: Query): Promise<Around | 'more than counted' | null> {
	const { table, asks, terms, limit } = query
	const all = filtersOf(query)
	if (all.length === 0 || !terms.some(isWord)) return null
	const kept = all.includes('speciality') ? 'speciality' : null
	const filters = all.filter((name) => name !== kept)
	const read = {
		...query,
		terms: terms.filter((one) => isWord(one) || one.term.filter?.name === kept),
		asks: asks.filter(({ name }) => name === kept || name === 'place'),
	}
	const misses = filters.map((filter, bit) => {
		const conditions = [
			...asks.flatMap(({ name, asks }) => (name === filter ? asks.map((condition) => rowSql(table, condition)) : [])),
			...terms.flatMap(({ term, levels }) => {
				const said = term.filter?.name === filter ? levels.at(-1) : null
				return said ? [isIn(unionOf(said))] : []
			}),
		]
		return sql`case when ${allTrue(conditions)} then 0 else ${2 ** bit}::int end`
	})
	const { rows } = await on.execute<{ matches: number; page: Row[] | null; sets: Misses[] | null }>(sql`
		with found as materialized (
			select id, ${keyOf(query)} as key, facets, speciality, missed, ${isOwn(terms)} as own, case when missed = 0 then ${levelOf(terms)} end as level
			from ${tableOf(query)} cross join lateral (select ${sql.join([sql`0`, ...misses], sql` + `)} as missed) misses
			where ${whereOf(read)} limit ${aroundUpTo + 1}
		), counted as (select count(*)::int as found, (count(*) filter (where missed = 0))::int as matches from found)
		select matches, case when counted.found <= ${aroundUpTo} then (select coalesce(json_agg(page), '[]') from
				(select id, level, key from found where missed = 0 order by level, key desc, id desc limit ${limit + 1}) page) end as page,
			case when counted.found <= ${aroundUpTo} then (select coalesce(json_agg(sets), '[]') from (
				select missed, own, speciality, json_agg(facets) as facets from found where missed & (missed - 1) = 0 group by missed, own, speciality) sets) end as sets
		from counted`)
	const [first] = rows
	if (!first?.page || !first.sets) return first && first.matches > exactUpTo ? 'more than counted' : null
	const { page, sets } = first
	const setOf = (missed: number) => {
		const all = sets.filter((set) => set.missed === 0 || set.missed === missed)
		const asked = all.filter(({ own }) => own)
		const rows = asked.length > 0 ? asked : all
		const specialities: Record<string, number> = {}
		for (const { speciality, facets } of rows)
			if (speciality !== null) specialities[speciality] = (specialities[speciality] ?? 0) + facets.length
		const facets = rows.flatMap((set) => set.facets)
		return { total: facets.length, tags: tagsOf(query, { facets, specialities }) ?? {} }
	}
	const own = setOf(0)
	const others = new Map(filters.map((name, bit) => [name, setOf(2 ** bit)]))
	const countOne = (group: string) => {
		const { total, tags } = others.get(group) ?? own
		return total > exactUpTo ? null : valuesOf(tags, group)
	}
	const isCounted = own.total <= exactUpTo
	const matched = sets.filter(({ missed, own }) => missed === 0 && own).flatMap(({ facets }) => facets).length
	return {
		...pageOf(query, page),
		...totalsOf(Math.min(first.matches, exactUpTo + 1), Math.min(matched, exactUpTo + 1)),
		// Beyond what is counted, what it finds without one of its filters is at least as much, so no group has a number.
		counts: new Map(query.groups.map((group) => [group, isCounted ? countOne(group) : null])),
		without: new Map([...others].map(([name, { total }]) => [name, capped(total)])),
		uncounted: isCounted ? kept : null,
	}
}

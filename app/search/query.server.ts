import { wideSlugs, withIncluded } from '#app/catalog/specialities.ts'
import { type SQL, sql } from 'drizzle-orm'
import { areaOf, cellsWithin, type Point } from '#app/catalog/distance.ts'
import type { Circle, Condition } from './condition.ts'
import type { Counted } from './counted.ts'
import { bitsOf, countFacets, type FacetList } from './facets.ts'
import type { Ask } from './filter.ts'
import { allOf, questionsGiven, tagsQuery, type TermQuery, unionOf } from './words.server.ts'

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

/** What is asked of a row. */
export type Asked = Pick<Query, 'table' | 'asks' | 'terms' | 'also'>

/** Where a page ends. Better levels come first; within one the greater key, then the greater id. */
export type Cursor = { level: number; key: number; id: string }

export type Row = { id: string; level: number; key: number }

export type QueryResult = {
	rows: Row[]
	next: Cursor | null
	total: Counted
	/** How many each value would give with the filters of the other groups on; null beyond what is counted. */
	counts: Map<string, ReadonlyMap<string, number> | null>
	/** How many it would find without one of its filters, where that was counted on the way. */
	without?: ReadonlyMap<string, Counted>
}

/** `rows` has one more than the page where there is a next one. */
export function pageOf({ limit }: Query, rows: Row[]) {
	const shown = rows.slice(0, limit)
	return { rows: shown, next: rows.length > limit ? (shown.at(-1) ?? null) : null }
}

/** The bits of each row, and how many rows each speciality has. No bits beyond what is counted. */
export type Facts = { facets: number[] | null; specialities: Record<string, number> }

/** How many rows have each tag; null beyond what is counted. */
export function tagsOf({ table }: Asked, { facets, specialities }: Facts): Record<string, number> | null {
	if (!facets) return null
	const wide = wideSlugs.map(
		(slug) => [slug, withIncluded(slug).reduce((sum, one) => sum + (specialities[one] ?? 0), 0)] as const,
	)
	const named = [...Object.entries(specialities), ...wide.filter(([, times]) => times > 0)].map(
		([slug, times]) => [`speciality=${slug}`, times] as const,
	)
	return { ...countFacets(table.facets, facets), ...Object.fromEntries(named) }
}

/** Of all tags, those of one group: '38 nights'. */
export function valuesOf(tags: Record<string, number>, group: string): ReadonlyMap<string, number> {
	const prefix = `${group}=`
	return new Map(
		Object.entries(tags).flatMap(([tag, times]) => (tag.startsWith(prefix) ? [[tag.slice(prefix.length), times]] : [])),
	)
}

export const tableOf = ({ table }: Asked) => sql.identifier(table.name)

/** What comes after the page before, of rows with their level and key. */
export const isAfter = ({ after }: Query): SQL =>
	after
		? sql`(level > ${after.level} or level = ${after.level} and (key, id) < (${after.key}, ${after.id}::uuid))`
		: sql`true`

export const keyOf = ({ table, order }: Query): SQL =>
	'column' in order ? sql`${sql.identifier(order.column)}` : sql`-${kmFrom(table, order.nearestTo)}`

/** Kilometres from a point. */
export const kmFrom = ({ latitude, longitude }: SearchTable, { lat, lng }: Point): SQL =>
	sql`search_km(${sql.identifier(latitude)}, ${sql.identifier(longitude)}, ${lat}::float8, ${lng}::float8)`

export const levelsOf = (terms: readonly TermQuery[]) => Math.max(1, ...terms.map(({ levels }) => levels.length))

/** What all terms ask for at one level. */
const questionsAt = (terms: readonly TermQuery[], level: number) =>
	terms.flatMap(({ levels }) => {
		const questions = levels[Math.min(level, levels.length - 1)]
		return questions ? [questions] : []
	})

export function matchOf(terms: readonly TermQuery[], level: number): SQL {
	const asked = questionsAt(terms, level)
	return asked.length === 0 ? sql`true` : sql`terms @@ ${allOf(asked.map(unionOf))}`
}

export function levelOf(terms: readonly TermQuery[]): SQL {
	const worst = levelsOf(terms) - 1
	if (worst === 0) return sql`0`
	const steps = Array.from({ length: worst }, (_, level) => sql`when ${matchOf(terms, level)} then ${level}::int`)
	return sql`case ${sql.join(steps, sql` `)} else ${worst}::int end`
}

/** Everything that is asked of a row; the words up to a level, or up to the last. */
export function whereOf({ table, asks, terms, also }: Asked, level = levelsOf(terms) - 1): SQL {
	const conditions = asks.flatMap((ask) => ask.asks)
	const slugs = conditions.find((condition) => 'specialities' in condition)?.specialities
	const asked = questionsAt(terms, level).flatMap((questions) => {
		const left = slugs ? questionsGiven(questions, slugs) : questions
		return left === true ? [] : [left]
	})
	if (asked.some((questions) => questions.length === 0)) return sql`false`
	// Words leave few rows, and fewer together with all that has a tag: then one index is asked for everything.
	if (asked.length > 0) {
		const tags = conditions.flatMap((condition) => tagsFor(table, condition))
		if (tags.some((group) => group.length === 0)) return sql`false`
		// The index asks them in this order, and the words, which take longest, only of rows that have the tags.
		const queries = [...asked.map(unionOf), ...tags.map(tagsQuery)]
		// What the tags say to the end is not asked again.
		const rest = conditions.filter((condition) => 'column' in condition || 'within' in condition)
		return allTrue([...queries.map(isIn), ...rest.map((condition) => rowSql(table, condition)), ...also])
	}
	// A place or a speciality leaves few rows, and its index has their bits. Without one, the index of the terms is asked.
	const isFew = conditions.some((condition) => 'specialities' in condition || 'within' in condition)
	const indexed = conditions.map((condition) => {
		if (!('tags' in condition)) return conditionSql(table, condition)
		return isFew ? rowSql(table, condition) : isIn(tagsQuery(condition.tags))
	})
	return allTrue([...indexed, ...also])
}

/** Asked one by one, because the index joins the lists of two questions faster than those within one. */
export const isIn = (query: SQL) => sql`terms @@ ${query}`

/** Tags of which a row that meets the condition has one. */
function tagsFor(table: SearchTable, condition: Condition): string[][] {
	if ('tags' in condition) return [[...condition.tags]]
	if ('specialities' in condition) return [condition.specialities.map((slug) => `speciality=${slug}`)]
	if ('column' in condition) return []
	const areas = condition.within.flatMap(({ lat, lng, km }) => cellsWithin(lat, lng, km).map(areaOf))
	return [[...new Set(areas)].map((area) => `${table.area}=${area}`)]
}

/** A condition asked of a row that is read already. */
export function rowSql(table: SearchTable, condition: Condition): SQL {
	if ('within' in condition) return anyTrue(condition.within.map((circle) => isWithin(table, circle)))
	if (!('tags' in condition)) return conditionSql(table, condition)
	const bits = bitsOf(table.facets, condition.tags)
	return bits === null ? isIn(tagsQuery(condition.tags)) : sql`facets & ${bits}::bigint <> 0`
}

const isWithin = (table: SearchTable, circle: Circle) => sql`${kmFrom(table, circle)} <= ${circle.km}`

export const allTrue = (conditions: readonly SQL[]): SQL =>
	conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

const anyTrue = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

/** A condition that the indexes of places, specialities and orders answer: of a circle first the cells of the grid. */
export function conditionSql(table: SearchTable, condition: Exclude<Condition, { tags: readonly string[] }>): SQL {
	if ('specialities' in condition) return sql`speciality = any(${sql.param([...condition.specialities])}::text[])`
	if ('within' in condition)
		return anyTrue(
			condition.within.map((circle) => {
				const cells = cellsWithin(circle.lat, circle.lng, circle.km)
				return sql`${sql.identifier(table.cell)} = any(${sql.param(cells)}::int[]) and ${isWithin(table, circle)}`
			}),
		)
	const column = sql.identifier(condition.column)
	const inside = allTrue([
		...(condition.min === undefined ? [] : [sql`${column} >= ${condition.min}`]),
		...(condition.max === undefined ? [] : [sql`${column} <= ${condition.max}`]),
	])
	return condition.orNone ? anyTrue([sql`${column} is null`, inside]) : inside
}

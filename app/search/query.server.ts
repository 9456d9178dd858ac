import { wideSlugs, withIncluded } from '#app/catalog/specialities.ts'
import { type SQL, sql } from 'drizzle-orm'
import { areaOf, cellsWithin, type Point } from '#app/catalog/places/distance.ts'
import type { Circle, Condition } from './condition.ts'
import type { Total } from './totals.ts'
import { bitsOf, countFacets, type FacetList } from './facets.ts'
import type { Ask } from './filter.ts'
import { allOf, parts, type Question, questionsGiven, tagsQuery, type TermQuery, unionOf } from './words.server.ts'

export type SearchTable = {
	name: 'search_jobs' | 'search_specialists'
	/** Columns of where a row is, as this viewer may know it. */
	latitude: string
	longitude: string
	cell: string
	/** The tags of the areas that its rows are in: 'area=92342'. */
	area: string
	/** Its tags with a bit in `facets`; search_options is made of the same list. */
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
	/** Groups of options to count, by the name of their tags. */
	groups: readonly string[]
}

/** What is asked of a row. */
export type Asked = Pick<Query, 'table' | 'asks' | 'terms' | 'also'>

/** Better levels come first; within one the greater key, then the greater id. */
export type Row = { id: string; level: number; key: number }

export type QueryResult = {
	rows: Row[]
	/** There are more than the page shows. */
	hasMore: boolean
	/** What was asked for; where nothing is, what mentions it. */
	total: Total
	/** And what only mentions it, behind that. */
	mentions: Total | null
	/** The total is of rows that only mention it. */
	isMentionOnly: boolean
	/** How many each value would give with the filters of the other groups on; null beyond what is counted. */
	counts: Map<string, ReadonlyMap<string, number> | null>
	/** How many it would find without one of its filters, where that was counted on the way. */
	without?: ReadonlyMap<string, Total>
}

/** `rows` has one more than the page where there is a next one. */
export function pageOf({ limit }: Query, rows: Row[]) {
	return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
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

export const keyOf = ({ table, order }: Query): SQL =>
	'column' in order ? sql`${sql.identifier(order.column)}` : sql`-${kmFrom(table, order.nearestTo)}`

/** Kilometres from a point. */
export const kmFrom = ({ latitude, longitude }: SearchTable, { lat, lng }: Point): SQL =>
	sql`search_km(${sql.identifier(latitude)}, ${sql.identifier(longitude)}, ${lat}::float8, ${lng}::float8)`

/** What one thing asks at each of its levels. The last level is of all rows that a search finds. */
type Scale = (readonly Question[])[][]

/** What was asked for comes before what only mentions it; then the post decides, then where, then the rest. */
function scalesOf(terms: readonly TermQuery[]): Scale[] {
	const own = terms.flatMap(({ levels, own }) => (own < levels.length - 1 ? [levels[own] ?? []] : []))
	const scales = parts.flatMap((part) => {
		const of = terms.filter((term) => term.part === part)
		const length = Math.max(0, ...of.map(({ levels }) => levels.length))
		return length > 1 ? [Array.from({ length }, (_, level) => questionsAt(of, level))] : []
	})
	return [...(hasMentions(terms) ? [[own, []]] : []), ...scales]
}

/** Whether the words also find rows that only mention what is asked for. */
export const hasMentions = (terms: readonly TermQuery[]) =>
	terms.some(({ part, levels, own }) => part !== 'place' && own < levels.length - 1)

const lengthOf = (scales: readonly Scale[]) => scales.reduce((product, { length }) => product * length, 1)

export const levelsOf = (terms: readonly TermQuery[]) => lengthOf(scalesOf(terms))

/** How many levels, from the first, are of what was asked for. */
export const ownLevelsOf = (terms: readonly TermQuery[]) => levelsOf(terms) / (hasMentions(terms) ? 2 : 1)

/** Only what was asked for, and nothing that mentions it. */
export const ownTerms = (terms: readonly TermQuery[]): TermQuery[] =>
	terms.map((term) => ({ ...term, levels: term.part === 'place' ? term.levels : term.levels.slice(0, term.own + 1) }))

/** What all terms ask for at one level. */
const questionsAt = (terms: readonly TermQuery[], level: number) =>
	terms.flatMap(({ levels }) => {
		const questions = levels[Math.min(level, levels.length - 1)]
		return questions ? [questions] : []
	})

/** What all terms ask for of every row. */
const questionsOfAll = (terms: readonly TermQuery[]) => questionsAt(terms, Infinity)

const matching = (asked: readonly (readonly Question[])[]): SQL =>
	asked.length === 0 ? sql`true` : sql`terms @@ ${allOf(asked.map(unionOf))}`

/** The number of a row’s level: its place on each scale, the first scale before the others. */
export function levelOf(terms: readonly TermQuery[]): SQL {
	const scales = scalesOf(terms)
	const numbers = scales.map((scale, at) => {
		const weight = lengthOf(scales.slice(at + 1))
		const steps = scale.slice(0, -1).map((asked, level) => sql`when ${matching(asked)} then ${level * weight}::int`)
		return sql`case ${sql.join(steps, sql` `)} else ${(scale.length - 1) * weight}::int end`
	})
	return numbers.length === 0 ? sql`0` : sql.join(numbers, sql` + `)
}

/** What rows of one level have, and what they lack. */
export function atLevel(terms: readonly TermQuery[], level: number) {
	const scales = scalesOf(terms)
	const places = scales.map((scale, at) => Math.floor(level / lengthOf(scales.slice(at + 1))) % scale.length)
	const has = scales.flatMap((scale, at) => scale[places[at] ?? 0] ?? [])
	const lacks = scales.flatMap((scale, at) => {
		const better = scale[(places[at] ?? 0) - 1]
		return better && better.length > 0 ? [matching(better)] : []
	})
	return { has: [...has, ...questionsOfAll(terms)], lacks }
}

/** Whether a row is what was asked for. */
export const isOwn = (terms: readonly TermQuery[]): SQL =>
	hasMentions(terms) ? matching(scalesOf(terms)[0]?.[0] ?? []) : sql`true`

/** Everything that is asked of a row; of the words what every row has, or what is given. */
export function whereOf({ table, asks, terms, also }: Asked, words = questionsOfAll(terms)): SQL {
	const conditions = asks.flatMap((ask) => ask.asks)
	const slugs = conditions.find((condition) => 'specialities' in condition)?.specialities
	const asked = words.flatMap((questions) => {
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
		const rest = conditions.filter(
			(condition) => 'column' in condition || 'within' in condition || 'listed' in condition,
		)
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
	if ('column' in condition || 'listed' in condition) return []
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
	if ('listed' in condition) return sql`id in (select id from specialists where open_to_relocate)`
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

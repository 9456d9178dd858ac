import { sql } from 'drizzle-orm'
import { experienceBucket } from '#app/catalog/experience.ts'
import { db } from '#app/platform/database/db.server.ts'
import { hiding } from '#app/relations/view.server.ts'
import type { Condition } from '#app/search/condition.ts'
import { runSearch, type Searching } from '#app/search/search.server.ts'
import { kmFrom, type SearchTable } from '#app/search/query.server.ts'
import { publicTag } from '#app/search/words.server.ts'
import { specialistFacets } from './facets.ts'
import { specialists } from '../tables.server.ts'
import {
	publicSearch,
	type SpecialistSearch,
	specialistSearch,
	type SpecialistSort,
} from './specialist-search.server.ts'

export type SearchViewer = { kind: 'public' } | { kind: 'hospital'; hospitalId: string }

type Asked = {
	viewer: SearchViewer
	search: SpecialistSearch
	limit: number
	/** Only people who have been findable since then, for news of a saved search. */
	listedAfter?: Date
	/** The words are meant as they are typed. */
	isExact?: boolean
	/** Only those who are what was asked for, and no one who mentions it. */
	isStrict?: boolean
	/** Ids to put first, the best first: those who fit a job. */
	first?: readonly string[]
	/** False for a list without options that say how many they lead to. */
	isCounted?: boolean
}

/** Everyone knows the city of a person and no finer place, so whoever searches, distance is measured from the city's point. */
const table: SearchTable = {
	name: 'search_specialists',
	latitude: 'city_latitude',
	longitude: 'city_longitude',
	cell: 'city_cell',
	area: 'cityArea',
	facets: specialistFacets,
}
const orders: Record<SearchViewer['kind'], Record<SpecialistSort, string>> = {
	hospital: { relevance: 'by_relevance', experience: 'by_experience', rating: 'by_rating', pay: 'by_pay' },
	public: {
		relevance: 'by_relevance_public',
		experience: 'by_experience_public',
		rating: 'by_rating',
		pay: 'by_relevance_public',
	},
}
const groups = ['speciality', 'shift', 'experience', 'language', 'verified']

/** What the statements need of a search for specialists, by whoever looks. */
export function searchingFor({
	viewer,
	search,
	limit,
	listedAfter,
	isExact = false,
	isStrict = false,
	first = [],
	isCounted = true,
}: Asked): Searching<SpecialistSearch> {
	const { kind } = viewer
	const sort = search.sort ?? 'relevance'
	return {
		definition: definitionFor(search, kind),
		search: kind === 'hospital' ? search : publicSearch(search),
		scope: kind === 'hospital' ? 'specialists' : 'public specialists',
		table,
		also: [
			...(kind === 'hospital'
				? [
						sql`id not in (select ${hiding.specialistId} from ${hiding} where ${hiding.hospitalId} = ${viewer.hospitalId})`,
					]
				: []),
			...(listedAfter ? [sql`listed_at > ${listedAfter.toISOString()}::timestamptz`] : []),
		],
		order: { column: orders[kind][sort] },
		byRelevance: sort === 'relevance',
		first: sort === 'relevance' ? first : [],
		limit,
		groups: !isCounted ? [] : kind === 'hospital' ? [...groups, 'day'] : groups.map(publicName),
		isExact,
		isStrict,
	}
}

/**
 * Where the walk down an order begins when a filter of the same thing says so: those with most years are not asked one by
 * one for the few with least. It follows from the filter, so it goes where the filter goes.
 */
function startOf({ sort, filters }: SpecialistSearch, kind: SearchViewer['kind']): Record<string, Condition> {
	if (sort === 'experience' && filters.experience) {
		const years = filters.experience.map((slug) => {
			const bucket = experienceBucket(slug)
			return (kind === 'hospital' ? bucket?.maxYears : bucket?.slug === '10+' ? null : bucket?.minYears) ?? null
		})
		if (years.includes(null)) return {}
		return { experience: { column: orders[kind].experience, max: (Math.max(...years.map(Number)) + 2) * 1024 - 1 } }
	}
	const least = filters.payMin?.paise
	return sort === 'pay' && least != null ? { payMin: { column: 'by_pay', max: 2_147_483_648n - least / 100n } } : {}
}

/** The definition, with where the order of this search begins. */
function definitionFor(search: SpecialistSearch, kind: SearchViewer['kind']): typeof specialistSearch {
	const definition = kind === 'hospital' ? specialistSearch : publicDefinition
	const starts = startOf(search, kind)
	return {
		...definition,
		conditions: (asked) =>
			definition.conditions(asked).map(({ name, asks }) => {
				const start = starts[name === 'experiencePublic' ? 'experience' : name]
				return { name, asks: start ? [...asks, start] : asks }
			}),
	}
}

const publicName = (name: string) => (name === 'experience' ? 'experiencePublic' : name)

/** Years of experience as the public may know them have tags of their own, and no word stands for pay or availability. */
const publicDefinition: typeof specialistSearch = {
	...specialistSearch,
	conditions: (search) =>
		specialistSearch.conditions(publicSearch(search)).map(({ name, asks }) => ({
			name: publicName(name),
			asks: asks.map((ask) => ('tags' in ask ? { tags: ask.tags.flatMap((tag) => publicTag(tag) ?? []) } : ask)),
		})),
	conditionsFor: (name, params) => (name === 'place' ? specialistSearch.conditionsFor(name, params) : []),
}

/** Specialists the viewer finds, none in Private Mode, suspended or hidden from that hospital. */
export async function searchSpecialists(asked: Asked) {
	const found = await runSearch(searchingFor(asked))
	const { circle } = found
	return {
		...found,
		counts: new Map(
			[...found.counts].map(([name, values]) => [name === 'experiencePublic' ? 'experience' : name, values]),
		),
		/** Kilometres from the place, by id; for hospitals only. */
		distances:
			circle && asked.viewer.kind === 'hospital' ? await listDistances(found.ids, circle) : new Map<string, number>(),
	}
}

async function listDistances(ids: string[], circle: { lat: number; lng: number }) {
	if (ids.length === 0) return new Map<string, number>()
	const { rows } = await db.execute<{ id: string; km: number | null }>(
		sql`select id, ${kmFrom(table, circle)} as km from search_specialists where id = any(${sql.param(ids)}::uuid[])`,
	)
	return new Map(rows.flatMap(({ id, km }) => (km === null ? [] : [[id, km]])))
}

/** What ranks someone by relevance; null for those whom no search finds. */
export async function findRelevanceFacts(specialistId: string) {
	const { rows } = await db.execute<{ verified: boolean; completeness: number; daysSinceChange: number }>(sql`
		select facets & search_facets('specialist', array['verified=on']) <> 0 as verified, completeness,
			extract(day from now() - ${specialists.updatedAt})::int as "daysSinceChange"
		from search_specialists join ${specialists} using (id) where id = ${specialistId}`)
	return rows[0] ?? null
}

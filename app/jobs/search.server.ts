import { and, eq, type SQL, sql } from 'drizzle-orm'
import { distanceKm } from '#app/catalog/distance.ts'
import { findPlace, type Place } from '#app/catalog/places.server.ts'
import { istToday } from '#app/platform/dates.ts'
import { counted } from '#app/search-engine/counted.ts'
import type { JobCardRow } from './card.ts'
import { isPublic, listCards, noDistance, selectCards, unlessHidden } from './cards.server.ts'
import { type FilterName, filtersOn, type JobSearch } from './search.ts'
import { jobIndex } from './search-index/kept.server.ts'
import { queryOf, type Scope } from './search-index/query.ts'
import { jobs } from './tables.server.ts'

/** As the index has them: down to where it puts nulls, for without that it would not be used. */
const newestFirst: SQL[] = [sql`${jobs.openedAt} desc nulls last`, sql`${jobs.id} desc nulls last`]

/** Made once: front page and job pages show the newest. */
let newest: ReturnType<typeof prepareNewest> | undefined
const prepareNewest = () =>
	selectCards(noDistance)
		.where(isPublic)
		.orderBy(...newestFirst)
		.limit(sql.placeholder('limit'))
		.prepare('newest_open_jobs')

/** The newest open jobs of verified hospitals, but those that the viewer has hidden. */
export async function listNewestJobs(limit: number, hidden: readonly string[] = []): Promise<JobCardRow[]> {
	newest ??= prepareNewest()
	// No one hides enough jobs to justify another statement.
	const rows = await newest.execute({ limit: limit + hidden.length })
	return rows.filter(({ id }) => !hidden.includes(id)).slice(0, limit)
}

/** Other open jobs of a hospital, newest first; `hidden` holds the one that is looked at as well. */
export async function listOpenJobsOf(
	hospitalId: string,
	hidden: readonly string[],
	limit: number,
): Promise<JobCardRow[]> {
	return selectCards(noDistance)
		.where(and(isPublic, eq(jobs.hospitalId, hospitalId), unlessHidden(hidden)))
		.orderBy(...newestFirst)
		.limit(limit)
}

/** Open jobs of verified hospitals that suit a search. A place that we do not know narrows nothing, and is said so. */
export async function searchJobs(search: JobSearch, hidden: readonly string[] = []) {
	const place = search.place === '' ? null : findPlace(search.place)
	const scope = { place, hidden, today: istToday(new Date()) }
	const { ids, points, total, counts } = await jobIndex.search(queryOf(search, scope))
	const pointOf = new Map(ids.map((id, at) => [id, points[at]]))
	const rows = (await listCards(ids)).map((row) => {
		const point = pointOf.get(row.id)
		return place && point ? { ...row, distanceKm: distanceKm(place, point) } : row
	})
	return {
		rows,
		place,
		total,
		/** How many each value would give, with the other filters on. */
		counts: {
			speciality: countsOf(counts.speciality),
			shift: countsOf(counts.shift),
			experience: countsOf(counts.experience),
			urgent: countsOf(counts.urgent),
			bonus: countsOf(counts.bonus),
		},
		relaxedFilters: total === 0 ? await listRelaxedFilters(search, { ...scope, place }) : [],
	}
}

const countsOf = (values: Record<string, number> = {}) =>
	new Map(Object.entries(values).map(([value, count]) => [value, counted(count)]))

/** Which single filter to drop when nothing was found: those that would give something, the most fruitful first. */
async function listRelaxedFilters(search: JobSearch, scope: Scope & { place: Place | null }) {
	const ways = await Promise.all(
		filtersOn(search, scope.place?.name ?? null).map(async (filter) => {
			const isPlace = filter.name === ('place' satisfies FilterName)
			const rest = queryOf(filter.rest, isPlace ? { ...scope, place: null } : scope)
			const { total } = await jobIndex.search({ ...rest, limit: 0, counted: [] })
			return { ...filter, total }
		}),
	)
	return ways.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
}

/** How many open jobs of each speciality lie in a circle. */
export async function countSpecialities(circle: NonNullable<Parameters<typeof jobIndex.summarise>[0]['circle']>) {
	const everything = {
		words: [],
		groups: {},
		circle,
		ranges: [],
		hidden: [],
		sort: 'newest' as const,
		limit: 0,
		after: null,
		counted: [],
	}
	const { counts } = await jobIndex.summarise(everything, { groups: ['speciality'] })
	return counts.speciality ?? {}
}

/** Fills the index, so that the first search need not wait for it. */
export const prepareJobSearch = () => jobIndex.prepare()

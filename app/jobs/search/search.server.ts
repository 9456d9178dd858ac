import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { distanceBetween, type Point } from '#app/catalog/places/distance.ts'
import { knownPoint, type Placed } from '#app/catalog/places/places.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Profession } from '#app/catalog/specialities.ts'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { runSearch, type Searching, searchesFinding } from '#app/search/search.server.ts'
import { conditionSql, type SearchTable } from '#app/search/query.server.ts'
import type { JobCardRow } from '../page/card.ts'
import { isPublic, listCards, noDistance, selectCards, unlessHidden } from '../page/cards.server.ts'
import { jobFacets } from './facets.ts'
import { type JobSearch, jobSearch, type JobSort } from './job-search.server.ts'
import { jobs } from '../tables.server.ts'
import { termFilterList } from './term-filters.ts'

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
	const prepared = (newest ??= prepareNewest())
	// No one hides enough jobs to justify another statement.
	const rows = await asSystem('open jobs are for everyone', () => prepared.execute({ limit: limit + hidden.length }))
	return rows.filter(({ id }) => !hidden.includes(id)).slice(0, limit)
}

/** Other open jobs of a hospital, newest first; `hidden` holds the one that is looked at as well. */
export async function listOpenJobsOf(
	hospitalId: string,
	hidden: readonly string[],
	limit: number,
): Promise<JobCardRow[]> {
	return asSystem('open jobs are for everyone', () =>
		selectCards(noDistance)
			.where(and(isPublic, eq(jobs.hospitalId, hospitalId), unlessHidden(hidden)))
			.orderBy(...newestFirst)
			.limit(limit),
	)
}

export const countOpenJobsOf = async (hospitalId: string, hidden: readonly string[]): Promise<number> =>
	asSystem('open jobs are for everyone', async () => {
		const [found] = await db
			.select({ total: count() })
			.from(jobs)
			.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
			.where(and(isPublic, eq(jobs.hospitalId, hospitalId), unlessHidden(hidden)))
		return found?.total ?? 0
	})

const table: SearchTable = {
	name: 'search_jobs',
	latitude: 'latitude',
	longitude: 'longitude',
	cell: 'cell',
	area: 'area',
	facets: jobFacets,
}
const columns = { best: 'by_newest', newest: 'by_newest', nearest: 'by_newest', pay: 'by_pay', start: 'by_start' }
const flags = ['urgent', 'bonus', 'accommodation', ...termFilterList.map(({ name }) => name)]
const groups = ['speciality', 'type', 'shift', 'experience', ...flags]

export type JobsViewer = {
	/** Jobs that the viewer no longer wants to see. */
	hidden?: readonly string[]
	/** The best matches of the specialist who looks, the best first. They are the order without words. */
	best?: readonly string[]
	/** The profession of the specialist who looks. */
	profession?: Profession
	/** The words are meant as they are typed. */
	isExact?: boolean
	/** Only what was asked for, and nothing that mentions it. */
	isStrict?: boolean
}

/** The order of a list: as asked; else by the words, by how well jobs match the viewer, or the newest first. */
export const sortOf = ({ sort, q }: JobSearch, { best }: JobsViewer): JobSort =>
	sort ?? (q !== '' || best?.length ? 'best' : 'newest')

function searching(search: JobSearch, viewer: JobsViewer, limit: number): Searching<JobSearch> {
	const { hidden = [], best = [], isExact = false, isStrict = false } = viewer
	const sort = sortOf(search, viewer)
	return {
		definition: jobSearch,
		search,
		scope: 'jobs',
		table,
		also: hidden.length > 0 ? [sql`id <> all(${sql.param([...hidden])}::uuid[])`] : [],
		order: { column: columns[sort] },
		byDistance: sort === 'nearest',
		byRelevance: sort === 'best',
		first: sort === 'best' ? best : [],
		limit,
		groups,
		isExact,
		isStrict,
		...(search.sort === null && sort === 'best'
			? { orders: { newest: columns.newest, pay: columns.pay, start: columns.start, nearest: 'distance' } }
			: {}),
	}
}

/** Open jobs of verified hospitals that answer a search. A place that we do not know narrows nothing. */
export async function searchJobs(search: JobSearch, viewer: JobsViewer, limit: number) {
	const { ids, elsewhere, circle, ...found } = await runSearch(searching(search, viewer, limit))
	const [rows, others] = await Promise.all([listCards(ids), listCards(elsewhere)])
	return {
		...found,
		elsewhere: others,
		circle,
		rows: circle ? rows.map((row) => ({ ...row, ...distanceFrom(circle, row) })) : rows,
	}
}

function distanceFrom({ lat, lng }: Point, job: Placed) {
	const away = distanceBetween(knownPoint({ latitude: lat, longitude: lng }), knownPoint(job))
	return away && { distanceKm: away.km, isAtCity: away.isFromCity }
}

/** Which of these searches find a job, by their position: whether it is news for saved searches. */
export const searchesThatFind = (searches: readonly JobSearch[], jobId: string, on: Queryable) =>
	searchesFinding(
		searches.map((search) => searching(search, { isStrict: true }, 0)),
		jobId,
		on,
	)

/** How many open jobs of each speciality are in a circle. */
export async function countSpecialities(circle: Point & { km: number }): Promise<Map<string, number>> {
	const { rows } = await db.execute<{ speciality: string; jobs: number }>(
		sql`select speciality, count(*)::int as jobs from search_jobs where speciality is not null and ${conditionSql(table, { within: [circle] })} group by speciality`,
	)
	return new Map(rows.map(({ speciality, jobs: found }) => [speciality, found]))
}

import { and, asc, between, count, eq, gte, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import { cellRanges, type Point } from '#app/catalog/distance.ts'
import { experienceBucket } from '#app/catalog/experience.ts'
import { findPlace, type Place } from '#app/catalog/places.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { addDays, istToday } from '#app/platform/dates.ts'
import { db } from '#app/platform/db.server.ts'
import { containsPattern } from '#app/platform/text.server.ts'
import type { JobCardRow } from './card.ts'
import { isPublic, noDistance, selectCards, unlessHidden } from './cards.server.ts'
import { hourlyPay } from './pay.ts'
import { type FilterName, filtersOn, type JobSearch, type Sort } from './search.ts'
import { wordsWanted } from './search-words.ts'
import { jobs } from './tables.server.ts'

/** Numbers of results are exact up to here; beyond, '1,000+' says enough and costs the same however many there are. */
export const countedUpTo = 1000

/** Each is the order of an index, down to where it puts nulls: without that the index would not be used. */
const orders: Record<Exclude<Sort, 'nearest'>, SQL[]> = {
	newest: [sql`${jobs.openedAt} desc nulls last`, sql`${jobs.id} desc nulls last`],
	pay: [sql`${jobs.payHourlyPaise} desc nulls last`, sql`${jobs.id} desc nulls last`],
	start: [asc(jobs.startsOn), asc(jobs.id)],
}

/** As catalog/distance.ts counts it. */
const kmFrom = ({ lat, lng }: Point) =>
	sql<number>`2 * 6371 * asin(sqrt(least(1, sin(radians(${jobs.latitude} - ${lat}) / 2) ^ 2 + cos(radians(${lat})) * cos(radians(${jobs.latitude})) * sin(radians(${jobs.longitude} - ${lng}) / 2) ^ 2)))`

/** Jobs in a circle: cells by the index first, then the exact distance. */
export function within(km: number, point: Point): SQL | undefined {
	const cells = cellRanges(point.lat, point.lng, km).map(([lo, hi]) => between(jobs.cell, lo, hi))
	return and(or(...cells), lte(kmFrom(point), km))
}

/** As search-words.ts says it, in SQL. */
function mentions(text: string): SQL | undefined {
	const anyOf = (texts: string[]) => or(...texts.map((word) => like(jobs.searchText, containsPattern(word))))
	const { every, whole } = wordsWanted(text)
	return or(and(...every.map(anyOf)), anyOf(whole))
}

/** Pay is compared by the hour; pay per case with pay per case only. */
function paysAtLeast({ paise, unit }: JobSearch['pay']): SQL | undefined {
	if (paise === null) return undefined
	if (unit === 'case') return and(eq(jobs.payUnit, 'case'), gte(jobs.payMinPaise, paise))
	return gte(jobs.payHourlyPaise, hourlyPay({ payMinPaise: paise, payUnit: unit }) ?? 0n)
}

/** Where the place of a search lies, and which jobs its viewer does not want to see any more. */
type Scope = { place: Place | null; hidden: readonly string[] }

/** Every filter but the words and the place: what the indexes know without reading the job. */
function passesFilters(search: JobSearch): SQL | undefined {
	const years = search.experience ? experienceBucket(search.experience) : null
	const soon = search.soon ? addDays(istToday(new Date()), 7) : undefined
	return and(
		search.speciality ? eq(jobs.specialitySlug, search.speciality) : undefined,
		search.shifts.length > 0 ? inArray(jobs.shiftType, search.shifts) : undefined,
		paysAtLeast(search.pay),
		// The years that are asked for and those of the bucket overlap.
		years?.maxYears == null
			? undefined
			: or(isNull(jobs.experienceMinYears), lte(jobs.experienceMinYears, years.maxYears)),
		years ? or(isNull(jobs.experienceMaxYears), gte(jobs.experienceMaxYears, years.minYears)) : undefined,
		search.startsBy ? lte(jobs.startsOn, search.startsBy) : undefined,
		soon ? lte(jobs.startsOn, soon) : undefined,
		search.urgent ? eq(jobs.urgent, true) : undefined,
		search.bonus ? gte(jobs.joiningBonusPaise, 1n) : undefined,
	)
}

const mentionsWords = ({ q }: JobSearch) => (q === '' ? undefined : mentions(q.toLowerCase()))

function suits(search: JobSearch, { place, hidden }: Scope): SQL | undefined {
	return and(
		isPublic,
		unlessHidden(hidden),
		mentionsWords(search),
		place ? within(search.km, place) : undefined,
		passesFilters(search),
	)
}

/**
 * Around a place few jobs pass two more filters, and walking the order of all jobs would read tens of thousands to find
 * them. Then the circle is read first, within the index `open_jobs_near`, and only what passes is looked at. Pay per
 * case is not in that index.
 */
function isNarrow(search: JobSearch, { place }: Scope): boolean {
	const { q, speciality, shifts, pay, experience, startsBy, soon, urgent, bonus } = search
	const others = [q, speciality, shifts.length > 0, pay.paise !== null, experience, startsBy, soon, urgent, bonus]
	return place !== null && pay.unit !== 'case' && others.filter(Boolean).length >= 2
}

/** Ids of the jobs in a circle that pass the filters, with what orders them; in order, so that a list stops when it is full. */
function nearby(search: JobSearch, place: Place, order?: SQL[]): SQL {
	const ranges = cellRanges(place.lat, place.lng, search.km)
	const distance = kmFrom(place)
	return sql`(
		select near.* from unnest(${sql.param(ranges.map(([lo]) => lo))}::int[], ${sql.param(ranges.map(([, hi]) => hi))}::int[]) as range (lo, hi)
		cross join lateral (
			select ${jobs.id} as id, ${jobs.openedAt} as newest, ${jobs.payHourlyPaise} as pay, ${jobs.startsOn} as start, ${distance} as nearest
			from ${jobs}
			where ${and(eq(jobs.status, 'open'), sql`${jobs.cell} between range.lo and range.hi`, passesFilters(search), lte(distance, search.km))}
			offset 0
		) near
		${order ? sql`order by ${sql.join(order, sql`, `)}` : sql`offset 0`}
	) near`
}

const nearbyOrders: Record<Sort, SQL[]> = {
	newest: [sql`near.newest desc nulls last`, sql`near.id desc nulls last`],
	pay: [sql`near.pay desc nulls last`, sql`near.id desc nulls last`],
	start: [sql`near.start`, sql`near.id`],
	nearest: [sql`near.nearest`, sql`near.id`],
}
const isNearby = sql`near.id = ${jobs.id}`

/** Made once: the plain list is what most visitors see first. */
let plainList: ReturnType<typeof preparePlainList> | undefined
const preparePlainList = () =>
	selectCards(noDistance)
		.where(isPublic)
		.orderBy(...orders.newest)
		.limit(sql.placeholder('limit'))
		.prepare('newest_open_jobs')

/** The newest open jobs of verified hospitals, but those that the viewer has hidden. */
export async function listNewestJobs(limit: number, hidden: readonly string[] = []): Promise<JobCardRow[]> {
	plainList ??= preparePlainList()
	// Nobody hides so many that it would pay to make another statement.
	const rows = await plainList.execute({ limit: limit + hidden.length })
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
		.orderBy(...orders.newest)
		.limit(limit)
}

/** A dense city has thousands of jobs in reach: look close by first, and further only when that is not enough. */
const ringsKm = [3, 8]

async function listRows(search: JobSearch, scope: Scope): Promise<JobCardRow[]> {
	const { place } = scope
	const distance = place ? kmFrom(place) : noDistance
	if (place && isNarrow(search, scope))
		return selectCards(distance)
			.innerJoin(nearby(search, place, nearbyOrders[search.sort]), isNearby)
			.where(and(isPublic, unlessHidden(scope.hidden), mentionsWords(search)))
			.orderBy(...nearbyOrders[search.sort])
			.limit(search.show)
	if (!place || search.sort !== 'nearest') {
		const order = orders[search.sort === 'nearest' ? 'newest' : search.sort]
		return selectCards(distance)
			.where(suits(search, scope))
			.orderBy(...order)
			.limit(search.show)
	}
	for (const km of [...ringsKm.filter((ring) => ring < search.km), search.km]) {
		const rows = await selectCards(distance)
			.where(and(suits(search, { ...scope, place: null }), within(km, place)))
			.orderBy(distance, asc(jobs.id))
			.limit(search.show)
		if (rows.length === search.show || km === search.km) return rows
	}
	return []
}

const isPlain = (search: JobSearch) => search.sort === 'newest' && filtersOn(search, search.place || null).length === 0

/** What a search finds, up to one more than we count. */
function findEnough(search: JobSearch, scope: Scope) {
	const { place, hidden } = scope
	const found = db
		.select({ shift: jobs.shiftType, speciality: jobs.specialitySlug })
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.$dynamic()
	const narrowed =
		place && isNarrow(search, scope)
			? found
					.innerJoin(nearby(search, place), isNearby)
					.where(and(isPublic, unlessHidden(hidden), mentionsWords(search)))
			: found.where(suits(search, scope))
	return narrowed.limit(countedUpTo + 1).as('found')
}

/** How many there are, up to one more than we count, and how many of each shift and speciality. */
async function countMatches(search: JobSearch, scope: Scope) {
	const found = findEnough(search, scope)
	const groups = await db
		.select({
			grouping: sql<number>`grouping(${found.shift}, ${found.speciality})`,
			shift: found.shift,
			speciality: found.speciality,
			jobs: count(),
		})
		.from(found)
		.groupBy(sql`grouping sets ((), (${found.shift}), (${found.speciality}))`)
	const total = groups.find(({ grouping }) => grouping === 3)?.jobs ?? 0
	// Beyond what we count they would be numbers of a sample. A filter that is on hides what its other choices would give.
	const exact = total <= countedUpTo
	const byShift = groups.flatMap(({ grouping, shift, jobs }) => (grouping === 1 ? [[shift, jobs] as const] : []))
	const bySpeciality = groups.flatMap(({ grouping, speciality, jobs }) =>
		grouping === 2 && speciality !== null ? [[speciality, jobs] as const] : [],
	)
	return {
		total,
		byShift: exact && search.shifts.length === 0 ? new Map(byShift) : null,
		bySpeciality: exact && search.speciality === null ? new Map(bySpeciality) : null,
	}
}

async function countOnly(search: JobSearch, scope: Scope): Promise<number> {
	const [row] = await db.select({ jobs: count() }).from(findEnough(search, scope))
	return row?.jobs ?? 0
}

/** Which single filter to drop when nothing was found: those that would give something, the most fruitful first. */
async function listWaysOut(search: JobSearch, scope: Scope) {
	const ways = await Promise.all(
		filtersOn(search, scope.place?.name ?? null).map(async (filter) => ({
			...filter,
			total: await countOnly(
				filter.rest,
				filter.name === ('place' satisfies FilterName) ? { ...scope, place: null } : scope,
			),
		})),
	)
	return ways.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
}

/** Open jobs of verified hospitals that suit a search. A place that we do not know narrows nothing, and is said so. */
export async function searchJobs(search: JobSearch, hidden: readonly string[] = []) {
	const place = search.place === '' ? null : findPlace(search.place)
	const scope = { place, hidden }
	const [rows, counts] = await Promise.all([
		isPlain(search) ? listNewestJobs(search.show, hidden) : listRows(search, scope),
		countMatches(search, scope),
	])
	const waysOut = counts.total === 0 ? await listWaysOut(search, scope) : []
	return { rows, place, ...counts, waysOut }
}

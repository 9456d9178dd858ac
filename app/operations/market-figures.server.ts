import { and, type AnyColumn, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { closingDays } from '#app/relations/answer-clock.ts'
import { answerWait, firstAnsweredAt, isTimed } from '#app/applications/response-time.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { type City, cityBySlug, greatestCities } from '#app/catalog/places/places.server.ts'
import { specialities, specialityBySlug } from '#app/catalog/specialities.ts'
import { credentialPapers, credentials, credentialStatusEvents } from '#app/credentials/tables.server.ts'
import { hospitals, hospitalStatusEvents } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { placements } from '#app/offers/tables.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { countingDb } from '#app/platform/database/replica.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { figureMonths, type MarketMonth, type MarketRow, noAnswerDays } from './market-figures.ts'

export type MarketFilter = { city: City | null; speciality: string | null }

/** The city and the speciality that an address names; those that we do not know are left out. */
export function readMarketFilter(params: URLSearchParams): MarketFilter {
	const speciality = specialityBySlug(params.get('speciality') ?? '')
	return { city: cityBySlug(params.get('city') ?? ''), speciality: speciality?.slug ?? null }
}

/** About 20 km around the middle of a city. */
const [latDegrees, lngDegrees] = [0.18, 0.19]

/** The greatest cities. One that lies within the surroundings of a greater one is counted with it. */
export const figureCities = () =>
	greatestCities(30).reduce<City[]>(
		(kept, city) =>
			kept.some(({ lat, lng }) => Math.abs(lat - city.lat) < latDegrees && Math.abs(lng - city.lng) < lngDegrees)
				? kept
				: [...kept, city],
		[],
	)

const near = ({ lat, lng }: City, latitude: AnyColumn, longitude: AnyColumn) =>
	sql`(abs(${latitude} - ${lat}) < ${latDegrees} and abs(${longitude} - ${lng}) < ${lngDegrees})`

/** What is counted together: each month, or all of them. */
type By = 'month' | 'whole'
const group = (by: By, instant: AnyColumn | SQL) => (by === 'month' ? monthOf(instant) : sql<string>`'whole'`)

const monthOf = (instant: AnyColumn | SQL) => sql<string>`to_char(${instant} at time zone 'Asia/Kolkata', 'YYYY-MM')`
const from = (months: readonly string[]) => sql`(${`${months[0]}-01`}::timestamp at time zone 'Asia/Kolkata')`
const hours = (interval: SQL) => sql<number | null>`extract(epoch from ${interval})::float8 / 3600`
const quantile = (share: number, interval: SQL) =>
	hours(sql`percentile_cont(${share}::float8) within group (order by ${interval})`)
const isFilled = sql`exists (select from ${placements} where ${placements.jobId} = ${jobs.id})`

const wasPosted = isNotNull(jobs.openedAt)
const ofJob = ({ city, speciality }: MarketFilter) =>
	and(
		city ? near(city, jobs.latitude, jobs.longitude) : undefined,
		speciality === null ? undefined : eq(jobs.specialitySlug, speciality),
	)
const ofSpecialist = ({ city, speciality }: MarketFilter) =>
	and(
		isNull(accounts.suspendedAt),
		city ? near(city, specialists.cityLatitude, specialists.cityLongitude) : undefined,
		speciality === null ? undefined : eq(specialists.specialitySlug, speciality),
	)

type Part = Partial<MarketMonth> & { month: string }

/** The market in each of the last twelve months; what happened in none is null, what did not happen is 0. */
export async function countMarketByMonth(
	_actor: Operator,
	filter: MarketFilter,
	now = new Date(),
): Promise<MarketMonth[]> {
	const months = figureMonths(now)
	const parts = await Promise.all([
		countNewSpecialists(filter, months),
		countJobs(filter, months),
		countApplications(filter, months, now, 'month'),
		countHires(filter, months, 'month'),
		countChecks(filter, months, 'month'),
		countReadings(filter, months),
		countWaits(filter, months),
	])
	const found = new Map<string, Part>()
	for (const part of parts.flat()) found.set(part.month, { ...found.get(part.month), ...part })
	return months.map((month) => ({ ...nothing, ...unknown, ...found.get(month), month }))
}

const nothing = {
	...{ specialists: 0, jobs: 0, filled: 0, applications: 0, hires: 0, checks: 0 },
	...{ due: 0, unanswered: 0, closable: 0, closed: 0 },
}
const unknown = {
	...{ answerHours: null, slowAnswerHours: null, hireHours: null, checkHours: null },
	...{ readSeconds: null, openHours: null, decideHours: null },
}

const countNewSpecialists = (filter: MarketFilter, months: readonly string[]): Promise<Part[]> =>
	countingDb()
		.select({ month: monthOf(accounts.createdAt), specialists: sql<number>`count(*)::int` })
		.from(specialists)
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.where(and(gte(accounts.createdAt, from(months)), ofSpecialist(filter)))
		.groupBy(sql`1`)

const countJobs = (filter: MarketFilter, months: readonly string[]): Promise<Part[]> =>
	countingDb()
		.select({
			month: monthOf(jobs.openedAt),
			jobs: sql<number>`count(*)::int`,
			filled: sql<number>`(count(*) filter (where ${isFilled}))::int`,
		})
		.from(jobs)
		.where(and(wasPosted, gte(jobs.openedAt, from(months)), ofJob(filter)))
		.groupBy(sql`1`)

function countApplications(filter: MarketFilter, months: readonly string[], now: Date, by: By): Promise<Part[]> {
	const db = countingDb()
	const olderThan = (days: number) =>
		sql`(${applications.stage} <> 'withdrawn' and ${applications.appliedAt} < ${now.toISOString()}::timestamptz - make_interval(days => ${days}))`
	const sent = db
		.select({
			month: group(by, applications.appliedAt).as('month'),
			isAnswered: sql`${firstAnsweredAt} is not null`.as('is_answered'),
			wait: sql`case when ${isTimed()} then ${answerWait(sql`${now.toISOString()}::timestamptz`)} end`.as('wait'),
			due: olderThan(noAnswerDays).as('due'),
			closable: olderThan(closingDays).as('closable'),
			isClosed: sql`(${applications.closedUnansweredAt} is not null)`.as('is_closed'),
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(applications.origin, 'applied'), gte(applications.appliedAt, from(months)), ofJob(filter)))
		.as('sent')
	return db
		.select({
			month: sql<string>`${sent.month}`,
			applications: sql<number>`count(*)::int`,
			answerHours: quantile(0.5, sql`${sent.wait}`),
			slowAnswerHours: quantile(0.9, sql`${sent.wait}`),
			due: sql<number>`(count(*) filter (where ${sent.due}))::int`,
			unanswered: sql<number>`(count(*) filter (where ${sent.due} and not ${sent.isAnswered}))::int`,
			closable: sql<number>`(count(*) filter (where ${sent.closable}))::int`,
			closed: sql<number>`(count(*) filter (where ${sent.closable} and ${sent.isClosed}))::int`,
		})
		.from(sent)
		.groupBy(sent.month)
}

const countHires = (filter: MarketFilter, months: readonly string[], by: By): Promise<Part[]> =>
	countingDb()
		.select({
			month: group(by, placements.createdAt),
			hires: sql<number>`count(*)::int`,
			hireHours: quantile(0.5, sql`${placements.createdAt} - ${applications.appliedAt}`),
		})
		.from(placements)
		.innerJoin(applications, eq(applications.id, placements.applicationId))
		.innerJoin(jobs, eq(jobs.id, placements.jobId))
		.where(and(gte(placements.createdAt, from(months)), ofJob(filter)))
		.groupBy(sql`1`)

/** Suspended people included: their credentials were checked too. */
const ofHolder = ({ city, speciality }: MarketFilter) =>
	and(
		city ? near(city, specialists.cityLatitude, specialists.cityLongitude) : undefined,
		speciality === null ? undefined : eq(specialists.specialitySlug, speciality),
	)

/** Our own decisions about hospitals and credentials: how long each waited for us. Hospitals have no speciality. */
async function countChecks(filter: MarketFilter, months: readonly string[], by: By): Promise<Part[]> {
	const { city, speciality } = filter
	const aboutHospitals = and(
		city ? near(city, hospitals.latitude, hospitals.longitude) : undefined,
		speciality === null ? undefined : sql`false`,
	)
	const aboutCredentials = ofHolder(filter)
	const { rows } = await countingDb().execute<{ month: string; checks: number; checkHours: number }>(sql`
		with steps as (
			select event."from"::text as before, event."to"::text as after, event.at,
				lag(event.at) over (partition by event.hospital_id order by event.at) as since
			from ${hospitalStatusEvents} event join ${hospitals} on ${hospitals.id} = event.hospital_id
			where ${aboutHospitals ?? sql`true`}
			union all
			select event."from"::text, event."to"::text, event.at,
				lag(event.at) over (partition by event.credential_id order by event.at)
			from ${credentialStatusEvents} event join ${credentials} on ${credentials.id} = event.credential_id
				join ${specialists} on ${specialists.id} = ${credentials.specialistId}
			where ${aboutCredentials ?? sql`true`}
		)
		select ${group(by, sql`at`)} as month, count(*)::int as checks,
			${quantile(0.5, sql`at - since`)} as "checkHours"
		from steps
		where before = 'pending' and after in ('verified', 'rejected') and since is not null and at >= ${from(months)}
		group by 1`)
	return rows
}

const countReadings = (filter: MarketFilter, months: readonly string[]): Promise<Part[]> =>
	countingDb()
		.select({
			month: monthOf(credentialPapers.readAt),
			readSeconds: sql<number>`percentile_cont(0.5) within group (order by ${credentialPapers.readingMs}) / 1000`,
		})
		.from(credentialPapers)
		.innerJoin(specialists, eq(specialists.id, credentialPapers.specialistId))
		.where(and(gte(credentialPapers.readAt, from(months)), ofHolder(filter)))
		.groupBy(sql`1`)

/** How long decided credentials lay until an operator first opened the document, and how long the decision took from there. */
async function countWaits(filter: MarketFilter, months: readonly string[]): Promise<Part[]> {
	const { rows } = await countingDb().execute<{ month: string; openHours: number; decideHours: number }>(sql`
		with steps as (
			select event.credential_id, event."from"::text as before, event."to"::text as after, event.at,
				lag(event.at) over (partition by event.credential_id order by event.at) as since
			from ${credentialStatusEvents} event join ${credentials} on ${credentials.id} = event.credential_id
				join ${specialists} on ${specialists.id} = ${credentials.specialistId}
			where ${ofHolder(filter) ?? sql`true`}
		)
		select ${monthOf(sql`at`)} as month, ${quantile(0.5, sql`opened - since`)} as "openHours",
			${quantile(0.5, sql`at - opened`)} as "decideHours"
		from steps cross join lateral (
			select min(${auditEvents.at}) as opened from ${auditEvents}
			where ${auditEvents.subjectType} = 'credential' and ${auditEvents.subjectId} = steps.credential_id
				and ${auditEvents.action} = 'credential.document-read' and ${auditEvents.at} between since and steps.at
		) reading
		where before = 'pending' and after in ('verified', 'rejected') and since is not null and at >= ${from(months)}
		group by 1`)
	return rows
}

/** Supply, demand and hires of the last twelve months in each of the greatest cities that has any. */
export const countMarketByCity = (_actor: Operator, { speciality }: MarketFilter, now = new Date()) =>
	countRows(
		figureCities().map((city) => ({ name: city.label, filter: { city, speciality } })),
		now,
	)

/** The same for each speciality. */
export const countMarketBySpeciality = (_actor: Operator, { city }: MarketFilter, now = new Date()) =>
	countRows(
		specialities.map(({ slug, name }) => ({ name, filter: { city, speciality: slug } })),
		now,
	)

/** One row after the other: hundreds of statements at once would take the connections of everyone else, and run out of time waiting. */
async function countRows(asked: readonly { name: string; filter: MarketFilter }[], now: Date): Promise<MarketRow[]> {
	const rows: MarketRow[] = []
	for (const { name, filter } of asked) {
		const totals = await countTotals(filter, now)
		if (totals) rows.push({ name, ...totals })
	}
	return rows.toSorted((a, b) => b.jobs - a.jobs || b.specialists - a.specialists)
}

/** Null where there is neither a specialist nor a job. */
async function countTotals(filter: MarketFilter, now: Date): Promise<Omit<MarketRow, 'name'> | null> {
	const months = figureMonths(now)
	const since = from(months)
	const posted = await countingDb().execute<Pick<MarketRow, 'specialists' | 'jobs' | 'filled'>>(sql`select
		(select count(*)::int from ${specialists} join ${accounts} on ${accounts.id} = ${specialists.id}
			where ${ofSpecialist(filter) ?? sql`true`}) as specialists,
		posted.jobs, posted.filled
		from (select count(*)::int as jobs, (count(*) filter (where ${isFilled}))::int as filled from ${jobs}
			where ${and(wasPosted, sql`${jobs.openedAt} >= ${since}`, ofJob(filter))}) posted`)
	const [supply] = posted.rows
	if (!supply || supply.specialists + supply.jobs === 0) return null
	const parts = await Promise.all([
		countApplications(filter, months, now, 'whole'),
		countHires(filter, months, 'whole'),
		countChecks(filter, months, 'whole'),
	])
	const { month: _, ...whole } = Object.assign({ month: '' }, nothing, unknown, ...parts.flat(), supply) as MarketMonth
	return whole
}

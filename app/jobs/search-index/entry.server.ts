import { and, asc, count, eq, gt, sql } from 'drizzle-orm'
import { experienceBucketsFor } from '#app/catalog/experience.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { dayNumber } from '#app/platform/dates.ts'
import { db, only, type Queryable } from '#app/platform/db.server.ts'
import { isPublic } from '../cards.server.ts'
import { jobs } from '../tables.server.ts'
import type { JobEntry } from './layout.ts'

/** Search data for these jobs, where everyone may see them, in the order of the ids. */
export const readJobs = (ids: readonly string[], on: Queryable = db) =>
	on
		.select({
			id: jobs.id,
			speciality: jobs.specialitySlug,
			latitude: jobs.latitude,
			longitude: jobs.longitude,
			shift: jobs.shiftType,
			startsOn: jobs.startsOn,
			minYears: jobs.experienceMinYears,
			maxYears: jobs.experienceMaxYears,
			pay: sql<number>`coalesce(${jobs.payMinPaise}, 0)::float8`,
			perCase: sql<boolean>`${jobs.payUnit} = 'case'`,
			hourlyPay: sql<number>`coalesce(${jobs.payHourlyPaise}, -1)::float8`,
			urgent: jobs.urgent,
			bonus: sql<boolean>`coalesce(${jobs.joiningBonusPaise} >= 1, false)`,
			text: jobs.searchText,
			openedAt: sql<number>`(extract(epoch from ${jobs.openedAt}) * 1000000)::float8`,
		})
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(isPublic, sql`${jobs.id} = any(${sql.param([...ids])}::uuid[])`))
		.orderBy(asc(jobs.id))

export type JobFacts = Awaited<ReturnType<typeof readJobs>>[number]

export const countJobs = async () =>
	only(await db.select({ jobs: count() }).from(jobs).where(eq(jobs.status, 'open'))).jobs

/** The next ids of open jobs. */
export async function listJobIds(after: string | null, limit: number): Promise<string[]> {
	const rows = await db
		.select({ id: jobs.id })
		.from(jobs)
		.where(and(eq(jobs.status, 'open'), after === null ? undefined : gt(jobs.id, after)))
		.orderBy(asc(jobs.id))
		.limit(limit)
	return rows.map(({ id }) => id)
}

/** An open job has a start. One without would match no day that a search asks for. */
const never = 2 ** 31 - 1

/** A job as searches find it. */
export function entryOf(job: JobFacts): JobEntry {
	const { latitude, longitude } = job
	const startDay = job.startsOn === null ? never : dayNumber(job.startsOn)
	return {
		id: job.id,
		point: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
		groups: {
			speciality: job.speciality === null ? [] : [job.speciality],
			shift: [job.shift],
			experience: experienceBucketsFor(job),
			urgent: job.urgent ? ['on'] : [],
			bonus: job.bonus ? ['on'] : [],
			perCase: job.perCase ? ['on'] : [],
		},
		numbers: {
			openedAt: job.openedAt,
			pay: job.pay,
			hourlyPay: job.hourlyPay,
			startDay,
			byStart: -startDay,
		},
		texts: { lines: job.text.split('\n') },
	}
}

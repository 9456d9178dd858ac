import { and, desc, eq, sql } from 'drizzle-orm'
import { applicationEvents, applications } from '#app/applications/tables.server.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { placements } from '#app/offers/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

const anesthesiology = specialities.filter(({ family }) => family === 'anesthesiology').map(({ slug }) => slug)

/** What the tiles of the home page count, now. A figure with nothing behind it is null, and its tile is left out. */
export async function countLiveFigures() {
	const { rows } = await db.execute<{
		anesthesiologists: number
		hospitals: number
		openJobs: number
		jobsWithBonus: number
		placements: number
		responseHours: number | null
	}>(sql`
		select
			(select count(distinct ${specialists.id})::int from ${specialists} join ${credentials} on ${credentials.specialistId} = ${specialists.id}
				where ${specialists.profileVisibility} and ${specialists.specialitySlug} in ${anesthesiology} and ${credentials.kind} = 'registration' and ${credentials.status} = 'verified'
					and (${credentials.validUntil} is null or ${credentials.validUntil} >= (now() at time zone 'Asia/Kolkata')::date)) as anesthesiologists,
			(select count(*)::int from ${hospitals} where ${hospitals.status} = 'verified') as hospitals,
			(select count(*)::int from ${jobs} join ${hospitals} on ${hospitals.id} = ${jobs.hospitalId} where ${jobs.status} = 'open' and ${hospitals.status} = 'verified') as "openJobs",
			(select count(*)::int from ${jobs} join ${hospitals} on ${hospitals.id} = ${jobs.hospitalId}
				where ${jobs.status} = 'open' and ${hospitals.status} = 'verified' and ${jobs.joiningBonusPaise} is not null) as "jobsWithBonus",
			(select count(*)::int from ${placements}) as placements,
			(select percentile_cont(0.5) within group (order by extract(epoch from answer.at - ${applications.appliedAt}) / 3600)
				from ${applications} join lateral (
					select min(${applicationEvents.at}) as at from ${applicationEvents}
					where ${applicationEvents.applicationId} = ${applications.id} and ${applicationEvents.from} is not null and ${applicationEvents.to} <> 'withdrawn'
				) answer on answer.at is not null
				where ${applications.appliedAt} > now() - interval '180 days') as "responseHours"`)
	const [figures] = rows
	if (!figures) throw new Error('The figures were not counted')
	return figures
}

/** '250+' says no more than is true: the count, rounded down to the next ten or fifty. */
export function atLeast(count: number): string {
	const step = count >= 200 ? 50 : count >= 20 ? 5 : 1
	const rounded = Math.floor(count / step) * step
	return rounded < count ? `${rounded.toLocaleString('en-IN')}+` : rounded.toLocaleString('en-IN')
}

/** Verified hospitals with open jobs, those with most first: the partners we can name. */
export async function listHiringHospitals(limit: number) {
	return db
		.select({
			id: hospitals.id,
			name: hospitals.displayName,
			city: hospitals.city,
			openJobs: sql<number>`count(*)::int`,
		})
		.from(hospitals)
		.innerJoin(jobs, and(eq(jobs.hospitalId, hospitals.id), eq(jobs.status, 'open')))
		.where(eq(hospitals.status, 'verified'))
		.groupBy(hospitals.id)
		.orderBy(desc(sql`count(*)`), hospitals.displayName)
		.limit(limit)
}

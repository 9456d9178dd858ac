import { and, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { typicalResponseHoursOfAll } from '#app/applications/response-time.server.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { isVerifiedRegistration } from '#app/credentials/queries.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { logoPath } from '#app/hospitals/page/logo.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { isPublic, takesApplications } from '#app/jobs/page/cards.server.ts'
import { countLandingPages } from '#app/jobs/search/landing-pages.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { placements } from '#app/offers/tables.server.ts'
import { db, type Queryable } from '#app/platform/database/db.server.ts'
import { defineFigures } from '#app/platform/figures.server.ts'
import { preparedRead } from '#app/platform/database/replica.server.ts'
import { isListed, specialists } from '#app/specialists/tables.server.ts'

const anesthesiology = specialities.filter(({ family }) => family === 'anesthesiology').map(({ slug }) => slug)

/** What the tiles of the home page count, now. A figure with nothing behind it is null, and its tile is left out. */
export async function countLiveFigures(on: Queryable = db) {
	const figures = await countInDatabase(on)
	return {
		...figures,
		...(await countWaysIn(on)),
		responseHours: await typicalResponseHoursOfAll(on),
	}
}

async function countInDatabase(on: Queryable) {
	const { rows } = await on.execute<{
		anesthesiologists: number
		hospitals: number
		openJobs: number
		jobsWithBonus: number
		placements: number
		hiring: number
		verified: number
	}>(sql`
		select
			(select count(distinct ${specialists.id})::int from ${specialists} join ${accounts} on ${accounts.id} = ${specialists.id}
				join ${credentials} on ${credentials.specialistId} = ${specialists.id}
				where ${isListed} and ${accounts.suspendedAt} is null
					and ${specialists.specialitySlug} in ${anesthesiology} and ${isVerifiedRegistration}) as anesthesiologists,
			(select count(*)::int from ${hospitals} where ${hospitals.status} = 'verified') as hospitals,
			(select count(*)::int from ${jobs} join ${hospitals} on ${hospitals.id} = ${jobs.hospitalId} where ${isPublic}) as "openJobs",
			(select count(*)::int from ${jobs} join ${hospitals} on ${hospitals.id} = ${jobs.hospitalId}
				where ${isPublic} and ${jobs.joiningBonusPaise} is not null) as "jobsWithBonus",
			(select count(*)::int from ${placements}) as placements,
			(select count(distinct ${jobs.hospitalId})::int from ${jobs} join ${hospitals} on ${hospitals.id} = ${jobs.hospitalId}
				where ${isPublic}) as hiring,
			(select count(distinct ${specialists.id})::int from ${specialists} join ${accounts} on ${accounts.id} = ${specialists.id}
				join ${credentials} on ${credentials.specialistId} = ${specialists.id}
				where ${isListed} and ${accounts.suspendedAt} is null and ${isVerifiedRegistration}) as verified`)
	const [figures] = rows
	if (!figures) throw new Error('The figures were not counted')
	return figures
}

/** Specialities and cities that the page leads to. */
const waysInShown = 8

/** Open jobs of the specialities and cities that have most of them, by slug, and how many cities there are. */
async function countWaysIn(on: Queryable) {
	const bySpeciality = await on
		.select({ slug: jobs.specialitySlug, count: count() })
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(isPublic, isNotNull(jobs.specialitySlug), ne(jobs.specialitySlug, 'other')))
		.groupBy(jobs.specialitySlug)
		.orderBy(desc(count()), jobs.specialitySlug)
		.limit(waysInShown)
	const cities = (await countLandingPages(on)).filter(({ speciality }) => speciality === null)
	return {
		cities: cities.length,
		jobsBySpeciality: Object.fromEntries(bySpeciality.map((row) => [row.slug ?? '', row.count])),
		jobsByCity: Object.fromEntries(cities.slice(0, waysInShown).map((page) => [page.city.slug, page.jobs])),
	}
}

/** The same as they were last counted. */
export const homeFigures = defineFigures('home', countLiveFigures)

/** '250+' never overstates, as the count is rounded down to the next ten or fifty. */
export function atLeast(count: number): string {
	const step = count >= 200 ? 50 : count >= 20 ? 5 : 1
	const rounded = Math.floor(count / step) * step
	return rounded < count ? `${rounded.toLocaleString('en-IN')}+` : rounded.toLocaleString('en-IN')
}

/** Verified hospitals with open jobs, those with most first: the partners we can name. */
export const listHiringHospitals = (limit: number) => hiringHospitals().execute({ limit })

const hiringHospitals = preparedRead((on) =>
	on
		.select({
			id: hospitals.id,
			name: hospitals.displayName,
			logo: logoPath,
			city: hospitals.city,
			openJobs: sql<number>`count(*)::int`,
		})
		.from(hospitals)
		.innerJoin(jobs, and(eq(jobs.hospitalId, hospitals.id), takesApplications))
		.where(eq(hospitals.status, 'verified'))
		.groupBy(hospitals.id)
		.orderBy(desc(sql`count(*)`), hospitals.displayName)
		.limit(sql.placeholder('limit'))
		.prepare('hiring_hospitals'),
)

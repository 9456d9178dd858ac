import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import { logoPath } from '#app/hospitals/page/logo.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { publishedCountOf } from '#app/specialists/profile/published-answers.server.ts'
import type { JobCardRow } from './card.ts'
import { jobs } from '../tables.server.ts'

/** Open, and its last day to apply is not over. The database refuses applications by the same function. */
export const takesApplications = and(eq(jobs.status, 'open'), sql`takes_applications(${jobs.applyBy})`)
/** What lists show everyone. The page of an open job that takes no more applications can still be read. */
export const isPublic = and(takesApplications, eq(hospitals.status, 'verified'))

const cardColumns = {
	id: jobs.id,
	title: jobs.title,
	hospitalName: hospitals.displayName,
	hospitalLogo: logoPath,
	location: jobs.location,
	latitude: jobs.latitude,
	longitude: jobs.longitude,
	shiftType: jobs.shiftType,
	hoursPerShift: jobs.hoursPerShift,
	startsOn: jobs.startsOn,
	experienceMinYears: jobs.experienceMinYears,
	experienceMaxYears: jobs.experienceMaxYears,
	employmentType: jobs.employmentType,
	requiredSkills: sql<string[]>`${jobs.requiredSkills}[1:4]`,
	payMinPaise: jobs.payMinPaise,
	payMaxPaise: jobs.payMaxPaise,
	payUnit: jobs.payUnit,
	joiningBonusPaise: jobs.joiningBonusPaise,
	bond: jobs.bond,
	bondAmount: jobs.bondAmount,
	bondMonths: jobs.bondMonths,
	payModel: jobs.payModel,
	payOnTime: publishedCountOf(hospitals.id, 'pay-on-time'),
	feeSharePercent: jobs.feeSharePercent,
	urgent: jobs.urgent,
	// Enough for a card's 150 characters, whatever space is in between.
	description: sql<string>`left(${jobs.description}, 250)`,
	openedAt: jobs.openedAt,
	applicantCount: jobs.applicantCount,
}

/** Cards of jobs, to be narrowed and ordered by the caller. */
export const selectCards = (distance: SQL<number | null>) =>
	db
		.select({ ...cardColumns, distanceKm: distance })
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))

export const noDistance = sql<null>`null`

/** Without the jobs that the viewer no longer wants to see. */
export const unlessHidden = (hidden: readonly string[]): SQL | undefined =>
	hidden.length > 0 ? notInArray(jobs.id, [...hidden]) : undefined

/** Made once, for every list of jobs asks it. */
let cardsOf: ReturnType<typeof prepareCards> | undefined
const prepareCards = () =>
	selectCards(noDistance)
		.where(and(isPublic, sql`${jobs.id} = any(${sql.placeholder('ids')}::uuid[])`))
		.prepare('cards_of_jobs')

type PlacedCard = JobCardRow & { latitude: number | null; longitude: number | null }

/** Cards of these jobs as far as everyone may see them, in the order of the ids. */
export async function listCards(ids: readonly string[]): Promise<PlacedCard[]> {
	if (ids.length === 0) return []
	const prepared = (cardsOf ??= prepareCards())
	const rows = await asSystem('open jobs are for everyone', () => prepared.execute({ ids }))
	const byId = new Map(rows.map((row) => [row.id, row]))
	return ids.flatMap((id) => byId.get(id) ?? [])
}

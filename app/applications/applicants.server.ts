import { and, asc, count, desc, eq, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { applicantsPerPage } from './limits.ts'
import { receivedBy } from './deciding.server.ts'
import { settlesAt } from './interest.server.ts'
import { type Stage, stages } from './stage.ts'
import { applications } from './tables.server.ts'

// Who applies shows the hospital name, speciality, years and expected pay (disclosure level 1 and the name).
const card = {
	id: applications.id,
	stage: applications.stage,
	version: applications.version,
	seenAt: applications.seenAt,
	appliedAt: applications.appliedAt,
	stageChangedAt: applications.stageChangedAt,
	settlesAt: settlesAt.mapWith(applications.stageChangedAt),
	name: specialists.name,
	speciality: specialists.speciality,
	yearsOfExperience: specialists.yearsOfExperience,
	expectedMonthlyPaise: specialists.expectedMonthlyPaise,
	experienceVisibility: specialists.experienceVisibility,
	anonymousMode: specialists.anonymousMode,
}
export type ApplicantRow = Awaited<ReturnType<typeof selectCards>>[number]

const selectCards = (member: Member, jobId: string, which: SQL | undefined) =>
	db
		.select(card)
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(and(eq(applications.jobId, jobId), receivedBy(member), which))
		.$dynamic()

/** More cards than this in one column are no board any more: the list has them all. */
const mostCards = 50

/** Applicants of one job, the newest first; withdrawn ones only when they are asked for. */
export async function listApplicants(
	member: Member,
	jobId: string,
	{ stage, page }: { stage: Stage | null; page: number },
) {
	const which = stage ? eq(applications.stage, stage) : ne(applications.stage, 'withdrawn')
	return selectCards(member, jobId, which)
		.orderBy(desc(applications.appliedAt), desc(applications.id))
		.limit(applicantsPerPage)
		.offset((page - 1) * applicantsPerPage)
}

/** The first cards of every column of the board, those that wait longest on top. */
export async function listBoard(member: Member, jobId: string) {
	const ranked = db
		.select({
			id: applications.id,
			place:
				sql<number>`row_number() over (partition by ${applications.stage} order by ${applications.stageChangedAt}, ${applications.id})`.as(
					'place',
				),
		})
		.from(applications)
		.where(and(eq(applications.jobId, jobId), ne(applications.stage, 'withdrawn')))
		.as('ranked')
	return selectCards(member, jobId, undefined)
		.innerJoin(ranked, and(eq(ranked.id, applications.id), lte(ranked.place, mostCards)))
		.orderBy(asc(applications.stageChangedAt), asc(applications.id))
}

/** How many applications to the job stand at each stage, and since when the longest waiting new one waits. */
export async function countByStage(member: Member, jobId: string) {
	const rows = await db
		.select({
			stage: applications.stage,
			count: count(),
			oldest: sql<Date>`min(${applications.stageChangedAt})`.mapWith(applications.stageChangedAt),
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(applications.jobId, jobId), receivedBy(member)))
		.groupBy(applications.stage)
	const counts = Object.fromEntries(stages.map((stage) => [stage, 0])) as Record<Stage, number>
	for (const row of rows) counts[row.stage] = row.count
	return { counts, oldestNew: rows.find(({ stage }) => stage === 'applied')?.oldest ?? null }
}

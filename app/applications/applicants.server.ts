import { and, asc, count, desc, eq, gte, ilike, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { withPostingLabel } from '#app/jobs/posting-label.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { newestFirst, type Position } from '#app/platform/keyset.server.ts'
import { containsPattern } from '#app/platform/text.server.ts'
import { isBetween, relations } from '#app/relations/view.server.ts'
import { sealedBrief, shownSpeciality, signature, yearsToSortBy } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import type { ApplicantFilter, ApplicantSort } from './applicant-filter.ts'
import { receivedBy } from './decisions.server.ts'
import { averageScoreFor } from './scorecards.server.ts'
import { openStages, type Stage, stages } from './stage.ts'
import { applications, applicationTags } from './tables.server.ts'

/** Applicants of one job, or of all jobs of the hospital. */
export type Scope = { jobId: string | null }

const applied = newestFirst(applications.appliedAt, applications.id)

const card = (member: Member) => ({
	position: applied.position,
	id: applications.id,
	stage: applications.stage,
	version: applications.version,
	seenAt: applications.seenAt,
	appliedAt: applications.appliedAt,
	stageChangedAt: applications.stageChangedAt,
	jobId: jobs.id,
	jobTitle: jobs.title,
	specialistId: specialists.id,
	name: signature,
	person: sealedBrief,
	tags: sql<
		string[]
	>`array(select ${applicationTags.tag} from ${applicationTags} where ${applicationTags.applicationId} = ${applications.id} order by 1)`,
	score: averageScoreFor(member),
})
export type ApplicantRow = Awaited<ReturnType<typeof selectCards>>[number]

const selectCards = (member: Member, which: SQL | undefined) =>
	db
		.select(card(member))
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.innerJoin(relations, isBetween(jobs.hospitalId, applications.specialistId))
		.where(and(receivedBy(member), which))
		.$dynamic()

/** What the filter lets through, its stage left out: the chips count every stage. */
function matching(member: Member, { jobId }: Scope, { tag, text, score }: ApplicantFilter): SQL | undefined {
	const pattern = containsPattern(text)
	const has = sql`exists (select 1 from ${applicationTags} where ${applicationTags.applicationId} = ${applications.id} and ${applicationTags.tag} = ${tag})`
	return and(
		jobId === null ? undefined : eq(applications.jobId, jobId),
		tag === null ? undefined : has,
		text === ''
			? undefined
			: or(ilike(signature, pattern), ilike(shownSpeciality, pattern), ilike(jobs.title, pattern)),
		score === null ? undefined : gte(averageScoreFor(member), score),
	)
}

const orders = (member: Member): Record<ApplicantSort, SQL[]> => ({
	// Decided applicants wait for nothing.
	waiting: [desc(sql`${applications.stage} in ${openStages}`), asc(applications.stageChangedAt)],
	newest: [desc(applications.appliedAt)],
	name: [asc(sql`lower(${signature})`)],
	experience: [sql`${yearsToSortBy} desc nulls last`],
	score: [sql`${averageScoreFor(member)} desc nulls last`],
})

/** The first applicants in the filter's order. Without a stage these are all, so that the stages add up to them. */
export async function listApplicants(
	member: Member,
	scope: Scope,
	{ filter, shown }: { filter: ApplicantFilter; shown: number },
) {
	const { stage, sort } = filter
	const which = stage ? eq(applications.stage, stage) : undefined
	return selectCards(member, and(matching(member, scope, filter), which))
		.orderBy(...orders(member)[sort], asc(applications.id))
		.limit(shown)
}

/** Applicants after a position, those who applied last first. */
export async function listApplicantsAfter(
	member: Member,
	{ jobId }: Scope,
	{ stage, after, limit }: { stage: Stage | null; after: Position | null; limit: number },
) {
	const which = and(
		jobId === null ? undefined : eq(applications.jobId, jobId),
		stage === null ? undefined : eq(applications.stage, stage),
		applied.after(after),
	)
	return selectCards(member, which)
		.orderBy(...applied.order)
		.limit(limit)
}

/** The first cards of every column of the board, those that wait longest on top. */
export async function listBoard(
	member: Member,
	scope: Scope,
	{ filter, cards }: { filter: ApplicantFilter; cards: number },
) {
	const place = sql<number>`row_number() over (partition by ${applications.stage} order by ${applications.stageChangedAt}, ${applications.id})`
	const ranked = db
		.select({ id: applications.id, place: place.as('place') })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.innerJoin(relations, isBetween(jobs.hospitalId, applications.specialistId))
		.where(and(receivedBy(member), matching(member, scope, filter), ne(applications.stage, 'withdrawn')))
		.as('ranked')
	return selectCards(member, undefined)
		.innerJoin(ranked, and(eq(ranked.id, applications.id), lte(ranked.place, cards)))
		.orderBy(asc(applications.stageChangedAt), asc(applications.id))
}

/** How many applications are at each stage, and since when the oldest new one has waited. */
export async function countByStage(member: Member, scope: Scope, filter: ApplicantFilter) {
	const rows = await db
		.select({
			stage: applications.stage,
			count: count(),
			oldest: sql<Date>`min(${applications.stageChangedAt})`.mapWith(applications.stageChangedAt),
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.innerJoin(relations, isBetween(jobs.hospitalId, applications.specialistId))
		.where(and(receivedBy(member), matching(member, scope, filter)))
		.groupBy(applications.stage)
	const counts = Object.fromEntries(stages.map((stage) => [stage, 0])) as Record<Stage, number>
	for (const row of rows) counts[row.stage] = row.count
	return { counts, oldestNew: rows.find(({ stage }) => stage === 'applied')?.oldest ?? null }
}

/** The jobs of the hospital that have applicants, latest applicant first, with how many each has. */
export async function listJobsWithApplicants(member: Member) {
	const found = await db
		.select({ id: jobs.id, title: jobs.title, location: jobs.location, openedAt: jobs.openedAt, count: count() })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(relations, isBetween(jobs.hospitalId, applications.specialistId))
		.where(receivedBy(member))
		.groupBy(jobs.id)
		.orderBy(desc(sql`max(${applications.appliedAt})`))
	return found.map(withPostingLabel)
}

import { concernedBy } from '#app/applications/concerned.server.ts'
import { and, asc, count, desc, eq, exists, gte, ilike, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { receivedBy, receivedByWithRelation } from '#app/applications/pipeline/decisions.server.ts'
import { openStages } from '#app/applications/stage.ts'
import { applications } from '#app/applications/tables.server.ts'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { titleInLists } from '#app/jobs/concerned.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { totalFound } from '#app/platform/database/total-found.server.ts'
import { containsPattern } from '#app/platform/text/text.server.ts'
import { relationBetween } from '#app/relations/view.server.ts'
import { sealedBrief, signature } from '#app/specialists/brief.server.ts'
import { recordListed } from '#app/specialists/disclosure/profile-access.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { isOf } from './locks.server.ts'
import { interviewerNames, whenever } from './queries.server.ts'
import { type InterviewStatus, openStatuses } from './status.ts'
import { interviewers, interviews, interviewSlots } from './tables.server.ts'

const row = (member: Member) => ({
	id: interviews.id,
	status: interviews.status,
	awaits: interviews.awaits,
	mode: interviews.mode,
	place: interviews.place,
	startsAt: interviews.startsAt,
	endsAt: interviews.endsAt,
	firstSlotAt: whenever.mapWith(interviews.createdAt),
	applicationId: interviews.applicationId,
	jobTitle: titleInLists(member),
	specialistId: specialists.id,
	name: signature,
	person: sealedBrief,
	interviewerNames,
})

const fromInterviews = (member: Member) =>
	db
		.select(row(member))
		.from(interviews)
		.innerJoin(applications, eq(applications.id, interviews.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, interviews.specialistId))
		.innerJoinLateral(...relationBetween(interviews.hospitalId, interviews.specialistId))
		.$dynamic()

const noteListed = (member: Member, found: { specialistId: string }[]) =>
	recordListed(
		member,
		'interviews',
		found.map(({ specialistId }) => specialistId),
		['name', 'speciality'],
	)

export type HospitalInterview = Awaited<ReturnType<typeof fromInterviews>>[number]

/**
 * The hospital's interviews. First those that wait for the hospital, then upcoming ones, next on top, then
 * past ones, latest on top.
 */
export async function listInterviews(
	member: Member,
	{ status, shown }: { status: InterviewStatus | null; shown: number },
) {
	const chosen = and(isOf(member), status ? eq(interviews.status, status) : undefined)
	const isOpen = inArray(interviews.status, [...openStatuses])
	const found = await fromInterviews(member)
		.where(chosen)
		.orderBy(
			desc(isOpen),
			sql`case when ${isOpen} then ${whenever} end asc nulls first`,
			desc(interviews.startsAt),
			desc(interviews.createdAt),
		)
		.limit(shown)
	await noteListed(member, found)
	return found
}

/** How many there are in each status. */
export async function countInterviews(member: Member): Promise<Partial<Record<InterviewStatus, number>>> {
	const rows = await db
		.select({ status: interviews.status, count: count() })
		.from(interviews)
		.where(isOf(member))
		.groupBy(interviews.status)
	return Object.fromEntries(rows.map(({ status, count: n }) => [status, n]))
}

/** What has its hour between two instants, in order; of everyone, or only where one member takes part. */
export async function listBetween(
	member: Member,
	{ from, to, interviewer }: { from: Date; to: Date; interviewer: string | null },
) {
	const found = await fromInterviews(member)
		.where(and(isOf(member), gte(interviews.startsAt, from), lt(interviews.startsAt, to), takesPart(interviewer)))
		.orderBy(asc(interviews.startsAt))
	await noteListed(member, found)
	return found
}

/** Times that were proposed and still can be chosen, likewise. */
export async function listProposedBetween(
	member: Member,
	{ from, to, interviewer }: { from: Date; to: Date; interviewer: string | null },
) {
	const found = await db
		.select({
			...row(member),
			startsAt: interviewSlots.startsAt,
			endsAt: interviewSlots.endsAt,
		})
		.from(interviews)
		.innerJoin(applications, eq(applications.id, interviews.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, interviews.specialistId))
		.innerJoinLateral(...relationBetween(interviews.hospitalId, interviews.specialistId))
		.innerJoin(
			interviewSlots,
			and(eq(interviewSlots.interviewId, interviews.id), eq(interviewSlots.round, interviews.round)),
		)
		.where(
			and(
				isOf(member),
				eq(interviews.status, 'proposed'),
				eq(interviews.awaits, 'specialist'),
				gte(interviewSlots.startsAt, from),
				lt(interviewSlots.startsAt, to),
				takesPart(interviewer),
			),
		)
		.orderBy(asc(interviewSlots.startsAt))
	await noteListed(member, found)
	return found
}

const takesPart = (accountId: string | null) =>
	accountId === null
		? undefined
		: exists(
				db
					.select({ one: sql`1` })
					.from(interviewers)
					.where(and(eq(interviewers.interviewId, interviews.id), eq(interviewers.accountId, accountId))),
			)

const maxToChoose = 50

/** Open applications about which no interview is being arranged, the longest waiting first; by name or job when asked. */
export async function listApplicantsToInvite(member: Member, query: string) {
	const open = db
		.select({ id: interviews.id })
		.from(interviews)
		.where(and(eq(interviews.applicationId, applications.id), inArray(interviews.status, [...openStatuses])))
	const pattern = containsPattern(query)
	const found = await db
		.select({
			id: applications.id,
			stage: applications.stage,
			stageChangedAt: applications.stageChangedAt,
			jobTitle: titleInLists(member),
			specialistId: specialists.id,
			name: signature,
			person: sealedBrief,
			total: totalFound,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.innerJoinLateral(...relationBetween(jobs.hospitalId, applications.specialistId))
		.where(
			and(
				receivedByWithRelation(member),
				inArray(applications.stage, [...openStages]),
				notExists(open),
				query ? or(ilike(signature, pattern), ilike(jobs.title, pattern)) : undefined,
			),
		)
		.orderBy(desc(eq(applications.stage, 'shortlisted')), asc(applications.stageChangedAt))
		.limit(maxToChoose)
	await noteListed(member, found)
	return found
}

/** The applicant an interview would be with, or `null` when the hospital has no such open application. */
export async function findApplicant(member: Member, applicationId: string) {
	const [applicant] = await db
		.select({
			id: applications.id,
			stage: applications.stage,
			jobTitle: jobs.title,
			specialistName: signature,
			specialistId: specialists.id,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(and(eq(applications.id, applicationId), receivedBy(member)))
	return applicant ?? null
}

/** The interview that is being arranged about an application. */
export async function findOpenInterview(member: Member, applicationId: string) {
	const [open] = await db
		.select({ id: interviews.id })
		.from(interviews)
		.where(
			and(isOf(member), eq(interviews.applicationId, applicationId), inArray(interviews.status, [...openStatuses])),
		)
	return open ?? null
}

/** Everyone who acts for the hospital may hold an interview; about an application those of its site. */
export async function listColleagues(member: Member, applicationId?: string) {
	return db
		.select({ accountId: accounts.id, name: accounts.name })
		.from(hospitalMembers)
		.innerJoin(accounts, eq(accounts.id, hospitalMembers.accountId))
		.where(
			and(
				eq(hospitalMembers.hospitalId, member.hospitalId),
				isNull(accounts.suspendedAt),
				applicationId === undefined ? undefined : concernedBy(applicationId),
			),
		)
		.orderBy(asc(accounts.name))
}

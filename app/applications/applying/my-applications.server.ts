import { pick } from '#app/platform/personal-data.server.ts'
import { and, asc, desc, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { logoPath } from '#app/hospitals/page/logo.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { resumes, specialists } from '#app/specialists/tables.server.ts'
import { whereBetween } from '#app/relations/view.server.ts'
import { applicationEvents, applicationInvitations, applications } from '../tables.server.ts'

const summary = {
	id: applications.id,
	stage: applications.stage,
	seenAt: applications.seenAt,
	origin: applications.origin,
	appliedAt: applications.appliedAt,
	stageChangedAt: applications.stageChangedAt,
	accessEndedAt: applications.accessEndedAt,
	closedUnansweredAt: applications.closedUnansweredAt,
	...pick(applications, 'rejectionReason', 'rejectionKey', 'rejectionDays'),
	jobId: jobs.id,
	jobTitle: jobs.title,
	jobStatus: jobs.status,
	jobLocation: jobs.location,
	hospitalId: jobs.hospitalId,
	hospitalName: hospitals.displayName,
	hospitalLogo: logoPath,
	contactVisibility: specialists.contactVisibility,
}

/** The specialist's own applications, the latest change first. */
export async function listMyApplications(actor: Specialist) {
	return db
		.select(summary)
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(eq(applications.specialistId, actor.specialistId))
		.orderBy(desc(applications.stageChangedAt), desc(applications.id))
}

/** Some hospital can still see an application of theirs: one that they have not withdrawn. */
export async function hasApplicationInSight(actor: Specialist): Promise<boolean> {
	const [found] = await db
		.select({ id: applications.id })
		.from(applications)
		.where(and(eq(applications.specialistId, actor.specialistId), ne(applications.stage, 'withdrawn')))
		.limit(1)
	return found !== undefined
}

/** There is an invitation to apply again that can be accepted now. */
const isInvited = sql<boolean>`(${applications.stage} = 'withdrawn' and ${jobs.status} = 'open' and exists (
	select from ${applicationInvitations} where ${applicationInvitations.applicationId} = ${applications.id} and ${applicationInvitations.answer} is null
) and ${whereBetween(jobs.hospitalId, applications.specialistId, ({ mayReceive }) => mayReceive)})`

/** Each of the two can write to the other. */
const mayMessage = sql<boolean>`(${whereBetween(jobs.hospitalId, applications.specialistId, (rules) => rules.mayMessage)})`

/** The specialist's own application with what it was sent with, or `null`. */
export async function findMyApplication(actor: Specialist, applicationId: string) {
	const [application] = await db
		.select({
			...summary,
			note: applications.note,
			resumeId: resumes.id,
			startsOn: jobs.startsOn,
			resumeName: resumes.fileName,
			payMinPaise: jobs.payMinPaise,
			payMaxPaise: jobs.payMaxPaise,
			payUnit: jobs.payUnit,
			isInvited,
			mayMessage,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.leftJoin(resumes, eq(resumes.id, applications.resumeId))
		.where(and(eq(applications.id, applicationId), eq(applications.specialistId, actor.specialistId)))
	return application ? { ...application, moves: await listMoves(application.id) } : null
}

/** Applications that the specialist withdrew and is invited to send again. */
export async function listMyInvitations(actor: Specialist) {
	return db
		.select({ id: applications.id, jobTitle: jobs.title, hospitalName: hospitals.displayName })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(eq(applications.specialistId, actor.specialistId), eq(applications.stage, 'withdrawn'), isInvited))
}

/** Whether, and how far, the specialist applied to this job. */
export async function findMyApplicationTo(actor: Specialist, jobId: string) {
	const [application] = await db
		.select({ id: applications.id, stage: applications.stage, appliedAt: applications.appliedAt })
		.from(applications)
		.where(and(eq(applications.jobId, jobId), eq(applications.specialistId, actor.specialistId)))
	return application ?? null
}

/** The resume that an application would carry now, whatever the scanner says of it yet. */
export async function findCurrentResume(actor: Specialist) {
	const [resume] = await db
		.select({ id: resumes.id, fileName: resumes.fileName, scan: resumes.scan })
		.from(resumes)
		.where(and(eq(resumes.specialistId, actor.specialistId), isNull(resumes.retiredAt)))
	return resume ?? null
}

/** Valid moves, oldest first, without undone ones and their undoing. */
async function listMoves(applicationId: string) {
	const undo = alias(applicationEvents, 'undo')
	return db
		.select({ id: applicationEvents.id, to: applicationEvents.to, at: applicationEvents.at })
		.from(applicationEvents)
		.where(
			and(
				eq(applicationEvents.applicationId, applicationId),
				isNull(applicationEvents.undoes),
				notExists(db.select({ id: undo.id }).from(undo).where(eq(undo.undoes, applicationEvents.id))),
			),
		)
		.orderBy(asc(applicationEvents.at))
}

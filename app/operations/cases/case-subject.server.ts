import { and, eq } from 'drizzle-orm'
import type { CaseSubject } from '#app/cases/cases.server.ts'
import { findProposal } from '#app/cases/proposals.server.ts'
import { isCaseKind, type CaseKind } from '#app/cases/kinds.ts'
import { credentialSubject, hospitalSubject } from '#app/cases/thread.server.ts'
import { cases } from '#app/cases/tables.server.ts'
import { contactMessages } from '#app/content/tables.server.ts'
import { userReports } from '#app/contacts/tables.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { jobReports, jobs } from '#app/jobs/tables.server.ts'
import { reviews } from '#app/moderation/tables.server.ts'
import { placements, ratings } from '#app/offers/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { findFailedTask } from '#app/platform/tasks/failed-tasks.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'

/** Of an appeal against a suspension or a removal, whom it concerns. */
async function findAppealSubject(id: string) {
	const { hospitalId, specialistId } = cases
	const [row] = await db
		.select({ hospitalId, specialistId })
		.from(cases)
		.where(and(eq(cases.kind, 'appeal'), eq(cases.subjectId, id)))
	return row ? { ...row, title: 'Appeal' } : null
}

/** What a case is about, and whom it concerns; null when there is no such thing. */
export async function findCaseSubject(kind: CaseKind, id: string): Promise<(CaseSubject & { title: string }) | null> {
	if (kind === 'hospital') {
		const [row] = await db.select({ title: hospitals.displayName }).from(hospitals).where(eq(hospitals.id, id))
		return row ? { ...hospitalSubject(id), ...row } : null
	}
	if (kind === 'credential') {
		const { title, specialistId } = credentials
		const [row] = await db.select({ title, specialistId }).from(credentials).where(eq(credentials.id, id))
		return row ? { ...credentialSubject(id, row.specialistId), title: row.title } : null
	}
	if (kind === 'review') {
		const { title, hospitalId, specialistId } = reviews
		const [row] = await db.select({ title, hospitalId, specialistId }).from(reviews).where(eq(reviews.id, id))
		return row ? { kind, subjectId: id, ...row } : null
	}
	if (kind === 'job-report') {
		const [row] = await db
			.select({ title: jobs.title, hospitalId: jobs.hospitalId })
			.from(jobReports)
			.innerJoin(jobs, eq(jobs.id, jobReports.jobId))
			.where(eq(jobReports.id, id))
		return row ? { kind, subjectId: id, ...row } : null
	}
	if (kind === 'rating') {
		const { hospitalId, specialistId } = placements
		const [row] = await db
			.select({ hospitalId, specialistId })
			.from(ratings)
			.innerJoin(placements, eq(placements.applicationId, ratings.applicationId))
			.where(eq(ratings.id, id))
		return row ? { kind, subjectId: id, ...row, title: 'Rating' } : null
	}
	if (kind === 'contact-message') {
		const { subject } = contactMessages
		const [row] = await db.select({ subject }).from(contactMessages).where(eq(contactMessages.id, id))
		return row ? { kind, subjectId: id, title: row.subject || 'No subject' } : null
	}
	if (kind === 'proposal') {
		const found = await findProposal(db, id)
		return found && { kind, subjectId: id, hospitalId: found.hospitalId, title: found.title }
	}
	if (kind === 'appeal') {
		const found = await findAppealSubject(id)
		return found && { kind, subjectId: id, ...found }
	}
	if (kind === 'task') {
		const found = await findFailedTask(id)
		return found && { kind, subjectId: id, title: found.name }
	}
	const { hospitalId, specialistId } = userReports
	const [row] = await db.select({ hospitalId, specialistId }).from(userReports).where(eq(userReports.id, id))
	return row ? { kind, subjectId: id, ...row, title: 'User report' } : null
}

/** The case that an address names, or a 404. */
export async function caseParam(params: { kind?: string; subjectId?: string }) {
	if (!isCaseKind(params.kind)) throw notFound()
	const subject = await findCaseSubject(params.kind, idParam(params.subjectId))
	if (!subject) throw notFound()
	return subject
}

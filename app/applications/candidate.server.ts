import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { resumes, specialists } from '#app/specialists/tables.server.ts'
import { markSeen, receivedBy } from './deciding.server.ts'
import { mayReadContact, mayReadResume } from './policy.ts'
import { applicationEvents, applications } from './tables.server.ts'

/** The application as far as its forms need it, or `null` when the member's hospital did not receive it. */
export async function findReceived(member: Member, applicationId: string) {
	const [application] = await db
		.select({
			id: applications.id,
			stage: applications.stage,
			version: applications.version,
			jobTitle: jobs.title,
			name: specialists.name,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(and(eq(applications.id, applicationId), receivedBy(member)))
	return application ?? null
}

/**
 * Everything that the hospital may read of an application now, or `null` when it did not receive it. The first opening
 * is noted for the specialist's timeline; phone and e-mail never come out without a line in the audit log.
 */
export async function openApplication(member: Member, applicationId: string) {
	return db.transaction(async (tx) => {
		const found = await read(tx, member, applicationId)
		if (!found) return null
		if (!found.seenAt) await markSeen(tx, applicationId)
		const { phone, email, contactVisibility, scan, resumeName, ...application } = found
		const contact = mayReadContact({ stage: application.stage, contactVisibility }) ? { phone, email } : null
		if (contact) await recordRead(tx, member, { action: 'contact-read', ...application })
		return {
			...application,
			contact,
			hidesContact: !contactVisibility,
			resumeName: mayReadResume({ stage: application.stage, scan }) ? resumeName : null,
			history: await listHistory(tx, applicationId),
			...(await findNeighbours(tx, application)),
		}
	})
}

async function read(tx: Transaction, member: Member, applicationId: string) {
	const [found] = await tx
		.select({
			id: applications.id,
			stage: applications.stage,
			version: applications.version,
			note: applications.note,
			seenAt: applications.seenAt,
			appliedAt: applications.appliedAt,
			stageChangedAt: applications.stageChangedAt,
			rejectionReason: applications.rejectionReason,
			jobId: jobs.id,
			jobTitle: jobs.title,
			specialistId: specialists.id,
			name: specialists.name,
			profession: specialists.profession,
			contactVisibility: specialists.contactVisibility,
			phone: accounts.phone,
			email: specialists.email,
			resumeName: resumes.fileName,
			scan: resumes.scan,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.leftJoin(resumes, eq(resumes.id, applications.resumeId))
		.where(and(eq(applications.id, applicationId), receivedBy(member)))
	return found ?? null
}

/** Who had which person's details in view: the specialist has a right to know. */
const recordRead = (
	tx: Transaction,
	member: Member,
	read: { action: 'contact-read' | 'resume-read'; id: string; specialistId: string },
) =>
	recordAudit(tx, {
		actorAccountId: member.accountId,
		action: read.action,
		subjectType: 'specialist',
		subjectId: read.specialistId,
		facts: { hospitalId: member.hospitalId, applicationId: read.id },
	})

/** Every move with who made it; `undone` is set on those that were taken back. */
async function listHistory(tx: Transaction, applicationId: string) {
	const undo = alias(applicationEvents, 'undo')
	return tx
		.select({
			to: applicationEvents.to,
			reason: applicationEvents.reason,
			at: applicationEvents.at,
			by: accounts.name,
			undoneAt: undo.at,
		})
		.from(applicationEvents)
		.leftJoin(accounts, eq(accounts.id, applicationEvents.actorAccountId))
		.leftJoin(undo, eq(undo.undoes, applicationEvents.id))
		.where(and(eq(applicationEvents.applicationId, applicationId), isNull(applicationEvents.undoes)))
		.orderBy(asc(applicationEvents.at))
}

/** The applicants before and after this one in the job's list, which has the newest first. */
async function findNeighbours(tx: Transaction, { id, jobId }: { id: string; jobId: string }) {
	const place = sql`(${applications.appliedAt}, ${applications.id})`
	const here = sql`(select this.applied_at, this.id from ${applications} this where this.id = ${id})`
	const others = and(eq(applications.jobId, jobId), ne(applications.stage, 'withdrawn'), ne(applications.id, id))
	const [newer] = await tx
		.select({ id: applications.id })
		.from(applications)
		.where(and(others, sql`${place} > ${here}`))
		.orderBy(asc(applications.appliedAt), asc(applications.id))
		.limit(1)
	const [older] = await tx
		.select({ id: applications.id })
		.from(applications)
		.where(and(others, sql`${place} < ${here}`))
		.orderBy(desc(applications.appliedAt), desc(applications.id))
		.limit(1)
	return { previousId: newer?.id ?? null, nextId: older?.id ?? null }
}

/** The file that came with the application, if the member may have it now; each reading is noted. */
export async function takeAttachedResume(member: Member, applicationId: string) {
	return db.transaction(async (tx) => {
		const [attached] = await tx
			.select({
				id: applications.id,
				stage: applications.stage,
				specialistId: applications.specialistId,
				storageKey: resumes.storageKey,
				fileName: resumes.fileName,
				contentType: resumes.contentType,
				sizeBytes: resumes.sizeBytes,
				scan: resumes.scan,
			})
			.from(applications)
			.innerJoin(jobs, eq(jobs.id, applications.jobId))
			.innerJoin(resumes, eq(resumes.id, applications.resumeId))
			.where(and(eq(applications.id, applicationId), receivedBy(member)))
		if (!attached || !mayReadResume(attached)) return null
		await recordRead(tx, member, { action: 'resume-read', ...attached })
		return attached
	})
}

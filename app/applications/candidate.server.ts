import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { listClaims } from '#app/credentials/queries.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { disclose } from '#app/specialists/disclosure.ts'
import { findProfile } from '#app/specialists/queries.server.ts'
import { resumes, specialists } from '#app/specialists/tables.server.ts'
import { markSeen, receivedBy } from './deciding.server.ts'
import { interestOf, mayReadAttachment, mayReadProfile } from './policy.ts'
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
	const found = await read(member, applicationId)
	if (!found) return null
	const { scan, resumeName, ...application } = found
	const [profile, history, neighbours] = await Promise.all([
		mayReadProfile(found.stage) ? readProfile(member, found.specialistId) : null,
		listHistory(applicationId),
		findNeighbours(application),
	])
	await db.transaction(async (tx) => {
		if (!found.seenAt) await markSeen(tx, applicationId)
		if (profile?.phone || profile?.email) await recordRead(tx, member, { action: 'contact-read', ...found })
	})
	return {
		...application,
		resumeName: mayReadAttachment({ stage: found.stage, scan }) ? resumeName : null,
		profile,
		history,
		...neighbours,
	}
}

async function readProfile(member: Member, specialistId: string) {
	const [facts, claims, stages] = await Promise.all([
		findProfile(specialistId),
		listClaims(specialistId),
		db
			.select({ stage: applications.stage })
			.from(applications)
			.innerJoin(jobs, eq(jobs.id, applications.jobId))
			.where(and(eq(applications.specialistId, specialistId), receivedBy(member))),
	])
	const interest = interestOf(stages.map(({ stage }) => stage))
	return facts && disclose({ ...facts, ...claims }, { kind: 'hospital', interest })
}

async function read(member: Member, applicationId: string) {
	const [found] = await db
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
			contactVisibility: specialists.contactVisibility,
			resumeName: resumes.fileName,
			scan: resumes.scan,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
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
async function listHistory(applicationId: string) {
	const undo = alias(applicationEvents, 'undo')
	return db
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
async function findNeighbours({ id, jobId }: { id: string; jobId: string }) {
	const place = sql`(${applications.appliedAt}, ${applications.id})`
	const here = sql`(select this.applied_at, this.id from ${applications} this where this.id = ${id})`
	const others = and(eq(applications.jobId, jobId), ne(applications.stage, 'withdrawn'), ne(applications.id, id))
	const [newer] = await db
		.select({ id: applications.id })
		.from(applications)
		.where(and(others, sql`${place} > ${here}`))
		.orderBy(asc(applications.appliedAt), asc(applications.id))
		.limit(1)
	const [older] = await db
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
		if (!attached || !mayReadAttachment(attached)) return null
		await recordRead(tx, member, { action: 'resume-read', ...attached })
		return attached
	})
}

import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { listClaims } from '#app/credentials/queries.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { releaseContact } from '#app/specialists/contact-release.server.ts'
import { disclose } from '#app/specialists/disclosure.ts'
import { findProfile } from '#app/specialists/queries.server.ts'
import { recordReading } from '#app/specialists/readings.server.ts'
import { resumes, specialists } from '#app/specialists/tables.server.ts'
import { markSeen, receivedBy } from './deciding.server.ts'
import { findInterest, settlesAt } from './interest.server.ts'
import { isMutualInterest, mayReadAttachment, mayReadProfile } from './policy.ts'
import type { Stage } from './stage.ts'
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
 * is noted for the specialist's timeline, every opening among who saw their profile; phone and e-mail never come out
 * without a line there and in the audit log.
 */
export async function openApplication(member: Member, applicationId: string) {
	const found = await read(member, applicationId)
	if (!found) return null
	const { scan, resumeName, settlesAt: mutualFrom, ...application } = found
	const [profile, history, neighbours] = await Promise.all([
		mayReadProfile(found.stage) ? readProfile(member, found.specialistId) : null,
		listHistory(applicationId),
		findNeighbours(application),
	])
	await db.transaction(async (tx) => {
		if (!found.seenAt) await markSeen(tx, applicationId)
		if (profile) await recordShown(tx, member, profile, found)
	})
	return {
		...application,
		contactFrom: waitsForContact(found, profile) ? mutualFrom : null,
		resumeName: mayReadAttachment({ stage: found.stage, scan }) ? resumeName : null,
		profile,
		history,
		...neighbours,
	}
}

async function readProfile(member: Member, specialistId: string) {
	const [facts, claims, interest] = await Promise.all([
		findProfile(specialistId),
		listClaims(specialistId),
		findInterest(member, specialistId),
	])
	const profile = facts && disclose({ ...facts, ...claims }, { kind: 'hospital', interest })
	return profile && releaseContact(member, profile)
}

/** Shortlisted just now: phone and e-mail follow when that can no longer be undone. */
const waitsForContact = (
	{ stage, contactVisibility }: { stage: Stage; contactVisibility: boolean },
	profile: { phone: string | null; email: string | null } | null,
) => isMutualInterest(stage) && contactVisibility && profile !== null && !profile.phone && !profile.email

async function recordShown(
	tx: Transaction,
	member: Member,
	{ phone, email }: { phone: string | null; email: string | null },
	{ id, specialistId }: { id: string; specialistId: string },
) {
	await recordReading(tx, member, specialistId, 'profile')
	const shown = [...(phone ? ['phone'] : []), ...(email ? ['e-mail'] : [])]
	if (shown.length === 0) return
	await recordReading(tx, member, specialistId, 'contact', shown)
	await recordRead(tx, member, { action: 'contact-read', id, specialistId })
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
			settlesAt: settlesAt.mapWith(applications.stageChangedAt),
			rejectionReason: applications.rejectionReason,
			jobId: jobs.id,
			jobTitle: jobs.title,
			jobStatus: jobs.status,
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
		await recordReading(tx, member, attached.specialistId, 'resume', [attached.fileName])
		return attached
	})
}

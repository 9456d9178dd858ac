import { whyOf } from '#app/platform/given-reason.ts'
import { pick } from '#app/platform/personal-data.server.ts'
import { readReason } from '../reasons.ts'
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { asSystem, asSystemIn } from '#app/platform/database/row-guard.server.ts'
import { listClaims } from '#app/credentials/queries.server.ts'
import type { Interviewer, Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import {
	hasMutualInterest,
	isKnown,
	mayMessage,
	mayProgress,
	mayReadResumePreview,
	type Relation,
} from '#app/relations/rules.ts'
import { relationBetween, relationColumns, relations } from '#app/relations/view.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { takeDisclosure } from '#app/specialists/disclosure/disclosure-allowance.server.ts'
import { contactLimitReached, releaseContact } from '#app/specialists/disclosure/contact-release.server.ts'
import { disclose, discloseFigures } from '#app/specialists/disclosure/disclosure.ts'
import type { Claims } from '#app/specialists/profile/profile.ts'
import { findProfile } from '#app/specialists/queries.server.ts'
import { recordAccess, recordShown } from '#app/specialists/disclosure/profile-access.server.ts'
import { findResumePreview } from '#app/specialists/resumes/resume-preview.server.ts'
import type { ResumePreview } from '#app/specialists/resumes/resume-preview.tsx'
import { resumes, specialists } from '#app/specialists/tables.server.ts'
import { markSeen, receivedBy } from './decisions.server.ts'
import { findOwnScorecard } from './scorecards.server.ts'
import { mayReadAttachment, mayReadApplication } from '../policy.ts'
import { applicationEvents, applicationInvitations, applications } from '../tables.server.ts'

/** The application as far as its forms need it, or `null` when the member's hospital did not receive it. */
export async function findReceived(member: Member, applicationId: string) {
	const [application] = await db
		.select({
			id: applications.id,
			stage: applications.stage,
			version: applications.version,
			specialistId: applications.specialistId,
			jobTitle: jobs.title,
			name: signature,
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
	const found = await findOpened(member, applicationId)
	if (!found) return null
	const { attached, ...application } = found
	const { shortlistSettlesAt, relation, contactVisibility } = application
	const isReadable = mayReadApplication(found.stage) && isKnown(relation)
	const claims = await listClaims(found.specialistId)
	const [read, resume, history, neighbours] = await Promise.all([
		isReadable ? readProfile(member, found.specialistId, claims, relation) : null,
		isReadable && attached ? readAttachment(found, attached, claims) : null,
		listHistory(applicationId),
		findNeighbours(member, found),
	])
	const profile = read?.profile ?? null
	await db.transaction(async (tx) => {
		if (!found.seenAt) await markSeen(tx, [applicationId])
		if (profile) await recordShown(tx, member, profile, { applicationId })
		if (resume?.preview?.state === 'ready')
			await recordAccess(tx, member, found.specialistId, 'resume-preview', {
				fields: ['resume'],
				facts: { applicationId },
			})
	})
	return {
		...application,
		// After a shortlisting: phone, email and the file follow when that can no longer be undone.
		contactFrom: contactVisibility && profile && !hasMutualInterest(relation) ? shortlistSettlesAt : null,
		mayMessage: mayMessage(relation),
		mayProgress: mayProgress(relation),
		resume,
		resumeFrom: resume?.preview ? shortlistSettlesAt : null,
		profile,
		figures: read?.figures ?? null,
		history: history.map(({ reasonKey, reasonDays, reason, ...line }) => {
			const why = whyOf({ reason, reasonKey, reasonDays })
			return { ...line, reason: why && readReason(why) }
		}),
		...neighbours,
	}
}

/** The name of the file that the hospital may download, else the preview; `null` where nothing is left of it. */
async function readAttachment(
	{ stage, relation }: Found,
	{ id, fileName, scan }: NonNullable<Found['attached']>,
	claims: Claims,
): Promise<{ fileName: string; preview: null } | { fileName: null; preview: ResumePreview } | null> {
	if (!mayReadResumePreview(relation)) return null
	if (mayReadAttachment({ stage, scan }, relation)) return { fileName, preview: null }
	const preview = await findResumePreview(id, claims)
	return preview && { fileName: null, preview }
}

/**
 * What an interviewer reads of an applicant: the profile and the resume as far as the hospital may read them now, without
 * phone, email and pay, and their own score. `null` where they take part in no interview about it, or it was withdrawn.
 */
export async function openForInterviewer(interviewer: Interviewer, applicationId: string) {
	const found = await findOpened(interviewer, applicationId)
	if (!found || !mayReadApplication(found.stage) || !isKnown(found.relation)) return null
	const [claims, facts, own] = await Promise.all([
		listClaims(found.specialistId),
		findProfile(found.specialistId),
		findOwnScorecard(interviewer, applicationId),
	])
	const disclosed = facts && disclose({ ...facts, ...claims }, { kind: 'hospital', relation: found.relation })
	const resume = found.attached ? await readAttachment(found, found.attached, claims) : null
	const profile = disclosed && { ...disclosed, phone: null, email: null, photo: null, pay: [] }
	if (profile)
		await asSystem('whoever opens a profile is noted for the person, also an interviewer', () =>
			db.transaction((tx) => recordShown(tx, interviewer, profile, { applicationId })),
		)
	return { id: found.id, name: found.name, jobTitle: found.jobTitle, note: found.note, profile, resume, own }
}

async function readProfile(member: Member, specialistId: string, claims: Claims, relation: Relation) {
	const facts = await findProfile(specialistId)
	const profile = facts && disclose({ ...facts, ...claims }, { kind: 'hospital', relation })
	return (
		profile && {
			profile: await releaseContact(member, profile),
			figures: discloseFigures({ ...facts, ...facts.privacy }, relation),
		}
	)
}

type Found = NonNullable<Awaited<ReturnType<typeof findOpened>>>

async function findOpened(member: Member | Interviewer, applicationId: string) {
	const [found] = await db
		.select({
			id: applications.id,
			stage: applications.stage,
			version: applications.version,
			note: applications.note,
			seenAt: applications.seenAt,
			appliedAt: applications.appliedAt,
			stageChangedAt: applications.stageChangedAt,
			relation: relationColumns,
			shortlistSettlesAt: relations.shortlistSettlesAt,
			jobId: jobs.id,
			jobTitle: jobs.title,
			jobStatus: jobs.status,
			specialistId: specialists.id,
			name: signature,
			contactVisibility: specialists.contactVisibility,
			origin: applications.origin,
			invitation: { invitedAt: applicationInvitations.invitedAt, answer: applicationInvitations.answer },
			attached: { id: resumes.id, fileName: resumes.fileName, scan: resumes.scan },
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.innerJoinLateral(...relationBetween(jobs.hospitalId, applications.specialistId))
		.leftJoin(resumes, eq(resumes.id, applications.resumeId))
		.leftJoin(applicationInvitations, eq(applicationInvitations.applicationId, applications.id))
		.where(and(eq(applications.id, applicationId), receivedBy(member)))
	return found ?? null
}

/** Every move and who made it. `undone` is set on those that were undone. */
async function listHistory(applicationId: string) {
	const undo = alias(applicationEvents, 'undo')
	return db
		.select({
			to: applicationEvents.to,
			...pick(applicationEvents, 'reason', 'reasonKey', 'reasonDays'),
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

/** The applicants before and after this one in the job's list as the member sees it, which has the newest first. */
async function findNeighbours(member: Member, { id, jobId }: { id: string; jobId: string }) {
	const place = sql`(${applications.appliedAt}, ${applications.id})`
	const here = sql`(select this.applied_at, this.id from ${applications} this where this.id = ${id})`
	const others = and(
		eq(applications.jobId, jobId),
		ne(applications.stage, 'withdrawn'),
		ne(applications.id, id),
		receivedBy(member),
	)
	const [newer] = await db
		.select({ id: applications.id })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(others, sql`${place} > ${here}`))
		.orderBy(asc(applications.appliedAt), asc(applications.id))
		.limit(1)
	const [older] = await db
		.select({ id: applications.id })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(others, sql`${place} < ${here}`))
		.orderBy(desc(applications.appliedAt), desc(applications.id))
		.limit(1)
	return { previousId: newer?.id ?? null, nextId: older?.id ?? null }
}

/** The file that came with the application, if the member may have it now; each reading is noted. */
export async function readAttachedResume(member: Member | Interviewer, applicationId: string) {
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
				relation: relationColumns,
			})
			.from(applications)
			.innerJoin(jobs, eq(jobs.id, applications.jobId))
			.innerJoin(resumes, eq(resumes.id, applications.resumeId))
			.innerJoinLateral(...relationBetween(jobs.hospitalId, applications.specialistId))
			.where(and(eq(applications.id, applicationId), receivedBy(member)))
		if (!attached || !mayReadAttachment(attached, attached.relation)) return null
		// The file holds the number.
		if (!(await takeDisclosure(member, 'contact', [attached.specialistId], tx))) throw contactLimitReached()
		await asSystemIn(tx, 'whoever reads a file is noted for the person, also an interviewer', () =>
			recordAccess(tx, member, attached.specialistId, 'resume', {
				detail: [attached.fileName],
				fields: ['resume'],
				facts: { applicationId: attached.id },
			}),
		)
		return attached
	})
}

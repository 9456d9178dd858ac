import { concernedBy } from '../concerned.server.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { listTeam } from '#app/hospitals/team/team.server.ts'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notify, retractNotice, writeTo } from '#app/notifications/notify.server.ts'
import { db, only, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { receivedBy } from './decisions.server.ts'
import { findMentioned } from './mentions.ts'
import { mentionedInNote } from '../messages.ts'
import { type LockedApplication, lockApplication } from '../transitions.server.ts'
import { applicationNotes, applications } from '../tables.server.ts'

/**
 * Notes between members about an applicant. Anyone named with @ is notified once it is saved. The specialist never
 * sees it in a page, notification, email or export.
 */
export async function addNote(
	member: Member,
	applicationId: string,
	body: string,
): Promise<Result<{ noteId: string; notified: string[] }, 'not-found'>> {
	return db.transaction(async (tx) => {
		const application = await lockApplication(tx, applicationId, receivedBy(member))
		if (!application) return fail('not-found')
		const colleagues = (await listColleagues(member, applicationId, tx)).filter(({ id }) => id !== member.accountId)
		const mentioned = findMentioned(body, colleagues)
		const mentions = mentioned.map(({ id }) => id)
		const note = { applicationId, authorAccountId: member.accountId, body, mentions }
		const { id } = only(await tx.insert(applicationNotes).values(note).returning({ id: applicationNotes.id }))
		await notifyMentioned(tx, member, application, { id, body, mentions })
		return ok({ noteId: id, notified: mentioned.map(({ name }) => name) })
	})
}

/**
 * The member's team at the site of the application, for '@', without those we have suspended and without interviewers, who read no
 * notes.
 */
export async function listColleagues(member: Member, applicationId: string, on: Queryable = db) {
	const team = await listTeam(member, on, concernedBy(applicationId))
	return team.flatMap(({ accountId, name, role, isSuspended }) =>
		isSuspended || role === 'interviewer' ? [] : [{ id: accountId, name }],
	)
}

const noticeKey = (noteId: string) => `note/${noteId}`

async function notifyMentioned(
	tx: Transaction,
	member: Member,
	application: LockedApplication,
	{ id, body, mentions }: { id: string; body: string; mentions: string[] },
) {
	const mention = {
		key: noticeKey(id),
		facts: { ...application, jobTitle: application.titleForTeam, byName: member.name, note: body },
	}
	await notify(tx, mentionedInNote, { to: mentions.map((accountId) => ({ accountId })), ...mention })
	await writeTo(tx, mentionedInNote, { to: await readersOf(tx, mentions), ...mention })
}

async function readersOf(tx: Transaction, accountIds: string[]) {
	if (accountIds.length === 0) return []
	return tx
		.select({ accountId: accounts.id, name: accounts.name, email: accounts.email })
		.from(accounts)
		.innerJoin(hospitalMembers, eq(hospitalMembers.accountId, accounts.id))
		.where(and(inArray(accounts.id, accountIds), eq(accounts.emailVerified, true)))
}

/** Removes the member's own note and its notifications. */
export async function removeNote(
	member: Member,
	applicationId: string,
	noteId: string,
): Promise<Result<null, 'not-found'>> {
	return db.transaction(async (tx) => {
		const application = await lockApplication(tx, applicationId, receivedBy(member))
		if (!application) return fail('not-found')
		const removed = await tx
			.delete(applicationNotes)
			.where(
				and(
					eq(applicationNotes.id, noteId),
					eq(applicationNotes.applicationId, applicationId),
					eq(applicationNotes.authorAccountId, member.accountId),
				),
			)
			.returning()
		if (removed.length === 0) return fail('not-found')
		await retractNotice(tx, noticeKey(noteId))
		return ok(null)
	})
}

/** Notes about one application that the hospital received, oldest first. */
export async function listNotes(member: Member, applicationId: string) {
	return db
		.select({
			id: applicationNotes.id,
			body: applicationNotes.body,
			by: accounts.name,
			authorAccountId: applicationNotes.authorAccountId,
			at: applicationNotes.createdAt,
		})
		.from(applicationNotes)
		.innerJoin(applications, eq(applications.id, applicationNotes.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.leftJoin(accounts, eq(accounts.id, applicationNotes.authorAccountId))
		.where(and(eq(applicationNotes.applicationId, applicationId), receivedBy(member)))
		.orderBy(asc(applicationNotes.createdAt))
}

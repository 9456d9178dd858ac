import { concernedBy } from './concerned.server.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { countApplicant, lockOpenJob } from '#app/jobs/applicable-job.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notify, send } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { secondsLeft } from '#app/platform/lifecycle.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { enqueue } from '#app/platform/tasks/tasks.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { mayReceive } from '#app/relations/rules.ts'
import { findReader } from '#app/specialists/brief.server.ts'
import { type ApplicationDetails, attachableResume } from './applying/apply.server.ts'
import { receivedBy } from './pipeline/decisions.server.ts'
import { invitationDeclined, invitedToApplyAgain } from './messages.ts'
import { notifyOfApplication } from './tasks.server.ts'
import { withdrawalUndoSeconds } from './stage.ts'
import { applicationInvitations, applications } from './tables.server.ts'
import { applicationRunner, lockApplication, showTransitions } from './transitions.server.ts'

export type InviteFailure = 'not-found' | 'not-withdrawn' | 'may-be-undone' | 'job-not-open' | 'already-invited'

/**
 * Asks a specialist who withdrew to apply again.
 *
 * Fails with `may-be-undone` while they can still undo the withdrawal, with `already-invited` after the first invitation,
 * whatever came of it, and with `not-withdrawn` also for one that began with a contact request: that is asked again.
 */
export async function inviteAgain(
	member: Member,
	applicationId: string,
): Promise<Result<{ specialistName: string }, InviteFailure>> {
	return db.transaction(async (tx) => {
		const { job, application } = await lockWithJob(tx, applicationId, receivedBy(member))
		if (!application) return fail('not-found')
		if (application.stage !== 'withdrawn' || application.origin !== 'applied') return fail('not-withdrawn')
		if (!job) return fail('job-not-open')
		if (application.secondsToUndo > 0) return fail('may-be-undone')
		const [invited] = await tx
			.insert(applicationInvitations)
			.values({ applicationId, invitedBy: member.accountId, invitedAt: here })
			.onConflictDoNothing()
			.returning()
		if (!invited) return fail('already-invited')
		await send(tx, invitedToApplyAgain, {
			to: await findReader(tx, application.specialistId),
			key: `invited/${applicationId}`,
			facts: application,
		})
		await showTransitions(tx, [application])
		return ok({ specialistName: application.specialistName })
	})
}

/** What is sent when the invitation is accepted, or that it is declined. */
export type InvitationAnswer = ApplicationDetails | 'declined'
export type InvitationFailure = 'not-found' | 'not-invited' | 'job-not-open' | 'hospital-blocked' | 'hospital-hidden'

/**
 * The specialist's answer. Accepting makes the application a new one with the note and resume of now, and tells the
 * hospital; fails with `job-not-open`, `hospital-blocked` or `hospital-hidden` as applying does. `not-invited`: there is nothing to answer.
 */
export async function answerInvitation(
	actor: Specialist,
	applicationId: string,
	answer: InvitationAnswer,
): Promise<Result<{ hospitalName: string }, InvitationFailure>> {
	return db.transaction(async (tx) => {
		const { job, application } = await lockWithJob(tx, applicationId, eq(applications.specialistId, actor.specialistId))
		if (!application) return fail('not-found')
		if (application.stage !== 'withdrawn') return fail('not-invited')
		const isAccepted = answer !== 'declined'
		if (isAccepted && !job) return fail('job-not-open')
		const relation = await findRelation(application, tx)
		if (isAccepted && !(relation && mayReceive(relation))) return fail('hospital-blocked')
		if (isAccepted && relation?.hidden && !answer.anyway) return fail('hospital-hidden')
		const [answered] = await tx
			.update(applicationInvitations)
			.set({ answer: isAccepted ? 'accepted' : 'declined', answeredAt: here })
			.where(and(eq(applicationInvitations.applicationId, applicationId), isNull(applicationInvitations.answer)))
			.returning()
		if (!answered) return fail('not-invited')
		if (isAccepted) await reapply(tx, actor, application, answer)
		else
			await notify(tx, invitationDeclined, {
				to: relation?.blocked ? [] : await listMembersToNotify(tx, application.hospitalId, concernedBy(applicationId)),
				key: `invitation-declined/${applicationId}`,
				facts: { ...application, jobTitle: application.titleForTeam },
			})
		await showTransitions(tx, [application])
		return ok({ hospitalName: application.hospitalName })
	})
}

type Withdrawn = NonNullable<Awaited<ReturnType<typeof lockApplication>>>

async function reapply(
	tx: Transaction,
	actor: Specialist,
	application: Withdrawn,
	{ note, attachResume }: ApplicationDetails,
) {
	const applied = await applicationRunner.move(tx, application, {
		to: 'applied',
		by: 'specialist',
		actorAccountId: actor.accountId,
		// As new to the hospital as the first one was: not opened, and waiting from now on.
		set: {
			appliedAt: here,
			stageChangedAt: here,
			seenAt: null,
			note,
			resumeId: attachResume ? attachableResume(tx, actor) : null,
		},
	})
	if (!applied.ok) throw new Error(`A withdrawn application could not be sent again: ${applied.failure}`)
	await countApplicant(tx, application.jobId, 1)
	const key = `application-again/${applied.value.eventId}`
	await enqueue(tx, notifyOfApplication, { applicationId: application.id, key })
}

/** The job first, as applying does: a close waits for us, or we for it. */
async function lockWithJob(tx: Transaction, applicationId: string, whose: ReturnType<typeof sql>) {
	const [found] = await tx
		.select({ jobId: applications.jobId })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(applications.id, applicationId), whose))
	if (!found) return { job: null, application: null }
	const job = await lockOpenJob(tx, found.jobId)
	const locked = await lockApplication(tx, applicationId, whose)
	const [more] = await tx
		.select({
			origin: applications.origin,
			secondsToUndo: secondsLeft(applications.stageChangedAt, withdrawalUndoSeconds),
		})
		.from(applications)
		.where(eq(applications.id, applicationId))
	return { job, application: locked && more ? { ...locked, ...more } : null }
}

const here = sql`clock_timestamp()`

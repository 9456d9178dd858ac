import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { countApplicant } from '#app/jobs/applicable-job.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import type { UndoFailure } from '#app/platform/lifecycle.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { lockAfterJob, moveApplication, undoTransition } from '../transitions.server.ts'
import { isOpen, openStages, type Stage } from '../stage.ts'
import { applications } from '../tables.server.ts'

const theirs = (actor: Specialist) => eq(applications.specialistId, actor.specialistId)

export type WithdrawFailure = 'not-found' | 'already-decided' | 'changed'

/**
 * Withdraws the specialist's own application from any stage that is not final, whatever the hospital did since. Fails
 * with `already-decided` after a hire, a rejection or an earlier withdrawal, and with `changed` when `stillHolds`,
 * which is asked under the lock, is false.
 */
export async function withdrawApplication(
	actor: Specialist,
	applicationId: string,
	stillHolds: (tx: Transaction) => Promise<boolean> = async () => true,
): Promise<Result<{ eventId: string }, WithdrawFailure>> {
	return db.transaction(async (tx) => {
		const application = await lockAfterJob(tx, applicationId, theirs(actor))
		if (!application) return fail('not-found')
		if (isOpen(application.stage) && !(await stillHolds(tx))) return fail('changed')
		const moved = await moveApplication(tx, application, {
			to: 'withdrawn',
			by: 'specialist',
			actorAccountId: actor.accountId,
			version: application.version,
		})
		if (!moved.ok) return fail('already-decided')
		await countApplicant(tx, application.jobId, -1)
		return moved
	})
}

/** Puts a withdrawn application back to where it stood, within the undo window. */
export async function undoWithdrawal(
	actor: Specialist,
	applicationId: string,
	eventId: string,
): Promise<Result<{ restored: Stage }, 'not-found' | UndoFailure>> {
	return db.transaction(async (tx) => {
		const application = await lockAfterJob(tx, applicationId, theirs(actor))
		if (!application) return fail('not-found')
		const undone = await undoTransition(tx, application, { eventId, by: 'specialist', actorAccountId: actor.accountId })
		if (!undone.ok) return undone
		await countApplicant(tx, application.jobId, 1)
		return ok({ restored: undone.value.restored })
	})
}

/** The specialist's other open applications, beside this one. */
export const listOtherOpen = (actor: Specialist, applicationId: string) =>
	db
		.select({
			id: applications.id,
			stage: applications.stage,
			jobTitle: jobs.title,
			hospitalName: hospitals.displayName,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(theirs(actor), ne(applications.id, applicationId), inArray(applications.stage, [...openStages])))
		.orderBy(desc(applications.stageChangedAt))

/** Withdraws all of them, each as if by its own button, and says how many. One that has been decided by then stays as it is. */
export async function withdrawOthers(actor: Specialist, applicationId: string): Promise<number> {
	let withdrawn = 0
	for (const { id } of await listOtherOpen(actor, applicationId))
		if ((await withdrawApplication(actor, id)).ok) withdrawn++
	return withdrawn
}

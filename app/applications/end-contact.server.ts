import { and, eq, inArray, sql } from 'drizzle-orm'
import { revokeAcceptance, type RevokeFailure } from '#app/contacts/responding.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { countApplicant } from '#app/jobs/applicable-job.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { lockAfterJob, lockApplication, moveApplication, showTransitions } from './transitions.server.ts'
import { openStages } from './stage.ts'
import { applications } from './tables.server.ts'

/**
 * Ends the contact that an accepted request opened, and what the hospital began because of it. A specialist who is on
 * a shortlist because they accepted is withdrawn from it. Applications that they sent themselves stay.
 */
export async function endContact(
	actor: Specialist,
	requestId: string,
): Promise<Result<{ hospitalName: string; withdrawn: number }, RevokeFailure>> {
	return db.transaction(async (tx) => {
		const revoked = await revokeAcceptance(tx, actor, requestId)
		if (!revoked.ok) return revoked
		const { hospitalId, hospitalName } = revoked.value
		return ok({ hospitalName, withdrawn: await withdrawContacted(tx, actor, hospitalId) })
	})
}

async function withdrawContacted(tx: Transaction, { specialistId, accountId }: Specialist, hospitalId: string) {
	const theirs = and(
		eq(applications.specialistId, specialistId),
		eq(applications.origin, 'contacted'),
		inArray(applications.stage, [...openStages]),
	)
	const begun = await tx
		.select({ id: applications.id })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(theirs, eq(jobs.hospitalId, hospitalId)))
		.orderBy(applications.jobId)
	let withdrawn = 0
	for (const { id } of begun) {
		const application = await lockAfterJob(tx, id, eq(applications.specialistId, specialistId))
		if (!application) continue
		const moved = await moveApplication(tx, application, {
			to: 'withdrawn',
			by: 'specialist',
			actorAccountId: accountId,
			version: application.version,
		})
		if (!moved.ok) continue
		await countApplicant(tx, application.jobId, -1)
		withdrawn++
	}
	return withdrawn
}

export type EndAccessFailure = 'not-found' | 'not-rejected'

/**
 * Ends at once what a hospital that did not select the specialist could otherwise read for `accessDays`: profile and resume,
 * and what an earlier yes to its request had opened. For good, and twice is once; the rejection cannot be undone after it.
 */
export async function endAccess(
	actor: Specialist,
	applicationId: string,
): Promise<Result<{ hospitalName: string }, EndAccessFailure>> {
	return db.transaction(async (tx) => {
		const application = await lockApplication(tx, applicationId, eq(applications.specialistId, actor.specialistId))
		if (!application) return fail('not-found')
		if (application.stage !== 'rejected') return fail('not-rejected')
		await tx
			.update(applications)
			.set({
				accessEndedAt: sql`coalesce(${applications.accessEndedAt}, clock_timestamp())`,
				version: application.version + 1,
			})
			.where(eq(applications.id, applicationId))
		await showTransitions(tx, [application])
		return ok({ hospitalName: application.hospitalName })
	})
}

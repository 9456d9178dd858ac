import { and, eq, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { lockHospital, lockRequest, moveRequest, type Refused } from './transitions.server.ts'
import { contactRequests } from './tables.server.ts'
import { notifyOfAnswer, notifyOfRevocation } from './notifications.server.ts'

/** Requests to the specialist. Withdrawn ones are left out. */
export const sentTo = (actor: Specialist) =>
	and(eq(contactRequests.specialistId, actor.specialistId), sql`${contactRequests.status} <> 'withdrawn'`)

type Answered = { ok: true; value: { hospitalName: string } } | { ok: false; failure: 'not-found' } | Refused

/** Declines, with or without a reason. The hospital may not ask again for `cooldownDays`. `acceptRequest` accepts. */
export async function declineRequest(actor: Specialist, requestId: string, reason: string | null): Promise<Answered> {
	return db.transaction(async (tx) => {
		const request = await lockRequest(tx, requestId, eq(contactRequests.specialistId, actor.specialistId))
		if (!request) return fail('not-found')
		const moved = await moveRequest(tx, request, {
			to: 'declined',
			by: 'specialist',
			actorAccountId: actor.accountId,
			reason,
		})
		if (!moved.ok) return moved
		await notifyOfAnswer(tx, request, 'declined')
		return ok({ hospitalName: request.hospitalName })
	})
}

export type RevokeFailure = 'not-found' | 'nothing-to-revoke'

/**
 * Ends what an acceptance opened, for `endContact`. Phone, email and full profile are no longer shared through it, and
 * the hospital may not ask again for `cooldownDays`. Fails with `nothing-to-revoke` when it is not accepted, or has ended.
 */
export async function revokeAcceptance(
	tx: Transaction,
	actor: Specialist,
	requestId: string,
): Promise<Result<{ hospitalId: string; hospitalName: string }, RevokeFailure>> {
	const mine = eq(contactRequests.specialistId, actor.specialistId)
	const [asked] = await tx
		.select({ hospitalId: contactRequests.hospitalId })
		.from(contactRequests)
		.where(and(eq(contactRequests.id, requestId), mine))
	if (!asked) return fail('not-found')
	// A message that is being written arrives before, or not at all.
	await lockHospital(tx, asked.hospitalId, 'no key update')
	const request = await lockRequest(tx, requestId, mine)
	if (!request) return fail('not-found')
	if (request.status !== 'accepted' || request.isRevoked) return fail('nothing-to-revoke')
	await tx
		.update(contactRequests)
		.set({ revokedAt: sql`clock_timestamp()`, contactShared: false, version: request.version + 1 })
		.where(eq(contactRequests.id, requestId))
	await notifyOfRevocation(tx, request)
	return ok({ hospitalId: request.hospitalId, hospitalName: request.hospitalName })
}

import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import { isOf, lockInterview, type Participant, sideOf } from '../locks.server.ts'
import { moveInterview, type Refused } from '../transitions.server.ts'
import { announceInterview, notifyOfCancellation } from '../notifications.server.ts'

export type Ended = { ok: true; value: { specialistName: string } } | { ok: false; failure: 'not-found' } | Refused

/** Either side calls the interview off, with a reason that the other side reads. Declining a proposal is the same. */
export async function cancelInterview(
	actor: Participant,
	interviewId: string,
	{ reason, version }: { reason: string; version: number },
): Promise<Ended> {
	return db.transaction(async (tx) => {
		const interview = await lockInterview(tx, interviewId, isOf(actor))
		if (!interview) return fail('not-found')
		const by = sideOf(actor)
		const change = { actorAccountId: actor.accountId, reason, version }
		const moved = await moveInterview(tx, interview, { kind: 'cancel', by }, change)
		if (!moved.ok) return moved
		await notifyOfCancellation(tx, interviewId, { freed: moved.value.freed, reason, by })
		return ok({ specialistName: interview.application.specialistName })
	})
}

/**
 * The hospital records how it went after the start. Fails with `too-early` before, and for a no-show in the first half
 * hour.
 */
export async function markInterview(
	member: Member,
	interviewId: string,
	{ kind, version }: { kind: 'complete' | 'mark-no-show'; version: number },
): Promise<Ended> {
	return db.transaction(async (tx) => {
		const interview = await lockInterview(tx, interviewId, isOf(member))
		if (!interview) return fail('not-found')
		const change = { actorAccountId: member.accountId, version }
		const moved = await moveInterview(tx, interview, { kind, by: 'hospital' }, change)
		if (!moved.ok) return moved
		await announceInterview(tx, interviewId)
		return ok({ specialistName: interview.application.specialistName })
	})
}

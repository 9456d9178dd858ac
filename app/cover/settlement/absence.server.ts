import type { Member, Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { isAbsenceKnown, mayContest, turnOf } from './after-clock.ts'
import { type HeldFailure, keyOf, ofSide, notifySides } from './sides.server.ts'
import { coverRunner, lastMove, lockCover } from '../transitions.server.ts'

/** No one came, also where the specialist has entered hours that the hospital has to answer. The specialist is told and may say otherwise; it counts in their record unless our team decides that they came. */
export async function reportAbsence(
	member: Member,
	requestId: string,
	reason: string,
): Promise<Result<null, HeldFailure>> {
	return db.transaction(async (tx) => {
		const request = await lockCover(tx, requestId, ofSide(member))
		if (!request) return fail('not-found')
		if (request.status === 'finished' && turnOf(request) !== 'hospital') return fail('changed')
		const moved = await coverRunner.move(tx, request, {
			to: 'missed',
			by: 'hospital',
			actorAccountId: member.accountId,
			reason,
			refusal: isAbsenceKnown(request, request.now) ? null : ('not-begun' as const),
			// The hours stay, for the operator who may have to decide; nothing is due for them.
			set: { remindedAt: null, duePaise: null },
		})
		if (!moved.ok) return fail(moved.failure === 'not-begun' ? 'not-begun' : 'changed')
		await notifySides(tx, request, ['specialist'], { key: keyOf(moved.value.eventId, request), what: 'missed', reason })
		return ok(null)
	})
}

/**
 * The specialist did come: our team decides. Fails with `too-late` once the days to say so have passed, and with `decided` where it was our team
 * that said that no one came.
 */
export async function contestAbsence(
	actor: Specialist,
	requestId: string,
	reason: string,
): Promise<Result<null, HeldFailure | 'too-late' | 'decided'>> {
	return db.transaction(async (tx) => {
		const request = await lockCover(tx, requestId, ofSide(actor))
		if (!request) return fail('not-found')
		const missed = await lastMove(tx, requestId, 'missed')
		if (missed?.from === 'disputed') return fail('decided')
		const moved = await coverRunner.move(tx, request, {
			to: 'disputed',
			by: 'specialist',
			actorAccountId: actor.accountId,
			reason,
			refusal:
				request.status === 'missed' && !(missed && mayContest(missed, request.now)) ? ('too-late' as const) : null,
		})
		if (!moved.ok) return fail(moved.failure === 'too-late' ? 'too-late' : 'changed')
		await notifySides(tx, request, ['hospital'], {
			key: keyOf(moved.value.eventId, request),
			what: 'contested',
			reason,
		})
		return ok(null)
	})
}

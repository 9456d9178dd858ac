import { and, desc, eq } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { queueWave } from './cascade.server.ts'
import { coverLimits } from './kinds.ts'
import { notifyOfRaise, showChange } from '../notifications.server.ts'
import { ofHospital } from '../settlement/sides.server.ts'
import { coverEvents, coverRequests } from '../tables.server.ts'
import { coverRunner, type LockedCover, lockCover } from '../transitions.server.ts'
import { paceOf } from './waves.ts'

export type ReachFailure = 'not-found' | 'changed' | 'begun' | 'not-more' | 'raised-often' | 'raised-just-now'

/** The least to which pay can be raised, in whole rupees. */
export const leastRaise = (payPaise: bigint) =>
	((payPaise * BigInt(100 + coverLimits.raisePercent) + 9_999n) / 10_000n) * 100n

/**
 * Raises the pay of an open request and asks those who are content with it now. Those who were asked at the lower pay and have not answered are told once.
 *
 * Raises are few, none is small, and each waits for the answers to the one before: rupee by rupee they would find the least pay of one person. Fails with
 * `not-more`, `raised-often` and `raised-just-now`.
 */
export async function raisePay(member: Member, requestId: string, payPaise: bigint) {
	return reachFurther(member, requestId, async (tx, request) => {
		if (payPaise < leastRaise(request.payPaise)) return fail('not-more')
		const widened = await listWidened(tx, request)
		const raises = widened.length - (request.furtherKm > 0 ? 1 : 0)
		if (raises >= coverLimits.raises) return fail('raised-often')
		const minutesLeft = (request.startsAt.getTime() - request.now.getTime()) / 60_000
		const { pauseMinutes } = paceOf({ urgency: request.urgency, minutesLeft })
		const [last] = widened
		if (last && last.at.getTime() + pauseMinutes * 60_000 > request.now.getTime()) return fail('raised-just-now')
		await tx.update(coverRequests).set({ payPaise }).where(eq(coverRequests.id, requestId))
		await notifyOfRaise(tx, request, request.now)
		return ok(null)
	})
}

/** Asks those as well who come further when no one nearer accepts. Fails with `not-more` where they are asked already. */
export async function askFurther(member: Member, requestId: string) {
	return reachFurther(member, requestId, async (tx, { furtherKm }) => {
		if (furtherKm > 0) return fail('not-more')
		await tx.update(coverRequests).set({ furtherKm: coverLimits.furtherKm }).where(eq(coverRequests.id, requestId))
		return ok(null)
	})
}

/** When its hospital raised the pay or asked further, the last first. */
const listWidened = (tx: Transaction, { id }: { id: string }) =>
	tx
		.select({ at: coverEvents.at })
		.from(coverEvents)
		.where(and(eq(coverEvents.requestId, id), eq(coverEvents.from, 'open'), eq(coverEvents.to, 'open')))
		.orderBy(desc(coverEvents.at))

/** The change, a line in the history, and the next wave at once. */
async function reachFurther(
	member: Member,
	requestId: string,
	change: (
		tx: Transaction,
		request: LockedCover,
	) => Promise<Result<null, Exclude<ReachFailure, 'not-found' | 'changed' | 'begun'>>>,
): Promise<Result<null, ReachFailure>> {
	return db.transaction(async (tx) => {
		const request = await lockCover(tx, requestId, ofHospital(member))
		if (!request) return fail('not-found')
		if (request.status !== 'open') return fail('changed')
		if (request.startsAt <= request.now) return fail('begun')
		const changed = await change(tx, request)
		if (!changed.ok) return changed
		const nextWaveAt = request.now
		const moved = await coverRunner.move(tx, request, {
			to: 'open',
			by: 'hospital',
			actorAccountId: member.accountId,
			set: {
				nextWaveAt,
				allAskedAt: null,
				roundWave: 0,
				help: null,
			},
		})
		if (!moved.ok) throw new Error(`An open request was not opened wider: ${moved.failure}`)
		await queueWave(tx, { id: requestId, nextWaveAt })
		await showChange(tx, request)
		return ok(null)
	})
}

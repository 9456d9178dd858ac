import { eq } from 'drizzle-orm'
import { findUsualPay } from '#app/pay/queries.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { listEligible } from './candidates.server.ts'
import { queueWave } from './cascade.server.ts'
import { coverLimits } from './kinds.ts'
import { notifyOfRaise, showChange } from './notifications.server.ts'
import { ofHospital } from './sides.server.ts'
import { coverRequests } from './tables.server.ts'
import { coverRunner, type LockedCover, lockCover } from './transitions.server.ts'

type Request = typeof coverRequests.$inferSelect
export type ReachFailure = 'not-found' | 'changed' | 'begun' | 'not-more'

/**
 * Raises the pay of an open request and asks those who are content with it now. Those who were asked at the lower pay and have not answered are told once.
 *
 * Fails with `not-more` where the pay would not rise.
 */
export async function raisePay(member: Member, requestId: string, payPaise: bigint) {
	return reachFurther(member, requestId, async (tx, request) => {
		if (payPaise <= request.payPaise) return fail('not-more')
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

/** The change, a line in the history, and the next wave at once. */
async function reachFurther(
	member: Member,
	requestId: string,
	change: (tx: Transaction, request: LockedCover) => Promise<Result<null, 'not-more'>>,
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
			set: { nextWaveAt, allAskedAt: null },
		})
		if (!moved.ok) throw new Error(`An open request was not opened wider: ${moved.failure}`)
		await queueWave(tx, { id: requestId, nextWaveAt })
		await showChange(tx, request)
		return ok(null)
	})
}

/** Fewer are not told apart from none: a hospital must not work out the least pay or the distance of one person. */
const fewest = 3
const day = 86_400_000

/** How many more could be asked if something about an open request were different. Null: fewer than three. */
export type Help = {
	pay: { paise: bigint; more: number | null } | null
	further: number | null
	later: number | null
}

/** What would help a request that everyone has been asked for, counted now. */
export async function findHelp(request: Request): Promise<Help> {
	const usual = await findUsualPay({
		speciality: request.specialitySlug,
		location: request.location,
		unit: request.payUnit,
	})
	const now = await countEligible(request)
	const more = async (changed: Partial<Request>) => {
		const found = (await countEligible({ ...request, ...changed })) - now
		return found >= fewest ? found : null
	}
	const [startsAt, endsAt] = [request.startsAt, request.endsAt].map((at) => new Date(at.getTime() + day)) as [
		Date,
		Date,
	]
	const isBelow = usual !== null && usual.median > request.payPaise
	const [pay, further, later] = await Promise.all([
		isBelow ? more({ payPaise: usual.median }) : null,
		request.furtherKm > 0 ? null : more({ furtherKm: coverLimits.furtherKm }),
		more({ startsAt, endsAt }),
	])
	return { pay: isBelow ? { paise: usual.median, more: pay } : null, further, later }
}

const countEligible = async (request: Request) => (await listEligible(db, { request, onlyNightCallers: false })).length

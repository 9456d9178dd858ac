import { and, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { send } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { holdsBetween, relations } from '#app/relations/view.server.ts'
import { wasAsked } from './asking/candidates.server.ts'
import { coverReleased } from './messages.ts'
import { readCover, readersOf } from './notifications.server.ts'
import { reopenCover } from './asking/reopen.server.ts'
import { cancelLocked } from './asking/requests.server.ts'
import { coverAsks, coverRequests } from './tables.server.ts'
import { type LockedCover, lockCover } from './transitions.server.ts'

const between = (truth: typeof relations.blocked | typeof relations.suspended) =>
	holdsBetween(coverRequests.hospitalId, coverRequests.specialistId, sql`${truth}`)
const isOfSuspended = exists(
	db
		.select({ one: sql`1` })
		.from(hospitals)
		.where(and(eq(hospitals.id, coverRequests.hospitalId), inArray(hospitals.status, ['suspended', 'rejected']))),
)
const isAhead = and(eq(coverRequests.status, 'covered'), gt(coverRequests.startsAt, sql`now()`))
const hasBlocked = between(relations.blocked)
const cannotBe = and(
	isAhead,
	or(isNull(coverRequests.specialistId), isOfSuspended, hasBlocked, between(relations.suspended)),
)

/**
 * Every minute, before its start: cover of a hospital that is suspended or was not verified is cancelled, and cover whose specialist has deleted the account, is suspended
 * or has blocked the hospital is open again, and others are asked. Reads the current state, so it does not matter when or by whom it was set.
 */
export const releaseCover = defineTask({
	name: 'cover.release',
	payload: z.object({}),
	schedule: '* * * * *',
	async run() {
		const due = await db.select({ id: coverRequests.id }).from(coverRequests).where(cannotBe).limit(200)
		await eachAlone(due, ({ id }) =>
			db.transaction(async (tx) => {
				const request = await lockCover(tx, id, cannotBe)
				if (request) await release(tx, request)
			}),
		)
	},
})

async function release(tx: Transaction, request: LockedCover) {
	const [hospital] = await tx
		.select({ status: hospitals.status })
		.from(hospitals)
		.where(eq(hospitals.id, request.hospitalId))
	if (hospital?.status === 'suspended' || hospital?.status === 'rejected') {
		const reason = { key: `hospital-${hospital.status}` } as const
		await cancelLocked(tx, request, { by: 'clock', actorAccountId: null, reason })
		return
	}
	const isBlocked = (await tx.$count(coverRequests, and(eq(coverRequests.id, request.id), hasBlocked))) > 0
	const { specialistId } = request
	const [person] = specialistId === null ? [] : await readersOf(tx, [specialistId])
	const moved = await reopenCover(tx, request, {
		by: 'clock',
		actorAccountId: null,
		specialistName: person?.name ?? 'The specialist',
		reason: { key: 'cannot-come' },
	})
	if (!moved.ok || specialistId === null) return
	// To block is to give it back, and counts like that. A suspension may be lifted, and then the person can be asked again.
	const answered = isBlocked
		? ({ answer: 'gave-back', answeredAt: sql`clock_timestamp()` } as const)
		: { answer: null, answeredAt: null }
	await tx.update(coverAsks).set(answered).where(wasAsked(request.id, specialistId))
	if (person && isBlocked)
		await send(tx, coverReleased, {
			to: [person],
			key: `cover/${moved.value.eventId}/released`,
			facts: await readCover(tx, request.id),
		})
}

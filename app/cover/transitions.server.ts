import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { lifecycleRunner } from '#app/platform/lifecycle.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/db.server.ts'
import { isReleasedFirst } from './answering/released-first.server.ts'
import { storeWhy } from '#app/platform/given-reason.ts'
import { coverMoved } from './events.server.ts'
import type { CoverWhy } from './settlement/stored-reasons.ts'
import { coverLifecycle, type CoverStatus } from './status.ts'
import { coverEvents, coverRequests } from './tables.server.ts'

export const coverRunner = lifecycleRunner(coverLifecycle, {
	table: coverRequests,
	state: 'status',
	history: coverEvents,
	of: 'requestId',
	announces: coverMoved,
	audited: {
		as: 'cover',
		facts: { hospitalId: coverRequests.hospitalId },
		about: coverRequests.specialistId,
		person: 'specialist',
	},
})

/** For a move: why, in the columns of its event. */
export function moveFor(why: CoverWhy) {
	const { reason, ...event } = storeWhy(why)
	return { reason, event }
}

export type LockedCover = NonNullable<Awaited<ReturnType<typeof lockCover>>>

/** Locks a request, with the time at which that succeeded. `null` where `whose` does not let the actor have it. */
export async function lockCover(tx: Transaction, requestId: string, whose: SQL = sql`true`) {
	const [found] = await tx
		.select()
		.from(coverRequests)
		.where(and(eq(coverRequests.id, requestId), whose))
		.for('update')
	if (!found) return null
	// Asked after the lock: one who waited for it must not decide by the time at which they began to wait.
	const { rows } = await tx.execute<{ now: string }>(sql`select clock_timestamp()::text as now`)
	return { ...found, now: new Date(rows[0]?.now ?? Date.now()) }
}

/** A suspended hospital asks no one, and no one accepts of it. Its requests go on when it does. One to be verified has the request that was released. */
export async function isHospitalActive(tx: Transaction, { id }: { id: string }) {
	const [found] = await tx
		.select({ isActive: sql<boolean>`(${hospitals.status} = 'verified' or ${isReleasedFirst})` })
		.from(coverRequests)
		.innerJoin(hospitals, eq(hospitals.id, coverRequests.hospitalId))
		.where(eq(coverRequests.id, id))
	return found?.isActive ?? false
}

/** When a request came into a state last, and out of which one. Null where it never did. */
export async function lastMove(on: Queryable, requestId: string, to: CoverStatus) {
	const [last] = await on
		.select({ at: coverEvents.at, from: coverEvents.from })
		.from(coverEvents)
		.where(and(eq(coverEvents.requestId, requestId), eq(coverEvents.to, to)))
		.orderBy(desc(coverEvents.at))
		.limit(1)
	return last ?? null
}

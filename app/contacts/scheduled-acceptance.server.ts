import { undoSeconds } from '#app/platform/undo.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'

import { contactRequests } from './tables.server.ts'

/** From now on the minute runs in which an acceptance can be undone. A request accepted in time does not expire within it. */
export const scheduleAcceptance = (tx: Transaction, requestId: string) =>
	tx
		.update(contactRequests)
		.set({
			acceptsAt: sql`clock_timestamp() + make_interval(secs => ${undoSeconds})`,
			expiresAt: sql`greatest(${contactRequests.expiresAt}, clock_timestamp() + make_interval(secs => ${undoSeconds * 5}))`,
		})
		.where(eq(contactRequests.id, requestId))

/** False when it has taken effect already, or nothing was accepted. */
export async function undoAcceptance(actor: Specialist, requestId: string): Promise<boolean> {
	const undone = await db
		.update(contactRequests)
		.set({ acceptsAt: null })
		.where(
			and(
				eq(contactRequests.id, requestId),
				eq(contactRequests.specialistId, actor.specialistId),
				eq(contactRequests.status, 'sent'),
				isNotNull(contactRequests.acceptsAt),
			),
		)
		.returning({ id: contactRequests.id })
	return undone.length > 0
}

/** Whose acceptance it is, once its minute is over and if it was not undone. */
export async function findDueAcceptance(requestId: string): Promise<string | null> {
	const [due] = await db
		.select({ specialistId: contactRequests.specialistId })
		.from(contactRequests)
		.where(
			and(
				eq(contactRequests.id, requestId),
				eq(contactRequests.status, 'sent'),
				sql`${contactRequests.acceptsAt} <= clock_timestamp()`,
			),
		)
	return due?.specialistId ?? null
}

/** It could not take effect: the request can be answered again. */
export const clearAcceptance = (requestId: string) =>
	db.update(contactRequests).set({ acceptsAt: null }).where(eq(contactRequests.id, requestId))

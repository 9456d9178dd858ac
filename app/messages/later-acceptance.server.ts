import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { lockRequest } from '#app/contacts/transitions.server.ts'
import { contactRequests } from '#app/contacts/tables.server.ts'
import { acceptUndoSeconds } from '#app/contacts/status.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { defineTask, enqueue } from '#app/platform/tasks.server.ts'
import { acceptRequest } from './accept-request.server.ts'

/**
 * Accepts a request in one minute, unless the specialist undoes it: until then the hospital sees and is told nothing. Fails
 * like `acceptRequest`, with `not-open` for a request that has been answered, has expired or was withdrawn.
 */
export async function acceptLater(
	actor: Specialist,
	requestId: string,
): Promise<Result<{ hospitalName: string }, 'not-found' | 'not-open' | 'hospital-not-verified'>> {
	return db.transaction(async (tx) => {
		const request = await lockRequest(tx, requestId, eq(contactRequests.specialistId, actor.specialistId))
		if (!request) return fail('not-found')
		if (request.status !== 'sent' || request.isDue) return fail('not-open')
		if (request.hospitalStatus !== 'verified') return fail('hospital-not-verified')
		await tx
			.update(contactRequests)
			.set({ acceptsAt: sql`clock_timestamp() + make_interval(secs => ${acceptUndoSeconds})` })
			.where(eq(contactRequests.id, requestId))
		await enqueue(tx, settleAcceptance, { requestId }, { startAfterSeconds: acceptUndoSeconds })
		return ok({ hospitalName: request.hospitalName })
	})
}

/** False when the minute is over, or nothing was accepted. */
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

/** Accepts what was not undone. An answer that came in between, or an expiry, wins. */
export const settleAcceptance = defineTask({
	name: 'contacts.settle-acceptance',
	payload: z.object({ requestId: z.uuid() }),
	run: async ({ requestId }) => {
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
		if (!due) return
		const { specialistId } = due
		const accepted = await acceptRequest({ accountId: specialistId, specialistId }, requestId, {
			share: false,
			anyway: false,
		})
		// Of a hospital that was suspended in that minute: it can be accepted again later.
		if (!accepted.ok) await db.update(contactRequests).set({ acceptsAt: null }).where(eq(contactRequests.id, requestId))
	},
})

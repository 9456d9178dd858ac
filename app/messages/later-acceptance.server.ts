import { undoSeconds } from '#app/platform/undo.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { clearAcceptance, findDueAcceptance, scheduleAcceptance } from '#app/contacts/scheduled-acceptance.server.ts'

import { contactRequests } from '#app/contacts/tables.server.ts'
import { lockRequest } from '#app/contacts/transitions.server.ts'
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
		await scheduleAcceptance(tx, requestId)
		await enqueue(tx, settleAcceptance, { requestId }, { startAfterSeconds: undoSeconds })
		return ok({ hospitalName: request.hospitalName })
	})
}

/** Accepts what was not undone. An answer that came in between, or an expiry, wins. */
export const settleAcceptance = defineTask({
	name: 'contacts.settle-acceptance',
	payload: z.object({ requestId: z.uuid() }),
	run: async ({ requestId }) => {
		const specialistId = await findDueAcceptance(requestId)
		if (specialistId === null) return
		const actor = { accountId: specialistId, specialistId }
		const accepted = await acceptRequest(actor, requestId, { share: false, anyway: false })
		if (!accepted.ok) await clearAcceptance(requestId)
	},
})

import { undoSeconds } from '#app/platform/undo.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { clearAcceptance, findDueAcceptance, scheduleAcceptance } from '#app/contacts/scheduled-acceptance.server.ts'

import { contactRequests } from '#app/contacts/tables.server.ts'
import { lockRequest, type Refused } from '#app/contacts/transitions.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { acceptRequest } from './accept-request.server.ts'

type Acceptance = Parameters<typeof acceptRequest>[2]
type Accepting =
	| { ok: true; value: { hospitalName: string } }
	| { ok: false; failure: 'not-found' }
	| { ok: false; failure: 'hospital-not-verified' }
	| { ok: false; failure: 'hospital-hidden' }
	| Refused

/**
 * Accepts a request in one minute, unless the specialist undoes it: until then the hospital sees and is told nothing. Fails
 * like `acceptRequest`.
 */
export async function acceptLater(
	actor: Specialist,
	requestId: string,
	{ share, anyway = false }: Acceptance,
): Promise<Accepting> {
	return db.transaction(async (tx) => {
		const request = await lockRequest(tx, requestId, eq(contactRequests.specialistId, actor.specialistId))
		if (!request) return fail('not-found')
		if (request.status !== 'sent' || request.isDue)
			return { ok: false, failure: 'already-decided', status: request.status === 'sent' ? 'expired' : request.status }
		if (request.hospitalStatus !== 'verified') return fail('hospital-not-verified')
		const relation = await findRelation({ hospitalId: request.hospitalId, specialistId: actor.specialistId }, tx)
		if (relation?.hidden && !anyway) return fail('hospital-hidden')
		await scheduleAcceptance(tx, requestId)
		await enqueue(tx, settleAcceptance, { requestId, share, anyway }, { startAfterSeconds: undoSeconds })
		return ok({ hospitalName: request.hospitalName })
	})
}

/** Accepts what was not undone. An answer that came in between, or an expiry, wins. */
export const settleAcceptance = defineTask({
	name: 'contacts.settle-acceptance',
	payload: z.object({ requestId: z.uuid(), share: z.boolean().prefault(false), anyway: z.boolean().prefault(false) }),
	run: async ({ requestId, ...acceptance }) => {
		const specialistId = await findDueAcceptance(requestId)
		if (specialistId === null) return
		const actor = { accountId: specialistId, specialistId }
		const accepted = await acceptRequest(actor, requestId, acceptance)
		if (!accepted.ok) await clearAcceptance(requestId)
	},
})

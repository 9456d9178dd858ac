import { eq } from 'drizzle-orm'
import { isVerified, type Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import { lockRequest, moveRequest, type Refused } from './transitions.server.ts'
import { contactRequests } from './tables.server.ts'
import { retractRequest } from './notifications.server.ts'

/**
 * Takes a request of the member's hospital back, within five minutes, whichever colleague sent it: the specialist's
 * notice goes with it, mail and SMS never leave. Refused once it is answered or the time is over.
 */
export async function withdrawRequest(
	member: Member,
	requestId: string,
): Promise<{ ok: true; value: { specialistId: string } } | { ok: false; failure: 'not-found' } | Refused> {
	if (!isVerified(member)) return fail('not-found')
	return db.transaction(async (tx) => {
		const request = await lockRequest(tx, requestId, eq(contactRequests.hospitalId, member.hospitalId))
		if (!request) return fail('not-found')
		const moved = await moveRequest(tx, request, { to: 'withdrawn', by: 'hospital', actorAccountId: member.accountId })
		if (!moved.ok) return moved
		await retractRequest(tx, request)
		return ok({ specialistId: request.specialistId })
	})
}

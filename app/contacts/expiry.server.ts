import { db } from '#app/platform/database/db.server.ts'
import { lockRequest, moveRequest } from './transitions.server.ts'
import { notifyOfExpiry } from './notifications.server.ts'

/** Ends a request whose time has run out. One answered by then stays as it is. */
export async function expireRequest(requestId: string): Promise<void> {
	await db.transaction(async (tx) => {
		const request = await lockRequest(tx, requestId, undefined)
		if (!request) return
		const moved = await moveRequest(tx, request, { to: 'expired', by: 'clock', actorAccountId: null })
		if (moved.ok) await notifyOfExpiry(tx, request)
	})
}

import { inArray } from 'drizzle-orm'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import { listOpenSessions } from '#app/identity/sessions/session.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { ListActive } from '#app/platform/live/live-hub.server.ts'

/** Sessions that act for someone. A member removed from the hospital has none until they log in as something else. */
export const listActiveSessions: ListActive = async (sessionIds) => {
	const open = await listOpenSessions(sessionIds)
	const members = open.filter(({ kind }) => kind === 'member').map(({ accountId }) => accountId)
	const acting = new Set(members.length > 0 ? await listActing(members) : [])
	return new Set(
		open.filter(({ kind, accountId }) => kind !== 'member' || acting.has(accountId)).map(({ sessionId }) => sessionId),
	)
}

async function listActing(accountIds: string[]): Promise<string[]> {
	const rows = await db
		.select({ accountId: hospitalMembers.accountId })
		.from(hospitalMembers)
		.where(inArray(hospitalMembers.accountId, accountIds))
	return rows.map(({ accountId }) => accountId)
}

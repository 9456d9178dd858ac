import { and, desc, eq, ne } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import { announce } from '#app/platform/tasks/tasks.server.ts'
import type { Actor } from '../actor.ts'
import { formatDevice } from './device-labels.ts'
import { devicesLoggedOut, recordSecurity } from './security-events.server.ts'
import { endSessionsOf, stillValid } from './session.server.ts'
import { accounts, sessions } from '../tables.server.ts'

type Someone = Exclude<Actor, { kind: 'visitor' }>

/** Where the account is logged in now, this browser first, then the last used. */
export async function listSessions({ accountId, sessionId }: Someone) {
	const rows = await db
		.select({
			id: sessions.id,
			userAgent: sessions.userAgent,
			signedInAt: sessions.createdAt,
			lastSeenAt: sessions.lastSeenAt,
		})
		.from(sessions)
		.innerJoin(accounts, eq(accounts.id, sessions.accountId))
		.where(and(eq(sessions.accountId, accountId), stillValid))
		.orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.lastSeenAt))
	return rows.map(({ userAgent, ...row }) => ({
		...row,
		device: formatDevice(userAgent),
		isThis: row.id === sessionId,
	}))
}

/** Logs another browser out, effective at its next request. False when it is none of this account's, or is this one. */
export async function endOwnSession({ accountId, sessionId }: Someone, ended: string): Promise<boolean> {
	return db.transaction(async (tx) => {
		const rows = await tx
			.delete(sessions)
			.where(and(eq(sessions.id, ended), eq(sessions.accountId, accountId), ne(sessions.id, sessionId)))
			.returning({ id: sessions.id })
		if (rows.length === 0) return false
		await recordSecurity(tx, accountId, 'session-ended')
		await announce(tx, devicesLoggedOut, { accountId })
		await announceChange(tx, [accountId], { kind: 'sessions' })
		return true
	})
}

/** Logs every browser of the account out, or every other one. */
export const endAllSessions = ({ accountId }: Someone, exceptSessionId?: string) =>
	db.transaction(async (tx) => {
		await endSessionsOf(tx, accountId, exceptSessionId)
		await recordSecurity(tx, accountId, 'sessions-ended')
		await announce(tx, devicesLoggedOut, { accountId })
	})

import { and, desc, eq, ne } from 'drizzle-orm'
import { db } from '#app/platform/db.server.ts'
import { announceChange } from '#app/platform/live.server.ts'
import type { Member, Operator, Specialist } from './actor.ts'
import { deviceInWords } from './device-words.ts'
import { endSessionsOf, stillValid } from './session.server.ts'
import { accounts, sessions } from './tables.server.ts'

type Someone = Specialist | Member | Operator

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
		device: deviceInWords(userAgent),
		isThis: row.id === sessionId,
	}))
}

/** Logs another browser out, effective at its next request. False when it is none of this account's, or is this one. */
export async function endOwnSession({ accountId, sessionId }: Someone, ended: string): Promise<boolean> {
	const rows = await db
		.delete(sessions)
		.where(and(eq(sessions.id, ended), eq(sessions.accountId, accountId), ne(sessions.id, sessionId)))
		.returning({ id: sessions.id })
	await announceChange(db, [accountId], { kind: 'sessions' })
	return rows.length > 0
}

export const endOtherSessions = ({ accountId, sessionId }: Someone) => endSessionsOf(db, accountId, sessionId)

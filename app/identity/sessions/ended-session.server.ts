import { eq } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import type { AccountKind } from '../actor.ts'
import { carriesOurs, tokenIn } from './session-cookie.server.ts'
import { accounts, sessions } from '../tables.server.ts'
import { hashToken } from '../tokens.server.ts'

/** Without a name once its row is gone. */
export type EndedSession = { accountId: string | null; kind: AccountKind | null }

/** The account of an ended session whose cookie we signed, or null for a browser that never had one. */
export async function findEndedSession(request: Request): Promise<EndedSession | null> {
	const header = request.headers.get('cookie')
	const token = tokenIn(header)
	if (token === undefined || !carriesOurs(header, token)) return null
	const [row] = await db
		.select({ accountId: accounts.id, kind: accounts.kind })
		.from(sessions)
		.innerJoin(accounts, eq(accounts.id, sessions.accountId))
		.where(eq(sessions.token, hashToken(token)))
	return row ?? { accountId: null, kind: null }
}

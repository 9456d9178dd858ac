import { absenceDays } from '#app/durations.ts'
import { and, eq, not, sql } from 'drizzle-orm'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { sealCode, isOneOf } from './code.server.ts'
import { recordSecurity } from '../sessions/security-events.server.ts'
import { accounts, hasApp, knownDevices, sessions } from '../tables.server.ts'
import { keyedHash } from '../tokens.server.ts'

export type Absent = { accountId: string; name: string; since: Date }

const since = sql<Date>`greatest(
	coalesce(${accounts.lastSignedInAt}, ${accounts.createdAt}),
	${accounts.ownerConfirmedAt},
	(select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.accountId} = "accounts"."id"),
	(select max(${knownDevices.lastUsedAt}) from ${knownDevices} where ${knownDevices.accountId} = "accounts"."id")
)`.mapWith(accounts.createdAt)

/** Of an account: that of a specialist who has not been here for so long, and who has no authenticator app that is asked for anyway. */
export const isAbsent = and(
	eq(accounts.kind, 'specialist'),
	not(hasApp),
	sql`${since} < now() - make_interval(days => ${absenceDays})`,
)

/**
 * The specialist of a number or an account who has not been here for so long that the code of an SMS may reach another
 * person; null when there is none, or when an authenticator app is asked for anyway.
 */
export async function findAbsent(
	of: { phone: string } | { accountId: string },
	on: Queryable = db,
): Promise<Absent | null> {
	const [absent] = await on
		.select({ accountId: accounts.id, name: accounts.name, since })
		.from(accounts)
		.where(and('phone' in of ? eq(accounts.phone, of.phone) : eq(accounts.id, of.accountId), isAbsent))
	return absent ?? null
}

/** The code that goes to the account's own email address. It belongs to one challenge, so nothing has to be stored. */
export function mailedCode(challengeId: string): string {
	const digest = Buffer.from(keyedHash(`owner ${challengeId}`), 'base64url')
	return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** In constant time. */
export const isMailedCode = (challengeId: string, typed: string) =>
	isOneOf(challengeId, typed, [sealCode(challengeId, mailedCode(challengeId))])

/** Lets whoever has the number log in with its code alone; an operator has made sure that they own the account. */
export async function confirmOwner(tx: Transaction, accountId: string, { by, reason }: { by: string; reason: string }) {
	await tx.update(accounts).set({ ownerConfirmedAt: sql`now()` }).where(eq(accounts.id, accountId))
	await recordSecurity(tx, accountId, 'owner-confirmed', {}, by, reason)
}

import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { RouterContextProvider } from 'react-router'
import { auditWrites } from '#app/platform/audit/audit.server.ts'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { besideIt } from '#app/platform/database/write-together.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { deviceCookie } from '../sessions/cookies.server.ts'
import { formatDevice } from '../sessions/device-labels.ts'
import { notifyOwner, securityAudit } from '../sessions/security-events.server.ts'
import { accounts, knownDevices } from '../tables.server.ts'
import { hashToken, newToken } from '../tokens.server.ts'

/** The token of the browser, given to it at its first sign-in; undefined where there was none. */
export async function deviceTokenOf(request: Request): Promise<string | undefined> {
	const token: unknown = await deviceCookie.parse(request.headers.get('cookie'))
	return typeof token === 'string' && token !== '' ? token : undefined
}

/** The sender of a request, as far as limits care: the address, and the token of the browser if it has signed in before. */
export type Caller = { address: string; device?: string | undefined }

export async function callerOf(request: Request, context: Readonly<RouterContextProvider>): Promise<Caller> {
	return { address: context.get(requestFacts).clientAddress, device: await deviceTokenOf(request) }
}

/** Of a known device: it is that of the browser with this token. */
export const isBrowser = (token: string | undefined) =>
	token === undefined ? sql`false` : eq(knownDevices.tokenHash, hashToken(token))

/**
 * The browser, if the account that `whose` describes knows it, as limits name it; undefined for any other. A known
 * browser has limits of its own, so a stranger who uses up those of a number or an address does not lock the owner out.
 */
export async function findKnownDevice(
	token: string | undefined,
	whose?: SQL,
	on: Queryable = db,
): Promise<string | undefined> {
	if (token === undefined) return undefined
	const [known] = await on
		.select({ hash: knownDevices.tokenHash })
		.from(knownDevices)
		.innerJoin(accounts, eq(accounts.id, knownDevices.accountId))
		.where(and(isBrowser(token), whose))
		.limit(1)
	return known?.hash
}

/**
 * Notes that this browser signs in to the account, and tells its owner when it is a new one; the very first is no
 * news. Before the session is opened: of two at once, the second waits here for the first. Returns the `Set-Cookie` value by which the browser is known again.
 */
export async function noteSignIn(tx: Transaction, accountId: string, request: Request): Promise<string> {
	const token = (await deviceTokenOf(request)) ?? newToken()
	const dated = tx.update(accounts).set({ lastSignedInAt: sql`now()` }).where(eq(accounts.id, accountId))
	const audited = auditWrites(tx, [securityAudit(accountId, 'signed-in')]).writes
	const [noted] = await tx
		.with(...besideIt(tx, [dated, ...audited]))
		.insert(knownDevices)
		.values({ accountId, tokenHash: hashToken(token) })
		.onConflictDoUpdate({ target: [knownDevices.accountId, knownDevices.tokenHash], set: { lastUsedAt: sql`now()` } })
		// As it was before this statement.
		.returning({
			isNews: sql<boolean>`xmax = 0 and exists (select from ${knownDevices} other where other.account_id = ${accountId})`,
		})
	if (noted?.isNews) await notifyOwner(tx, accountId, 'new-device', formatDevice(request.headers.get('user-agent')))
	return deviceCookie.serialize(token)
}

/** Since when the account knows the browser of this request; null when it does not. */
export async function knownSince(accountId: string, request: Request): Promise<Date | null> {
	const token = await deviceTokenOf(request)
	if (token === undefined) return null
	const [known] = await db
		.select({ since: knownDevices.createdAt })
		.from(knownDevices)
		.where(and(eq(knownDevices.accountId, accountId), isBrowser(token)))
	return known?.since ?? null
}

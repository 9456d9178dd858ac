import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { secondFactorCookie, secondFactorCookieName } from '../sessions/cookies.server.ts'
import { noteSignIn } from '../sign-in/known-device.server.ts'
import { recordFailedProof } from '../sessions/security-events.server.ts'
import { endSessionOfBrowser, openSession } from '../sessions/session.server.ts'
import { accounts, verifications } from '../tables.server.ts'
import { hashToken, newToken } from '../tokens.server.ts'
import { checkAppCode, type CodeFailure } from './app-code.server.ts'

const waitSeconds = 600
/** Codes that may be tried for one password or phone code. */
const maxTries = 5

const pairsIn = (request: Request) =>
	(request.headers.get('cookie') ?? '').split(/;\s*/).filter((pair) => pair.startsWith(`${secondFactorCookieName}=`))

/** Has this browser given its first proof, a password or a phone code, and waits for the second? */
export const awaitsCode = (request: Request) => pairsIn(request).length > 0

/** Begins the wait for the second factor, after the first was right. Returns the `Set-Cookie` value. */
export async function awaitSecondFactor(tx: Transaction, accountId: string): Promise<string> {
	const token = newToken()
	await tx.insert(verifications).values({
		identifier: `second-factor:${hashToken(token)}`,
		value: accountId,
		expiresAt: sql`now() + make_interval(secs => ${waitSeconds})`,
	})
	return secondFactorCookie.serialize(token, { maxAge: waitSeconds })
}

/** The wait that this browser carries, locked, and whose it is; null when there is none, or no try left. */
async function lockWait(tx: Transaction, request: Request) {
	const token: unknown = await secondFactorCookie.parse(request.headers.get('cookie'))
	// Of two, which one is meant?
	if (typeof token !== 'string' || pairsIn(request).length > 1) return null
	const [wait] = await tx
		.select({ id: verifications.id, accountId: verifications.value })
		.from(verifications)
		.where(
			and(
				eq(verifications.identifier, `second-factor:${hashToken(token)}`),
				gt(verifications.expiresAt, sql`now()`),
				lt(verifications.tries, maxTries),
			),
		)
		.for('update')
	return wait ?? null
}

/**
 * Finishes a sign-in with the code of the app, or with one of the recovery codes. Five tries for one password or phone code
 * (`start-again`), ten wrong ones in a row close the account for 15 minutes (`locked`).
 */
export async function signInWithSecondFactor(
	request: Request,
	typed: string,
	address: string,
): Promise<Result<{ cookies: string[] }, CodeFailure>> {
	const { accountId, ...answer } = await db.transaction(async (tx) => {
		const wait = await lockWait(tx, request)
		if (!wait) return { failure: 'start-again' as const }
		const { accountId } = wait
		const comparison = await checkAppCode(tx, accountId, typed)
		if (comparison === 'replayed') return { accountId, failure: 'wrong-code' as const }
		if (comparison !== 'right') {
			await tx
				.update(verifications)
				.set({ tries: sql`${verifications.tries} + 1` })
				.where(eq(verifications.id, wait.id))
			return { accountId, failure: comparison }
		}
		await tx.delete(verifications).where(eq(verifications.id, wait.id))
		await endSessionOfBrowser(tx, request)
		const device = { ipAddress: address, userAgent: request.headers.get('user-agent') ?? '' }
		const account = only(
			await tx.select({ id: accounts.id, kind: accounts.kind }).from(accounts).where(eq(accounts.id, accountId)),
		)
		const noted = await noteSignIn(tx, accountId, request)
		const session = await openSession(tx, account, device, { isStrong: true })
		const ended = await secondFactorCookie.serialize('', { maxAge: 0 })
		return { accountId, cookies: [session, ended, noted] }
	})
	if ('cookies' in answer) return ok({ cookies: answer.cookies })
	if (accountId !== undefined) await recordFailedProof('sign-in-failed', accountId, 'app-code')
	return fail(answer.failure)
}

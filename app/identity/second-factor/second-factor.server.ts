import { randomBytes } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { serializeSignedCookie } from 'better-call'
import { and, eq, gt, sql } from 'drizzle-orm'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { plainTyped } from '#app/platform/text/typed-mobile.ts'
import { sixDigitCode } from '#app/platform/text/typed-numbers.ts'
import { env } from '#app/platform/env.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { AccountKind } from '../actor.ts'
import { auth } from './auth.server.ts'
import { cookieAttributes, cookieName } from '../sessions/cookies.server.ts'
import { noteSignIn } from '../sign-in/known-device.server.ts'
import { recordFailedProof } from '../sessions/security-events.server.ts'
import { endSessionOfBrowser, endSessionsOverLimit } from '../sessions/session.server.ts'
import { signedAgain } from '../sessions/signed-cookie.server.ts'
import { accounts, sessions, verifications } from '../tables.server.ts'
import { hashToken } from '../tokens.server.ts'
import { claimStep } from './totp.server.ts'

export type CodeFailure = 'wrong-code' | 'start-again' | 'locked'

const failures: Record<string, CodeFailure> = {
	INVALID_CODE: 'wrong-code',
	INVALID_BACKUP_CODE: 'wrong-code',
	INVALID_TWO_FACTOR_COOKIE: 'start-again',
	TOTP_NOT_ENABLED: 'start-again',
	BACKUP_CODES_NOT_ENABLED: 'start-again',
	TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'start-again',
	ACCOUNT_TEMPORARILY_LOCKED: 'locked',
}

/** What the refusal of better-auth means to the person; throws when it is none that a person causes. */
function codeFailure(error: unknown): CodeFailure {
	const failure = error instanceof APIError ? failures[error.body?.code ?? ''] : undefined
	if (!failure) throw error
	return failure
}

/** better-auth calls it so. */
const pendingCookie = `${cookieName('auth')}.two_factor`

/** Has this browser given its first proof, a password or a phone code, and waits for the second? */
export const awaitsCode = (request: Request) => (request.headers.get('cookie') ?? '').includes(`${pendingCookie}=`)

/** As an app shows it, or as it was copied: in groups, in the digits of any script. A recovery code keeps its hyphens. */
export const tidyCode = (typed: string) => sixDigitCode(typed) ?? plainTyped(typed).replace(/\s/g, '')

const pendingSeconds = 600

/**
 * Begins the wait for the second factor as better-auth does after a password, which is the only first factor it knows:
 * two rows, who it is and how often a code was tried, and a signed cookie that names them. Returns the `Set-Cookie` value.
 */
export async function awaitSecondFactor(tx: Transaction, accountId: string): Promise<string> {
	const identifier = `2fa-${randomBytes(20).toString('base64url')}`
	const expiresAt = new Date(Date.now() + pendingSeconds * 1_000)
	await tx.insert(verifications).values([
		{ identifier, value: accountId, expiresAt },
		{ identifier: `2fa-attempts-${identifier}`, value: '0', expiresAt },
	])
	return serializeSignedCookie(pendingCookie, identifier, env.SECRET, { ...cookieAttributes, maxAge: pendingSeconds })
}

/** Six digits are from the app, anything else is one of the recovery codes. Each works once. */
export async function verifyOnce(accountId: string, code: string, headers: Headers) {
	const asked = { body: { code }, headers: signedAgain(headers), returnHeaders: true } as const
	try {
		if (!/^\d{6}$/.test(code)) return ok(await auth.api.verifyBackupCode(asked))
		// A replay is no guess: it is not counted, and the attempt of the request that came first is left to it.
		if ((await claimStep(accountId, code)) === 'used') return fail('wrong-code')
		return ok(await auth.api.verifyTOTP(asked))
	} catch (error) {
		return fail(codeFailure(error))
	}
}

/** Checks a code of a signed-in person, under the same limits as at sign-in. Opens nothing. */
export async function checkAppCode(accountId: string, typed: string): Promise<Result<null, CodeFailure>> {
	const pending = await db.transaction((tx) => awaitSecondFactor(tx, accountId))
	const headers = new Headers({ cookie: pending.split(';')[0] ?? '' })
	const verified = await verifyOnce(accountId, tidyCode(typed), headers)
	if (!verified.ok) return verified
	// better-auth takes it for a sign-in.
	const { token } = verified.value.response
	if (token) await db.delete(sessions).where(eq(sessions.token, hashToken(token)))
	return ok(null)
}

/** The wait for the second factor that this browser carries: its cookie, and whose it is; null when there is none. */
async function findPending(request: Request) {
	const pairs = (request.headers.get('cookie') ?? '')
		.split(/;\s*/)
		.filter((pair) => pair.startsWith(`${pendingCookie}=`))
	const [cookie = ''] = pairs
	const [, identifier] = /=(2fa-[\w-]{20,60})\./.exec(cookie) ?? []
	if (identifier === undefined || pairs.length > 1) return null
	const [pending] = await db
		.select({ accountId: verifications.value })
		.from(verifications)
		.where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, sql`now()`)))
	return pending ? { cookie, accountId: pending.accountId } : null
}

/**
 * Finishes a sign-in with the code of the app, or with one of the recovery codes, each of which works once.
 * Five tries for one password or phone code (`start-again`), ten wrong ones in a row close the account for 15 minutes (`locked`).
 */
export async function signInWithSecondFactor(
	request: Request,
	typed: string,
): Promise<Result<{ cookies: string[] }, CodeFailure>> {
	const pending = await findPending(request)
	if (!pending) return fail('start-again')
	// This cookie and no other: better-auth must look at the account whose step was claimed, and at no session.
	const headers = new Headers(request.headers)
	headers.set('cookie', pending.cookie)
	const verified = await verifyOnce(pending.accountId, tidyCode(typed), headers)
	if (!verified.ok) {
		await recordFailedProof('sign-in-failed', pending.accountId, 'app-code')
		return verified
	}
	const { response, headers: answered } = verified.value
	const [account] = await db
		.select({ id: accounts.id, kind: accounts.kind })
		.from(accounts)
		.where(eq(accounts.id, response.user.id))
	if (!account || !response.token) throw new Error('A second factor belongs to an account')
	const device = await settleSignIn(request, account, hashToken(response.token))
	return ok({ cookies: [...answered.getSetCookie(), device] })
}

/**
 * What a sign-in by way of better-auth ends with: no session of before, no more than allowed, the time written down, the
 * browser noted. Returns the `Set-Cookie` value by which the browser is known again.
 */
async function settleSignIn(request: Request, account: { id: string; kind: AccountKind }, tokenHash: string) {
	return db.transaction(async (tx) => {
		await endSessionOfBrowser(tx, request)
		await tx.update(sessions).set({ hasStrongProof: true }).where(eq(sessions.token, tokenHash))
		await endSessionsOverLimit(tx, account)
		await tx.update(accounts).set({ lastSignedInAt: sql`now()` }).where(eq(accounts.id, account.id))
		return noteSignIn(tx, account.id, request)
	})
}

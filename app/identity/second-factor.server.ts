import { randomBytes } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { serializeSignedCookie } from 'better-call'
import { eq } from 'drizzle-orm'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { toAsciiDigits } from '#app/platform/digits.ts'
import { env } from '#app/platform/env.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { auth } from './auth.server.ts'
import { cookieAttributes, cookieName } from './cookies.server.ts'
import { settleSignIn } from './member-sign-in.server.ts'
import { endSessionOfBrowser, withoutSession } from './session.server.ts'
import { accounts, sessions, verifications } from './tables.server.ts'
import { hashToken } from './tokens.server.ts'

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
export function codeFailure(error: unknown): CodeFailure {
	const failure = error instanceof APIError ? failures[error.body?.code ?? ''] : undefined
	if (!failure) throw error
	return failure
}

/** better-auth calls it so after a password; after a phone code we set it ourselves. */
const pendingCookie = `${cookieName('auth')}.two_factor`

/** Has this browser given its first proof, a password or a phone code, and waits for the second? */
export const awaitsCode = (request: Request) => (request.headers.get('cookie') ?? '').includes(`${pendingCookie}=`)

/** As an app shows it, or as it was copied: in groups, in Devanagari digits. */
export const tidyCode = (typed: string) => toAsciiDigits(typed).replace(/\s/g, '')

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

/** Six digits are from the app, anything else is one of the recovery codes. */
function verify(code: string, headers: Headers) {
	const asked = { body: { code }, headers, returnHeaders: true } as const
	return /^\d{6}$/.test(code) ? auth.api.verifyTOTP(asked) : auth.api.verifyBackupCode(asked)
}

/** Checks a code of somebody who is signed in, under the same limits as at sign-in; opens nothing. */
export async function checkAppCode(accountId: string, typed: string): Promise<Result<null, CodeFailure>> {
	const pending = await db.transaction((tx) => awaitSecondFactor(tx, accountId))
	try {
		const { response } = await verify(tidyCode(typed), new Headers({ cookie: pending.split(';')[0] ?? '' }))
		// better-auth takes it for a sign-in.
		if (response.token) await db.delete(sessions).where(eq(sessions.token, hashToken(response.token)))
		return ok(null)
	} catch (error) {
		return fail(codeFailure(error))
	}
}

/**
 * Finishes a sign-in with the code of the app, or with one of the recovery codes, each of which works once.
 * Five tries for one password or phone code (`start-again`), ten wrong ones in a row close the account for 15 minutes (`locked`).
 */
export async function signInWithSecondFactor(
	request: Request,
	typed: string,
): Promise<Result<{ cookies: string[] }, CodeFailure>> {
	try {
		const { headers, response } = await verify(tidyCode(typed), withoutSession(request.headers))
		const [account] = await db
			.select({ id: accounts.id, kind: accounts.kind })
			.from(accounts)
			.where(eq(accounts.id, response.user.id))
		if (!account || !response.token) throw new Error('A second factor belongs to an account')
		await endSessionOfBrowser(db, request)
		await db
			.update(sessions)
			.set({ hasStrongProof: true })
			.where(eq(sessions.token, hashToken(response.token)))
		return ok({ cookies: [...headers.getSetCookie(), await settleSignIn(request, account)] })
	} catch (error) {
		return fail(codeFailure(error))
	}
}

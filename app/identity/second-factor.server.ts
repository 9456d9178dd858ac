import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db.server.ts'
import { toAsciiDigits } from '#app/platform/digits.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { auth } from './auth.server.ts'
import { cookieName } from './cookies.server.ts'
import { settleSignIn } from './member-sign-in.server.ts'
import { endSessionOfBrowser, withoutSession } from './session.server.ts'
import { accounts } from './tables.server.ts'

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

/** Has this browser typed a password that waits for its code? */
export const awaitsCode = (request: Request) =>
	(request.headers.get('cookie') ?? '').includes(`${cookieName('auth')}.two_factor=`)

/** As an app shows it, or as it was copied: in groups, in Devanagari digits. */
export const tidyCode = (typed: string) => toAsciiDigits(typed).replace(/\s/g, '')

/**
 * Finishes a sign-in with the code of the app, or with one of the recovery codes, each of which works once.
 * Five tries for one password (`start-again`), ten wrong ones in a row close the account for 15 minutes (`locked`).
 */
export async function signInWithSecondFactor(
	request: Request,
	typed: string,
): Promise<Result<{ cookies: string[] }, CodeFailure>> {
	const code = tidyCode(typed)
	const asked = { body: { code }, headers: withoutSession(request.headers), returnHeaders: true } as const
	try {
		const isFromApp = /^\d{6}$/.test(code)
		const { headers, response } = isFromApp ? await auth.api.verifyTOTP(asked) : await auth.api.verifyBackupCode(asked)
		const [account] = await db
			.select({ id: accounts.id, kind: accounts.kind })
			.from(accounts)
			.where(eq(accounts.id, response.user.id))
		if (!account || account.kind === 'specialist') throw new Error('A second factor belongs to a member or operator')
		await endSessionOfBrowser(db, request)
		await settleSignIn({ id: account.id, kind: account.kind })
		return ok({ cookies: headers.getSetCookie() })
	} catch (error) {
		return fail(codeFailure(error))
	}
}

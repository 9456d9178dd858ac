import { APIError } from 'better-auth/api'
import { desc, eq } from 'drizzle-orm'
import encodeQR from 'qr'
import { brand } from '#app/brand.ts'
import { db, only, type Transaction } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Member, Operator, Specialist } from './actor.ts'
import { auth } from './auth.server.ts'
import { forgetPasswordFailures, takePasswordAttempt } from './limits.server.ts'
import { type CodeFailure, codeFailure, tidyCode } from './second-factor.server.ts'
import { tellOwner } from './security-events.server.ts'
import { endSessionsOf } from './session.server.ts'
import { accounts, sessions } from './tables.server.ts'

/** What a person needs to set an authenticator app up; shown once. */
export type Enrolment = { address: string; secret: string; qr: { path: string; size: number }; recoveryCodes: string[] }

type Someone = Specialist | Member | Operator

const findAccount = async ({ accountId }: Someone) =>
	only(
		await db.select({ email: accounts.email, phone: accounts.phone }).from(accounts).where(eq(accounts.id, accountId)),
	)

/**
 * Runs what asks members and operators for the password again: wrong ones count as at sign-in, and lock as there.
 * Specialists have none; their page asks for a recent proof instead.
 */
async function withPassword<Value>(actor: Someone, work: () => Promise<Value>) {
	if (actor.kind === 'specialist') return ok(await work())
	const email = (await findAccount(actor)).email ?? ''
	if (!(await takePasswordAttempt(email))) return fail('wrong-password')
	try {
		const value = await work()
		await forgetPasswordFailures(email)
		return ok(value)
	} catch (error) {
		if (!(error instanceof APIError) || error.body?.code !== 'INVALID_PASSWORD') throw error
		return fail('wrong-password')
	}
}

/** Begins to set up an app. Nothing is asked for at sign-in before `finishEnrolment`; beginning again makes a new secret. */
export async function beginEnrolment(
	actor: Someone,
	request: Request,
	password?: string,
): Promise<Result<Enrolment, 'wrong-password'>> {
	const begun = await withPassword(actor, () =>
		auth.api.enableTwoFactor({ body: { ...given(password), method: 'totp' }, headers: request.headers }),
	)
	if (!begun.ok) return begun
	const { value } = begun
	if (value.method !== 'totp') throw new Error('Asked for an authenticator app, got something else')
	const secret = new URL(value.totpURI).searchParams.get('secret') ?? ''
	const { phone, email } = await findAccount(actor)
	const address = addressFor(phone ?? email ?? actor.name, secret)
	return ok({
		address,
		secret: secret.replace(/.{4}(?=.)/g, '$& '),
		qr: drawQr(address),
		recoveryCodes: value.backupCodes,
	})
}

const given = (password: string | undefined) => (password === undefined ? {} : { password })

/** As apps read it, named after the account: better-auth knows no other name than an e-mail address. */
const addressFor = (name: string, secret: string) =>
	`otpauth://totp/${encodeURIComponent(`${brand.name}:${name}`)}?${new URLSearchParams({ secret, issuer: brand.name })}`

/** One path of unit squares, with the quiet zone of four around it. */
function drawQr(text: string) {
	const rows = encodeQR(text, 'raw', { border: 4 })
	const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
	return { path, size: rows.length }
}

/** The app shows the right code: from now on it is asked for. The session gets a new token, all others end. */
export async function finishEnrolment(
	actor: Someone,
	request: Request,
	typed: string,
): Promise<Result<{ cookies: string[] }, CodeFailure>> {
	const answer = await auth.api
		.verifyTOTP({ body: { code: tidyCode(typed) }, headers: request.headers, returnHeaders: true })
		.catch((error: unknown) => fail(codeFailure(error)))
	if (!('headers' in answer)) return answer
	await db.transaction(async (tx) => {
		await keepNewestSession(tx, actor.accountId, true)
		await tellOwner(tx, actor.accountId, 'second-factor-on')
	})
	return ok({ cookies: answer.headers.getSetCookie() })
}

/** Takes the app away; the password, or the code by SMS, alone is enough again. */
export async function removeAuthenticator(
	actor: Someone,
	request: Request,
	password?: string,
): Promise<Result<{ cookies: string[] }, 'wrong-password'>> {
	const removed = await withPassword(actor, () =>
		auth.api.disableTwoFactor({ body: given(password), headers: request.headers, returnHeaders: true }),
	)
	if (!removed.ok) return removed
	await db.transaction(async (tx) => {
		await keepNewestSession(tx, actor.accountId, false)
		await tellOwner(tx, actor.accountId, 'second-factor-off')
	})
	return ok({ cookies: removed.value.headers.getSetCookie() })
}

/** better-auth has just opened it, in place of the session of this request. */
async function keepNewestSession(tx: Transaction, accountId: string, hasStrongProof: boolean) {
	const [newest] = await tx
		.select({ id: sessions.id })
		.from(sessions)
		.where(eq(sessions.accountId, accountId))
		.orderBy(desc(sessions.createdAt))
		.limit(1)
	await endSessionsOf(tx, accountId, newest?.id)
	if (newest) await tx.update(sessions).set({ hasStrongProof }).where(eq(sessions.id, newest.id))
}

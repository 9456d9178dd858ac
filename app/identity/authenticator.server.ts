import { randomUUID } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { desc, eq } from 'drizzle-orm'
import encodeQR from 'qr'
import { recordAudit } from '#app/platform/audit.server.ts'
import { db, only, type Transaction } from '#app/platform/db.server.ts'
import { queueMail } from '#app/platform/deliveries.server.ts'
import { renderMail } from '#app/platform/mail-layout.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Member, Operator } from './actor.ts'
import { auth } from './auth.server.ts'
import { forgetPasswordFailures, takePasswordAttempt } from './limits.server.ts'
import { type CodeFailure, codeFailure, tidyCode } from './second-factor.server.ts'
import { endSessionsOf } from './session.server.ts'
import { accounts, sessions } from './tables.server.ts'

/** What a person needs to set an authenticator app up; shown once. */
export type Enrolment = { address: string; secret: string; qr: { path: string; size: number }; recoveryCodes: string[] }

const findEmail = async (accountId: string) =>
	only(await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))).email ?? ''

/** Runs what asks for the password again: wrong ones count as at sign-in, and lock as there. */
async function withPassword<Value>(actor: Member | Operator, work: () => Promise<Value>) {
	const email = await findEmail(actor.accountId)
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
	actor: Member | Operator,
	request: Request,
	password: string,
): Promise<Result<Enrolment, 'wrong-password'>> {
	const begun = await withPassword(actor, () =>
		auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers: request.headers }),
	)
	if (!begun.ok) return begun
	const { value } = begun
	if (value.method !== 'totp') throw new Error('Asked for an authenticator app, got something else')
	const address = value.totpURI
	const secret = new URL(address).searchParams.get('secret') ?? ''
	return ok({
		address,
		secret: secret.replace(/.{4}(?=.)/g, '$& '),
		qr: drawQr(address),
		recoveryCodes: value.backupCodes,
	})
}

/** One path of unit squares, with the quiet zone of four around it. */
function drawQr(text: string) {
	const rows = encodeQR(text, 'raw', { border: 4 })
	const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
	return { path, size: rows.length }
}

/** The app shows the right code: from now on it is asked for. The session gets a new token, all others end. */
export async function finishEnrolment(
	actor: Member | Operator,
	request: Request,
	typed: string,
): Promise<Result<{ cookies: string[] }, CodeFailure>> {
	const answer = await auth.api
		.verifyTOTP({ body: { code: tidyCode(typed) }, headers: request.headers, returnHeaders: true })
		.catch((error: unknown) => fail(codeFailure(error)))
	if (!('headers' in answer)) return answer
	await db.transaction(async (tx) => {
		await keepNewestSession(tx, actor.accountId)
		await tell(tx, actor, 'account.second-factor-on', {
			subject: 'An authenticator app was added',
			text: 'From now on we ask for its code when you log in. Every other device is logged out.',
		})
	})
	return ok({ cookies: answer.headers.getSetCookie() })
}

/** Takes the app away; the password alone is enough again. */
export async function removeAuthenticator(
	actor: Member | Operator,
	request: Request,
	password: string,
): Promise<Result<{ cookies: string[] }, 'wrong-password'>> {
	const removed = await withPassword(actor, () =>
		auth.api.disableTwoFactor({ body: { password }, headers: request.headers, returnHeaders: true }),
	)
	if (!removed.ok) return removed
	await db.transaction(async (tx) => {
		await keepNewestSession(tx, actor.accountId)
		await tell(tx, actor, 'account.second-factor-off', {
			subject: 'The authenticator app was removed',
			text: 'From now on your password alone logs you in. If it was not you, set a new password at once.',
		})
	})
	return ok({ cookies: removed.value.headers.getSetCookie() })
}

/** better-auth has just opened it, in place of the session of this request. */
async function keepNewestSession(tx: Transaction, accountId: string) {
	const [newest] = await tx
		.select({ id: sessions.id })
		.from(sessions)
		.where(eq(sessions.accountId, accountId))
		.orderBy(desc(sessions.createdAt))
		.limit(1)
	await endSessionsOf(tx, accountId, newest?.id)
}

async function tell(
	tx: Transaction,
	actor: Member | Operator,
	action: string,
	{ subject, text }: { subject: string; text: string },
) {
	const { accountId } = actor
	await recordAudit(tx, { actorAccountId: accountId, action, subjectType: 'account', subjectId: accountId })
	const mail = renderMail({ heading: subject, paragraphs: [`Hello ${actor.name},`, text] })
	await queueMail(tx, { to: await findEmail(accountId), subject, ...mail, key: `account-mail/${randomUUID()}` })
}

import { desc, eq } from 'drizzle-orm'
import encodeQR from 'qr'
import { brand } from '#app/brand.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Actor } from '../actor.ts'
import { auth } from './auth.server.ts'
import { checkOwnPassword } from './own-password.server.ts'
import { type CodeFailure, tidyCode, verifyOnce } from './second-factor.server.ts'
import { notifyOwner } from '../sessions/security-events.server.ts'
import { endSessionsOf } from '../sessions/session.server.ts'
import { signedAgain } from '../sessions/signed-cookie.server.ts'
import { accounts, sessions } from '../tables.server.ts'

/** What a person needs to set an authenticator app up; shown once. */
export type Enrolment = { address: string; secret: string; qr: { path: string; size: number }; recoveryCodes: string[] }

type Someone = Exclude<Actor, { kind: 'visitor' }>

const findAccount = async ({ accountId }: Someone) =>
	only(
		await db.select({ email: accounts.email, phone: accounts.phone }).from(accounts).where(eq(accounts.id, accountId)),
	)

/** The password typed again, and where. Specialists have none; their page asks for a recent proof instead. */
export type TypedAgain = { password: string | undefined; address: string }

const checkTypedAgain = async (actor: Someone, { password = '', address }: TypedAgain) =>
	actor.kind === 'specialist' ? ok(null) : checkOwnPassword(actor, password, address)

/** Begins to set up an app. Nothing is asked for at sign-in before `finishEnrolment`; beginning again makes a new secret. */
export async function beginEnrolment(
	actor: Someone,
	request: Request,
	typed: TypedAgain,
): Promise<Result<Enrolment, 'wrong-password'>> {
	const checked = await checkTypedAgain(actor, typed)
	if (!checked.ok) return checked
	const begun = await auth.api.enableTwoFactor({ body: { method: 'totp' }, headers: signedAgain(request.headers) })
	if (begun.method !== 'totp') throw new Error('Asked for an authenticator app, got something else')
	const secret = new URL(begun.totpURI).searchParams.get('secret') ?? ''
	const { phone, email } = await findAccount(actor)
	const address = addressFor(phone ?? email ?? actor.name, secret)
	return ok({
		address,
		secret: secret.replace(/.{4}(?=.)/g, '$& '),
		qr: drawQr(address),
		recoveryCodes: begun.backupCodes,
	})
}

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
	const code = tidyCode(typed)
	if (!/^\d{6}$/.test(code)) return fail('wrong-code')
	const verified = await verifyOnce(actor.accountId, code, request.headers)
	if (!verified.ok) return verified
	await db.transaction(async (tx) => {
		await keepNewestSession(tx, actor.accountId, true)
		await notifyOwner(tx, actor.accountId, 'second-factor-on')
	})
	return ok({ cookies: verified.value.headers.getSetCookie() })
}

/** Takes the app away; the password, or the code by SMS, alone is enough again. */
export async function removeAuthenticator(
	actor: Someone,
	request: Request,
	typed: TypedAgain,
): Promise<Result<{ cookies: string[] }, 'wrong-password'>> {
	const checked = await checkTypedAgain(actor, typed)
	if (!checked.ok) return checked
	const removed = await auth.api.disableTwoFactor({
		body: {},
		headers: signedAgain(request.headers),
		returnHeaders: true,
	})
	await db.transaction(async (tx) => {
		await keepNewestSession(tx, actor.accountId, false)
		await notifyOwner(tx, actor.accountId, 'second-factor-off')
	})
	return ok({ cookies: removed.headers.getSetCookie() })
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

import { eq } from 'drizzle-orm'
import encodeQR from 'qr'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Actor } from '../actor.ts'
import { addApp, type CodeFailure, confirmApp } from './app-code.server.ts'
import { checkOwnPassword } from './own-password.server.ts'
import { notifyOwner } from '../sessions/security-events.server.ts'
import { endSessionsOf, renewSession } from '../sessions/session.server.ts'
import { accounts, authenticators } from '../tables.server.ts'

/** What a person needs to set an authenticator app up; shown once. */
export type Enrolment = { address: string; secret: string; qr: { path: string; size: number }; recoveryCodes: string[] }

type Someone = Exclude<Actor, { kind: 'visitor' }>

/** The password typed again, and where. Specialists have none; their page asks for a recent proof instead. */
export type TypedAgain = { password: string | undefined; address: string }

const checkTypedAgain = async (actor: Someone, { password = '', address }: TypedAgain) =>
	actor.kind === 'specialist' ? ok(null) : checkOwnPassword(actor, password, address)

/** Begins to set up an app. Nothing is asked for at sign-in before `finishEnrolment`; beginning again makes a new secret. */
export async function beginEnrolment(actor: Someone, typed: TypedAgain): Promise<Result<Enrolment, 'wrong-password'>> {
	const checked = await checkTypedAgain(actor, typed)
	if (!checked.ok) return checked
	return db.transaction(async (tx) => {
		const { phone, email } = only(
			await tx
				.select({ email: accounts.email, phone: accounts.phone })
				.from(accounts)
				.where(eq(accounts.id, actor.accountId)),
		)
		const { secret, ...app } = await addApp(tx, actor.accountId, phone ?? email ?? actor.name)
		return ok({ ...app, secret: secret.replace(/.{4}(?=.)/g, '$& '), qr: drawQr(app.address) })
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
	actor: Someone,
	typed: string,
): Promise<Result<{ cookies: string[] }, CodeFailure>> {
	return db.transaction(async (tx) => {
		const comparison = await confirmApp(tx, actor.accountId, typed)
		if (comparison !== 'right') return fail(comparison === 'replayed' ? 'wrong-code' : comparison)
		await notifyOwner(tx, actor.accountId, 'second-factor-on')
		return ok({ cookies: await turnSecondFactor(tx, actor, true) })
	})
}

/** Takes the app away; the password, or the code by SMS, alone is enough again. */
export async function removeAuthenticator(
	actor: Someone,
	typed: TypedAgain,
): Promise<Result<{ cookies: string[] }, 'wrong-password'>> {
	const checked = await checkTypedAgain(actor, typed)
	if (!checked.ok) return checked
	return db.transaction(async (tx) => {
		await tx.delete(authenticators).where(eq(authenticators.accountId, actor.accountId))
		await notifyOwner(tx, actor.accountId, 'second-factor-off')
		return ok({ cookies: await turnSecondFactor(tx, actor, false) })
	})
}

async function turnSecondFactor(tx: Transaction, { accountId, sessionId }: Someone, isOn: boolean) {
	await endSessionsOf(tx, accountId, sessionId)
	const cookie = await renewSession(tx, sessionId, { isStrong: isOn })
	return cookie === null ? [] : [cookie]
}

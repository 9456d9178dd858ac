import { eq } from 'drizzle-orm'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { forgetAllPasswordFailures } from '../limits.server.ts'
import { findAccountByEmail, issueLinkToken } from './member-sign-in.server.ts'
import { recordSecurity, notifyOwner } from '../sessions/security-events.server.ts'
import { authenticators, passkeys } from '../tables.server.ts'

/**
 * Restores access to an account that signs in by e-mail, for people who may run commands on our servers: removes every
 * lock and makes a link to set a new password, which works for an hour. Operators have no other way, because no link
 * is sent to them by mail. `withoutSecondFactor` also removes the app and the passkeys, and notifies the owner.
 */
export async function restoreAccess(
	email: string,
	{ withoutSecondFactor = false } = {},
): Promise<Result<{ link: string }, 'no-such-account'>> {
	const account = await findAccountByEmail(email)
	if (!account || account.kind === 'specialist') return fail('no-such-account')
	const { id } = account
	return db.transaction(async (tx) => {
		await forgetAllPasswordFailures(tx, email.toLowerCase())
		await tx.update(authenticators).set({ wrongCodes: 0, lockedUntil: null }).where(eq(authenticators.accountId, id))
		if (withoutSecondFactor) await dropSecondFactor(tx, id)
		await recordSecurity(tx, id, 'access-restored', { withoutSecondFactor }, null)
		return ok({ link: `/hospital/reset-password?token=${await issueLinkToken(tx, 'reset-password', id)}` })
	})
}

/** Removes the app, its recovery codes and the passkeys of an account, and notifies its owner. */
export async function dropSecondFactor(tx: Transaction, accountId: string) {
	await tx.delete(authenticators).where(eq(authenticators.accountId, accountId))
	await tx.delete(passkeys).where(eq(passkeys.accountId, accountId))
	await notifyOwner(tx, accountId, 'second-factor-off')
}

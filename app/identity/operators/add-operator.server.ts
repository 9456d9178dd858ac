import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { issueLinkToken } from '../sign-in/member-sign-in.server.ts'
import { hashPassword } from '../sign-in/passwords.server.ts'
import { recordSecurity } from '../sessions/security-events.server.ts'
import { accounts, passwords } from '../tables.server.ts'
import { newToken } from '../tokens.server.ts'

/**
 * Adds a lead, for people who may run commands on our servers: the first one of an installation has no one to invite
 * them. Returns a link to set a password, which works for an hour; until then no password opens the account.
 */
export async function addOperator(email: string, name: string): Promise<Result<{ link: string }, 'address-taken'>> {
	const password = await hashPassword(newToken(), 'command')
	return db.transaction(async (tx) => {
		const [added] = await tx
			.insert(accounts)
			.values({ kind: 'operator', operatorRole: 'lead', name, email: email.toLowerCase(), emailVerified: true })
			.onConflictDoNothing()
			.returning({ id: accounts.id })
		if (!added) return fail('address-taken')
		const { id } = added
		await tx.insert(passwords).values({ accountId: id, hash: password })
		await recordSecurity(tx, id, 'operator-added', {}, null)
		return ok({ link: `/hospital/reset-password?token=${await issueLinkToken(tx, 'reset-password', id)}` })
	})
}

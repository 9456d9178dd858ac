import { eq } from 'drizzle-orm'
import { db, only } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Actor } from '../actor.ts'
import { forgetPasswordFailures, consumePasswordAttempt } from '../limits.server.ts'
import { verifyPassword } from '../sign-in/passwords.server.ts'
import { recordFailedProof } from '../sessions/security-events.server.ts'
import { accounts, passwords } from '../tables.server.ts'

/**
 * Takes the password of a person who is logged in. Wrong ones lock as at sign-in, but in a bucket of the account's own:
 * strangers who try its address at the sign-in page do not keep its owner from confirming.
 */
export async function checkOwnPassword(
	{ accountId }: Extract<Actor, { kind: 'member' | 'interviewer' | 'operator' }>,
	password: string,
	address: string,
): Promise<Result<null, 'wrong-password'>> {
	const { email, hash } = only(
		await db
			.select({ email: accounts.email, hash: passwords.hash })
			.from(accounts)
			.leftJoin(passwords, eq(passwords.accountId, accounts.id))
			.where(eq(accounts.id, accountId)),
	)
	const attempt = { email: email ?? '', address, own: `account ${accountId}` }
	const taken = await consumePasswordAttempt(attempt)
	if (taken.ok && hash !== null && (await verifyPassword(hash, password, address))) {
		await forgetPasswordFailures(attempt)
		return ok(null)
	}
	await recordFailedProof('confirmation-failed', accountId, 'password')
	return fail('wrong-password')
}

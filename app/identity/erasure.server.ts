import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db.server.ts'
import { accounts, phoneChallenges, phoneCodes, sessions, verifications } from './tables.server.ts'

/** No one can sign in again. All sessions end and none is opened. */
export async function closeAccount(tx: Transaction, accountId: string) {
	await tx.update(accounts).set({ suspendedAt: sql`now()` }).where(eq(accounts.id, accountId))
	await tx.delete(sessions).where(eq(sessions.accountId, accountId))
}

/** Files that were sent before a number was proved, and that no account has taken up. */
export async function listUnclaimedFiles(tx: Transaction, accountId: string) {
	const rows = await tx
		.select({ intent: phoneChallenges.intent })
		.from(phoneChallenges)
		.innerJoin(accounts, eq(accounts.phone, phoneChallenges.phone))
		.where(eq(accounts.id, accountId))
	return rows.flatMap(({ intent }) => (intent.resumeKey ? [intent.resumeKey] : []))
}

/**
 * Removes the account with all its data, and what was typed on the way to it. Its number can register again as a new
 * account. Returns the ids of messages that carried its codes.
 */
export async function eraseAccount(tx: Transaction, accountId: string): Promise<string[]> {
	const [account] = await tx.select({ phone: accounts.phone }).from(accounts).where(eq(accounts.id, accountId))
	const challenges = account?.phone
		? tx.select({ id: phoneChallenges.id }).from(phoneChallenges).where(eq(phoneChallenges.phone, account.phone))
		: null
	const codes = challenges
		? await tx
				.delete(phoneCodes)
				.where(inArray(phoneCodes.challengeId, challenges))
				.returning({ deliveryId: phoneCodes.deliveryId })
		: []
	if (challenges) await tx.delete(phoneChallenges).where(inArray(phoneChallenges.id, challenges))
	await tx
		.delete(verifications)
		.where(or(eq(verifications.value, accountId), sql`position(${accountId} in ${verifications.identifier}) > 0`))
	await tx.delete(accounts).where(eq(accounts.id, accountId))
	return codes.map(({ deliveryId }) => deliveryId)
}

import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/db.server.ts'
import type { Eraser } from '#app/platform/personal-data.server.ts'
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

/** Removes what was typed on the way to the account. Returns the ids of messages that carried its codes. */
export const eraseChallenges: Eraser = async (tx, { phone }) => {
	if (!phone) return
	const challenges = tx.select({ id: phoneChallenges.id }).from(phoneChallenges).where(eq(phoneChallenges.phone, phone))
	const codes = await tx
		.delete(phoneCodes)
		.where(inArray(phoneCodes.challengeId, challenges))
		.returning({ deliveryId: phoneCodes.deliveryId })
	await tx.delete(phoneChallenges).where(eq(phoneChallenges.phone, phone))
	return codes.map(({ deliveryId }) => deliveryId)
}

/** Removes proofs that are kept under the id of the account. */
export const eraseVerifications: Eraser = async (tx, { id }) => {
	const { value, identifier } = verifications
	await tx.delete(verifications).where(or(eq(value, id), sql`position(${id} in ${identifier}) > 0`))
}

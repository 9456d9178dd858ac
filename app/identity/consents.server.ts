import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { languageNow } from '#app/platform/language/words.ts'
import { type ConsentKey, consentVersion } from './consent-notice.ts'
import { consentReceipts } from './tables.server.ts'

/** Writes a receipt for each item of today's consent notice. An existing one is left as it is. */
export async function recordConsents(tx: Transaction, accountId: string, items: readonly ConsentKey[]) {
	if (items.length === 0) return
	await tx
		.insert(consentReceipts)
		.values(items.map((item) => ({ accountId, item, version: consentVersion, language: languageNow() })))
		.onConflictDoNothing()
}

/** Every receipt of the account, oldest first, including withdrawn ones. */
export const listConsents = (accountId: string) =>
	db
		.select({
			item: consentReceipts.item,
			version: consentReceipts.version,
			language: consentReceipts.language,
			givenAt: consentReceipts.givenAt,
			withdrawnAt: consentReceipts.withdrawnAt,
		})
		.from(consentReceipts)
		.where(eq(consentReceipts.accountId, accountId))
		.orderBy(asc(consentReceipts.givenAt), asc(consentReceipts.item))

/** Withdraws the consent to an item. False when there is none. `specialists` handles the consequences. */
export async function recordConsentWithdrawal(tx: Transaction, accountId: string, item: ConsentKey): Promise<boolean> {
	const taken = await tx
		.update(consentReceipts)
		.set({ withdrawnAt: sql`now()` })
		.where(
			and(
				eq(consentReceipts.accountId, accountId),
				eq(consentReceipts.item, item),
				isNull(consentReceipts.withdrawnAt),
			),
		)
		.returning({ id: consentReceipts.id })
	return taken.length > 0
}

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { recordConsents, recordConsentWithdrawal } from '#app/identity/consents.server.ts'
import { consumeAllowance } from '#app/platform/daily-allowance.server.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { compareNames } from '../compare-names.ts'
import { isSameSpelling } from '../same-spelling.ts'
import { identityChecks } from '../tables.server.ts'
import { issuerKeys } from './issuer-keys.server.ts'
import { type CodeFailure, readSecureCode } from './secure-code.server.ts'

/** More than anyone needs who photographs a card until it can be read. */
const triesPerDay = 10

/** Counts one try, of whatever. What was tried is not known here, so nothing of a card is left behind. */
export const consumeIdentityTry = ({ specialistId }: Specialist) =>
	consumeAllowance(`identity-check:${specialistId}`, [randomUUID()], triesPerDay)

export type IdentityFailure = CodeFailure | 'other-name' | 'under-age'

/**
 * Checks the code of a card against the person's name. A match keeps the name that was compared, the day and the consent, all or nothing;
 * any failure keeps nothing. Fails as `readSecureCode` does, with `other-name`, and with `under-age`.
 */
export async function checkIdentity(
	actor: Specialist,
	digits: string,
	keys = issuerKeys() ?? [],
): Promise<Result<null, IdentityFailure>> {
	const read = readSecureCode(digits, keys, istToday(new Date()))
	if (!read.ok) return read
	return db.transaction(async (tx) => {
		// A change of name at the same moment waits, and finds the check.
		const { name } = only(
			await tx
				.select({ name: specialists.name })
				.from(specialists)
				.where(eq(specialists.id, actor.specialistId))
				.for('update'),
		)
		if (compareNames(read.value.name, name) === 'different') return fail('other-name')
		if (!read.value.isAdult) return fail('under-age')
		const checked = { checkedName: name, checkedOn: sql`(now() at time zone 'Asia/Kolkata')::date` }
		await tx
			.insert(identityChecks)
			.values({ ...checked, specialistId: actor.specialistId })
			.onConflictDoUpdate({ target: identityChecks.specialistId, set: checked })
		await recordConsents(tx, actor.accountId, ['identity-check'])
		return ok(null)
	})
}

/** The day of the check, as `2026-11-27`; null without one. */
export async function findIdentityCheck({ specialistId }: Specialist): Promise<string | null> {
	const [check] = await db
		.select({ on: identityChecks.checkedOn })
		.from(identityChecks)
		.where(eq(identityChecks.specialistId, specialistId))
	return check?.on ?? null
}

/** The check and its consent end together. False where there was none. */
export const removeIdentityCheck = (actor: Specialist): Promise<boolean> => db.transaction((tx) => remove(tx, actor))

async function remove(tx: Transaction, { specialistId, accountId }: Specialist) {
	await tx.delete(identityChecks).where(eq(identityChecks.specialistId, specialistId))
	return recordConsentWithdrawal(tx, accountId, 'identity-check')
}

/** What was checked is a name: under another one there is no check. Another spelling changes nothing. */
export async function dropIdentityCheckOfOtherName(tx: Transaction, actor: Specialist, name: string) {
	const [check] = await tx
		.select({ checkedName: identityChecks.checkedName })
		.from(identityChecks)
		.where(eq(identityChecks.specialistId, actor.specialistId))
		.for('update')
	if (check && !isSameSpelling(check.checkedName, name)) await remove(tx, actor)
}

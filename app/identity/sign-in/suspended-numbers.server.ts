import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { totalFound } from '#app/platform/database/total-found.server.ts'
import { db, isUniqueViolation } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Operator } from '../actor.ts'
import { endSessionsOf } from '../sessions/session.server.ts'
import { accounts, suspendedNumbers } from '../tables.server.ts'

/** Of a suspended number. */
export const isInEffect = isNull(suspendedNumbers.liftedAt)

/** Why a number can neither log in nor register; null when it can. Asked only after the right code, so no one else learns it. */
export async function findNumberSuspension(phone: string): Promise<string | null> {
	const [row] = await db
		.select({ reason: suspendedNumbers.reason })
		.from(suspendedNumbers)
		.where(and(eq(suspendedNumbers.phone, phone), isInEffect))
	return row?.reason ?? null
}

/** Keeps a number out from now on, and logs out the account that uses it. Fails with `already` when it is kept out. */
export async function suspendNumber(
	{ accountId }: Operator,
	{ phone, reason }: { phone: string; reason: string },
): Promise<Result<{ id: string }, 'already'>> {
	try {
		return await db.transaction(async (tx) => {
			const values = { phone, reason, suspendedBy: accountId }
			const [made] = await tx.insert(suspendedNumbers).values(values).returning({ id: suspendedNumbers.id })
			const holders = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.phone, phone))
			for (const { id } of holders) await endSessionsOf(tx, id)
			await recordAudit(tx, {
				...{ actorAccountId: accountId, action: 'number.suspended', reason, about: holders.map(({ id }) => id) },
				...{ subjectType: 'suspended-number', subjectId: made?.id ?? '' },
			})
			return ok({ id: made?.id ?? '' })
		})
	} catch (error) {
		if (isUniqueViolation(error, 'one_suspension_of_a_number')) return fail('already')
		throw error
	}
}

/** Lets a number in again. Fails with `not-found` when it is not kept out. */
export const liftNumber = ({ accountId }: Operator, id: string) =>
	db.transaction(async (tx): Promise<Result<{ phone: string }, 'not-found'>> => {
		const [lifted] = await tx
			.update(suspendedNumbers)
			.set({ liftedAt: sql`now()`, liftedBy: accountId })
			.where(and(eq(suspendedNumbers.id, id), isInEffect))
			.returning({ phone: suspendedNumbers.phone })
		if (!lifted) return fail('not-found')
		const of = { subjectType: 'suspended-number', subjectId: id }
		await recordAudit(tx, { actorAccountId: accountId, action: 'number.restored', ...of })
		return ok(lifted)
	})

/** The numbers that are kept out, the latest first; at most 200. Each row has how many there are. */
export const listSuspendedNumbers = (_actor: Operator) =>
	db
		.select({
			id: suspendedNumbers.id,
			phone: suspendedNumbers.phone,
			reason: suspendedNumbers.reason,
			at: suspendedNumbers.suspendedAt,
			by: accounts.name,
			total: totalFound,
		})
		.from(suspendedNumbers)
		.leftJoin(accounts, eq(accounts.id, suspendedNumbers.suspendedBy))
		.where(isInEffect)
		.orderBy(desc(suspendedNumbers.suspendedAt))
		.limit(200)

import { AsyncLocalStorage } from 'node:async_hooks'
import { TransactionRollbackError } from 'drizzle-orm'
import { db, type Transaction } from '../database/db.server.ts'
import type { Result } from '../result.ts'

const joined = new AsyncLocalStorage<Transaction>()

/** Runs `work` in a transaction of its own, where a refusal after the first write undoes the write. */
export async function settle<Value, Failure extends string>(
	work: (tx: Transaction) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
	let refusal: { ok: false; failure: Failure } | undefined
	try {
		return await (joined.getStore() ?? db).transaction(async (tx) => {
			const result = await work(tx)
			if (result.ok) return result
			refusal = result
			return tx.rollback()
		})
	} catch (error) {
		if (refusal) return refusal
		throw error
	}
}

/** What `work` settles becomes a part of `tx`. */
export const settleWithin = <Answer>(tx: Transaction, work: () => Promise<Answer>) => joined.run(tx, work)

/** What `work` would answer now: nothing that it settles stays. */
export async function rehearse<Answer>(work: () => Promise<Answer>): Promise<Answer> {
	let answered: { answer: Answer } | undefined
	try {
		await db.transaction(async (tx) => {
			answered = { answer: await settleWithin(tx, work) }
			tx.rollback()
		})
	} catch (error) {
		if (!(error instanceof TransactionRollbackError)) throw error
	}
	if (!answered) throw new Error('Rehearsed without an answer')
	return answered.answer
}

import { db, type Transaction } from './db.server.ts'
import type { Result } from './result.ts'

/** Runs `work` in a transaction of its own, where a refusal after the first write undoes the write. */
export async function settle<Value, Failure extends string>(
	work: (tx: Transaction) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
	let refusal: { ok: false; failure: Failure } | undefined
	try {
		return await db.transaction(async (tx) => {
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

import type { Transaction } from '#app/platform/db.server.ts'
import { findRelation, type Pair } from '#app/relations/queries.server.ts'
import { mayProgress } from '#app/relations/rules.ts'

/** Whether what is between the two can go a step further: neither is suspended. */
export async function goesOn(tx: Transaction, between: Pair) {
	const relation = await findRelation(between, tx)
	return relation !== null && mayProgress(relation)
}

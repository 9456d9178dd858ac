import type { Transaction } from '#app/platform/database/db.server.ts'
import { findRelation, findRelations, type Pair } from '#app/relations/queries.server.ts'
import { mayProgress } from '#app/relations/rules.ts'

/** Whether what is between the two can go a step further: neither is suspended. */
export async function goesOn(tx: Transaction, between: Pair) {
	const relation = await findRelation(between, tx)
	return relation !== null && mayProgress(relation)
}

/** The same of several with one hospital. */
export async function findGoingOn(tx: Transaction, between: readonly Pair[]) {
	const ids = between.map(({ specialistId }) => specialistId)
	const relations = await findRelations(between[0]?.hospitalId ?? '', ids, tx)
	return ({ specialistId }: Pair) => {
		const relation = relations.get(specialistId)
		return relation !== undefined && mayProgress(relation)
	}
}

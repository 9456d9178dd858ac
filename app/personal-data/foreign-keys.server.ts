import { eq, inArray, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { db } from '#app/platform/database/db.server.ts'

type Step = { from: AnyPgColumn; to: AnyPgColumn; table: PgTable }

const stepsFrom = (table: PgTable): Step[] =>
	getTableConfig(table).foreignKeys.flatMap((key) => {
		const { columns, foreignColumns, foreignTable } = key.reference()
		const [[from], [to]] = [columns, foreignColumns]
		return from && to && columns.length === 1 ? [{ from, to, table: foreignTable }] : []
	})

/** The fewest foreign keys that lead from one table to another. Throws when none do. */
export function stepsBetween(start: PgTable, end: PgTable): Step[] {
	const ways = [{ at: start, steps: [] as Step[] }]
	const seen = new Set([start])
	for (const { at, steps } of ways) {
		if (at === end) return steps
		for (const step of stepsFrom(at))
			if (!seen.has(step.table)) {
				seen.add(step.table)
				ways.push({ at: step.table, steps: [...steps, step] })
			}
	}
	throw new Error(`No foreign keys lead from ${getTableConfig(start).name} to ${getTableConfig(end).name}`)
}

/** The rows of a table that are about a person, whose id is in the column `of` of this table or of one further up. */
export function isAbout(table: PgTable, of: AnyPgColumn, personId: string): SQL {
	const [step] = stepsBetween(table, of.table as PgTable)
	if (!step) return eq(of, personId)
	const parents = db
		.select({ key: step.to })
		.from(step.table)
		.where(isAbout(step.table, of, personId))
	return inArray(step.from, parents)
}

import { CasingCache } from 'drizzle-orm/casing'
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { definePolicy, type Policy } from '#app/platform/database/database-objects.ts'
import type { PersonalData, RowGuard } from '#app/platform/personal-data.server.ts'
import { siteRole } from '#app/platform/database/row-roles.ts'
import { stepsBetween } from './foreign-keys.server.ts'

const nameOf = (table: PgTable) => getTableConfig(table).name
const casing = new CasingCache('snake_case')
const inFull = (column: AnyPgColumn) => `${nameOf(column.table as PgTable)}.${casing.getColumnCasing(column)}`

/** The row that a foreign key of `table` leads to, in one step or several, is such a row. */
function leadsTo(table: PgTable, end: PgTable, isSuch: string | null): string | null {
	const [step] = stepsBetween(table, end)
	if (!step) return isSuch
	const further = leadsTo(step.table, end, isSuch)
	const where = [`${inFull(step.to)} = ${inFull(step.from)}`, ...(further ? [further] : [])].join(' and ')
	return `exists (select from ${nameOf(step.table)} where ${where})`
}

const names = (table: PgTable, column: AnyPgColumn, actor: string) =>
	leadsTo(table, column.table as PgTable, `${inFull(column)} = (select ${actor}())`)

function conditionOf({ table, of }: PersonalData, { team, as, by, or }: RowGuard): string {
	const shared = as ? leadsTo(table, as, null) : null
	const owner = of && !as && by !== 'team' ? names(table, of, 'actor_account') : null
	const ways = [
		// First: they read most rows.
		"(select actor_kind()) = 'operator'",
		shared && by === 'team' ? `(select actor_kind()) = 'member' and ${shared}` : shared,
		owner,
		team ? names(table, team, 'actor_hospital') : null,
		or ?? null,
	]
	return ways.filter((way) => way !== null).join(' or ')
}

/** The policies of one table. */
export function policiesOf(declared: PersonalData): Policy[] {
	const { guard, ofSites } = declared
	const table = nameOf(declared.table)
	const narrowed = ofSites ? [definePolicy('site_rows', table, `as restrictive to ${siteRole} using (${ofSites})`)] : []
	// A policy for some has to be beside one for all, or the others see nothing.
	const open = definePolicy('every_row', table, 'using (true)')
	if (!guard || 'not' in guard) return ofSites ? [open, ...narrowed] : []
	const own = definePolicy('own_rows', table, `using (${conditionOf(declared, guard)})`)
	if (guard.addedBy !== 'anyone') return [own, ...narrowed]
	return [
		own,
		...narrowed,
		definePolicy('added_rows', table, 'for insert with check ((select actor_kind()) is not null)'),
	]
}

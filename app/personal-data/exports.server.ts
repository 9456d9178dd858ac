import { and, eq, getTableColumns, is } from 'drizzle-orm'
import { type AnyPgColumn, PgColumn, type PgSelect, type PgTable } from 'drizzle-orm/pg-core'
import { saidNow } from '#app/messages.server.ts'
import { collectNotices, collectSentByWhatsApp } from '#app/notifications/export.server.ts'
import { collectMessages } from '#app/messages/export.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { Collected, Collector, ExportedRows } from '#app/platform/personal-data.server.ts'
import { declarations } from './declarations.server.ts'
import { isAbout, stepsBetween } from './foreign-keys.server.ts'

/** What declarations name in `exported: { by }`. */
export const collectors: Record<string, Collector> = {
	collectMessages,
	collectNotices: (personId) => collectNotices(personId, saidNow),
	collectSentByWhatsApp,
}

/** Everything that we hold about a person: the files of the download, and the keys of their stored files. */
export async function collectEverything(personId: string) {
	const collected = new Map<string, Collected & { name: string }>()
	const add = (name: string, { records, files }: Collected) => {
		const before = collected.get(name)
		collected.set(name, {
			name,
			records: { ...before?.records, ...records },
			files: [...(before?.files ?? []), ...files],
		})
	}
	const asked = new Set<string>()
	for (const { table, of, exported } of declarations) {
		if ('not' in exported) continue
		if ('by' in exported) {
			if (!asked.has(exported.by)) add(exported.to, await collectorCalled(exported.by)(personId))
			asked.add(exported.by)
		} else if (of) {
			const [name = '', list = ''] = exported.to.split('/')
			add(name, await collectRows(table, exported, { list, of, personId }))
		}
	}
	return [...collected.values()]
}

function collectorCalled(name: string): Collector {
	const collector = collectors[name]
	if (!collector) throw new Error(`No one exports ${name}`)
	return collector
}

async function collectRows(
	table: PgTable,
	{ columns = getTableColumns(table), where, order, single, file }: ExportedRows,
	{ list, of, personId }: { list: string; of: AnyPgColumn; personId: string },
): Promise<Collected> {
	let query: PgSelect = db
		.select(columns)
		.from(table)
		.where(and(isAbout(table, of, personId), where))
		.$dynamic()
	for (const { from, to, table: joined } of joinsFor(table, Object.values(columns)))
		query = query.leftJoin(joined, eq(from, to))
	const rows: Record<string, unknown>[] = await (order ? query.orderBy(order) : query)
	const fileField = Object.keys(columns).find((name) => columns[name] === file?.key) ?? ''
	const files: Collected['files'] = []
	rows.forEach((row, at) => {
		const storageKey = row[fileField]
		if (!file || typeof storageKey !== 'string') return
		const path = file.path(String(row['fileName']), at)
		row[fileField] = path
		files.push({ path, storageKey })
	})
	return { records: { [list]: single ? (rows[0] ?? single.orElse) : rows }, files }
}

/** The tables whose columns are asked for, each once and after those that lead to it. */
function joinsFor(table: PgTable, columns: unknown[]) {
	const tables = columns.flatMap((column) => (is(column, PgColumn) ? [column.table as PgTable] : []))
	const steps = [...new Set(tables)].flatMap((other) => stepsBetween(table, other))
	return steps.filter((step, at) => steps.findIndex(({ table: earlier }) => earlier === step.table) === at)
}

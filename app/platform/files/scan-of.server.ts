import { buffer } from 'node:stream/consumers'
import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { db } from '../database/db.server.ts'
import { log } from '../log.server.ts'
import { whilePatient } from '../patience.server.ts'
import { fileStore } from './files.server.ts'
import type { Scanner, Verdict } from './scan-verdict.server.ts'
import { scanner } from './scanner.server.ts'

type Scanned = PgTable & { id: PgColumn; storageKey: PgColumn; scan: PgColumn }

/** Of the task that asks the scanner again: no one but its owner opens a file without a verdict, so it asks for long. */
export const scanRetries = { retryLimit: 1_000, retryDelayMax: 30 }

/** How the files of a table are scanned. `decide` writes a verdict down, where the row still waits for one. */
export function scanOf(table: Scanned, decide: (id: string, verdict: Verdict, storageKey: string) => Promise<unknown>) {
	const isWaiting = (id: string) => and(eq(table.id, id), eq(table.scan, 'scanning'))

	/** Throws when there is no verdict; once there is one, does nothing. */
	async function scan(id: string, by: Scanner = scanner) {
		const [file] = await db
			.select({ storageKey: sql<string>`${table.storageKey}` })
			.from(table as PgTable)
			.where(isWaiting(id))
		if (!file) return
		const stored = await fileStore.get(file.storageKey)
		if (!stored) throw new Error('A file that waits for the scanner is not in the store')
		await decide(id, await by.scan(await buffer(stored)), file.storageKey)
	}

	/** Scans while the person waits, as long as a page waits; the task that is queued takes over from there. */
	const scanSoon = (id: string) =>
		whilePatient(
			scan(id).catch((error: unknown) => {
				log.warn({ id, err: error }, 'a file waits for the scanner')
			}),
		)

	return { isWaiting, scan, scanSoon }
}

import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { db, pingDb } from '../database/db.server.ts'
import { guardRows } from '../database/row-guard.server.ts'

/** Moment of the newest migration of this release, as drizzle-kit wrote it; 0 when there is none. */
function newestMigration(): number {
	try {
		const journal = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8')) as { entries: { when: number }[] }
		return journal.entries.at(-1)?.when ?? 0
	} catch {
		return 0
	}
}

let migrated = false

/** Rejects while the database is away or lacks a migration of this release. */
export async function checkReadiness() {
	if (migrated) return pingDb()
	const wanted = newestMigration()
	if (wanted > 0) {
		// As requests will ask: without their role nothing would be answered.
		const { rows } = await guardRows(() =>
			db.execute<{ newest: string | null }>(
				sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
			),
		)
		if (Number(rows[0]?.newest ?? 0) < wanted) throw new Error('The database lacks a migration of this release')
	}
	migrated = true
}

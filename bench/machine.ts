import os from 'node:os'
import { sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { show } from './figures.ts'

/** Where and on what this was measured. */
export async function describeMachine(): Promise<string[]> {
	const cpus = os.cpus()
	const { rows } = await db.execute<{ version: string }>(sql`select current_setting('server_version') as version`)
	const count = async (table: typeof jobs | typeof specialists | typeof hospitals) => show(await db.$count(table), 0)
	return [
		`${formatDateTime(new Date())}, load average before the start ${show(os.loadavg()[0] ?? 0, 1)}`,
		`${cpus.length} cores (${cpus[0]?.model.trim() ?? 'unknown'}), ${show(os.totalmem() / 2 ** 30, 0)} GiB, ${os.type()} ${os.arch()}`,
		`Node ${process.versions.node}, PostgreSQL ${rows[0]?.version ?? '?'} as \`npm start\` runs it`,
		`${await count(jobs)} jobs, ${await count(hospitals)} hospitals, ${await count(specialists)} specialists`,
	]
}

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { db } from '../database/db.server.ts'

/** A run that has used up its tries; of a task that finds nothing to do where it is tried again. */
export async function aFailedTask({ hoursAgo = 1, name = 'personal-data.erase-due-accounts' } = {}) {
	const id = randomUUID()
	await db.execute(sql`
		insert into pgboss.job (id, name, data, state, retry_count, retry_limit, completed_on, output)
		values (${id}, ${name}, '{}', 'failed', 5, 5, now() - make_interval(hours => ${hoursAgo}), '{"problem": "TypeError"}')`)
	return { id }
}

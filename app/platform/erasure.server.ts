import { eq, inArray, or, sql } from 'drizzle-orm'
import { db, type Queryable, type Transaction } from './db.server.ts'
import { deliveries, demoOutbox } from './tables.server.ts'

export type Trace = {
	/** Ids of the person and of their data, as used to name messages and tasks. */
	ids: string[]
	/** Phone number and e-mail address. */
	addresses: string[]
	name: string
}

/**
 * Removes messages to and about someone, waiting or sent, and tasks for them. The demo's outbox is searched for their
 * name, because it keeps the text of what was sent.
 */
export async function eraseTraces(tx: Transaction, { ids, addresses, name }: Trace) {
	const named = sql`string_to_array(${deliveries.key}, '/') && ${sql.param(ids)}::text[]`
	await tx.delete(deliveries).where(or(named, inArray(deliveries.id, ids)))
	const texts = sql`concat_ws(' ', ${demoOutbox.subject}, ${demoOutbox.text})`
	// A name of two letters stands in every text.
	const words = [...addresses, ...(name.length > 4 ? [name] : [])]
	const mentions = words.map((word) => sql`position(${word} in ${texts}) > 0`)
	await tx.delete(demoOutbox).where(or(...addresses.map((address) => eq(demoOutbox.to, address)), ...mentions))
	await eraseTasks(tx, ids)
}

/** Files that only a waiting task knows of: uploaded, never taken into use, and to be removed by it later. */
export async function listFilesInTasks(folder: string): Promise<string[]> {
	if (!(await hasTasks(db))) return []
	const { rows } = await db.execute<{ key: string }>(
		sql`select distinct data->>'storageKey' as key from pgboss.job where ${folder} = any (string_to_array(data->>'storageKey', '/'))`,
	)
	return rows.map(({ key }) => key)
}

/** Tasks carry ids, also as the folder of a file: of the queue's own table, which is there once it was started. */
async function eraseTasks(tx: Transaction, ids: string[]) {
	if (!(await hasTasks(tx))) return
	await tx.execute(sql`
		delete from pgboss.job where exists (
			select 1 from jsonb_each_text(case when jsonb_typeof(data) = 'object' then data else '{}'::jsonb end) field
			where string_to_array(field.value, '/') && ${sql.param(ids)}::text[])`)
}

async function hasTasks(on: Queryable) {
	const { rows } = await on.execute<{ there: boolean }>(sql`select to_regclass('pgboss.job') is not null as there`)
	return rows[0]?.there ?? false
}

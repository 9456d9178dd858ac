import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from './db.server.ts'
import { deliveries, demoOutbox } from './tables.server.ts'

export type Trace = {
	/** Ids of the person, and of everything of theirs by which messages and tasks are named. */
	ids: string[]
	/** Phone number and e-mail address. */
	addresses: string[]
	name: string
}

/**
 * Removes messages to somebody and about them, waiting or sent, and tasks that are to do something for them. The demo's
 * outbox is searched for their name, for it keeps the text of what was sent.
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

/** Tasks carry ids, also as the folder of a file: of the queue's own table, which is there once it was started. */
async function eraseTasks(tx: Transaction, ids: string[]) {
	const { rows } = await tx.execute<{ there: boolean }>(sql`select to_regclass('pgboss.job') is not null as there`)
	if (!rows[0]?.there) return
	await tx.execute(sql`
		delete from pgboss.job where exists (
			select 1 from jsonb_each_text(case when jsonb_typeof(data) = 'object' then data else '{}'::jsonb end) field
			where string_to_array(field.value, '/') && ${sql.param(ids)}::text[])`)
}

import { eq, inArray, or, sql } from 'drizzle-orm'
import { db, type Queryable, type Transaction } from './database/db.server.ts'
import type { Eraser } from './personal-data.server.ts'
import { auditReasons, deliveries, demoOutbox, pictureReviews } from './tables.server.ts'

/** Removes messages to and about a person, waiting or sent, and their waiting tasks. */
export const eraseDeliveries: Eraser = async (tx, _, ids) => {
	const named = sql`string_to_array(${deliveries.key}, '/') && ${sql.param([...ids])}::text[]`
	await tx.delete(deliveries).where(or(named, inArray(deliveries.id, [...ids])))
	await eraseTasks(tx, ids)
}

/** Removes the words of the audit log that a person wrote or that are about them or a thing of theirs. Its hashes stay. */
export const eraseAuditReasons: Eraser = async (tx, person, ids) => {
	await tx.delete(auditReasons).where(sql`${auditReasons.named} && ${sql.param([person.id, ...ids])}::uuid[]`)
}

/** Removes that pictures of a person wait to be looked at, or were. */
export const erasePictureReviews: Eraser = async (tx, { id }) => {
	await tx.delete(pictureReviews).where(eq(pictureReviews.ownerId, id))
}

/** The demo's outbox is searched for their name as well, for it keeps the text of what was sent. */
export const eraseDemoSends: Eraser = async (tx, { addresses, name }) => {
	const texts = sql`concat_ws(' ', ${demoOutbox.subject}, ${demoOutbox.text})`
	// A name of two letters stands in every text.
	const words = [...addresses, ...(name.length > 4 ? [name] : [])]
	const mentions = words.map((word) => sql`position(${word} in ${texts}) > 0`)
	await tx.delete(demoOutbox).where(or(...addresses.map((address) => eq(demoOutbox.to, address)), ...mentions))
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
async function eraseTasks(tx: Transaction, ids: readonly string[]) {
	if (!(await hasTasks(tx))) return
	await tx.execute(sql`
		delete from pgboss.job where exists (
			select 1 from jsonb_each_text(case when jsonb_typeof(data) = 'object' then data else '{}'::jsonb end) field
			where string_to_array(field.value, '/') && ${sql.param([...ids])}::text[])`)
}

async function hasTasks(on: Queryable) {
	const { rows } = await on.execute<{ there: boolean }>(sql`select to_regclass('pgboss.job') is not null as there`)
	return rows[0]?.there ?? false
}

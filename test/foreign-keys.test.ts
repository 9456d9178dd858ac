import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/database/db.server.ts'

/** Found by reading the whole table, and why that does no harm. */
const excused: Record<string, string> = {
	'candidate_pools.hospital_id': 'No hospital is deleted, and those in use have an index.',
	'hospital_invitations.hospital_id': 'No hospital is deleted, and those that wait have an index.',
	'passkey_challenges.account_id': 'Kept for minutes.',
	'pay_ranges.month': 'Some hundreds of rows.',
	'phone_codes.delivery_id': 'Kept for a day.',
	'placements.job_id': 'No job with a placement is deleted, and it is read by its application.',
	'profile_access.hospital_id': 'No hospital is deleted, and it is read by its specialist.',
}

test('what belongs to another row is found by an index: to list it, and before that row is deleted', async () => {
	const { rows } = await db.execute<{ key: string }>(sql`
		select key.conrelid::regclass || '.' || attname as key
		from pg_constraint key join pg_attribute on attrelid = key.conrelid and attnum = key.conkey[1]
		where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype in ('a', 'c')
			and not exists (select from pg_index where indrelid = key.conrelid and indkey[0] = key.conkey[1] and indpred is null)
		order by 1`)

	expect(rows.map(({ key }) => key)).toEqual(Object.keys(excused))
})

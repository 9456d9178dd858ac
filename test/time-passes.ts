import { sql } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'

/** Tables with a time that a rule reads. */
const tables = [
	'jobs',
	'job_status_events',
	'applications',
	'application_events',
	'application_invitations',
	'contact_requests',
	'contact_request_events',
	'threads',
	'messages',
	'interviews',
	'interview_slots',
	'interview_events',
	'offers',
	'offer_events',
	'cover_requests',
	'cover_asks',
	'cover_events',
]

const columns = sql.join(
	tables.map((table) => sql`${table}`),
	sql`, `,
)

/** Moves everything that has happened into the past by this many seconds, with checks and triggers off. */
export async function advanceClock(seconds: number) {
	const { rows } = await db.execute<{ table: string; statement: string }>(sql`
		select table_name as table, format('update %I set %s', table_name, string_agg(format('%I = %I - make_interval(secs => ' || ${seconds} || ')', column_name, column_name), ', ')) as statement
		from information_schema.columns where table_schema = 'public' and data_type = 'timestamp with time zone' and table_name in (${columns}) group by table_name`)
	await db.transaction(async (tx) => {
		await tx.execute(sql`set local session_replication_role = replica`)
		for (const { statement } of rows.filter(({ table }) => table !== 'cover_requests'))
			await tx.execute(sql.raw(statement))
		// What one person has accepted never overlaps, not even while the rows are on their way: the earliest goes first.
		const cover = rows.find(({ table }) => table === 'cover_requests')
		const earliestFirst = await tx.execute<{ id: string }>(sql`select id from cover_requests order by starts_at`)
		for (const { id } of earliestFirst.rows) await tx.execute(sql`${sql.raw(cover?.statement ?? '')} where id = ${id}`)
	})
}

import './database.ts'
import { sql } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { expect } from './fixtures.ts'

/** As if the minute were over in which an operator can undo what they decided about this; it is carried out in a moment. */
export const endUndoMinute = (subjectId: string) =>
	expect
		.poll(async () => {
			const { rows } = await db.execute(sql`update pgboss.job set start_after = now()
				where name = 'cases.carry-out-decision' and state = 'created' and start_after > now() and data ->> 'decisionId' in
				(select id::text from operator_decisions where subject_id = ${subjectId}) returning id`)
			return rows.length
		})
		.toBe(1)

/** The same for a contact request that a specialist has accepted. */
export const endAcceptanceMinute = (specialistId: string) =>
	expect
		.poll(async () => {
			await db.execute(sql`update contact_requests set accepts_at = now()
				where specialist_id = ${specialistId} and accepts_at is not null`)
			await db.execute(sql`update pgboss.job set start_after = now()
				where name = 'contacts.settle-acceptance' and state = 'created' and start_after > now() and data ->> 'requestId' in
				(select id::text from contact_requests where specialist_id = ${specialistId})`)
			const { rows } = await db.execute(sql`select from contact_requests
				where specialist_id = ${specialistId} and status = 'accepted'`)
			return rows.length
		})
		.toBe(1)

/** As if they had applied so many days ago: no one joins before applying, and a rating waits for a week of work. */
export const applyEarlier = (applicationId: string, days: number) =>
	db.execute(
		sql`update applications set applied_at = applied_at - make_interval(days => ${days}) where id = ${applicationId}`,
	)

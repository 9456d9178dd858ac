import { and, eq, sql } from 'drizzle-orm'
import { leftUnanswered } from '#app/applications/reasons.ts'
import { applications } from '#app/applications/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { askedAt, hospitalOwes } from '#app/offers/responses/answer-clock.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { closingDays, reminderDays } from '#app/relations/answer-clock.ts'

/** What the clocks would have done by now: hospitals were reminded, and what they left without an answer was closed on its last day, not before ten in the morning. */
export async function closeWhatWasLeft() {
	const days = (count: number) => sql`make_interval(days => ${count})`
	const owed = db
		.select({ id: applications.id, askedAt: sql`${askedAt}`.as('asked_at') })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(hospitalOwes, sql`${askedAt} <= now() - ${days(reminderDays)}`))
	const due = sql`((owed.asked_at + ${days(closingDays)}) at time zone 'Asia/Kolkata')`
	const closedAt = sql`(greatest(${due}, date_trunc('day', ${due}) + interval '10 hours') at time zone 'Asia/Kolkata')`
	const { key, days: named } = leftUnanswered('no-answer')
	await db.execute(sql`
		with owed as (${owed}), reminded as (
			update applications set answer_reminded_at = owed.asked_at + ${days(reminderDays)}
			from owed where owed.id = applications.id and ${closedAt} > now()
		), closing as (select owed.*, applications.stage, ${closedAt} as closed_at from owed inner join applications using (id) where ${closedAt} <= now()), closed as (
			update applications set stage = 'rejected', rejection_key = ${key}, rejection_days = ${named}, version = version + 1,
				answer_reminded_at = closing.asked_at + ${days(reminderDays)}, closed_unanswered_at = closing.closed_at, stage_changed_at = closing.closed_at
			from closing where closing.id = applications.id
		)
		insert into application_events (application_id, "from", "to", reason_key, reason_days, at)
		select id, stage, 'rejected', ${key}, ${named}::int, closed_at from closing`)
}

import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { publishAnswers, publishedYears, sumOfYears } from '#app/specialists/profile/published-answers.server.ts'
import { afterDays } from './after-clock.ts'
import { lateHours, punctualMinutes, veryLateHours } from '../asking/kinds.ts'
import { coverAsks, coverEvents, coverReplies, coverRequests } from '../tables.server.ts'

/** Fewer would tell what a single one did, or would be chance. */
const fewest = 3

export type HospitalRecord = {
	/** Median days to payment of those that were marked as paid, from three on; else null. */
	days: number | null
	paid: number
	/** Confirmed, and not paid after 30 days. */
	unpaid: number
	/** Of those who said, how many found it as described, of the last batch that was published. */
	described: { yes: number; of: number } | null
	/** Of the cover that someone had accepted, how much was cancelled within 12 hours of the start or after the number was read, and how much within two. */
	cancelled: { late: number; veryLate: number; of: number } | null
	reply: string | null
}

const cancelledWithin = (hours: number) => sql`status = 'cancelled' and exists (select from ${coverEvents} e
	where e.request_id = r.id and e.to = 'cancelled' and e.at > r.starts_at - make_interval(hours => ${hours}))`

/** Every night: what specialists said of the cover of the last year, in batches of at least three of them. */
export const publishDescriptions = defineTask({
	name: 'cover.publish-descriptions',
	payload: z.object({}),
	schedule: '50 2 * * *',
	run: () =>
		publishAnswers(
			'cover-as-described',
			sql`select hospital_id, id as answer_id, specialist_id, as_described as is_yes from ${coverRequests}
				where as_described is not null and specialist_id is not null
					and starts_at between now() - interval '1 year' and now()`,
		),
})

/** At any time before the start: whoever has read the number has had of the request what it was made for. */
const isCancelledAfterCall = sql`(status = 'cancelled' and number_read_at is not null)`

/** How a hospital has dealt with cover in the last year. Each figure only from three on; null without any. */
export async function hospitalRecordOf(hospitalId: string): Promise<HospitalRecord | null> {
	const { rows } = await db.execute<{
		days: number | null
		paid: number
		unpaid: number
		late: number
		veryLate: number
		accepted: number
		reply: string | null
	}>(sql`
		select percentile_cont(0.5) within group (order by extract(epoch from paid_at - worked_to) / 86400)
				filter (where paid_at is not null) as days,
			count(*) filter (where paid_at is not null)::int as paid,
			count(*) filter (where paid_at is null and status = 'confirmed' and worked_to < now() - make_interval(days => ${afterDays.pay.due}))::int as unpaid,
			count(*) filter (where ${cancelledWithin(lateHours)} or ${isCancelledAfterCall})::int as late,
			count(*) filter (where ${cancelledWithin(veryLateHours)})::int as "veryLate",
			count(*)::int as accepted,
			(select text from ${coverReplies} where hospital_id = ${hospitalId}) as reply
		from ${coverRequests} r
		where hospital_id = ${hospitalId} and accepted_at is not null and starts_at > now() - interval '1 year'
			and (starts_at <= now() or ${isCancelledAfterCall})`)
	const [row] = rows
	if (!row) return null
	const years = (await publishedYears(hospitalId)).get('cover-as-described')
	const described = years ? sumOfYears(years) : null
	const isPaidKnown = row.paid + row.unpaid >= fewest
	const record = {
		days: row.paid >= fewest && row.days !== null ? Math.max(1, Math.ceil(row.days)) : null,
		paid: isPaidKnown ? row.paid : 0,
		unpaid: isPaidKnown ? row.unpaid : 0,
		described,
		cancelled: row.accepted >= fewest ? { late: row.late, veryLate: row.veryLate, of: row.accepted } : null,
		reply: row.reply,
	}
	return isPaidKnown || record.described || record.cancelled ? record : null
}

export type SpecialistRecord = {
	/** Accepted, without what the hospital cancelled, and worked of these. */
	accepted: number
	done: number
	/** Of those who said when they arrived or whose hours begin then, how many were there by the start. */
	onTime: { yes: number; of: number } | null
	/** Cancelled within 12 hours of the start, and of these within two. */
	late: number
	veryLate: number
	/** Did not come, as the hospital says and no one has decided otherwise. */
	missed: number
	reply: string | null
}

/** What a person did with cover that they had accepted, in the last year; null below three, and so is being on time. */
export async function specialistRecordOf(specialistId: string): Promise<SpecialistRecord | null> {
	// The history keeps it when they accept the same request again. What a block gave back is not in it as theirs.
	const gaveBackWithin = (hours: number) => {
		const from = sql`r.starts_at - make_interval(hours => ${hours})`
		return sql`greatest(
			(a.answer = 'gave-back' and a.answered_at > ${from})::int,
			(select count(*) from ${coverEvents} e where e.request_id = r.id and e."from" = 'covered' and e."to" = 'open'
				and e.actor_account_id = a.specialist_id and e.at > ${from}))`
	}
	const isDone = sql`is_theirs and status in ('finished', 'confirmed')`
	const { rows } = await db.execute<Omit<SpecialistRecord, 'onTime'> & { arrived: number; onTime: number }>(sql`
		with asked as (
			select r.status, r.starts_at, r.arrived_at, r.specialist_id = a.specialist_id as is_theirs, a.answer,
				${gaveBackWithin(lateHours)} as late, ${gaveBackWithin(veryLateHours)} as very_late
			from ${coverAsks} a join ${coverRequests} r on r.id = a.request_id
			where a.specialist_id = ${specialistId} and a.answer in ('accepted', 'gave-back') and a.answered_at > now() - interval '1 year'
		)
		select count(*)::int as accepted,
			count(*) filter (where ${isDone})::int as done,
			count(*) filter (where ${isDone} and arrived_at is not null)::int as arrived,
			count(*) filter (where ${isDone} and arrived_at <= starts_at + make_interval(mins => ${punctualMinutes}))::int as "onTime",
			coalesce(sum(late), 0)::int as late,
			coalesce(sum(very_late), 0)::int as "veryLate",
			count(*) filter (where is_theirs and status = 'missed')::int as missed,
			(select text from ${coverReplies} where specialist_id = ${specialistId}) as reply
		from asked
		where answer = 'gave-back' or late > 0 or (starts_at < now() and status <> 'cancelled')`)
	const [row] = rows
	if (!row || row.done + row.late + row.missed < fewest) return null
	const { arrived, onTime, ...record } = row
	return { ...record, onTime: arrived >= fewest ? { yes: onTime, of: arrived } : null }
}

const whoseReply = (actor: Member | Specialist) =>
	actor.kind === 'member'
		? { column: coverReplies.hospitalId, values: { hospitalId: actor.hospitalId }, id: actor.hospitalId }
		: { column: coverReplies.specialistId, values: { specialistId: actor.specialistId }, id: actor.specialistId }

/** Says something about one's own record, or takes it back with null. */
export async function saveReply(actor: Member | Specialist, text: string | null) {
	const { column, values, id } = whoseReply(actor)
	if (text === null) await db.delete(coverReplies).where(eq(column, id))
	else
		await db
			.insert(coverReplies)
			.values({ ...values, text })
			.onConflictDoUpdate({ target: column, set: { text, updatedAt: sql`now()` } })
}

/** One's own, also while there are too few figures for others to see it. */
export async function findReply(actor: Member | Specialist): Promise<string | null> {
	const { column, id } = whoseReply(actor)
	const [found] = await db.select({ text: coverReplies.text }).from(coverReplies).where(eq(column, id))
	return found?.text ?? null
}

import { eq, sql } from 'drizzle-orm'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/db.server.ts'
import { lateHours } from './kinds.ts'
import { coverAsks, coverEvents, coverReplies, coverRequests } from './tables.server.ts'

/** Fewer would tell what a single one did, or would be chance. */
const fewest = 3

export type HospitalRecord = {
	/** Median days to payment of those that were marked as paid; null without any. */
	days: number | null
	paid: number
	/** Confirmed, and not paid after 30 days. */
	unpaid: number
	/** Of those who said, how many found it as described. */
	described: { yes: number; of: number } | null
	/** Of the cover that someone had accepted, how much was cancelled late. */
	cancelled: { late: number; of: number } | null
	reply: string | null
}

/** How a hospital has dealt with cover in the last year. Each figure only from three on; null without any. */
export async function hospitalRecordOf(hospitalId: string): Promise<HospitalRecord | null> {
	const { rows } = await db.execute<{
		days: number | null
		paid: number
		unpaid: number
		yes: number
		said: number
		late: number
		accepted: number
		reply: string | null
	}>(sql`
		select percentile_cont(0.5) within group (order by extract(epoch from paid_at - worked_to) / 86400)
				filter (where paid_at is not null) as days,
			count(*) filter (where paid_at is not null)::int as paid,
			count(*) filter (where paid_at is null and status = 'confirmed' and worked_to < now() - interval '30 days')::int as unpaid,
			count(*) filter (where as_described)::int as yes,
			count(as_described)::int as said,
			count(*) filter (where status = 'cancelled' and exists (select from ${coverEvents} e
				where e.request_id = r.id and e.to = 'cancelled' and e.at > r.starts_at - make_interval(hours => ${lateHours})))::int as late,
			count(*)::int as accepted,
			(select text from ${coverReplies} where hospital_id = ${hospitalId}) as reply
		from ${coverRequests} r
		where hospital_id = ${hospitalId} and accepted_at is not null and starts_at between now() - interval '1 year' and now()`)
	const [row] = rows
	if (!row) return null
	const isPaidKnown = row.paid + row.unpaid >= fewest
	const record = {
		days: isPaidKnown && row.days !== null ? Math.max(1, Math.ceil(row.days)) : null,
		paid: isPaidKnown ? row.paid : 0,
		unpaid: isPaidKnown ? row.unpaid : 0,
		described: row.said >= fewest ? { yes: row.yes, of: row.said } : null,
		cancelled: row.accepted >= fewest ? { late: row.late, of: row.accepted } : null,
		reply: row.reply,
	}
	return isPaidKnown || record.described || record.cancelled ? record : null
}

export type SpecialistRecord = { done: number; late: number; reply: string | null }

/** What a person did with cover that they had accepted, in the last year; null below three. */
export async function specialistRecordOf(specialistId: string): Promise<SpecialistRecord | null> {
	const { rows } = await db.execute<SpecialistRecord>(sql`
		select count(*) filter (where r.specialist_id = ${specialistId} and r.status in ('finished', 'confirmed'))::int as done,
			count(*) filter (where a.answer = 'gave-back' and a.answered_at > r.starts_at - make_interval(hours => ${lateHours}))::int as late,
			(select text from ${coverReplies} where specialist_id = ${specialistId}) as reply
		from ${coverAsks} a join ${coverRequests} r on r.id = a.request_id
		where a.specialist_id = ${specialistId} and a.answered_at > now() - interval '1 year'`)
	const [record] = rows
	return record && record.done + record.late >= fewest ? record : null
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

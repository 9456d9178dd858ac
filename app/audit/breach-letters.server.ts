import { inArray, sql } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import { breachReportHours, incidentReportHours } from '#app/law.ts'
import { send } from '#app/notifications/notify.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import type { Breach } from './breach.server.ts'
import { type BreachLetter, breachNotice } from './messages.ts'

const hours = (from: Date, many: number) => new Date(from.getTime() + many * 3_600_000)

/** The deadlines of a breach that was noticed then. Each person is told without delay, so by the first of them. */
export const breachDeadlines = (noticedAt: Date) => ({
	certIn: hours(noticedAt, incidentReportHours),
	people: hours(noticedAt, incidentReportHours),
	board: hours(noticedAt, breachReportHours),
})

/** What has not been done in time. */
export const lateAfterBreach = (
	noticedAt: Date,
	done: Partial<Record<keyof ReturnType<typeof breachDeadlines>, Date>>,
	now: Date,
) =>
	Object.entries(breachDeadlines(noticedAt))
		.filter(([who, due]) => (done[who as keyof typeof done] ?? now) > due)
		.map(([who]) => who)

const atOnce = 500

/**
 * Writes to everyone whose data was read in a breach. Run again under the same `key` it writes to no one twice, so that it
 * can be run again after it broke off. Returns how many people it is about.
 */
export async function sendBreachLetters({ from, to, by }: Breach, letter: BreachLetter, key: string): Promise<number> {
	const { rows } = await db.execute<{ id: string }>(sql`
		select distinct whom.id
		from ${auditEvents} e
		cross join lateral (
			select unnest(e.about) as id
			union select e.subject_id where e.subject_type in ('specialist', 'account')
		) as whom
		where e.at between ${from} and ${to} and cardinality(e.fields) > 0
			and whom.id is distinct from e.actor_account_id ${by ? sql`and e.actor_account_id = ${by}` : sql``}
		order by 1`)
	const ids = rows.map(({ id }) => id)
	for (let at = 0; at < ids.length; at += atOnce)
		await db.transaction(async (tx) => {
			const readers = await tx
				.select({
					accountId: accounts.id,
					name: accounts.name,
					phone: accounts.phone,
					email: sql<string | null>`coalesce(${specialists.email}, ${accounts.email})`,
				})
				.from(accounts)
				.leftJoin(specialists, sql`${specialists.id} = ${accounts.id}`)
				.where(inArray(accounts.id, ids.slice(at, at + atOnce)))
			await send(tx, breachNotice, {
				to: readers,
				key: `breach/${key}`,
				facts: letter,
			})
		})
	return ids.length
}

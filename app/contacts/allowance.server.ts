import { asSystemIn } from '#app/platform/database/row-guard.server.ts'
import { and, eq, gte, sql } from 'drizzle-orm'
import { findPlan } from '#app/billing/subscriptions.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db, only, type Queryable } from '#app/platform/database/db.server.ts'
import { reportsThatFreeze } from './reports/user-reports.ts'
import { requestsPerDay } from './limits.ts'
import { userReports, contactRequests } from './tables.server.ts'

export type Allowance = {
	/** New requests that the plan of the hospital allows in a month. */
	perMonth: number
	/** What is left of them now, with what came back unanswered. */
	leftThisMonth: number
	leftToday: number
	/** Sent this month, of `perMonth` and what was returned. */
	sentThisMonth: number
	/** Requests that ran out this month and gave their place back. */
	returned: number
	/** We look into reports about the hospital; until then it sends nothing. */
	isPaused: boolean
	/** Its plan has ended. */
	isOver: boolean
}

const inIndia = (unit: 'month' | 'day') =>
	sql.raw(`date_trunc('${unit}', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`)

export const monthStart = inIndia('month')
const dayStart = inIndia('day')

/**
 * How many more requests the hospital may send. Counted from the requests themselves, so there is no number that could
 * differ from them. One that ran out gives its place back in the month in which it ran out, whenever it was sent.
 */
export async function findAllowance(hospitalId: string, on: Queryable = db): Promise<Allowance> {
	const { sentAt, decidedAt, status } = contactRequests
	const rows = await asSystemIn(on, 'a plan counts the requests of all sites', async () =>
		on
			.select({
				sent: sql<number>`count(*) filter (where ${sentAt} >= ${monthStart} and ${status} <> 'withdrawn')::int`,
				returned: sql<number>`count(*) filter (where ${decidedAt} >= ${monthStart} and ${status} = 'expired')::int`,
				today: sql<number>`count(*) filter (where ${sentAt} >= ${dayStart})::int`,
			})
			.from(contactRequests)
			// What was sent before had run out in the month before at the latest.
			.where(and(eq(contactRequests.hospitalId, hospitalId), gte(sentAt, sql`${monthStart} - interval '31 days'`))),
	)
	const { sent, returned, today } = only(rows)
	const { contactRequests: perMonth, isOver } = await findPlan(hospitalId, on)
	return {
		perMonth,
		leftThisMonth: isOver ? 0 : Math.max(0, perMonth - sent + returned),
		leftToday: Math.max(0, requestsPerDay - today),
		sentThisMonth: sent,
		returned,
		isPaused: await isPausedNow(hospitalId, on),
		isOver,
	}
}

/** By different people, as one alone pauses nothing. */
async function isPausedNow(hospitalId: string, on: Queryable) {
	const [row] = await on
		.select({ reporters: sql<number>`count(distinct ${userReports.reporterAccountId})::int` })
		.from(userReports)
		.where(
			and(
				eq(userReports.hospitalId, hospitalId),
				eq(userReports.about, 'hospital'),
				sql`${userReports.settledAt} is null`,
			),
		)
	return (row?.reporters ?? 0) >= reportsThatFreeze
}

/** For the member's own pages. */
export const findOwnAllowance = (member: Member) => findAllowance(member.hospitalId)

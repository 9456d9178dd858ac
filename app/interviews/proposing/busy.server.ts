import { and, eq, exists, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { asSystemIn } from '#app/platform/database/row-guard.server.ts'
import { listPromisedHours } from '#app/specialists/availability/commitments.server.ts'
import { daysAheadAtMost } from '../limits.ts'
import type { Slot } from './slots.ts'
import { interviewers, interviews } from '../tables.server.ts'

type Diaries = {
	interviewerAccountIds: readonly string[]
	specialistId: string
	exceptInterviewId?: string | undefined
}

const dayMs = 86_400_000

/** An hour that is taken, and who of those asked about takes part in it. */
export type Busy = Slot & { isSpecialist: boolean; interviewers: string[] }

/** When any of them has an interview already, or the specialist covers somewhere: times only, never where or with whom. */
export async function listBusy(
	on: Queryable,
	{ interviewerAccountIds, specialistId, exceptInterviewId }: Diaries,
): Promise<Busy[]> {
	const asked = inArray(interviewers.accountId, [...interviewerAccountIds])
	const theirs = on
		.select({ one: sql`1` })
		.from(interviewers)
		.where(and(eq(interviewers.interviewId, interviews.id), asked))
	const hours = on
		.select({
			startsAt: interviews.startsAt,
			endsAt: interviews.endsAt,
			isSpecialist: sql<boolean>`${interviews.specialistId} = ${specialistId}`,
			interviewers: sql<
				string[]
			>`array(select ${interviewers.accountId} from ${interviewers} where ${interviewers.interviewId} = ${interviews.id} and ${asked})`,
		})
		.from(interviews)
		.where(
			and(
				eq(interviews.status, 'scheduled'),
				gt(interviews.endsAt, sql`now()`),
				or(eq(interviews.specialistId, specialistId), exists(theirs)),
				exceptInterviewId ? ne(interviews.id, exceptInterviewId) : undefined,
			),
		)
	const rows = await asSystemIn(on, 'times are taken at other hospitals too', () => hours.execute())
	const now = new Date()
	const until = new Date(now.getTime() + (daysAheadAtMost + 1) * dayMs)
	const promised = await listPromisedHours(on, [specialistId], { from: now, until })
	return [
		...rows.flatMap(({ startsAt, endsAt, ...who }): Busy[] =>
			startsAt && endsAt ? [{ startsAt, endsAt, ...who }] : [],
		),
		...promised
			.filter(({ kind }) => kind === 'cover')
			.map(({ startsAt, endsAt }): Busy => ({ startsAt, endsAt, isSpecialist: true, interviewers: [] })),
	]
}

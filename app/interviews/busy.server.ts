import { and, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/db.server.ts'
import type { Slot } from './slots.ts'
import { interviews } from './tables.server.ts'

type Diaries = { interviewerAccountId: string | null; specialistId: string; exceptInterviewId?: string | undefined }

/** When either of the two has an interview already: times only, never which or with whom. */
export async function listBusy(on: Queryable, { interviewerAccountId, specialistId, exceptInterviewId }: Diaries) {
	const rows = await on
		.select({ startsAt: interviews.startsAt, endsAt: interviews.endsAt })
		.from(interviews)
		.where(
			and(
				eq(interviews.status, 'scheduled'),
				gt(interviews.endsAt, sql`now()`),
				or(
					eq(interviews.specialistId, specialistId),
					interviewerAccountId ? eq(interviews.interviewerAccountId, interviewerAccountId) : undefined,
				),
				exceptInterviewId ? ne(interviews.id, exceptInterviewId) : undefined,
			),
		)
	return rows.flatMap(({ startsAt, endsAt }): Slot[] => (startsAt && endsAt ? [{ startsAt, endsAt }] : []))
}

import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/db.server.ts'
import { readerDb } from '#app/platform/replica.server.ts'
import { applicationEvents, applications } from './tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'

/** Fewer answers than this say nothing about what is usual. */
const minAnswers = 3

/** Hours within which the hospital gave half of its applicants a first answer; `null` when there is too little to go by. */
export const typicalResponseHours = (hospitalId: string) => medianAnswerHours(eq(jobs.hospitalId, hospitalId))

/** The same over the applications to all hospitals. */
export const typicalResponseHoursOfAll = (on: Queryable = readerDb()) => medianAnswerHours(sql`true`, on)

/**
 * The median time to a first answer over the last half year. An applicant who has waited for two weeks without an answer
 * counts with the time waited so far, so that silence does not make a hospital look fast.
 */
async function medianAnswerHours(whose: SQL, on: Queryable = readerDb()): Promise<number | null> {
	const answers = sql`
		select ${applications.appliedAt} as applied_at, (
			select min(${applicationEvents.at}) from ${applicationEvents}
			where ${applicationEvents.applicationId} = ${applications.id}
				and ${applicationEvents.from} is not null
				and ${applicationEvents.to} not in ('withdrawn', 'applied')
				-- Of one that was sent again, what came before it is no answer to it.
				and ${applicationEvents.at} >= ${applications.appliedAt}
				and ${applicationEvents.undoes} is null
				and not exists (select from ${applicationEvents} undo where undo.undoes = ${applicationEvents.id})
		) as answered_at
		from ${applications} inner join ${jobs} on ${jobs.id} = ${applications.jobId}
		where ${whose}
			and ${applications.stage} <> 'withdrawn'
			-- Began with a request of the hospital itself: being on the shortlist is no answer.
			and ${applications.origin} = 'applied'
			and ${applications.appliedAt} > now() - interval '180 days'`
	const { rows } = await on.execute<{ hours: number | null }>(sql`
		select extract(epoch from percentile_cont(0.5) within group (order by coalesce(answered_at, now()) - applied_at))::float8 / 3600 as hours
		from (${answers}) answers
		where answered_at is not null or applied_at < now() - interval '14 days'
		having count(answered_at) >= ${minAnswers}`)
	return rows[0]?.hours ?? null
}

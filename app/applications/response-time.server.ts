import { responseDays } from '#app/durations.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { readerDb } from '#app/platform/database/replica.server.ts'
import { applicationEvents, applications } from './tables.server.ts'
import { answerDays } from '#app/relations/answer-clock.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { holdsBetween, relations } from '#app/relations/view.server.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'

/** Fewer answers than this say nothing about what is usual. */
const minAnswers = 3

/** Hours within which a hospital gave half of its applicants a first answer, and how many answers say so. */
export type TypicalResponse = { hours: number; answers: number }

/** By hospital, as of now; one of which there is too little to go by is missing. */
export async function typicalResponses(on: Queryable): Promise<Map<string, TypicalResponse>> {
	const rows = await medianAnswers(sql`true`, sql`${jobs.hospitalId}`, on)
	return new Map(rows.map(({ hospital, ...typical }) => [hospital, typical]))
}

/** As of now, for the hospital itself. Everyone else reads what is published (`offers/responses/published-responses.server.ts`). */
export const typicalResponseHours = async (hospitalId: string) =>
	(await medianAnswers(eq(jobs.hospitalId, hospitalId), sql`${jobs.hospitalId}`, readerDb()))[0]?.hours ?? null

/** The same over the applications to all hospitals. */
export const typicalResponseHoursOfAll = async (on: Queryable = readerDb()) =>
	(await medianAnswers(sql`true`, sql`null::uuid`, on))[0]?.hours ?? null

/** The move of `applicationEvents` stands: it is no undo, and was not undone. */
export const isStanding = sql`${applicationEvents.undoes} is null
	and not exists (select from ${applicationEvents} undo where undo.undoes = ${applicationEvents.id})`

/** When the hospital first answered the application of the row; null while it has not. */
export const firstAnsweredAt = sql`(
	select min(${applicationEvents.at}) from ${applicationEvents}
	where ${applicationEvents.applicationId} = ${applications.id}
		and ${applicationEvents.from} is not null
		and ${applicationEvents.to} not in ('withdrawn', 'applied')
		-- Closed by us, because there was none.
		and not (${applicationEvents.to} = 'rejected' and ${applications.closedUnansweredAt} is not null)
		-- Of one that was sent again, what came before it is no answer to it.
		and ${applicationEvents.at} >= ${applications.appliedAt}
		and ${isStanding}
)`

/** Answered, or not blocked: whoever blocks a hospital takes its way to answer. */
export const couldBeAnswered = (answeredAt = firstAnsweredAt) =>
	sql`(${answeredAt} is not null or not ${holdsBetween(jobs.hospitalId, applications.specialistId, sql`${relations.blocked}`)})`

/** The application of the row counts in a time to a first answer: it was sent, not begun by the hospital’s own request, and not withdrawn. */
export const isTimed = (answeredAt = firstAnsweredAt) =>
	sql`(${applications.stage} <> 'withdrawn' and ${applications.origin} = 'applied' and ${couldBeAnswered(answeredAt)})`

/**
 * How long the applicant of the row waited for the first answer, an interval. One who has waited for `answerDays` without an answer
 * counts with the time waited so far, or until we closed the application, so that silence does not make a hospital look fast.
 * Null for one who is younger and has none. Every figure about first answers is made of this.
 */
export const answerWait = (now = sql`now()`, answeredAt = firstAnsweredAt) => sql`coalesce(
	${answeredAt} - ${applications.appliedAt},
	case when ${applications.appliedAt} < ${now} - make_interval(days => ${answerDays})
		then coalesce(${applications.closedUnansweredAt}, ${now}) - ${applications.appliedAt} end)`

/** The median over the last `responseDays`. */
async function medianAnswers(whose: SQL, hospital: SQL, on: Queryable) {
	const answeredAt = sql`first_answer.at`
	// Behind an offset it is planned once, not at each place that names it.
	const answers = sql`
		select ${hospital} as hospital, ${answeredAt} as answered_at, ${answerWait(sql`now()`, answeredAt)} as wait
		from ${applications} inner join ${jobs} on ${jobs.id} = ${applications.jobId}
			cross join lateral (select ${firstAnsweredAt} as at offset 0) first_answer
		where ${whose} and ${isTimed(answeredAt)} and ${applications.appliedAt} > now() - make_interval(days => ${responseDays})`
	const { rows } = await asSystem('a median for everyone', () =>
		on.execute<TypicalResponse & { hospital: string }>(sql`
		select hospital, count(answered_at)::int as answers,
			extract(epoch from percentile_cont(0.5) within group (order by wait))::float8 / 3600 as hours
		from (${answers}) answers
		group by hospital
		having count(answered_at) >= ${minAnswers}`),
	)
	return rows
}

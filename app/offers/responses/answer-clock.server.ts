import { and, asc, eq, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { openStages } from '#app/applications/stage.ts'
import { applications } from '#app/applications/tables.server.ts'
import { interviewEvents, interviews, interviewSlots } from '#app/interviews/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { messages, threads } from '#app/messages/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { type AnswerClock, answerDays, applicationClock } from '#app/relations/answer-clock.ts'
import { holdsBetween, relations } from '#app/relations/view.server.ts'
import { offers } from '../tables.server.ts'

// The queries below have `applications` and `jobs` joined.

/**
 * Since when the hospital owes the applicant an answer: its last move or message, the end of the interview, the end of
 * the offer, the first day that an accepted offer names, or that it was asked for other times, whichever was last. Having
 * opened the application is no answer. With an interview or a first day ahead it is a time to come.
 */
export const askedAt = sql`greatest(
	${applications.stageChangedAt},
	(select max(${offers.decidedAt}) from ${offers} where ${offers.applicationId} = ${applications.id}),
	(select max((${offers.startsOn} + 1)::timestamp at time zone 'Asia/Kolkata') from ${offers}
		where ${offers.applicationId} = ${applications.id} and ${offers.status} = 'accepted'),
	(select max(${interviewEvents.at}) from ${interviewEvents} inner join ${interviews} on ${interviews.id} = ${interviewEvents.interviewId}
		where ${interviews.applicationId} = ${applications.id}),
	(select max(${interviews.endsAt}) from ${interviews}
		where ${interviews.applicationId} = ${applications.id} and ${interviews.status} in ('scheduled', 'completed', 'no-show')),
	(select max(${interviewSlots.endsAt}) from ${interviewSlots} inner join ${interviews} on ${interviews.id} = ${interviewSlots.interviewId}
		where ${interviews.applicationId} = ${applications.id} and ${interviews.status} = 'proposed'
			and ${interviews.awaits} = 'specialist' and ${interviewSlots.round} = ${interviews.round}),
	(select max(${messages.sentAt}) from ${messages} inner join ${threads} on ${threads.id} = ${messages.threadId}
		where ${threads.hospitalId} = ${jobs.hospitalId} and ${threads.specialistId} = ${applications.specialistId} and ${messages.side} = 'hospital')
)`.mapWith(applications.stageChangedAt) as SQL<Date>

/** An offer was accepted, and its first day is over: what the hospital owes is to confirm that the specialist has started. */
export const firstDayIsOver = sql`exists (select from ${offers} where ${offers.applicationId} = ${applications.id}
	and ${offers.status} = 'accepted' and ${offers.startsOn} < (now() at time zone 'Asia/Kolkata')::date)`

/**
 * The hospital owes the next answer. It does not while an offer waits for the specialist, nor from its acceptance to its
 * first day, nor while our suspension of the specialist or
 * being blocked by them keeps it from moving the application.
 */
export const hospitalOwes = and(
	inArray(applications.stage, [...openStages]),
	or(
		sql`not exists (select from ${offers} where ${offers.applicationId} = ${applications.id} and ${offers.status} in ('sent', 'accepted'))`,
		firstDayIsOver,
	),
	holdsBetween(
		jobs.hospitalId,
		applications.specialistId,
		sql`not ${relations.suspended} and not ${relations.blocked}`,
	),
)

export const agoOf = (days: number) => sql`now() - make_interval(hours => ${days * 24})`

/** The hospital’s answer is late. That someone started is confirmed and not answered: it counts here as in time. */
export const answerIsLate = and(
	// Lets an index find them.
	lte(applications.stageChangedAt, agoOf(answerDays)),
	hospitalOwes,
	not(firstDayIsOver),
	lte(askedAt, agoOf(answerDays)),
)

/** The clocks of those of these applications whose hospital owes an answer. */
export async function findClocks(applicationIds: readonly string[]): Promise<Map<string, AnswerClock>> {
	if (applicationIds.length === 0) return new Map()
	const rows = await db
		.select({ id: applications.id, since: askedAt })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(inArray(applications.id, [...applicationIds]), hospitalOwes))
	return new Map(rows.map(({ id, since }) => [id, applicationClock(since)]))
}

/** Applications for which a task has something to do, the oldest first; more than these are left for its next round. */
export const listDue = (isDue: SQL | undefined): Promise<{ id: string }[]> =>
	db
		.select({ id: applications.id })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(isDue)
		.orderBy(asc(applications.stageChangedAt))
		.limit(200)

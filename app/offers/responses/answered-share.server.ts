import { responseDays } from '#app/durations.ts'
import { eq, sql } from 'drizzle-orm'
import { couldBeAnswered, firstAnsweredAt } from '#app/applications/response-time.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { messages, threads } from '#app/messages/tables.server.ts'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { defineFigures } from '#app/platform/figures.server.ts'
import { answerDays } from '#app/relations/answer-clock.ts'
import { many } from '#app/platform/language/words.ts'

/** Fewer applications would say more about one applicant than about the hospital. */
const fewest = 5

export type AnsweredShare = { percent: number; applications: number }

const wrote = sql`exists (select from ${messages} inner join ${threads} on ${threads.id} = ${messages.threadId}
	where ${threads.hospitalId} = ${jobs.hospitalId} and ${threads.specialistId} = ${applications.specialistId}
		and ${messages.side} = 'hospital' and ${messages.sentAt} >= ${applications.appliedAt})`

/**
 * By hospital, how many applications of the last `responseDays` were answered, by a move or a message, of all that were or
 * should have been: those that are younger than the time for an answer count once they have one. And from how many people they are.
 */
const answersOf = sql`
	with received as (
		select ${jobs.hospitalId} as hospital_id, ${applications.specialistId} as who, ${applications.appliedAt} as applied_at,
			${firstAnsweredAt} is not null or ${wrote} as answered
		from ${applications} inner join ${jobs} on ${eq(jobs.id, applications.jobId)}
		where ${applications.stage} <> 'withdrawn' and ${applications.origin} = 'applied' and ${couldBeAnswered()}
			and ${applications.appliedAt} > now() - make_interval(days => ${responseDays})
	)
	select hospital_id as "hospitalId", round(100.0 * count(*) filter (where answered) / count(*))::int as percent, count(*)::int as all,
		count(distinct who)::int as people, (count(distinct who) filter (where answered))::int as answered
	from received where answered or applied_at < now() - make_interval(days => ${answerDays})
	group by hospital_id`

type Answers = { hospitalId: string; percent: number; all: number; people: number; answered: number }

/** Of each hospital its share, without those that have too few applications, and how many people that is about. */
export async function countAnswers(on: Queryable) {
	const { rows } = await on.execute<Answers>(answersOf)
	return rows.map(({ hospitalId, percent, all, people, answered }) => ({
		hospitalId,
		share: all < fewest ? null : { percent, applications: all },
		people,
		answered,
	}))
}

/** Hospitals that leave more than half of their applications without an answer, with the share that they answer. */
export const seldomAnswering = defineFigures('seldom-answering', async (on) => {
	const counted = await countAnswers(on)
	return {
		hospitals: Object.fromEntries(
			counted.flatMap(({ hospitalId, share }) => (share && share.percent < 50 ? [[hospitalId, share.percent]] : [])),
		),
	}
})

/** '86% of 37 applications' */
export const formatShare = ({ percent, applications }: AnsweredShare) =>
	many({ applications, percent }, '{percent}% of # application', '{percent}% of # applications')

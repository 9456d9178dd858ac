import { eq, type SQL, sql } from 'drizzle-orm'
import { couldBeAnswered, firstAnsweredAt } from '#app/applications/response-time.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { messages, threads } from '#app/messages/tables.server.ts'
import { defineFigures } from '#app/platform/figures.server.ts'
import { readerDb } from '#app/platform/replica.server.ts'
import { asSystem } from '#app/platform/row-guard.server.ts'
import { answerDays } from '#app/relations/answer-clock.ts'

/** Fewer applications would say more about one applicant than about the hospital. */
const fewest = 5

export type AnsweredShare = { percent: number; applications: number }

const wrote = sql`exists (select from ${messages} inner join ${threads} on ${threads.id} = ${messages.threadId}
	where ${threads.hospitalId} = ${jobs.hospitalId} and ${threads.specialistId} = ${applications.specialistId}
		and ${messages.side} = 'hospital' and ${messages.sentAt} >= ${applications.appliedAt})`

/**
 * By hospital, how many applications of the last half year were answered, by a move or a message, of all that were or
 * should have been: those that are younger than the time for an answer count once they have one. Without hospitals that have too few.
 */
const answersOf = (where: SQL) => sql`
	with received as (
		select ${jobs.hospitalId} as hospital_id, ${applications.appliedAt} as applied_at, ${firstAnsweredAt} is not null or ${wrote} as answered
		from ${applications} inner join ${jobs} on ${eq(jobs.id, applications.jobId)}
		where ${where} and ${applications.stage} <> 'withdrawn' and ${applications.origin} = 'applied' and ${couldBeAnswered}
			and ${applications.appliedAt} > now() - interval '180 days'
	)
	select hospital_id as "hospitalId", round(100.0 * count(*) filter (where answered) / count(*))::int as percent, count(*)::int as all
	from received where answered or applied_at < now() - make_interval(days => ${answerDays})
	group by hospital_id having count(*) >= ${fewest}`

type Answers = { hospitalId: string; percent: number; all: number }

/** The share that a hospital answered; null where there are too few applications. */
export async function findAnsweredShare(hospitalId: string): Promise<AnsweredShare | null> {
	const { rows } = await asSystem('a share for everyone', () =>
		readerDb().execute<Answers>(answersOf(eq(jobs.hospitalId, hospitalId))),
	)
	const [counted] = rows
	return counted ? { percent: counted.percent, applications: counted.all } : null
}

/** Hospitals that leave more than half of their applications without an answer, with the share that they answer. */
export const seldomAnswering = defineFigures('seldom-answering', async (on) => {
	const { rows } = await on.execute<Answers>(answersOf(sql`true`))
	return {
		hospitals: Object.fromEntries(rows.flatMap((row) => (row.percent < 50 ? [[row.hospitalId, row.percent]] : []))),
	}
})

/** '86% of 37 applications' */
export const formatShare = ({ percent, applications: all }: AnsweredShare) =>
	`${percent}% of ${all.toLocaleString('en-IN')} applications`

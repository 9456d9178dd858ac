import { eq, sql } from 'drizzle-orm'
import { firstAnsweredAt } from '#app/applications/response-time.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { messages, threads } from '#app/messages/tables.server.ts'
import { readerDb } from '#app/platform/replica.server.ts'
import { asSystem } from '#app/platform/row-guard.server.ts'
import { answerDays } from '#app/relations/answer-clock.ts'

/** Fewer applications would say more about one applicant than about the hospital. */
const fewest = 5

export type AnsweredShare = { percent: number; applications: number }

/**
 * How many of the applications of the last half year a hospital answered, by a move or a message. Those that are younger
 * than the time for an answer count once they have one. Null where there are too few.
 */
export async function findAnsweredShare(hospitalId: string): Promise<AnsweredShare | null> {
	const wrote = sql`exists (select from ${messages} inner join ${threads} on ${threads.id} = ${messages.threadId}
		where ${threads.hospitalId} = ${jobs.hospitalId} and ${threads.specialistId} = ${applications.specialistId}
			and ${messages.side} = 'hospital' and ${messages.sentAt} >= ${applications.appliedAt})`
	const { rows } = await asSystem('a share for everyone', () =>
		readerDb().execute<{ answered: number; all: number }>(sql`
			with received as (
				select ${applications.appliedAt} as applied_at, ${firstAnsweredAt} is not null or ${wrote} as answered
				from ${applications} inner join ${jobs} on ${eq(jobs.id, applications.jobId)}
				where ${jobs.hospitalId} = ${hospitalId} and ${applications.stage} <> 'withdrawn' and ${applications.origin} = 'applied'
					and ${applications.appliedAt} > now() - interval '180 days'
			)
			select count(*) filter (where answered)::int as answered, count(*)::int as all
			from received where answered or applied_at < now() - make_interval(days => ${answerDays})`),
	)
	const [counted] = rows
	if (!counted || counted.all < fewest) return null
	return { percent: Math.round((100 * counted.answered) / counted.all), applications: counted.all }
}

/** '86% of 37 applications' */
export const formatShare = ({ percent, applications: all }: AnsweredShare) =>
	`${percent}% of ${all.toLocaleString('en-IN')} applications`

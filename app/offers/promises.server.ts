import { and, desc, eq, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { readerDb } from '#app/platform/replica.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { asSystem } from '#app/platform/row-guard.server.ts'
import { type PromiseAnswer, type Promised, promises } from './promises.ts'
import { placements, promiseChecks } from './tables.server.ts'

/** Fewer would tell what a single person said. */
const fewest = 3

const ofPlacement = ({ specialistId }: Specialist, applicationId: string) =>
	and(eq(promiseChecks.applicationId, applicationId), eq(promiseChecks.specialistId, specialistId))

/** What the person was asked last about a placement of theirs; null when they were not. */
export async function findPromiseCheck(actor: Specialist, applicationId: string) {
	const [found] = await db
		.select({
			applicationId: promiseChecks.applicationId,
			day: promiseChecks.day,
			pay: promiseChecks.pay,
			duties: promiseChecks.duties,
			accommodation: promiseChecks.accommodation,
			hospitalName: hospitals.displayName,
			jobTitle: jobs.title,
		})
		.from(promiseChecks)
		.innerJoin(placements, eq(placements.applicationId, promiseChecks.applicationId))
		.innerJoin(hospitals, eq(hospitals.id, placements.hospitalId))
		.innerJoin(jobs, eq(jobs.id, placements.jobId))
		.where(ofPlacement(actor, applicationId))
		.orderBy(desc(promiseChecks.day))
		.limit(1)
	return found ?? null
}

/** Answers what was asked last. It can be changed until the next time it is asked. */
export async function answerPromises(
	actor: Specialist,
	applicationId: string,
	answers: Record<Promised, PromiseAnswer>,
): Promise<Result<null, 'not-found'>> {
	const last = sql`${promiseChecks.day} = (select max(day) from ${promiseChecks} c where c.application_id = ${applicationId})`
	const answered = await db
		.update(promiseChecks)
		.set({ ...answers, answeredAt: sql`now()` })
		.where(and(ofPlacement(actor, applicationId), last))
		.returning({ day: promiseChecks.day })
	return answered.length > 0 ? ok(null) : fail('not-found')
}

export type KeptPromise = { promise: Promised; kept: number; of: number }

/** Of those who joined in the last two years, how many say that it is as advertised; each by their last answer, from three people on. */
export async function countKeptPromises(hospitalId: string): Promise<KeptPromise[]> {
	const { rows } = await asSystem('a count for everyone', () =>
		readerDb().execute<Record<`${Promised}_kept` | `${Promised}_of`, number>>(sql`
			with last as (
				select distinct on (p.specialist_id) c.*
				from ${promiseChecks} c join ${placements} p on p.application_id = c.application_id
				where p.hospital_id = ${hospitalId} and c.answered_at > now() - interval '2 years'
				order by p.specialist_id, c.answered_at desc
			)
			select ${sql.join(
				promises.map(
					(
						promise,
					) => sql`count(*) filter (where ${sql.identifier(promise)} = 'yes')::int as ${sql.identifier(`${promise}_kept`)},
						count(*) filter (where ${sql.identifier(promise)} <> 'none')::int as ${sql.identifier(`${promise}_of`)}`,
				),
				sql`, `,
			)} from last`),
	)
	const [row] = rows
	return promises.flatMap((promise) => {
		const [kept, of] = [row?.[`${promise}_kept`] ?? 0, row?.[`${promise}_of`] ?? 0]
		return of >= fewest ? [{ promise, kept, of }] : []
	})
}

export const isAskedAboutPromises = async (applicationId: string) =>
	(await db.$count(promiseChecks, eq(promiseChecks.applicationId, applicationId))) > 0

import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { readerDb } from '#app/platform/replica.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { asSystem } from '#app/platform/row-guard.server.ts'
import { defineTask } from '#app/platform/tasks.server.ts'
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

/**
 * Every night: the answers of a hospital's people are shown together once at least three of them have answered or changed their
 * answers. One by one would tell who said what, because the hospital knows who joined when.
 */
export const publishPromises = defineTask({
	name: 'offers.publish-promises',
	payload: z.object({}),
	schedule: '40 2 * * *',
	async run() {
		await db.execute(sql`
			with answered as (
				select p.hospital_id, c.*,
					(c.pay, c.duties, c.accommodation) is distinct from (c.shown_pay, c.shown_duties, c.shown_accommodation) as is_new
				from ${promiseChecks} c join ${placements} p on p.application_id = c.application_id
				where c.answered_at is not null
			), enough as (
				select hospital_id from answered where is_new group by hospital_id having count(distinct specialist_id) >= ${fewest}
			)
			update ${promiseChecks} c set shown_pay = n.pay, shown_duties = n.duties, shown_accommodation = n.accommodation
			from answered n
			where n.application_id = c.application_id and n.day = c.day and n.is_new and n.hospital_id in (select hospital_id from enough)`)
	},
})

/** How many of a hospital's people found it as advertised, each by their last answer that is published, from three on. */
export async function countKeptPromises(hospitalId: string): Promise<KeptPromise[]> {
	const { rows } = await asSystem('a count for everyone', () =>
		readerDb().execute<Record<`${Promised}_kept` | `${Promised}_of`, number>>(sql`
			with last as (
				select distinct on (p.specialist_id) c.*
				from ${promiseChecks} c join ${placements} p on p.application_id = c.application_id
				where p.hospital_id = ${hospitalId} and c.shown_pay is not null
				order by p.specialist_id, p.started_on desc, c.day desc
			)
			select ${sql.join(
				promises.map((promise) => {
					const shown = sql.identifier(`shown_${promise}`)
					return sql`count(*) filter (where ${shown} = 'yes')::int as ${sql.identifier(`${promise}_kept`)},
						count(*) filter (where ${shown} <> 'none')::int as ${sql.identifier(`${promise}_of`)}`
				}),
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

import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { defineFigures } from '#app/platform/figures.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import {
	type CountedAnswer,
	publishAnswers,
	publishedYears,
	seldomYes,
	sumOfYears,
} from '#app/specialists/profile/published-answers.server.ts'
import { firstPayday, listPromises, type PromiseAnswer, type Promised, promises, promisesOf } from './promises.ts'
import { placements, promiseChecks } from '../tables.server.ts'

const answerColumns = {
	pay: promiseChecks.pay,
	payOnTime: promiseChecks.payOnTime,
	duties: promiseChecks.duties,
	accommodation: promiseChecks.accommodation,
	certificates: promiseChecks.certificates,
	bond: promiseChecks.bond,
	providentFund: promiseChecks.providentFund,
	settlement: promiseChecks.settlement,
} satisfies Record<Promised, unknown>

const ofPlacement = ({ specialistId }: Specialist, applicationId: string) =>
	and(eq(promiseChecks.applicationId, applicationId), eq(promiseChecks.specialistId, specialistId))

/** What the person was asked last about a placement of theirs; null when they were not. */
export async function findPromiseCheck(actor: Specialist, applicationId: string) {
	const [found] = await db
		.select({
			applicationId: promiseChecks.applicationId,
			hospitalId: placements.hospitalId,
			day: promiseChecks.day,
			...answerColumns,
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
	answers: Partial<Record<Promised, PromiseAnswer>>,
): Promise<Result<null, 'not-found'>> {
	const last = sql`${promiseChecks.day} = (select max(day) from ${promiseChecks} c where c.application_id = ${applicationId})`
	const answered = await db
		.update(promiseChecks)
		.set({ ...answers, answeredAt: sql`now()` })
		.where(and(ofPlacement(actor, applicationId), last))
		.returning({ day: promiseChecks.day })
	return answered.length > 0 ? ok(null) : fail('not-found')
}

const countedAs: Record<Promised, CountedAnswer> = {
	pay: 'pay',
	payOnTime: 'pay-on-time',
	duties: 'duties',
	accommodation: 'accommodation',
	certificates: 'certificates',
	bond: 'bond',
	providentFund: 'provident-fund',
	settlement: 'settlement',
}

/** The last answer of each person about each hospital, without what was not promised, and about pay from the first payday on. */
const lastAnswers = (promise: Promised) => sql`
	select hospital_id, answer_id, specialist_id, said = 'yes' as is_yes
	from (
		select distinct on (p.hospital_id, p.specialist_id) p.hospital_id, p.application_id as answer_id, p.specialist_id,
			${answerColumns[promise]} as said
		from ${promiseChecks} join ${placements} p on p.application_id = ${promiseChecks.applicationId}
		where ${answerColumns[promise]} is not null
			${promise === 'pay' ? sql`and ${gte(promiseChecks.day, firstPayday)}` : sql``}
		order by p.hospital_id, p.specialist_id, p.started_on desc, ${promiseChecks.day} desc
	) last
	where said <> 'none'`

/** Every night, in batches of at least three people for each promise. */
export const publishPromises = defineTask({
	name: 'offers.publish-promises',
	payload: z.object({}),
	schedule: '40 2 * * *',
	async run() {
		for (const promise of promises) await publishAnswers(countedAs[promise], lastAnswers(promise))
	},
})

/** Hospitals of which most people say that pay came late, with the share that had it on time. */
export const seldomPayingOnTime = defineFigures('seldom-paying-on-time', async (on) => ({
	hospitals: await seldomYes(on, countedAs.payOnTime),
}))

type Kept = { kept: number; of: number }
export type KeptPromise = Kept & { promise: Promised; years: (Kept & { year: number })[] }

/** How many of a hospital's people found it as advertised, each by their last answer that is published, from three on. */
export async function countKeptPromises(hospitalId: string): Promise<KeptPromise[]> {
	const counts = await publishedYears(hospitalId)
	return promises.flatMap((promise) => {
		const years = counts.get(countedAs[promise])
		if (!years) return []
		const { yes: kept, of } = sumOfYears(years)
		return [{ promise, kept, of, years: years.map(({ yes, ...count }) => ({ ...count, kept: yes })) }]
	})
}

/** Whether anyone whom the hospital hired through us has worked there until a first payday. */
export const hasHadPayday = async (hospitalId: string) =>
	(await db.$count(
		placements,
		and(
			eq(placements.hospitalId, hospitalId),
			sql`${placements.startedOn} <= (now() at time zone 'Asia/Kolkata')::date - ${firstPayday}::int`,
		),
	)) > 0

/** What was asked last about a placement, and whether it was answered; null before the first time. */
export async function findLastAsked(applicationId: string) {
	const [last] = await db
		.select({ day: promiseChecks.day, answeredAt: promiseChecks.answeredAt })
		.from(promiseChecks)
		.where(eq(promiseChecks.applicationId, applicationId))
		.orderBy(desc(promiseChecks.day))
		.limit(1)
	if (!last) return null
	return { what: listPromises(promisesOf(last.day)), isAnswered: last.answeredAt !== null }
}

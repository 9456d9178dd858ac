import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { withdrawApplication } from '#app/applications/applying/withdrawal.server.ts'
import { answerLate } from '#app/applications/messages.ts'
import { markApplicantAsked, markWaiting } from '#app/applications/reminded.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { lockApplication } from '#app/applications/transitions.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { send } from '#app/notifications/notify.server.ts'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { waitDays } from '#app/relations/answer-clock.ts'
import { reader } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { answerIsLate, askedAt, listDue } from './answer-clock.server.ts'

const isNotWaiting = or(isNull(applications.waitsUntil), lte(applications.waitsUntil, sql`now()`))

/** Once for each late answer, and again when the applicant has waited. */
const isToBeAsked = and(
	answerIsLate,
	isNotWaiting,
	or(
		isNull(applications.applicantAskedAt),
		sql`${applications.applicantAskedAt} < greatest(${askedAt}, ${applications.waitsUntil})`,
	),
)

/** In the daytime, applicants whose answer is late are asked whether to wait or to withdraw, each in a transaction of their own. */
export const askAboutLateAnswers = defineTask({
	name: 'offers.ask-about-late-answers',
	payload: z.object({}),
	schedule: '*/10 8-20 * * *',
	async run() {
		await eachAlone(await listDue(isToBeAsked), ({ id }) => db.transaction((tx) => askOne(tx, id)))
	},
})

async function askOne(tx: Transaction, applicationId: string) {
	const application = await lockApplication(tx, applicationId, sql`true`)
	if (!application) return
	// Read after the lock: what the list above saw may be old.
	const [due] = await tx
		.select({ ...reader, days: sql<number>`extract(day from now() - ${askedAt})::int` })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.where(and(eq(applications.id, applicationId), isToBeAsked))
	if (!due) return
	await markApplicantAsked(tx, applicationId)
	await send(tx, answerLate, {
		to: [due],
		key: `answer-late/${applicationId}/${istToday(new Date())}`,
		facts: { ...application, days: due.days },
	})
}

/** Whether the answer to this application is late, and until when its applicant has chosen to wait for it. */
export async function findLateAnswer(on: Queryable, applicationId: string) {
	const [late] = await on
		.select({
			waitsUntil: sql`case when not (${isNotWaiting}) then ${applications.waitsUntil} end`.mapWith(
				applications.waitsUntil,
			),
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(applications.id, applicationId), answerIsLate))
	return (late as { waitsUntil: Date | null } | undefined) ?? null
}

export type WaitFailure = 'not-found' | 'not-late'

/**
 * The applicant waits another week for a late answer. We do not close the application before that, and then ask again. Chosen again during
 * the week it changes nothing. Fails with `not-late` when the hospital has answered, or owes nothing for another reason.
 */
export async function waitForAnswer(
	actor: Specialist,
	applicationId: string,
): Promise<Result<{ until: Date }, WaitFailure>> {
	return db.transaction(async (tx) => {
		const application = await lockApplication(tx, applicationId, eq(applications.specialistId, actor.specialistId))
		if (!application) return fail('not-found')
		const late = await findLateAnswer(tx, applicationId)
		if (!late) return fail('not-late')
		if (late.waitsUntil) return ok({ until: late.waitsUntil })
		const until = await markWaiting(tx, applicationId, waitDays)
		await announceChange(tx, [actor.accountId], { kind: 'applications', id: applicationId })
		return ok({ until })
	})
}

/** Withdraws an application whose answer is late; fails with `changed` once it is not. */
export const withdrawWhileLate = (actor: Specialist, applicationId: string) =>
	withdrawApplication(actor, applicationId, async (tx) => (await findLateAnswer(tx, applicationId)) !== null)

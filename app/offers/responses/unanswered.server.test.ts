import { asc, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { moveStage, undoLastTransition } from '#app/applications/pipeline/decisions.server.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { typicalResponseHours } from '#app/applications/response-time.server.ts'
import { applicationEvents, applications } from '#app/applications/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSentMessage } from '#app/messages/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { findClocks } from './answer-clock.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { anOffer } from '../fixtures.server.ts'
import { listApplicantsWaiting, listOwedToMe } from './waiting.server.ts'
import { closeUnanswered, remindOfAnswers } from './unanswered.server.ts'

const day = 24 * 60

/** As if everything about the application had happened so many minutes earlier. */
async function letPass(id: string, minutes: number) {
	const earlier = sql`make_interval(mins => ${minutes})`
	await db.execute(
		sql`update applications set applied_at = applied_at - ${earlier}, stage_changed_at = stage_changed_at - ${earlier}, answer_reminded_at = answer_reminded_at - ${earlier} where id = ${id}`,
	)
	await db.execute(sql`update application_events set at = at - ${earlier} where application_id = ${id}`)
}

/** Its hospital has left the application alone for so many minutes, and was reminded of it after a week. */
async function neglect(id: string, minutes = 21 * day + 1) {
	const ago = (past: number) => sql`now() - make_interval(mins => ${past})`
	await db
		.update(applications)
		.set({ appliedAt: ago(minutes), stageChangedAt: ago(minutes), answerRemindedAt: ago(minutes - 7 * day) })
		.where(eq(applications.id, id))
}

async function anUnanswered({
	minutes,
	job: given,
}: {
	minutes?: number
	job?: { id: string; hospitalId: string }
} = {}) {
	const job = given ?? (await aJob())
	const member = await aMember({ hospitalId: job.hospitalId })
	const application = await anApplication({ job })
	await neglect(application.id, minutes)
	return { ...application, member }
}

const find = async (id: string) => only(await db.select().from(applications).where(eq(applications.id, id)))
const stageOf = async (id: string) => (await find(id)).stage
const titles = async (accountId: string) => {
	const found = await db.select().from(notifications).where(eq(notifications.accountId, accountId))
	return found.map(({ title }) => title)
}

test('after 21 days without an answer we close the application, and both sides read why', async () => {
	const { id, specialist, member } = await anUnanswered()

	await closeUnanswered.run({})
	await closeUnanswered.run({})

	expect(await find(id)).toMatchObject({
		stage: 'rejected',
		rejectionKey: 'no-answer',
		rejectionDays: 21,
		closedUnansweredAt: expect.any(Date),
	})
	const history = await db
		.select()
		.from(applicationEvents)
		.where(eq(applicationEvents.applicationId, id))
		.orderBy(asc(applicationEvents.at))
	expect(history.at(-1)).toMatchObject({ from: 'applied', to: 'rejected', actorAccountId: null })
	expect(await titles(specialist.accountId)).toEqual(['Lakeside Heart Institute did not answer in 21 days'])
	expect(await titles(member.accountId)).toEqual(['We closed the application from Dr Asha Menon'])
})

test('not a minute earlier', async () => {
	const { id } = await anUnanswered({ minutes: 21 * day - 1 })

	await closeUnanswered.run({})

	expect(await stageOf(id)).toBe('applied')
})

test('an application from long before gets a reminder, and a week from then', async () => {
	const { id, member } = await anUnanswered({ minutes: 200 * day })
	await db.update(applications).set({ answerRemindedAt: null }).where(eq(applications.id, id))

	await closeUnanswered.run({})
	expect(await stageOf(id)).toBe('applied')
	await remindOfAnswers.run({})
	await letPass(id, 7 * day - 1)
	await closeUnanswered.run({})

	expect(await stageOf(id)).toBe('applied')
	expect(await titles(member.accountId)).toEqual(['1 applicant is waiting for your answer'])
	await letPass(id, 2)
	await closeUnanswered.run({})
	expect(await stageOf(id)).toBe('rejected')
})

test.each([
	['21 days after the first day of an accepted offer it is closed', 22, 'rejected'],
	['before that it waits for the hospital to confirm it', 21, 'offered'],
	['before the first day no one owes anything', -1, 'offered'],
] as const)('%s', async (_, daysAgo, expected) => {
	const startsOn = addDays(istToday(new Date()), -daysAgo)
	const { application, specialist, member } = await anOffer({ status: 'accepted', startsOn })
	await db.execute(
		sql`update offers set decided_at = now() - interval '40 days' where application_id = ${application.id}`,
	)
	await neglect(application.id, 40 * day)
	await db
		.update(applications)
		.set({ answerRemindedAt: sql`now() - interval '8 days'` })
		.where(eq(applications.id, application.id))

	await closeUnanswered.run({})

	expect(await stageOf(application.id)).toBe(expected)
	const waiting = await listOwedToMe(specialist)
	const owed = await listApplicantsWaiting(member, 24)
	const isOwed = expected === 'offered' && daysAgo > 0
	expect(waiting.map(({ title }) => title)).toEqual(
		isOwed ? ['Lakeside Heart Institute: confirmation that you started'] : [],
	)
	expect(owed.rows.map(({ detail }) => detail)).toEqual(
		isOwed ? [expect.stringMatching(/: confirm the first day$/)] : [],
	)
	if (expected === 'offered') return
	expect(await find(application.id)).toMatchObject({
		rejectionKey: 'no-start',
		rejectionDays: 21,
	})
	expect(await titles(specialist.accountId)).toEqual(['Lakeside Heart Institute did not confirm your first day'])
})

describe('is not closed', () => {
	test.each(['shortlisted', 'interview'] as const)('just after a move to %s', async (stage) => {
		const { id, member, version } = await anUnanswered({ minutes: 30 * day })
		await moveStage(member, id, { to: stage, version })

		await closeUnanswered.run({})

		expect(await stageOf(id)).toBe(stage)
	})

	test('after a message from the hospital, unlike one from the applicant', async () => {
		const [answered, silent] = [await anUnanswered(), await anUnanswered()]
		await aSentMessage(answered.member, answered.specialist.specialistId)
		await aSentMessage(silent.specialist, silent.job.hospitalId)

		await closeUnanswered.run({})

		expect([await stageOf(answered.id), await stageOf(silent.id)]).toEqual(['applied', 'rejected'])
	})

	test.each([
		['three days before', 3, 'interview'],
		['20 days after', -20, 'interview'],
		['but 22 days after', -22, 'rejected'],
	] as const)('%s an interview that was scheduled', async (_, days, expected) => {
		const { id, applicationId } = await anInterview({ status: 'scheduled', startsInMinutes: days * day })
		await db.execute(sql`update interview_events set at = now() - interval '30 days' where interview_id = ${id}`)
		await neglect(applicationId, 30 * day)
		await db.execute(
			sql`update applications set answer_reminded_at = now() - interval '8 days' where id = ${applicationId}`,
		)

		await closeUnanswered.run({})

		expect(await stageOf(applicationId)).toBe(expected)
	})

	test.each([
		['while the offer waits', 'sent', 22, 'offered'],
		['while an accepted offer leads to the joining date', 'accepted', 22, 'offered'],
		['20 days after the offer was declined', 'declined', 20, 'offered'],
		['but 22 days after it was declined', 'declined', 22, 'rejected'],
	] as const)('%s', async (_, status, days, expected) => {
		const decidedAt = status === 'sent' ? {} : { decidedAt: new Date(Date.now() - days * day * 60_000) }
		const { applicationId } = await anOffer({ status, ...decidedAt })
		await neglect(applicationId, 30 * day)
		await db.execute(
			sql`update applications set answer_reminded_at = now() - interval '8 days' where id = ${applicationId}`,
		)

		await closeUnanswered.run({})

		expect(await stageOf(applicationId)).toBe(expected)
	})

	test('while our suspension of the specialist keeps the hospital from answering', async () => {
		const { id, specialist } = await anUnanswered()
		await db.update(accounts).set({ suspendedAt: sql`now()` }).where(eq(accounts.id, specialist.accountId))

		await closeUnanswered.run({})

		expect(await stageOf(id)).toBe('applied')
	})
})

test('an answer in the same second either comes first or finds it closed', async () => {
	for (let round = 0; round < 5; round++) {
		const { id, member, version } = await anUnanswered()

		const [answer] = await Promise.all([moveStage(member, id, { to: 'shortlisted', version }), closeUnanswered.run({})])

		expect(await stageOf(id)).toBe(answer.ok ? 'shortlisted' : 'rejected')
		expect((await find(id)).closedUnansweredAt === null).toBe(answer.ok)
	}
})

test('the hospital cannot undo what we closed, nor does it count as its answer', async () => {
	const job = await aJob()
	const closed = []
	for (let count = 0; count < 3; count++) closed.push(await anUnanswered({ job }))
	await closeUnanswered.run({})
	const [{ id } = { id: '' }] = closed
	const member = await aMember({ hospitalId: job.hospitalId })
	const [last] = await db
		.select({ id: applicationEvents.id })
		.from(applicationEvents)
		.where(sql`application_id = ${id} and "to" = 'rejected'`)

	expect(await undoLastTransition(member, id, last?.id ?? '')).toEqual({ ok: false, failure: 'nothing-to-undo' })
	expect(await typicalResponseHours(job.hospitalId)).toBeNull()
})

test('a hospital is reminded of all who have waited for a week in one message, once, however many processes remind', async () => {
	const job = await aJob()
	const member = await aMember({ hospitalId: job.hospitalId })
	for (const minutes of [7 * day + 1, 10 * day, 7 * day - 1]) {
		const { id } = await anUnanswered({ job, minutes })
		await db.update(applications).set({ answerRemindedAt: null }).where(eq(applications.id, id))
	}

	await Promise.all([remindOfAnswers.run({}), remindOfAnswers.run({})])
	const marks = () =>
		db
			.select({ at: applications.answerRemindedAt })
			.from(applications)
			.where(eq(applications.jobId, job.id))
			.orderBy(applications.id)
	const marked = await marks()
	await remindOfAnswers.run({})

	expect(await titles(member.accountId)).toEqual(['2 applicants are waiting for your answer'])
	expect(await marks()).toEqual(marked)
})

test('an applicant whom another process is at when a hospital is reminded is in the message too', async () => {
	const job = await aJob()
	const member = await aMember({ hospitalId: job.hospitalId })
	const waiting = [await anUnanswered({ job, minutes: 8 * day }), await anUnanswered({ job, minutes: 9 * day })]
	const ids = waiting.map(({ id }) => id)
	await db.update(applications).set({ answerRemindedAt: null }).where(inArray(applications.id, ids))

	let reminding = Promise.resolve()
	await db.transaction(async (tx) => {
		await tx
			.select()
			.from(applications)
			.where(inArray(applications.id, ids.slice(0, 1)))
			.for('update')
		reminding = remindOfAnswers.run({})
		await tx.execute(sql`select pg_sleep(0.3)`)
	})
	await reminding
	expect(await titles(member.accountId)).toEqual(['2 applicants are waiting for your answer'])
})

test('the clock of a page starts again with each answer and stands while the specialist owes one', async () => {
	const asked = await anUnanswered({ minutes: 10 * day })
	const offered = await anOffer()

	const clocks = await findClocks([asked.id, offered.applicationId])

	expect(clocks.get(asked.id)?.since).toEqual((await find(asked.id)).stageChangedAt)
	expect(clocks.has(offered.applicationId)).toBe(false)
	await aSentMessage(asked.member, asked.specialist.specialistId)
	const again = (await findClocks([asked.id])).get(asked.id)
	expect(again?.since.getTime()).toBeGreaterThan(Date.now() - 60_000)
})

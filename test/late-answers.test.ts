// A hospital whose answer is late: its applicant is asked whether to wait another week or to withdraw, and can do both on the page.
import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { withdrawApplication } from '#app/applications/applying/withdrawal.server.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { moveStage } from '#app/applications/pipeline/decisions.server.ts'
import { loader as showApplication } from '#app/applications/routes/show.tsx'
import { applications } from '#app/applications/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aSentMessage } from '#app/messages/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { sendQueued } from '#app/platform/delivery/sending-fixtures.server.ts'
import { demoOutbox } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { askRoute, redirectOf, routeArgs } from './ask-route.ts'
import { anOffer } from '#app/offers/fixtures.server.ts'
import { action } from '#app/offers/routes/wait.tsx'
import { askAboutLateAnswers, waitForAnswer, withdrawWhileLate } from '#app/offers/responses/late-answers.server.ts'
import { closeUnanswered } from '#app/offers/responses/unanswered.server.ts'

const day = 24 * 60

/** Its hospital has left the application alone for so many minutes, and was reminded of it after a week. */
async function aLateAnswer(minutes = 14 * day + 1) {
	const application = await anApplication()
	const member = await aMember({ hospitalId: application.job.hospitalId })
	const ago = (past: number) => sql`now() - make_interval(mins => ${past})`
	const times = { appliedAt: ago(minutes), stageChangedAt: ago(minutes), answerRemindedAt: ago(minutes - 7 * day) }
	await db.update(applications).set(times).where(eq(applications.id, application.id))
	return { ...application, member }
}

async function letPass(id: string, minutes: number) {
	const earlier = sql`make_interval(mins => ${minutes})`
	await db.execute(sql`update applications set applied_at = applied_at - ${earlier}, stage_changed_at = stage_changed_at - ${earlier},
		answer_reminded_at = answer_reminded_at - ${earlier}, applicant_asked_at = applicant_asked_at - ${earlier},
		waits_until = waits_until - ${earlier} where id = ${id}`)
	await db.execute(sql`update notifications set key = key || '/before' where key like ${`answer-late/${id}/%`}`)
}

const find = async (id: string) => only(await db.select().from(applications).where(eq(applications.id, id)))
const titles = async ({ accountId }: { accountId: string }) =>
	(
		await db
			.select()
			.from(notifications)
			.where(eq(notifications.accountId, accountId))
			.orderBy(asc(notifications.createdAt))
	).map(({ title }) => title)
const page = async ({ id, specialist }: Pick<Awaited<ReturnType<typeof aLateAnswer>>, 'id' | 'specialist'>) =>
	(await showApplication(await routeArgs(`/applications/${id}`, { as: specialist }))).application

test('after 14 days without an answer the applicant is asked, once, and reads it without WhatsApp as well', async () => {
	const { id, specialist } = await aLateAnswer()

	await Promise.all([askAboutLateAnswers.run({}), askAboutLateAnswers.run({})])
	await askAboutLateAnswers.run({})

	expect(await titles(specialist)).toEqual(['Lakeside Heart Institute has not answered for 14 days'])
	await sendQueued()
	const sent = await db.select().from(demoOutbox)
	expect(sent.map(({ channel }) => channel)).toEqual(['email'])
	expect(sent[0]?.text).toContain(`http://localhost:3000/applications/${id}`)
	expect(sent[0]?.text).toContain('you can wait another week, or withdraw your application')
})

test('a reader without an email address gets the SMS', async () => {
	const { id, specialist } = await aLateAnswer()
	await db.update(specialists).set({ email: null }).where(eq(specialists.id, specialist.specialistId))
	await askAboutLateAnswers.run({})
	await sendQueued()

	const sent = await db.select().from(demoOutbox)
	expect(sent.map(({ channel }) => channel)).toEqual(['sms'])
	expect(sent[0]?.text).toMatch(
		/^No answer for 14 days from Lakeside Heart Institute on your application for Consultant Anesthesiologist\. /,
	)
	expect(sent[0]?.text).toContain(`/applications/${id}`)
})

describe('is not asked', () => {
	test('a minute earlier', async () => {
		const { specialist } = await aLateAnswer(14 * day - 1)
		await askAboutLateAnswers.run({})
		expect(await titles(specialist)).toEqual([])
	})

	test.each([
		[
			'after a move',
			async ({ id, member, version }: Awaited<ReturnType<typeof aLateAnswer>>) =>
				moveStage(member, id, { to: 'shortlisted', version }),
		],
		[
			'after a message from the hospital',
			async ({ member, specialist }: Awaited<ReturnType<typeof aLateAnswer>>) =>
				aSentMessage(member, specialist.specialistId),
		],
		[
			'after withdrawing',
			async ({ specialist, id }: Awaited<ReturnType<typeof aLateAnswer>>) => withdrawApplication(specialist, id),
		],
		[
			'while suspended',
			async ({ specialist }: Awaited<ReturnType<typeof aLateAnswer>>) =>
				db.update(accounts).set({ suspendedAt: sql`now()` }).where(eq(accounts.id, specialist.accountId)),
		],
		[
			'while waiting',
			async ({ specialist, id }: Awaited<ReturnType<typeof aLateAnswer>>) => waitForAnswer(specialist, id),
		],
	] as const)('%s', async (_, happens) => {
		const application = await aLateAnswer()
		await happens(application)
		await askAboutLateAnswers.run({})
		expect(await titles(application.specialist)).not.toContainEqual(expect.stringMatching(/has not answered/))
	})

	test('after we have closed it', async () => {
		const { specialist } = await aLateAnswer(21 * day + 1)
		await closeUnanswered.run({})
		await askAboutLateAnswers.run({})
		expect(await titles(specialist)).toEqual(['Lakeside Heart Institute did not answer in 21 days'])
	})

	test('where a first day is to be confirmed', async () => {
		const { application, specialist } = await anOffer({
			status: 'accepted',
			startsOn: addDays(istToday(new Date()), -16),
		})
		const past = sql`now() - interval '40 days'`
		await db.execute(sql`update offers set decided_at = ${past} where application_id = ${application.id}`)
		await db
			.update(applications)
			.set({ appliedAt: past, stageChangedAt: past })
			.where(eq(applications.id, application.id))

		await askAboutLateAnswers.run({})

		expect(await titles(specialist)).toEqual([])
		expect((await page({ id: application.id, specialist })).can.wait).toBe(false)
	})
})

test('who waits is asked again after a week, and we close nothing before a week after that', async () => {
	const late = await aLateAnswer(20 * day)
	const { id, specialist } = late
	await askAboutLateAnswers.run({})
	expect(await waitForAnswer(specialist, id)).toMatchObject({ ok: true })

	await letPass(id, 7 * day - 1)
	await askAboutLateAnswers.run({})
	await closeUnanswered.run({})
	expect(await titles(specialist)).toEqual(['Lakeside Heart Institute has not answered for 20 days'])
	expect((await page(late)).can).toEqual({ withdraw: true, wait: false })

	await letPass(id, 2)
	await askAboutLateAnswers.run({})
	await askAboutLateAnswers.run({})
	await closeUnanswered.run({})
	expect((await titles(specialist)).at(-1)).toBe('Lakeside Heart Institute has not answered for 27 days')
	expect(await titles(specialist)).toHaveLength(2)
	expect((await page(late)).can).toEqual({ withdraw: true, wait: true })
	expect((await find(id)).stage).toBe('applied')

	await letPass(id, 7 * day)
	await closeUnanswered.run({})
	expect((await find(id)).stage).toBe('rejected')
})

describe('the button of the page', () => {
	const wait = ({ id }: { id: string }, as: Awaited<ReturnType<typeof aSpecialist>>) =>
		askRoute(action, `/applications/${id}/wait`, { as, form: {} })

	test('is there once the answer is late, waits a week, and again for no longer', async () => {
		const late = await aLateAnswer()
		expect(await page(late)).toMatchObject({ waits: null, can: { withdraw: true, wait: true } })
		const { message } = await redirectOf(await wait(late, late.specialist))
		const { waitsUntil } = await find(late.id)
		await wait(late, late.specialist)

		expect(message).toMatchObject({ title: 'Waiting another week' })
		expect((await find(late.id)).waitsUntil).toEqual(waitsUntil)
		expect(await page(late)).toMatchObject({
			waits: expect.stringMatching(/^You are waiting for the answer until /),
			can: { withdraw: true, wait: false },
		})
	})

	test('is refused when the hospital has answered in between, and for another person', async () => {
		const late = await aLateAnswer()
		expect(await wait(late, await aSpecialist())).toMatchObject({ init: { status: 404 } })
		await moveStage(late.member, late.id, { to: 'shortlisted', version: late.version })

		expect(await wait(late, late.specialist)).toMatchObject({
			init: { status: 409 },
			data: { message: 'The hospital’s answer is no longer late.' },
		})
		expect((await page(late)).can).toEqual({ withdraw: true, wait: false })
		expect((await find(late.id)).waitsUntil).toBe(null)
	})
})

test('an answer in the same second either comes first, and nothing is withdrawn, or finds it withdrawn', async () => {
	for (let round = 0; round < 5; round++) {
		const { id, member, version, specialist } = await aLateAnswer()

		const [answer, withdrawn] = await Promise.all([
			moveStage(member, id, { to: 'shortlisted', version }),
			withdrawWhileLate(specialist, id),
		])

		expect((await find(id)).stage).toBe(answer.ok ? 'shortlisted' : 'withdrawn')
		expect(withdrawn.ok).toBe(!answer.ok)
	}
})

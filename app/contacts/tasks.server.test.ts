import { eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { whileRowFails } from '#app/platform/database/failing-row-fixtures.server.ts'
import { env } from '#app/platform/env.server.ts'
import { unseal } from '#app/platform/seal.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { findAllowance } from './allowance.server.ts'
import { findUsualAnswerHours } from './response-time.server.ts'
import { aUserReport, aContactRequest, ageRequest } from './fixtures.server.ts'
import { requestLink } from './link.server.ts'
import { remindOfRequests } from './reminders.server.ts'
import { writeAboutRequest } from './requests/request-mail.server.ts'
import { reportHospital, resolveUserReport } from './reports/user-reports.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { contactRequests } from './tables.server.ts'
import { expireRequests } from './tasks.server.ts'

const queuedFor = (requestId: string) =>
	db
		.select()
		.from(deliveries)
		.where(like(deliveries.key, `%${requestId}%`))
const lettersAbout = async (requestId: string) => (await queuedFor(requestId)).map(({ channel }) => channel).toSorted()

const sentTo = async (accountId: string) =>
	(await db.select().from(notifications).where(eq(notifications.accountId, accountId))).map(({ title }) => title)

test('email and SMS about a request leave once it can no longer be withdrawn, and only while it waits', async () => {
	const specialist = await aSpecialist({ email: 'asha@lakeside.example' })
	const [waiting, fresh, taken] = [
		await aContactRequest({ specialist }),
		await aContactRequest({ specialist, sentAt: new Date() }),
		await aContactRequest({ specialist, status: 'withdrawn' }),
	]
	for (const { id } of [waiting, fresh, taken]) await writeAboutRequest.run({ requestId: id })

	expect(await lettersAbout(waiting.id)).toEqual(['email', 'sms'])
	for (const { id, payload } of await queuedFor(waiting.id))
		expect(payload && unseal('delivery', id, payload)).toContain(`${env.APP_ORIGIN}${requestLink(waiting.id)}`)
	expect(await lettersAbout(fresh.id)).toEqual([])
	expect(await lettersAbout(taken.id)).toEqual([])
})

test('after 14 days a request runs out, both sides are told, and its place comes back', async () => {
	const member = await aMember()
	const [due, open] = [await aContactRequest({ member }), await aContactRequest({ member })]
	const before = (await findAllowance(member.hospitalId)).leftThisMonth
	await ageRequest(due.id, '12 days 1 minute')

	await expireRequests.run({})
	await expireRequests.run({})

	const rows = await db.select().from(contactRequests).where(eq(contactRequests.hospitalId, member.hospitalId))
	expect(rows.find(({ id }) => id === due.id)).toMatchObject({ status: 'expired' })
	expect(rows.find(({ id }) => id === open.id)).toMatchObject({ status: 'sent' })
	expect(await sentTo(due.specialist.accountId)).toEqual([`The request from ${member.hospitalName} has expired`])
	expect(await sentTo(member.accountId)).toEqual(['Dr Asha Menon did not respond'])
	expect((await findAllowance(member.hospitalId)).leftThisMonth).toBeGreaterThan(before)
})

test('the usual response time is the median of at least three answers, accepted or declined', async () => {
	const [quick, quiet] = [await aSpecialist(), await aSpecialist()]
	const answer = (specialist: typeof quick, hours: number, status: 'accepted' | 'declined' | 'expired') => {
		const sentAt = new Date(Date.now() - 10 * 86_400_000)
		return aContactRequest({ specialist, status, sentAt, decidedAt: new Date(sentAt.getTime() + hours * 3_600_000) })
	}
	await answer(quick, 2, 'accepted')
	await answer(quick, 6, 'declined')
	await answer(quiet, 1, 'declined')
	await answer(quiet, 1, 'accepted')
	await answer(quiet, 336, 'expired')
	const ids = [quick.specialistId, quiet.specialistId]
	expect(await findUsualAnswerHours(ids)).toEqual(new Map())

	await answer(quick, 30, 'declined')

	expect(await findUsualAnswerHours(ids)).toEqual(new Map([[quick.specialistId, 6]]))
})

test('a complaint is settled once; who wrote it is told, and whom it is about only where it is right', async () => {
	const [member, operator] = [await aMember(), await anOperator()]
	const [right, wrong] = [await aUserReport(member), await aUserReport(member)]
	const settle = (id: string, verdict: 'upheld' | 'dismissed') =>
		resolveUserReport(operator, id, { verdict, outcome: 'Please ask only whom it fits.' })

	expect(await settle(wrong.id, 'dismissed')).toMatchObject({ ok: true })
	expect(await sentTo(member.accountId)).toEqual([])
	expect(await settle(right.id, 'upheld')).toMatchObject({ ok: true })
	expect(await sentTo(member.accountId)).toEqual(['A warning from our team'])
	expect(await sentTo(right.reporterAccountId)).toEqual(['We reviewed your report'])
	expect(await settle(right.id, 'dismissed')).toEqual({ ok: false, failure: 'already-settled' })
})

test('no one reports the same hospital twice while the first is open', async () => {
	const [member, asha] = [await aMember(), await aSpecialist()]
	const report = () => reportHospital(asha, member.hospitalId, { reason: 'spam', detail: 'To all of us.' }, null)
	const both = await Promise.all([report(), report()])

	expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
	expect(await reportHospital(asha, crypto.randomUUID(), { reason: 'spam', detail: 'Hm.' }, null)).toEqual({
		ok: false,
		failure: 'not-found',
	})
})

test('who has not answered a request for half of its time is reminded, once', async () => {
	const [half, early, answered, late] = [
		await aContactRequest(),
		await aContactRequest(),
		await aContactRequest({ status: 'declined' }),
		await aContactRequest(),
	]
	const days = (count: number) => sql`now() + make_interval(days => ${count}::int)`
	for (const [{ id }, sent, expires] of [
		[half, -8, 6],
		[early, -6, 8],
		[answered, -8, 6],
		[late, -15, -1],
	] as const)
		await db
			.update(contactRequests)
			.set({ sentAt: days(sent), expiresAt: days(expires) })
			.where(eq(contactRequests.id, id))

	await remindOfRequests.run({})
	await remindOfRequests.run({})

	const reminder = 'Lakeside Heart Institute is waiting for your answer'
	expect(await sentTo(half.specialistId)).toEqual([reminder])
	for (const { specialistId } of [early, answered, late]) expect(await sentTo(specialistId)).toEqual([])
})

test('a request that cannot be dealt with keeps no other from its reminder or its end', async () => {
	const stuck = await aContactRequest()
	const [half, over] = [await aContactRequest(), await aContactRequest()]
	await ageRequest(stuck.id, '12 days 2 minutes')
	await ageRequest(over.id, '12 days 1 minute')
	await ageRequest(half.id, '6 days')

	await whileRowFails(contactRequests, stuck.id, async () => {
		await expect(expireRequests.run({})).rejects.toThrow()
	})
	const waiting = await aContactRequest()
	await ageRequest(waiting.id, '5 days')
	await whileRowFails(contactRequests, waiting.id, async () => {
		await expect(remindOfRequests.run({})).rejects.toThrow()
	})

	expect(await sentTo(over.specialist.accountId)).toEqual(['The request from Lakeside Heart Institute has expired'])
	expect(await sentTo(half.specialist.accountId)).toHaveLength(1)
})

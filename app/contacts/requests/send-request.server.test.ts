import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aSubscription } from '#app/billing/fixtures.server.ts'
import { plans } from '#app/billing/plans.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { istToday, startOfIstDay } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { findAllowance, monthStart } from '../allowance.server.ts'
import { blockHospital } from '../blocks.server.ts'
import { aUserReport, aContactRequest, ageRequest } from '../fixtures.server.ts'
import { requestsPerDay } from '../limits.ts'
import type { RequestInput } from '../schema.server.ts'
import { sendRequest } from './send-request.server.ts'
import { contactRequests } from '../tables.server.ts'
import { withdrawRequest } from '../taking-back.server.ts'

const input: RequestInput = {
	jobId: null,
	reason: 'A locum week in December',
	payFrom: 1_500_000n,
	payTo: null,
	payUnit: 'shift',
	place: 'Shivajinagar, Pune',
	message: 'Could we talk?',
}

const sentTo = async (accountId: string) =>
	(await db.select().from(notifications).where(eq(notifications.accountId, accountId))).map(({ title }) => title)

test('a request is stored and the specialist told, before any mail leaves', async () => {
	const [member, asha] = [await aMember(), await aSpecialist()]

	const sent = await sendRequest(member, asha.specialistId, input)

	expect(sent).toMatchObject({ ok: true })
	expect(await sentTo(asha.accountId)).toEqual([`${member.hospitalName} sent you a contact request`])
})

test('no one asks a hidden specialist, or can tell hidden from unknown', async () => {
	const member = await aMember()
	const ask = async (id: string) => sendRequest(member, id, input)
	const privateSpecialist = await aSpecialist({ profileVisibility: false })
	const hiding = await aSpecialist()
	await aHiddenHospital(hiding, member.hospitalName)
	const blocking = await aSpecialist()
	await blockHospital(blocking, member.hospitalId)
	const no = { ok: false, failure: 'not-found' }

	expect(await ask(crypto.randomUUID())).toEqual(no)
	expect(await ask(privateSpecialist.specialistId)).toEqual(no)
	expect(await ask(hiding.specialistId)).toEqual(no)
	expect(await ask(blocking.specialistId)).toEqual(no)
	const suspended = await aSpecialist()
	await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, suspended.accountId))
	expect(await ask(suspended.specialistId)).toEqual(no)
})

test('a hospital that is not, or no longer, verified asks no one', async () => {
	const asha = await aSpecialist()
	const pending = await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })
	const suspended = await aMember()
	await db
		.update(hospitals)
		.set({ status: 'suspended', statusReason: 'Complaints' })
		.where(eq(hospitals.id, suspended.hospitalId))

	expect(await sendRequest(pending, asha.specialistId, input)).toMatchObject({ failure: 'not-found' })
	expect(await sendRequest(suspended, asha.specialistId, input)).toMatchObject({ failure: 'not-found' })
})

test('after a decline, the hospital cannot ask again for 90 days but another may', async () => {
	const [owner, other] = [await aMember(), await aMember()]
	const colleague = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const request = await aContactRequest({ member: owner, status: 'declined' })
	const ask = (by: typeof owner) => sendRequest(by, request.specialistId, input)

	expect(await ask(colleague)).toEqual({ ok: false, failure: 'declined-lately' })
	expect(await ask(other)).toMatchObject({ ok: true })
	await ageRequest(request.id, '88 days 23 hours')
	expect(await ask(colleague)).toEqual({ ok: false, failure: 'declined-lately' })
	await ageRequest(request.id, '2 hours')
	expect(await ask(colleague)).toMatchObject({ ok: true })
})

test('who has accepted, or has a request waiting, is not asked again', async () => {
	const member = await aMember()
	const waiting = await aContactRequest({ member })
	const accepted = await aContactRequest({ member, status: 'accepted' })

	expect(await sendRequest(member, waiting.specialistId, input)).toMatchObject({ failure: 'already-waiting' })
	expect(await sendRequest(member, accepted.specialistId, input)).toMatchObject({
		failure: 'already-accepted',
	})
})

test('only an open job of the own hospital can be the reason', async () => {
	const [member, asha] = [await aMember(), await aSpecialist()]
	const [closed, foreign] = [await aJob({ hospitalId: member.hospitalId, status: 'closed' }), await aJob()]
	const ask = (jobId: string) => sendRequest(member, asha.specialistId, { ...input, jobId })

	expect(await ask(closed.id)).toEqual({ ok: false, failure: 'job-not-open' })
	expect(await ask(foreign.id)).toEqual({ ok: false, failure: 'job-not-open' })
	expect(await ask((await aJob({ hospitalId: member.hospitalId })).id)).toMatchObject({ ok: true })
})

test('twenty requests at the same moment end exactly at the limit of the month', async () => {
	const member = await aMember()
	const people = await Promise.all(Array.from({ length: 20 }, () => aSpecialist()))
	await aSubscription({ hospitalId: member.hospitalId, agreedRequests: 7 })
	const outcomes = await Promise.all(people.map((one) => sendRequest(member, one.specialistId, input)))

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(7)
	expect(new Set(outcomes.flatMap((one) => (one.ok ? [] : [one.failure])))).toEqual(new Set(['none-left-this-month']))
	expect(await findAllowance(member.hospitalId)).toMatchObject({ leftThisMonth: 0 })
})

test('a hospital asks at most thirty people on one day', async () => {
	const member = await aMember()
	const people = await Promise.all(Array.from({ length: 31 }, () => aSpecialist()))
	const outcomes = []
	for (const one of people) outcomes.push(await sendRequest(member, one.specialistId, input))

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(30)
	expect(outcomes.at(-1)).toEqual({ ok: false, failure: 'none-left-today' })
})

test('withdrawn and expired requests do not count, declined ones do', async () => {
	const member = await aMember()
	const left = async () => (await findAllowance(member.hospitalId)).leftThisMonth
	const now = { sentAt: sql`now()`, decidedAt: sql`now()`, member }
	await aContactRequest({ ...now, status: 'declined' })
	expect(await left()).toBe(plans.starter.contactRequests - 1)
	await aContactRequest({ ...now, status: 'withdrawn' })
	expect(await left()).toBe(plans.starter.contactRequests - 1)
	// Sent last month, run out in this one: its place comes back now, where it can be used.
	await aContactRequest({ ...now, status: 'expired', sentAt: sql`${monthStart} - interval '1 day'` })
	expect(await left()).toBe(plans.starter.contactRequests)
})

test('the month and the day of the limits begin at midnight in India', async () => {
	const member = await aMember()
	const left = async () => {
		const { leftThisMonth, leftToday } = await findAllowance(member.hospitalId)
		return [plans.starter.contactRequests - leftThisMonth, requestsPerDay - leftToday]
	}
	const today = istToday(new Date())
	const month = startOfIstDay(`${today.slice(0, 7)}-01`).getTime()
	const day = startOfIstDay(today).getTime()

	await aContactRequest({ member, sentAt: new Date(month - 1_000) })
	expect(await left()).toEqual([0, 0])
	await aContactRequest({ member, sentAt: new Date(month + 1_000) })
	expect(await left()).toEqual([1, day === month ? 1 : 0])
	await aContactRequest({ member, sentAt: new Date(day - 1_000) })
	const before = await left()
	expect(before[1]).toBe(day === month ? 1 : 0)
	await aContactRequest({ member, sentAt: new Date(day) })
	expect(await left()).toEqual(before.map((taken) => taken + 1))
})

test('two colleagues who ask the same person at once send one request', async () => {
	const [owner, asha] = [await aMember(), await aSpecialist()]
	const colleague = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const both = await Promise.all([owner, colleague].map((one) => sendRequest(one, asha.specialistId, input)))

	expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
	expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, failure: 'already-waiting' })
})

test('two open reports of different people stop new requests until we have looked', async () => {
	const [member, asha] = [await aMember(), await aSpecialist()]
	const one = await aUserReport(member)
	await aUserReport({ hospitalId: member.hospitalId, specialist: { ...asha, accountId: one.reporterAccountId } })
	expect(await findAllowance(member.hospitalId)).toMatchObject({ isPaused: false })
	await aUserReport(member)

	expect(await sendRequest(member, asha.specialistId, input)).toEqual({
		ok: false,
		failure: 'hospital-frozen',
	})
})

test('within five minutes a colleague takes a request back, and the notice goes with it', async () => {
	const [owner, asha] = [await aMember(), await aSpecialist()]
	const colleague = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const sent = await sendRequest(owner, asha.specialistId, input)
	if (!sent.ok) throw new Error(sent.failure)

	expect(await withdrawRequest(await aMember(), sent.value.requestId)).toEqual({ ok: false, failure: 'not-found' })
	expect(await withdrawRequest(colleague, sent.value.requestId)).toMatchObject({ ok: true })
	expect(await sentTo(asha.accountId)).toEqual([])
	expect(await withdrawRequest(owner, sent.value.requestId)).toMatchObject({ status: 'withdrawn' })
})

test('no withdrawal after five minutes', async () => {
	const request = await aContactRequest()

	expect(await withdrawRequest(request.member, request.id)).toEqual({
		ok: false,
		failure: 'already-decided',
		status: 'sent',
	})
})

test('the fields of a message are filled as it is sent: for the job chosen then, and by no name that is withheld', async () => {
	const member = await aMember()
	const [, second] = [
		await aJob({ hospitalId: member.hospitalId, title: 'Night nephrologist' }),
		await aJob({ hospitalId: member.hospitalId, title: 'Day nephrologist' }),
	]
	const [named, anonymous] = [
		await aSpecialist({ name: 'Dr Asha Rane', speciality: 'Nephrologist', specialitySlug: 'nephrologist' }),
		await aSpecialist({ anonymousMode: true, speciality: 'Nephrologist', specialitySlug: 'nephrologist' }),
	]
	const message = 'Dear {name}, {hospital} would like to talk about {job}.'
	const sentText = async ({ specialistId }: typeof named, about: Partial<RequestInput>) => {
		const sent = await sendRequest(member, specialistId, { ...input, ...about, message })
		if (!sent.ok) throw new Error(sent.failure)
		const [stored] = await db.select().from(contactRequests).where(eq(contactRequests.id, sent.value.requestId))
		return stored?.message
	}
	const wish = `${member.hospitalName} would like to talk about`

	expect(await sentText(named, { jobId: second.id })).toBe(`Dear Dr Asha Rane, ${wish} Day nephrologist.`)
	expect(await sentText(anonymous, { jobId: null })).toBe(`Dear Nephrologist, ${wish} a position.`)
})

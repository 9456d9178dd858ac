import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { sendRequest } from '#app/contacts/requests/send-request.server.ts'
import { contactRequests } from '#app/contacts/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { findOwnPublicPage, findPublicHospital } from '#app/hospitals/page/public-page.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { openConversation } from '#app/messages/conversation.server.ts'
import { aMessage, aPairWhoMayWrite } from '#app/messages/fixtures.server.ts'
import { sendMessage } from '#app/messages/send-message.server.ts'
import { messages } from '#app/messages/tables.server.ts'
import { examine } from '#app/moderation/held.server.ts'
import { submitPublicPage } from '#app/moderation/hospital-page.server.ts'
import { reviews } from '#app/moderation/tables.server.ts'
import { withdrawReview } from '#app/moderation/withdrawal.server.ts'
import { makeOffer } from '#app/offers/make-offer.server.ts'
import { offers } from '#app/offers/tables.server.ts'
import { someTerms } from '#app/offers/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { formatPayRange } from '#app/platform/text/money.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { findReview } from './reviews.server.ts'
import { approveReview, refuseReview, undoRefusal } from './review-decision.server.ts'

const input = {
	jobId: null,
	reason: 'A locum week in December',
	payFrom: 1_500_000n,
	payTo: null,
	payUnit: 'shift' as const,
	place: 'Shivajinagar, Pune',
	message: 'Please transfer ₹500 for verification before we talk.',
}
const latest = { show: 40, before: null }
const waiting = async () => only(await db.select().from(reviews).where(eq(reviews.status, 'waiting')))
const noticesTo = async (accountId: string) => db.$count(notifications, eq(notifications.accountId, accountId))

test('a contact request that asks for money reaches the specialist only after an operator has approved it', async () => {
	const [member, asha] = [await aMember(), await aSpecialist()]

	expect(await sendRequest(member, asha.specialistId, input)).toMatchObject({ ok: true, value: { isHeld: true } })
	expect(await sendRequest(member, asha.specialistId, input)).toEqual({ ok: false, failure: 'in-review' })
	expect([await db.$count(contactRequests), await noticesTo(asha.accountId)]).toEqual([0, 0])

	expect(await findReview(await anOperator(), (await waiting()).id)).toMatchObject({ pay: '₹15,000 a shift' })
	expect((await approveReview(await anOperator(), (await waiting()).id)).ok).toBe(true)

	const request = only(await db.select().from(contactRequests))
	expect(request).toMatchObject({ message: input.message, payMinPaise: 1_500_000n, status: 'sent' })
	expect(await noticesTo(asha.accountId)).toBe(1)
})

test('an approved request is not sent to a specialist who hides from the hospital by then', async () => {
	const [member, asha] = [await aMember(), await aSpecialist()]
	await sendRequest(member, asha.specialistId, input)
	await aHiddenHospital(asha, member.hospitalName)
	const { id } = await waiting()

	expect(await approveReview(await anOperator(), id)).toEqual({ ok: false, failure: 'undeliverable' })
	expect(await waiting()).toMatchObject({ id })
})

test('before mutual interest a message with a phone number waits: its team sees it in review, the applicant nothing', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	const message = aMessage({ body: 'Call me on nine eight two two zero one two three four five.' })
	const before = await noticesTo(specialist.accountId)

	const sent = await sendMessage(member, specialist.specialistId, message)
	await sendMessage(member, specialist.specialistId, message)

	expect(sent).toMatchObject({ ok: true, value: { isHeld: true } })
	expect((await openConversation(member, specialist.specialistId, latest, new Date()))?.held).toHaveLength(1)
	const theirs = await openConversation(specialist, member.hospitalId, latest, new Date())
	expect([theirs?.held, theirs?.days]).toEqual([[], []])
	expect(await noticesTo(specialist.accountId)).toBe(before)

	await approveReview(await anOperator(), (await waiting()).id)

	const read = await openConversation(specialist, member.hospitalId, latest, new Date())
	expect(read?.days.flatMap(({ messages: all }) => all.map(({ body }) => body))).toEqual([message.body])
	expect(await sendMessage(member, specialist.specialistId, message)).toMatchObject({
		ok: true,
		value: { isHeld: false },
	})
	expect(await db.$count(messages)).toBe(1)
})

test('after the shortlist the same message is sent at once, and what a specialist writes always is', async () => {
	const [member, specialist] = [await aMember(), await aSpecialist()]
	const job = await aJob({ hospitalId: member.hospitalId })
	await anApplication({ job, specialist, stage: 'interview' })
	const body = 'Call me on 98220 12345.'

	expect(await sendMessage(member, specialist.specialistId, aMessage({ body }))).toMatchObject({
		value: { isHeld: false },
	})

	const other = await aPairWhoMayWrite()
	const written = await sendMessage(other.specialist, other.member.hospitalId, aMessage({ body }))
	expect(written).toMatchObject({ value: { isHeld: false } })
})

test.each([
	'Transfer ₹5,000 to lakesidehr@ybl today and your seat is confirmed.',
	'A refundable deposit of ₹10,000 is to be paid before joining.',
	'Your original certificates remain with us for 24 months.',
])('after the shortlist a demand still waits for an operator: %s', async (body) => {
	const [member, specialist] = [await aMember(), await aSpecialist()]
	await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), specialist, stage: 'interview' })

	const sent = await sendMessage(member, specialist.specialistId, aMessage({ body }))

	expect(sent).toMatchObject({ ok: true, value: { isHeld: true } })
	expect(await db.$count(messages)).toBe(0)
})

test('an offer that asks for a deposit reaches the applicant only after an operator has approved it', async () => {
	const [member, specialist] = [await aMember(), await aSpecialist()]
	const job = await aJob({ hospitalId: member.hospitalId })
	const { id, version } = await anApplication({ job, specialist, stage: 'interview' })
	const terms = { ...someTerms(), terms: 'Deposit ₹15,000 as caution money at joining.', version }
	const before = await noticesTo(specialist.accountId)

	expect(await makeOffer(member, id, terms)).toMatchObject({ ok: true, value: { isHeld: true } })
	expect([await db.$count(offers), await noticesTo(specialist.accountId)]).toEqual([0, before])

	const pay = formatPayRange(terms.payPaise, null, terms.payUnit)
	expect(await findReview(await anOperator(), (await waiting()).id)).toMatchObject({ pay })
	expect((await approveReview(await anOperator(), (await waiting()).id)).ok).toBe(true)
	expect(only(await db.select().from(offers))).toMatchObject({ terms: terms.terms, status: 'sent' })
	expect(await noticesTo(specialist.accountId)).toBe(before + 1)
})

test('a refused message is never sent, and its team reads the reason', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	await sendMessage(member, specialist.specialistId, aMessage({ body: 'Pay ₹500 before the interview.' }))
	const { id } = await waiting()

	expect((await refuseReview(await anOperator(), id, 'It asks for money.')).ok).toBe(true)

	expect(await db.$count(messages)).toBe(0)
	const notices = await db.select().from(notifications).where(eq(notifications.accountId, member.accountId))
	expect(notices.map(({ body }) => body)).toContain('Message. Reason: It asks for money.')
})

test('a refusal is undone within a minute by the operator who made it, and its notice is gone', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	await sendMessage(member, specialist.specialistId, aMessage({ body: 'Pay ₹500 before the interview.' }))
	const { id } = await waiting()
	const operator = await anOperator()
	const before = await noticesTo(member.accountId)
	const refused = await refuseReview(operator, id, 'It asks for money.')
	const eventId = refused.ok ? refused.value.eventId : ''

	expect(await undoRefusal(await anOperator(), id, eventId)).toEqual({ ok: false, failure: 'too-late' })
	expect((await undoRefusal(operator, id, eventId)).ok).toBe(true)

	expect(await waiting()).toMatchObject({ id, statusReason: null, decidedAt: null })
	expect(await noticesTo(member.accountId)).toBe(before)
	expect(await undoRefusal(operator, id, eventId)).toEqual({ ok: false, failure: 'too-late' })
})

test('a member withdraws what waits, and no other hospital can', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	await sendMessage(member, specialist.specialistId, aMessage({ body: 'Pay ₹500 before the interview.' }))
	const { id } = await waiting()

	expect(await withdrawReview(await aMember(), id)).toEqual({ ok: false, failure: 'unknown' })
	expect((await withdrawReview(member, id)).ok).toBe(true)
	expect(await approveReview(await anOperator(), id)).toEqual({ ok: false, failure: 'already-decided' })
})

test('the page of a hospital stays as it is until an operator has read a text that asks for money', async () => {
	const member = await aMember()
	const { version } = await findOwnPublicPage(member)
	const page = {
		version,
		about: 'Four theatres.',
		promiseReply: null,
		ratingReply: 'Nurses pay a joining fee of ₹900.',
		website: null,
		beds: 120,
		operationTheatres: 4,
		facilities: [],
	}

	expect(await submitPublicPage(member, page)).toEqual({ ok: true, value: { isHeld: true } })
	expect(await findPublicHospital(member.hospitalId)).toMatchObject({ ratingReply: null, beds: null })

	await approveReview(await anOperator(), (await waiting()).id)

	expect(await findPublicHospital(member.hospitalId)).toMatchObject({ ratingReply: page.ratingReply, beds: 120 })
})

test('of two operators who keep approving one page at one moment one does, and no one waits for the other', async () => {
	const [member, one, other] = [await aMember(), await anOperator(), await anOperator()]
	const { version } = await findOwnPublicPage(member)
	const promiseReply = 'Nurses pay a joining fee of ₹900.'
	const empty = { ratingReply: null, website: null, beds: 120, operationTheatres: 4, facilities: [] }
	await submitPublicPage(member, { version, about: 'Four theatres.', promiseReply, ...empty })
	const { id } = await waiting()

	const approved = await Promise.all([one, other, one, other, one, other].map((each) => approveReview(each, id)))

	expect(approved.filter(({ ok }) => ok)).toHaveLength(1)
	expect(approved.find(({ ok }) => !ok)).toMatchObject({ failure: 'already-decided' })
})

test('the name of a file is read like the message that brings it', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	const file = {
		storageKey: 'messages/a',
		fileName: 'Refundable deposit of 5000 rupees.pdf',
		...{ contentType: 'application/pdf' as const, sizeBytes: 1 },
	}

	expect(await sendMessage(member, specialist.specialistId, { body: '', clientKey: 'a', file })).toEqual({
		ok: false,
		failure: 'file-with-held-text',
	})
})

test('a text is held when the scanner cannot run', async () => {
	const { hospitalId } = await aMember()
	const failing = () => Promise.reject(new Error('No figures'))

	const findings = await db.transaction((tx) =>
		examine(tx, { hospitalId, subjectId: hospitalId, texts: [{ field: 'Title', text: 'Plain' }], checks: failing }),
	)

	expect(findings).toMatchObject([{ rule: 'unchecked' }])
})

import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withdrawApplication } from '#app/applications/applying/withdrawal.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { openConversation } from './conversation.server.ts'
import { aMessage, aPairWhoMayWrite } from './fixtures.server.ts'
import { sendMessage } from './send-message.server.ts'
import { messages, threads } from './tables.server.ts'

const latest = { show: 40, before: null }

test('an application opens a conversation to both sides, and both read it in the order of sending', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	expect((await openConversation(specialist, member.hospitalId, latest, new Date()))?.closed).toBeNull()

	await sendMessage(member, specialist.specialistId, aMessage({ body: 'When could you begin?' }))
	await sendMessage(specialist, member.hospitalId, aMessage({ body: 'In March.' }))

	for (const [reader, otherId] of [
		[member, specialist.specialistId],
		[specialist, member.hospitalId],
	] as const) {
		const found = await openConversation(reader, otherId, latest, new Date())
		expect(found?.days.flatMap(({ messages: sent }) => sent.map(({ body }) => body))).toEqual([
			'When could you begin?',
			'In March.',
		])
	}
	expect(await db.$count(threads)).toBe(1)
})

test('an accepted contact request opens one as well, and taking it back closes it', async () => {
	const [member, specialist] = [await aMember(), await aSpecialist()]
	const accepted = await aContactRequest({ member, specialist, status: 'accepted' })
	expect(await sendMessage(member, specialist.specialistId, aMessage())).toMatchObject({ ok: true })

	await db.execute(sql`update contact_requests set revoked_at = now() where id = ${accepted.id}`)

	expect(await sendMessage(member, specialist.specialistId, aMessage())).toEqual({ ok: false, failure: 'over' })
})

test('no one can message someone they have no contact with, or find out that they exist', async () => {
	const { specialist } = await aPairWhoMayWrite()
	const stranger = await aMember()
	await aContactRequest({ member: stranger, specialist })

	expect(await sendMessage(stranger, specialist.specialistId, aMessage())).toEqual({ ok: false, failure: 'not-found' })
	expect(await sendMessage(stranger, crypto.randomUUID(), aMessage())).toEqual({ ok: false, failure: 'not-found' })
	expect(await openConversation(stranger, specialist.specialistId, latest, new Date())).toBeNull()
})

test('once the application is withdrawn both may read and neither may write', async () => {
	const { member, specialist, application } = await aPairWhoMayWrite()
	await sendMessage(member, specialist.specialistId, aMessage())

	await withdrawApplication(specialist, application.id)

	expect(await sendMessage(member, specialist.specialistId, aMessage())).toEqual({ ok: false, failure: 'over' })
	expect(await sendMessage(specialist, member.hospitalId, aMessage())).toEqual({ ok: false, failure: 'over' })
	for (const [reader, otherId] of [
		[member, specialist.specialistId],
		[specialist, member.hospitalId],
	] as const) {
		const found = await openConversation(reader, otherId, latest, new Date())
		expect(found?.days.length).toBe(1)
		expect(found?.closed).toContain('Earlier messages stay here.')
	}
})

test('a blocked hospital sees the same as one that was left, with no mention of a block', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	await sendMessage(member, specialist.specialistId, aMessage())
	await blockHospital(specialist, member.hospitalId)

	expect(await sendMessage(member, specialist.specialistId, aMessage())).toEqual({ ok: false, failure: 'blocked' })
	expect(await sendMessage(specialist, member.hospitalId, aMessage())).toEqual({ ok: false, failure: 'blocked' })
	const found = await openConversation(member, specialist.specialistId, latest, new Date())
	expect(found?.closed).toBe('You can no longer message this specialist. Earlier messages stay here.')
})

test('no message is later than a block, whichever of the two comes first', async () => {
	for (let round = 0; round < 5; round++) {
		const { member, specialist } = await aPairWhoMayWrite()
		const sending = Array.from({ length: 6 }, () => sendMessage(member, specialist.specialistId, aMessage()))
		const blocking = blockHospital(specialist, member.hospitalId).then(() => db.$count(messages))
		const [blockedAt, ...sent] = await Promise.all([blocking, ...sending])

		expect(await db.$count(messages)).toBe(blockedAt)
		expect(sent.filter(({ ok }) => ok).length).toBeLessThanOrEqual(blockedAt)
	}
})

test('the same message sent twenty times at once is one message with one answer', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	const message = aMessage()

	const answers = await Promise.all(
		Array.from({ length: 20 }, () => sendMessage(member, specialist.specialistId, message)),
	)

	expect(await db.$count(messages)).toBe(1)
	expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
	expect(answers[0]).toMatchObject({ ok: true })
})

test('no one sends more in ten minutes than a person types', async () => {
	const { member, specialist } = await aPairWhoMayWrite()

	const sent = []
	for (let count = 0; count < 32; count++) sent.push(await sendMessage(specialist, member.hospitalId, aMessage()))

	expect(sent.filter(({ ok }) => ok).length).toBe(30)
	expect(sent.at(-1)).toEqual({ ok: false, failure: 'too-fast' })
	expect(await sendMessage(member, specialist.specialistId, aMessage())).toMatchObject({ ok: true })
	await db.execute(sql`update ${messages} set sent_at = sent_at - interval '10 minutes'`)
	expect(await sendMessage(specialist, member.hospitalId, aMessage())).toMatchObject({ ok: true })
})

test('a first message over the limit begins no conversation', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	for (let count = 0; count < 30; count++) await sendMessage(member, specialist.specialistId, aMessage())
	const ravi = await aPairWhoMayWrite({ member, specialist: await aSpecialist({ name: 'Dr Ravi Rao' }) })

	const sent = await sendMessage(member, ravi.specialist.specialistId, aMessage())

	expect(sent).toEqual({ ok: false, failure: 'too-fast' })
	expect(await db.$count(threads, eq(threads.specialistId, ravi.specialist.specialistId))).toBe(0)
})

test('a hospital that is no longer verified receives nothing', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	await sendMessage(member, specialist.specialistId, aMessage())
	await db
		.update(hospitals)
		.set({ status: 'suspended', statusReason: 'Its certificate has lapsed.' })
		.where(eq(hospitals.id, member.hospitalId))

	expect(await sendMessage(specialist, member.hospitalId, aMessage())).toEqual({ ok: false, failure: 'not-verified' })
})

test('a specialist tells the hospital what was asked of them, and sends it no demand for money', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	const send = (body: string) => sendMessage(specialist, member.hospitalId, aMessage({ body }))

	expect(await send('Your HR asked me for a deposit of ₹5,000. Is this normal?')).toMatchObject({ ok: true })
	expect(await send('Send ₹5,000 advance to ravi@okaxis before I come.')).toEqual({ ok: false, failure: 'demand' })
})

import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { company } from '#app/company.ts'
import { takeCase } from '#app/cases/cases.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { unseal } from '#app/platform/seal.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { aContactMessage } from './fixtures.server.ts'
import {
	answerContactMessage,
	countContactMessages,
	findContactMessage,
	listContactMessages,
	moveContactMessage,
} from './messages-queue.server.ts'

const reply = 'Your registration was verified this morning.'

test('an answer goes to the sender by email, replies come to us, and its text and author are kept', async () => {
	const operator = await anOperator({ name: 'Farah Sheikh' })
	const { id, version } = await aContactMessage()
	expect(await answerContactMessage(operator, id, { version, reply })).toMatchObject({ ok: true })

	const [mail] = await db.select().from(deliveries).orderBy(desc(deliveries.createdAt)).limit(1)
	const sent = (mail?.payload && unseal('delivery', mail.id, mail.payload)) ?? ''
	expect(JSON.parse(sent)).toMatchObject({ to: 'asha@menon.example', replyTo: company.email })
	expect(sent).toContain(reply)
	expect(sent).not.toContain('When will you verify')
	expect(await findContactMessage(operator, id)).toMatchObject({
		status: 'answered',
		events: [{ to: 'answered', reply, by: 'Farah Sheikh' }],
	})
})

test('of two operators who answer at once, one does, and the sender gets one email', async () => {
	const { id, version } = await aContactMessage()
	const outcomes = await Promise.all(
		[await anOperator(), await anOperator()].map((one) => answerContactMessage(one, id, { version, reply })),
	)

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
	expect(outcomes).toContainEqual({ ok: false, failure: 'changed-meanwhile' })
	expect(await db.$count(deliveries, eq(deliveries.channel, 'email'))).toBe(1)
})

test('the queue holds what waits, oldest first, and says what is late', async () => {
	const operator = await anOperator()
	const [late, fresh] = [await aContactMessage({ hoursAgo: 60 }), await aContactMessage({ hoursAgo: 1 })]
	const spam = await aContactMessage({ hoursAgo: 80 })
	await moveContactMessage(operator, spam.id, 'spam', spam)

	const { rows: messages } = await listContactMessages(operator, { status: 'open', page: 1 })
	expect(messages.map(({ id, isLate }) => [id, isLate])).toEqual([
		[late.id, true],
		[fresh.id, false],
	])
	expect(await countContactMessages(operator)).toEqual({ open: 2, answered: 0, closed: 0, spam: 1 })

	expect(await moveContactMessage(operator, spam.id, 'open', { version: 2 })).toMatchObject({ ok: true })
	expect(await answerContactMessage(operator, spam.id, { version: 3, reply })).toMatchObject({ ok: true })
})

test('a message that a colleague has taken is answered by no one else', async () => {
	const [first, second] = [await anOperator(), await anOperator()]
	const { id, version } = await aContactMessage()
	await takeCase(first, { kind: 'contact-message', subjectId: id })

	expect(await answerContactMessage(second, id, { version, reply })).toEqual({ ok: false, failure: 'taken' })
	expect(await moveContactMessage(second, id, 'spam', { version })).toEqual({ ok: false, failure: 'taken' })
	expect(await answerContactMessage(first, id, { version, reply })).toMatchObject({ ok: true })
})

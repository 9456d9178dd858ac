import { RouterContextProvider } from 'react-router'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { company } from '#app/company.ts'
import { db } from '#app/platform/database/db.server.ts'
import { consumeFlash } from '#app/platform/http/flash.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { removeOldRows } from '#app/platform/retention.server.ts'
import { unseal } from '#app/platform/seal.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { shortestFillSeconds, stampForm } from '../spam-trap.server.ts'
import { contactMessages, personalData } from '../tables.server.ts'
import { action } from './contact.tsx'

beforeEach(async () => {
	await db.delete(contactMessages)
	await db.delete(deliveries)
})

const secondsAgo = (seconds: number) => stampForm(new Date(Date.now() - seconds * 1000))
const typed = {
	name: 'Asha Menon',
	email: 'asha@example.org',
	subject: 'My badge',
	message: 'It is gone.\n\nWhy?',
	website: '',
	stamp: secondsAgo(30),
}

/** What the page says after the form was sent from an address of the network. */
async function send(fields: Partial<typeof typed> = {}, clientAddress = '192.0.2.1') {
	const request = new Request('http://localhost:3000/contact', {
		method: 'POST',
		body: new URLSearchParams({ ...typed, ...fields }),
	})
	const context = new RouterContextProvider()
	context.set(requestFacts, { requestId: 'x', cspNonce: '', clientAddress, firstPage: false, language: null })
	const args = { request, context, params: {}, url: new URL(request.url), pattern: '/contact' }
	const answer = await action(args as unknown as Parameters<typeof action>[0])
	if (!(answer instanceof Response)) return { status: answer.init?.status, ...answer.data }
	const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
	const said = await consumeFlash(new Request(request.url, { headers: { cookie: cookie.join('; ') } }))
	return { to: answer.headers.get('Location'), says: [said?.message.title, said?.message.detail] }
}

const thanks = { to: '/contact', says: ['Message sent successfully', 'We will get back to you soon.'] }

async function mails() {
	const rows = await db.select().from(deliveries).orderBy(deliveries.createdAt)
	const opened = rows.map(({ id, payload }) => JSON.parse((payload && unseal('delivery', id, payload)) ?? '{}'))
	return opened.toSorted((a, b) => a.to.localeCompare(b.to))
}

test('a message is kept, mailed to us with its sender to answer to, and acknowledged without a word of what was typed', async () => {
	expect(await send()).toEqual(thanks)

	const [toSender, toUs] = await mails()
	expect(await db.select().from(contactMessages)).toMatchObject([
		{ name: typed.name, email: typed.email, subject: typed.subject, message: typed.message },
	])
	expect(toUs).toMatchObject({ to: company.email, replyTo: typed.email, subject: 'Contact form: My badge' })
	expect(toUs.text).toContain('It is gone.')
	expect(toSender).toMatchObject({ to: typed.email, subject: 'We received your message' })
	expect(`${toSender.text}${toSender.html}`).not.toMatch(/Asha|badge|It is gone/)
})

test('what is missing or misshapen is said at the field and above, with what was typed kept', async () => {
	const empty = await send({ name: '', email: '', message: ' ' })
	expect(empty).toMatchObject({
		status: 422,
		form: 'Please fill in all required fields.',
		fields: {
			name: ['This field is required'],
			email: ['This field is required'],
			message: ['This field is required'],
		},
		values: { subject: 'My badge' },
	})
	expect(await send({ email: 'asha at example' })).toMatchObject({
		status: 422,
		fields: { email: ['Please enter a valid email address'] },
		values: { message: typed.message },
	})
	expect(await db.$count(contactMessages)).toBe(0)
})

test('a sixth message within an hour from one connection is refused with its text kept, from another it is not', async () => {
	for (let time = 0; time < 5; time++) expect(await send()).toEqual(thanks)

	const refused = await send()

	expect(refused).toMatchObject({ status: 429, values: { message: typed.message } })
	expect(await send({}, '192.0.2.2')).toEqual(thanks)
	await db.update(contactMessages).set({ createdAt: sql`now() - interval '61 minutes'` })
	expect(await send()).toEqual(thanks)
})

test('five messages sent at the same moment are five, and the sixth is refused', async () => {
	const answers = await Promise.all(Array.from({ length: 6 }, () => send()))

	expect(answers.filter((answer) => 'to' in answer)).toHaveLength(5)
})

test('no one can fill another mailbox with acknowledgements', async () => {
	for (let time = 0; time < 5; time++) await send({}, `192.0.2.${time}`)

	expect((await mails()).filter(({ to }) => to === typed.email)).toHaveLength(3)
})

test.each([
	{ what: 'fills in the field that nobody sees', fields: () => ({ website: 'https://pills.example' }) },
	{ what: 'answers faster than a person can read', fields: () => ({ stamp: secondsAgo(shortestFillSeconds - 3) }) },
])('a program that $what is thanked like everybody, and nothing is kept or mailed', async ({ fields }) => {
	expect(await send(fields())).toEqual(thanks)

	expect([await db.$count(contactMessages), await mails()]).toEqual([0, []])
})

test.each([
	{ what: 'made up', stamp: 'abc.AAAAAAAAAAAAAAAAAAAAAA' },
	{ what: 'missing', stamp: '' },
	{ what: 'eight days old', stamp: secondsAgo(8 * 24 * 3600) },
])('a form whose stamp is $what is asked for again with a new one', async ({ stamp }) => {
	expect(await send({ stamp })).toMatchObject({ status: 422, values: { message: typed.message, stamp: '' } })
})

test('a line break in a name, a subject or an address makes no further header', async () => {
	await send({ subject: 'Hello\r\nBcc: other@example.org' })
	const refused = await send({ email: 'asha@example.org\r\nBcc: other@example.org' })
	expect(await send({ name: 'Asha\r\nBcc: other@example.org' })).toMatchObject({ status: 422 })

	const [, toUs] = await mails()
	expect(toUs.subject).toBe('Contact form: Hello Bcc: other@example.org')
	expect(refused).toMatchObject({ status: 422 })
})

test('messages are forgotten after a year', async () => {
	await send()
	await send()
	const [old] = await db.select({ id: contactMessages.id }).from(contactMessages)
	await db.execute(
		sql`update ${contactMessages} set created_at = now() - interval '366 days' where ${contactMessages.id} = ${old?.id}`,
	)

	await removeOldRows(personalData)

	expect(await db.$count(contactMessages)).toBe(1)
})

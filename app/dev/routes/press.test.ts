import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { hasWhatsAppOn } from '#app/notifications/whatsapp/contacts.server.ts'
import { takeWhatsAppEvent } from '#app/notifications/whatsapp/receive.server.ts'
import { whatsappEvents } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { recordDemoSend } from '#app/platform/delivery/demo-outbox.server.ts'
import { whatsappSender } from '#app/platform/delivery/whatsapp.server.ts'
import { demoOutbox } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { askRoute, routeArgs } from '#test/ask-route.ts'
import { phone, turnOn } from '#test/whatsapp-people.ts'
import Outbox, { loader } from './outbox.tsx'
import { action } from './press.tsx'

const rows = [
	{ label: '4 Dec, 10:00 am', payload: 'interview.choose A' },
	{ label: 'None of these', payload: 'interview.none A' },
]

/** A message with two rows in the outbox. */
async function aSend(list?: string) {
	await whatsappSender.send({ to: phone, text: 'Interview times', buttons: rows, list })
	return only(await db.select().from(demoOutbox)).id
}

const write = (form: Record<string, string>) => askRoute(action, '/dev/outbox/press', { form })

const lastKind = async () => {
	const [event] = await db.select().from(whatsappEvents).orderBy(sql`${whatsappEvents.at} desc`)
	if (event) await takeWhatsAppEvent.run({ eventId: event.id })
	return event?.kind
}

test.each(['STOP', 'बंद', 'थांबवा'])(
	'“%s” below a message in the outbox ends WhatsApp, as the person would',
	async (words) => {
		const { accountId } = await turnOn(await aSpecialist())
		const id = await aSend()

		expect((await write({ id, words: 'Who are you?' })).headers.get('Location')).toBe(
			`/dev/outbox?to=${encodeURIComponent(phone)}`,
		)
		expect([await lastKind(), await hasWhatsAppOn(db, accountId)]).toEqual(['typed', true])
		await db.delete(whatsappEvents)
		await write({ id, words })
		expect([await lastKind(), await hasWhatsAppOn(db, accountId)]).toEqual(['stop', false])
	},
)

test('a button is pressed the same way; what is not on the message, or is no WhatsApp message, is refused', async () => {
	const id = await aSend()
	await write({ id, payload: 'interview.none A' })
	expect(await lastKind()).toBe('press')

	await recordDemoSend({ channel: 'sms', to: phone, text: 'Code' })
	const [sms] = await db.select().from(demoOutbox).where(sql`${demoOutbox.channel} = 'sms'`)
	const wrong = [
		{ id, payload: 'interview.none B' },
		{ id: sms?.id ?? '', words: 'STOP' },
	]
	for (const form of wrong) expect((await write(form)).init?.status).toBeGreaterThanOrEqual(400)
	for (const form of [{ id, words: ' ' }, { id }]) expect(await write(form)).toBeInstanceOf(Response)
	expect(await db.$count(whatsappEvents)).toBe(1)
})

test('a list is one button that opens its rows, and one writes back below the newest message of a conversation', async () => {
	await aSend('See times')
	await whatsappSender.send({ to: phone, text: 'Confirmed', buttons: [] })
	const loaderData = await loader(await routeArgs('/dev/outbox'))
	const element = createElement(Outbox, { loaderData } as Parameters<typeof Outbox>[0])
	const router = createMemoryRouter([{ path: '/', element }])
	const page = renderToStaticMarkup(createElement(RouterProvider, { router }))

	expect(page).toMatch(/<details><summary[^>]*>See times<\/summary>.*None of these.*<\/details>/)
	expect(page.match(/name="words"/g)).toHaveLength(1)
	expect(page.indexOf('name="words"')).toBeLessThan(page.indexOf('Interview times'))
})

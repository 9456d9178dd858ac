import { eq, sql } from 'drizzle-orm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aPhone, anOperator, aSuspendedNumber } from '#app/identity/fixtures.server.ts'
import { resendCode, startChallenge } from '#app/identity/sign-in/phone-code.server.ts'
import { accounts, phoneCodes, signInEvents } from '#app/identity/tables.server.ts'
import { turnOnWhatsApp } from '#app/notifications/whatsapp/contacts.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { deliver, outgoingWhatsApp, queueDeliveries } from '#app/platform/delivery/deliveries.server.ts'
import { recordStanding } from '#app/platform/delivery/whatsapp-standing.server.ts'
import { deliveries, whatsappPace } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import Page, { loader } from './whatsapp.tsx'

const show = async () => loader(await routeArgs('/operator/whatsapp', { as: await anOperator() }))

const turnOn = (accountId: string, phone: string) => db.transaction((tx) => turnOnWhatsApp(tx, accountId, phone))

test('operators count accounts that can be written to now: members too, and neither moved nor suspended numbers', async () => {
	const [own, moved, suspended] = [aPhone(), aPhone(), aPhone()]
	const member = await aMember({ phone: own })
	await turnOn(member.accountId, own)
	expect((await show()).on).toBe(1)

	const [mover, other] = [await aSpecialist({ phone: moved }), await aSpecialist({ phone: suspended })]
	await turnOn(mover.accountId, moved)
	await turnOn(other.accountId, suspended)
	expect((await show()).on).toBe(3)

	await db.update(accounts).set({ phone: aPhone() }).where(eq(accounts.id, mover.accountId))
	await aSuspendedNumber({ phone: suspended })
	expect((await show()).on).toBe(1)
})

test('beside Meta’s limit operators see how many people were written to by template in a day, each once', async () => {
	const phone = aPhone()
	const { accountId } = await aSpecialist({ phone })
	await turnOn(accountId, phone)
	const write = async (key: string, template = true) => {
		await db.delete(whatsappPace)
		const message = outgoingWhatsApp({
			...{ key: `whatsapp/${key}/${accountId}`, to: phone, text: 'Hello', buttons: [] },
			...(template ? { template: { name: 'cover_asked', language: 'en', values: [] } } : {}),
		})
		for (const id of await db.transaction((tx) => queueDeliveries(tx, [message]))) await deliver(id)
	}
	await write('answer/1', false)
	expect((await show()).writtenTo).toBe(0)
	for (const key of ['cover/1', 'cover/2']) await write(key)
	expect((await show()).writtenTo).toBe(1)

	for (const number of [phone, aPhone()]) {
		const started = await startChallenge(number, { flow: 'login' }, { address: '203.0.113.60' })
		await db.update(phoneCodes).set({ createdAt: sql`now() - interval '1 minute'` })
		await db.delete(signInEvents)
		await resendCode(started.ok ? started.token : '', { address: '203.0.113.60' }, 'whatsapp')
	}
	for (const { id } of await db.select().from(deliveries).where(eq(deliveries.channel, 'whatsapp'))) {
		await db.delete(whatsappPace)
		await deliver(id)
	}
	// One of the two codes went to the person who had been written to.
	const number = { about: 'number', state: 'UPGRADE', detail: 'TIER_2K', at: new Date() }
	await db.transaction((tx) => recordStanding(tx, [number]))
	const loaderData = await show()
	expect(loaderData.writtenTo).toBe(2)
	const element = createElement(Page, { loaderData } as Parameters<typeof Page>[0])
	const router = createMemoryRouter([{ path: '/', element }])
	expect(renderToStaticMarkup(createElement(RouterProvider, { router }))).toContain(
		'2 different people were written to by template in that time; Meta’s limit is TIER_2K.',
	)

	await db.update(deliveries).set({ sentAt: sql`now() - interval '25 hours'` }).where(eq(deliveries.status, 'sent'))
	expect((await show()).writtenTo).toBe(0)
})

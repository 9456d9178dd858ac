import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { brand } from '#app/brand.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { listConsents } from '#app/identity/consents.server.ts'
import { aSuspendedNumber } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { savePreferences } from '#app/notifications/commands.server.ts'
import { action, loader } from '#app/notifications/routes/whatsapp-events.tsx'
import { channelChoices, whatsappContacts, whatsappEvents } from '#app/notifications/tables.server.ts'
import { takeWhatsAppEvent } from '#app/notifications/whatsapp/receive.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readMonth } from '#app/platform/delivery/whatsapp-month.server.ts'
import { writeMetrics } from '#app/platform/metrics.server.ts'
import { istClock, istToday } from '#app/platform/text/dates.ts'
import { deliveries, whatsappPace } from '#app/platform/tables.server.ts'
import { recordConsent, withdrawConsent } from '#app/specialists/consents.server.ts'
import { payloadsOf, pressBody, replyBody, statusBody, textBody, wamidOf, webhook } from './stand-ins/whatsapp.ts'
import { postAltered, wholeEvents } from './altered-events.ts'
import {
	closeTalk,
	from,
	hear,
	lastSaid,
	meta,
	offeredNow,
	openTalk,
	pass,
	post,
	press,
	smsTo,
	work,
} from './whatsapp-talk.ts'
import { askForCover, phone, turnOn } from './whatsapp-people.ts'
import { acceptCover } from '#app/cover/answering/answers.server.ts'
import { askNext } from '#app/cover/asking/cascade.server.ts'
import { aCoverRequest, aCoverSpecialist } from '#app/cover/fixtures.server.ts'
import { coverAsks, coverEvents, coverLinks, coverRequests } from '#app/cover/tables.server.ts'
import { lockCover } from '#app/cover/transitions.server.ts'

beforeEach(openTalk)
afterEach(() => {
	vi.useRealTimers()
	return closeTalk()
})

const userId = 'IN.8e3f01'

async function onWhatsApp(story: Parameters<typeof aCoverSpecialist>[0] = {}, number = phone) {
	return turnOn(await aCoverSpecialist(story), number)
}

/** An emergency in three hours at Lakeside, asked of one person who has WhatsApp on. */
async function asked({ whatsapp = true } = {}) {
	const person = await onWhatsApp()
	if (!whatsapp) await withdrawConsent(person.accountId, 'whatsapp')
	const request = await aCoverRequest({ urgency: 'emergency' })
	await askForCover(request.id)
	await work()
	const [ask, decline, details] = meta.taken[0] ? payloadsOf(meta.taken[0]) : []
	return { person, request, ask, decline, details }
}

const stateOf = async (id: string) => only(await db.select().from(coverRequests).where(eq(coverRequests.id, id)))

describe('which message is sent', () => {
	test('a request for cover comes by WhatsApp with buttons, in place of the SMS', async () => {
		await asked()

		expect(meta.taken).toMatchObject([{ to: from, template: { name: 'cover_asked', language: { code: 'en' } } }])
		expect(JSON.stringify(meta.taken[0])).toContain('Lakeside')
		await hear(statusBody({ id: wamidOf(0), status: 'delivered' }))
		await pass(600)
		expect(await smsTo(phone)).toBe(0)
		expect(await db.select().from(deliveries).where(eq(deliveries.channel, 'sms'))).toMatchObject([
			{ status: 'cancelled', payload: null },
		])
	})

	test('what has not arrived after a minute is sent as an SMS, once', async () => {
		await asked()
		await hear(statusBody({ id: wamidOf(0), status: 'sent' }))
		await pass(59)
		expect(await smsTo(phone)).toBe(0)

		await pass(1)
		expect(await smsTo(phone)).toBe(1)
		await hear(statusBody({ id: wamidOf(0), status: 'delivered' }))
		await pass(600)
		expect(await smsTo(phone)).toBe(1)
		expect(meta.taken).toHaveLength(1)
	})

	test('read before delivered, and each told five times, is one arrival; a failure after it changes nothing', async () => {
		await asked()
		for (let n = 0; n < 5; n++) await hear(statusBody({ id: wamidOf(0), status: 'read' }))
		for (let n = 0; n < 5; n++) await hear(statusBody({ id: wamidOf(0), status: 'delivered' }))
		await hear(statusBody({ id: wamidOf(0), status: 'failed', code: 131_026 }))
		await pass(600)

		expect(await smsTo(phone)).toBe(0)
		expect(await db.$count(whatsappEvents)).toBe(2)
		expect(only(await db.select().from(deliveries).where(eq(deliveries.channel, 'whatsapp')))).toMatchObject({
			status: 'sent',
			arrivedAt: expect.any(Date),
		})
	})

	test('a status that is faster than our own note of the message is taken when that is there', async () => {
		await hear(statusBody({ id: wamidOf(0), status: 'delivered' }), ['Not a message that we know yet'])
		const [event] = await db.select().from(whatsappEvents)
		expect(event?.takenAt).toBe(null)
		await asked()
		await takeWhatsAppEvent.run({ eventId: event?.id ?? '' })
		await pass(600)

		expect(await smsTo(phone)).toBe(0)
	})

	test.each([131_026, 131_047, 190, 132_015])('refused with %i, the SMS leaves at once', async (code) => {
		meta.mood = code
		await asked()

		expect(meta.taken).toEqual([])
		expect(await smsTo(phone)).toBe(1)
		await pass(600)
		expect(await smsTo(phone)).toBe(1)
	})

	test('a failure that is told later sends the SMS at once', async () => {
		await asked()
		await hear(statusBody({ id: wamidOf(0), status: 'failed', code: 131_026 }))

		expect(await smsTo(phone)).toBe(1)
		const [row] = await db.select().from(deliveries).where(eq(deliveries.channel, 'whatsapp'))
		expect(row).toMatchObject({ status: 'failed', lastError: 'whatsapp: code 131026' })
	})

	test.each(['breaks', 'hangs', 131_056] as const)(
		'while Meta %s the SMS is sent after a minute, and WhatsApp not afterwards',
		async (mood) => {
			meta.mood = mood
			await asked()
			await pass(60)
			expect(await smsTo(phone)).toBe(1)

			meta.mood = 'accepts'
			await pass(60)
			await pass(60)
			expect(meta.taken).toEqual([])
		},
	)

	test.each([[[131_056, 131_056]], [['hangs' as const]], [[131_056, 'hangs' as const, 131_056]]])(
		'a burst that Meta answers with %j leaves in the end, each once',
		async (refusals) => {
			const { ask, details } = await asked()
			const pages = [ask, details, ask, details]
			for (const [at, payload] of pages.entries())
				await post(pressBody({ id: `wamid.burst${at}`, from, payload: payload ?? '' }))
			meta.next = [...refusals]
			for (let n = 0; n < 12; n++) await pass(6)

			const said = meta.taken.slice(1).map(({ text, interactive }) => text?.body ?? interactive?.body.text ?? '')
			expect(said.filter((text) => text.startsWith('http'))).toHaveLength(2)
			expect(said.filter((text) => text.includes('will see your name'))).toHaveLength(2)
			expect(said).toHaveLength(4)
			expect(meta.next).toEqual([])
		},
	)

	test('beyond the limit of the month the SMS leaves at once, until the month is over; answers cost nothing', async () => {
		// The last tenth is kept for codes.
		const most = (await readMonth()).most * 0.9
		const full = { recipient: 'month', taken: most - 1, freeAt: sql`now() + interval '1 day'` }
		await db.insert(whatsappPace).values(full)
		const { ask } = await asked()
		expect([meta.taken.length, await smsTo(phone), (await readMonth()).taken]).toEqual([1, 0, most])

		const next = await aCoverRequest({ urgency: 'emergency', startsIn: 30 })
		await askForCover(next.id)
		await pass(6)
		expect([meta.taken.length, await smsTo(phone)]).toEqual([1, 1])
		expect(await writeMetrics()).toMatch(/app_deliveries_total\{channel="whatsapp",result="over-limit"\} [1-9]/)
		await press(ask)
		expect(lastSaid()).toContain('will see your name and phone number')
		expect((await readMonth()).taken).toBe(most)

		await db.update(whatsappPace).set({ freeAt: sql`now() - interval '1 second'` })
		expect((await readMonth()).taken).toBe(0)
		const third = await aCoverRequest({ urgency: 'emergency', startsIn: 50 })
		await askForCover(third.id)
		await work()
		expect((await readMonth()).taken).toBe(1)
		const ends = only(await db.select().from(whatsappPace).where(eq(whatsappPace.recipient, 'month'))).freeAt
		expect(istClock(ends)).toBe('00:00')
		expect(istToday(ends)).toMatch(/-01$/)
	})

	test('what does not leave is not counted for the month', async () => {
		meta.mood = 132_015
		await asked()
		expect([meta.taken.length, (await readMonth()).taken]).toEqual([0, 0])
	})

	test('who has not turned it on, has turned it off for the event, or has another number, gets the SMS', async () => {
		await asked({ whatsapp: false })
		expect([meta.taken.length, await smsTo(phone)]).toEqual([0, 1])

		const on = { email: true, jobAlerts: true, messages: true, updates: true }
		const other = await onWhatsApp({}, '+919822000002')
		await savePreferences(other.accountId, { ...on, choices: { 'cover-asked': ['sms'] } })
		const moved = await onWhatsApp({}, '+919822000003')
		await db.update(accounts).set({ phone: '+919822000004' }).where(eq(accounts.id, moved.accountId))
		const request = await aCoverRequest({ urgency: 'emergency' })
		await askForCover(request.id)
		await work()

		expect(meta.taken).toEqual([])
		expect([await smsTo('+919822000002'), await smsTo('+919822000004')]).toEqual([1, 1])
	})

	test('to turn it on turns it on for the events that come by it, also where the settings had been saved before', async () => {
		const person = await aCoverSpecialist()
		await db.update(accounts).set({ phone }).where(eq(accounts.id, person.accountId))
		const choice = { accountId: person.accountId, event: 'cover-asked', email: false, push: false, sms: true }
		await db.insert(channelChoices).values(choice)
		await recordConsent(person.accountId, 'whatsapp')

		expect(only(await db.select().from(channelChoices))).toMatchObject({ sms: true, whatsapp: true })
	})
})

describe('the answer', () => {
	test('accepting asks once more, says what the hospital sees, and does what the page does', async () => {
		const { person, request, ask } = await asked()

		await press(ask)
		expect(lastSaid()).toMatch(
			/Lakeside Heart Institute will see your name and phone number\. Do you accept LSCS, .*₹6,000/,
		)
		expect((await stateOf(request.id)).status).toBe('open')
		await pass(6)
		await hear(replyBody({ id: 'wamid.yes', from, payload: offeredNow()[0] ?? '' }))

		expect(await stateOf(request.id)).toMatchObject({ status: 'covered', specialistId: person.specialistId })
		expect(lastSaid()).toMatch(/^You have accepted LSCS, .* http:\/\/localhost:3000\/cover\//)
		const events = await db.select().from(coverEvents).where(eq(coverEvents.requestId, request.id))
		expect(events.map(({ to }) => to)).toEqual(['open', 'covered'])
		expect(events[1]?.actorAccountId).toBe(person.accountId)
	})

	test('declining is one press; the hospital is not notified, and it works once', async () => {
		const { request, decline, ask } = await asked()

		await press(decline)
		expect(lastSaid()).toMatch(/^You have declined this request\./)
		expect(await db.select({ answer: coverAsks.answer }).from(coverAsks)).toEqual([{ answer: 'declined' }])
		await press(ask)
		expect(lastSaid()).toMatch(/^You have already answered this request\. See its status: http/)
		expect((await stateOf(request.id)).status).toBe('open')
	})

	test('details lead to the page of the SMS', async () => {
		const { details } = await asked()
		await press(details)

		expect(lastSaid()).toMatch(/^http:\/\/localhost:3000\/c\/[\w-]{38}$/)
	})

	test('in the language of the person, with the page in it', async () => {
		const person = await onWhatsApp()
		await db.update(accounts).set({ language: 'hi' }).where(eq(accounts.id, person.accountId))
		const request = await aCoverRequest({ urgency: 'emergency' })
		await askForCover(request.id)
		await work()
		expect(meta.taken[0]?.template?.language).toEqual({ code: 'hi' })
		await press(meta.taken[0] && payloadsOf(meta.taken[0])[1])

		expect(lastSaid()).toMatch(/[ऀ-ॿ].*\/hi\/cover\//)
	})

	test('pressed twice, by two at once, told five times: once', async () => {
		const { request, ask } = await asked()
		await press(ask)
		const [yes = ''] = offeredNow()
		for (let n = 0; n < 5; n++) expect(await post(replyBody({ id: 'wamid.yes', from, payload: yes }))).toBe(200)
		await pass(6)
		const said = meta.taken.length
		await press(yes)

		expect(lastSaid()).toMatch(/^You have accepted LSCS/)
		expect(meta.taken.length).toBe(said + 1)
		const covered = (await db.select().from(coverEvents).where(eq(coverEvents.requestId, request.id))).filter(
			({ to }) => to === 'covered',
		)
		expect(covered).toHaveLength(1)
	})

	test('a process that dies between the acceptance and our answer says what was accepted', async () => {
		const { person, request, ask } = await asked()
		await press(ask)
		const [yes = ''] = offeredNow()
		// As far as the first run came.
		await acceptCover(person, request.id, { mayTire: false })
		await press(yes)

		expect(lastSaid()).toMatch(/^You have accepted LSCS/)
		expect(await db.$count(coverEvents, eq(coverEvents.to, 'covered'))).toBe(1)
	})

	test('what waits for its room is sealed, and wiped once it is answered', async () => {
		const { ask = '' } = await asked()
		await db.update(whatsappPace).set({ freeAt: sql`now() - interval '1 second'` })
		await post(pressBody({ id: 'wamid.sealed', from, payload: ask }))
		const [event] = await db.select().from(whatsappEvents)
		await takeWhatsAppEvent.run({ eventId: event?.id ?? '' })
		const kept = async () => {
			const { rows } = await db.execute(sql`select data::text as text from pgboss.job`)
			return JSON.stringify([rows, await db.select().from(whatsappEvents)])
		}
		expect(await kept()).not.toContain(from)
		expect(await kept()).not.toContain(ask.slice(10))
		expect((await db.select().from(whatsappEvents))[0]?.content).not.toBe(null)
		await work()

		expect((await db.select().from(whatsappEvents))[0]?.content).toBe(null)
		expect(lastSaid()).toContain('will see your name')
	})

	test('the button of one person does nothing for another, with WhatsApp on or off', async () => {
		const { request, ask, decline } = await asked()
		const other = await onWhatsApp({}, '+919822000002')
		for (const payload of [ask, decline, ask?.replace('ask', 'accept'), ask?.replace('ask', 'tired')])
			await press(payload, { from: '919822000002' })
		expect(lastSaid()).toMatch(
			new RegExp(`^This button no longer works\\. Log in to ${brand.name} to answer: http\\S+$`),
		)
		await press(ask, { from: '919822000009' })
		expect(meta.taken.at(-1)?.to).toBe('919822000009')
		expect(lastSaid()).toMatch(/^This button no longer works/)

		expect((await stateOf(request.id)).status).toBe('open')
		expect(await db.$count(coverAsks, eq(coverAsks.specialistId, other.specialistId))).toBe(0)
		expect(await db.select({ answer: coverAsks.answer }).from(coverAsks)).toEqual([{ answer: null }])
	})

	test('after its end, when someone else has it, and when the hospital has cancelled it, it says so', async () => {
		const { request, ask } = await asked()
		const yes = ask?.replace('ask', 'accept')
		await db.update(coverLinks).set({ expiresAt: sql`now() - interval '1 second'` })
		await press(yes)
		expect(lastSaid()).toMatch(/^This request is over\. http/)
		await db.update(coverLinks).set({ expiresAt: sql`now() + interval '1 hour'` })

		await db
			.update(coverRequests)
			.set({ status: 'cancelled', nextWaveAt: null })
			.where(eq(coverRequests.id, request.id))
		await press(yes)
		expect(lastSaid()).toMatch(/^The hospital no longer needs cover\. http/)
		expect((await stateOf(request.id)).status).toBe('cancelled')
	})

	test('altered buttons and those of no room are answered with one sentence', async () => {
		const { request, ask = '' } = await asked()
		for (const payload of [
			`${ask}A`,
			ask.replace('cover.', 'rover.'),
			'cover.',
			'cover.ask ',
			`cover.own ${ask.slice(10)}`,
			'\u{1f642}',
		]) {
			await press(payload)
			expect(lastSaid()).toMatch(/^This button no longer works/)
		}
		expect((await stateOf(request.id)).status).toBe('open')
	})

	test('an event without a number finds the person by the id that came before', async () => {
		const { request, ask, person } = await asked()
		await press(ask, { from_user_id: userId })
		expect(lastSaid()).toMatch(/^This button no longer works/)
		await press(ask, { from, from_user_id: userId })
		const [yes] = offeredNow()
		await press(yes, { from_user_id: userId })

		expect(await stateOf(request.id)).toMatchObject({ status: 'covered', specialistId: person.specialistId })
	})

	test('a number that has moved to another person takes its id along', async () => {
		const first = await onWhatsApp()
		await press('cover.', { from, from_user_id: userId })
		const second = await onWhatsApp({}, '+919822000002')
		await press('cover.', { from: '919822000002', from_user_id: userId })

		const ids = await db.select().from(whatsappContacts)
		expect(ids.find(({ accountId }) => accountId === first.accountId)?.userId).toBe(null)
		expect(ids.find(({ accountId }) => accountId === second.accountId)?.userId).toBe(userId)
	})

	test('a locked request is waited for', async () => {
		const { request, ask } = await asked()
		await press(ask)
		const [yes = ''] = offeredNow()
		let pressed: Promise<unknown> = Promise.resolve()
		await db.transaction(async (tx) => {
			await lockCover(tx, request.id)
			pressed = press(yes)
			await tx.execute(sql`select pg_sleep(0.3)`)
		})
		await pressed

		expect((await stateOf(request.id)).status).toBe('covered')
	})
})

describe('the end', () => {
	const isOn = async ({ accountId }: Pick<Specialist, 'accountId'>) =>
		(await listConsents(accountId)).some(({ item, withdrawnAt }) => item === 'whatsapp' && !withdrawnAt)

	test.each(['STOP', ' stop. ', 'बंद', 'थांबवा', 'बंद!'])(
		'“%s” withdraws the consent, and nothing is sent after it',
		async (word) => {
			const { person, request, ask } = await asked()
			const before = meta.taken.length
			await hear(textBody({ id: 'wamid.stop', from, body: word }))
			expect(await isOn(person)).toBe(false)
			await hear(textBody({ id: 'wamid.text', from, body: 'Hello?' }))
			const again = await aCoverRequest({ urgency: 'emergency', startsIn: 30 })
			await askForCover(again.id)
			await pass(120)
			expect(meta.taken.length).toBe(before)
			expect(await smsTo(phone)).toBe(2)

			await press(ask?.replace('ask', 'accept'))
			expect(lastSaid()).toMatch(/^This button no longer works/)
			expect((await stateOf(request.id)).status).toBe('open')
		},
	)

	test('what waits when it is turned off does not leave, not even after a failed try; the SMS does', async () => {
		meta.mood = 'breaks'
		const { person } = await asked()
		await db
			.update(deliveries)
			.set({ status: 'sending', claimedAt: sql`now()` })
			.where(eq(deliveries.channel, 'whatsapp'))
		await withdrawConsent(person.accountId, 'whatsapp')
		meta.mood = 'accepts'
		await pass(60)
		await pass(60)

		expect(meta.taken).toEqual([])
		expect(await smsTo(phone)).toBe(1)
	})

	test('turned off while a request is being sent, it is off', async () => {
		const person = await onWhatsApp()
		const request = await aCoverRequest({ urgency: 'emergency' })
		let withdrawn: Promise<unknown> = Promise.resolve()
		await db.transaction(async (tx) => {
			const locked = await lockCover(tx, request.id)
			if (locked) await askNext(tx, locked)
			withdrawn = withdrawConsent(person.accountId, 'whatsapp')
			await tx.execute(sql`select pg_sleep(0.3)`)
		})
		await withdrawn
		await pass(60)

		expect(meta.taken).toEqual([])
		expect(await smsTo(phone)).toBe(1)
	})

	test('a number that operators have suspended: its buttons do nothing and say so, and nothing more comes to it', async () => {
		const { request, ask } = await asked()
		await press(ask)
		const [yes] = offeredNow()
		await aSuspendedNumber({ phone })
		for (const payload of [ask, yes, ask?.replace('ask', 'decline')]) {
			await press(payload)
			expect(lastSaid()).toMatch(/^This button no longer works\. Log in to /)
		}
		expect((await stateOf(request.id)).status).toBe('open')
		expect(await db.select({ answer: coverAsks.answer }).from(coverAsks)).toEqual([{ answer: null }])

		const before = meta.taken.length
		const next = await aCoverRequest({ urgency: 'emergency', startsIn: 30 })
		await askForCover(next.id)
		await pass(120)
		expect(meta.taken.length).toBe(before)
	})

	test('typed words get one answer a day, and are not kept', async () => {
		vi.useFakeTimers({ now: new Date('2026-12-01T06:30:00Z'), toFake: ['Date'] })
		const person = await onWhatsApp()
		for (let n = 0; n < 3; n++) {
			await hear(textBody({ id: `wamid.text${n}`, from, body: `Secret words ${n} 🙂` }))
			await pass(6)
		}
		await hear(textBody({ id: 'wamid.unknown', from: '919822000009', body: 'Hello' }))

		expect(meta.taken.map(({ to }) => to)).toEqual([from, '919822000009'])
		expect(lastSaid()).toMatch(new RegExp(`^No one reads messages here\\. Log in to ${brand.name} to answer: http`))
		expect(JSON.stringify(await db.select().from(whatsappEvents))).not.toContain('Secret')
		expect(await isOn(person)).toBe(true)
	})
})

describe('what is not signed', () => {
	test('is refused and kept nowhere', async () => {
		const body = pressBody({ id: 'wamid.1', from, payload: 'cover.ask x' })
		expect([await post(body, null), await post(body, 'another secret'), await post(body)]).toEqual([400, 400, 200])
		expect(await db.$count(whatsappEvents)).toBe(1)
		const altered = new Request('http://localhost:3000/whatsapp/events', {
			...{ method: 'POST', body: body.replace(from, '919822000002') },
			headers: webhook(body, env.SECRET).headers,
		})
		expect(((await action({ request: altered } as Parameters<typeof action>[0])) as Response).status).toBe(400)
	})

	test('the address is confirmed to no one without our word', () => {
		const ask = (query: string) => () =>
			loader({ request: new Request(`http://localhost:3000/whatsapp/events?${query}`) } as Parameters<typeof loader>[0])
		const wrong = [
			'',
			'hub.mode=subscribe&hub.verify_token=&hub.challenge=1',
			'hub.mode=subscribe&hub.verify_token=x&hub.challenge=1',
		]
		for (const query of wrong)
			expect(ask(query)).toThrow(expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }))
	})
})

test('of thousands of altered events none is answered with an error, and none does anything for another', {
	timeout: 300_000,
}, async () => {
	const { request, ask = '' } = await asked()
	const other = await onWhatsApp({}, '+919822000002')
	const yes = ask.replace('ask', 'accept')
	const wrong = { id: 'wamid.wrong', from: '919822000002', from_user_id: userId }
	const whole = wholeEvents(wrong, { from, payload: yes })
	const statuses = await postAltered(whole, 3_000, post)
	expect([...statuses.keys()].toSorted()).toEqual([200, 400])

	// Only what waits for a message that there is not is tried again.
	const again = await pass(200)
	expect(again.filter((problem) => problem !== 'Not a message that we know yet')).toEqual([])
	expect(await db.$count(whatsappEvents)).toBeGreaterThan(20)
	expect((await stateOf(request.id)).status).toBe('open')
	expect(await db.$count(coverAsks, sql`${coverAsks.answer} is not null`)).toBe(0)
	expect(await db.$count(coverRequests, eq(coverRequests.specialistId, other.specialistId))).toBe(0)
})

// The emergency contact of a request for cover: the member who asked reads by WhatsApp what they would read by SMS, on their own consent.
import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { acceptCover, giveBackCover, reportProgress } from '#app/cover/answering/answers.server.ts'
import { aCoverRequest, aCoverSpecialist, askFor } from '#app/cover/fixtures.server.ts'
import { coverEnded, coverUnfilled } from '#app/cover/messages.ts'
import { readCover, teamOf } from '#app/cover/notifications.server.ts'
import { coverRequests } from '#app/cover/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { action as turn } from '#app/hospitals/routes/member-whatsapp.tsx'
import { loader as showPhone } from '#app/hospitals/routes/member-phone.tsx'
import { confirmPhone, removePhone, sendPhoneCode } from '#app/hospitals/team/member-phone.server.ts'
import { vacate } from '#app/hospitals/team/team.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { listConsents } from '#app/identity/consents.server.ts'
import { aPhone, aSuspendedNumber } from '#app/identity/fixtures.server.ts'
import { send } from '#app/notifications/notify.server.ts'
import { whatsappContacts } from '#app/notifications/tables.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { demoOutbox } from '#app/platform/tables.server.ts'
import { askRoute, redirectOf, routeArgs } from './ask-route.ts'
import { payloadsOf, statusBody, textBody, wamidOf } from './stand-ins/whatsapp.ts'
import { askForCover, phone, turnOn } from './whatsapp-people.ts'
import {
	closeTalk,
	from,
	hear,
	lastSaid,
	meta,
	offeredNow,
	openTalk,
	pass,
	press,
	smsTo,
	work,
} from './whatsapp-talk.ts'

beforeEach(openTalk)
afterEach(closeTalk)

const choose = (member: Member, on: 'on' | 'off') =>
	askRoute(turn, '/hospital/settings/phone/whatsapp', { as: member, form: { turn: on } })

/** A member with a proved number who has turned WhatsApp on for it. */
async function reachable(number = phone) {
	const member = await aMember({ phone: number })
	expect((await redirectOf(await choose(member, 'on'))).message).toMatchObject({ title: 'WhatsApp is on' })
	return member
}
/** Dr Asha Menon accepts what this member asked. */
async function accepted(member: Member) {
	const specialist = await aCoverSpecialist()
	const request = await aCoverRequest({ member, urgency: 'emergency' })
	await askFor(request.id, [specialist.specialistId])
	await acceptCover(specialist, request.id, { mayTire: true })
	await work()
	return { specialist, request }
}
const isOn = async ({ accountId }: { accountId: string }) => ({
	contact: (await db.select().from(whatsappContacts).where(eq(whatsappContacts.accountId, accountId))).some(
		({ endedAt }) => endedAt === null,
	),
	consent: (await listConsents(accountId)).some(({ withdrawnAt }) => withdrawnAt === null),
})
const on = { contact: true, consent: true }
const off = { contact: false, consent: false }
const sent = () => meta.taken.flatMap(({ template }) => template?.name ?? [])

test('the five messages come by WhatsApp, each with its link and nothing that the SMS does not say, and the SMS does not leave', async () => {
	const member = await reachable()
	const { specialist, request } = await accepted(member)
	await pass(6)
	await reportProgress(specialist, request.id, 'on-the-way')
	await pass(6)
	await giveBackCover(specialist, request.id, 'My car broke down.')
	await pass(6)
	const about = async (tx: Transaction) => ({
		to: await teamOf(tx, { ...request, authorAccountId: member.accountId }),
		facts: { ...(await readCover(tx, request.id)), canWait: false, rest: 'none' as const },
	})
	await db.transaction(async (tx) => send(tx, coverUnfilled, await about(tx)))
	await pass(6)
	await db.transaction(async (tx) => send(tx, coverEnded, await about(tx)))
	await pass(6)

	const ours = meta.taken.filter(({ template }) => template?.name !== 'cover_asked')
	expect(ours.map(({ to, template }) => [to, template?.name])).toEqual(
		['cover_accepted', 'cover_on_the_way', 'cover_given_back', 'cover_not_accepted', 'cover_unfilled'].map((name) => [
			from,
			name,
		]),
	)
	for (const message of ours) {
		expect(JSON.stringify(message)).toContain(`http://localhost:3000/hospital/cover/${request.id}`)
		expect(JSON.stringify(message)).not.toMatch(/₹|My car|\+91/)
	}
	for (const at of meta.taken.keys()) await hear(statusBody({ id: wamidOf(at), status: 'delivered' }))
	await pass(600)
	expect(await smsTo(phone)).toBe(0)
})

test('what has not arrived after a minute is sent as the SMS, once', async () => {
	await accepted(await reachable())
	await pass(59)
	expect([sent(), await smsTo(phone)]).toEqual([['cover_accepted'], 0])
	await pass(1)
	await pass(600)
	expect([sent().length, await smsTo(phone)]).toEqual([1, 1])
})

test('without the consent it is the SMS alone; colleagues of the member who asked get neither', async () => {
	const member = await aMember({ phone })
	const colleague = await aMember({ hospitalId: member.hospitalId, phone: '+919822000002' })
	await choose(colleague, 'on')
	await accepted(member)
	await pass(60)

	expect([sent(), await smsTo(phone), await smsTo('+919822000002')]).toEqual([[], 1, 0])
})

test('a number that our team keeps out gets nothing by WhatsApp', async () => {
	const member = await reachable()
	await aSuspendedNumber({ phone })
	await accepted(member)
	await pass(60)

	expect(sent()).toEqual([])
})

describe('the consent', () => {
	test('is given on the page of the number, with a receipt of its own, and withdrawn there', async () => {
		const member = await reachable()
		expect(await isOn(member)).toEqual(on)
		expect((await listConsents(member.accountId)).map(({ item }) => item)).toEqual(['whatsapp-cover'])
		const page = async () => (await showPhone(await routeArgs('/hospital/settings/phone', { as: member }))).whatsapp
		expect(await page()).toEqual({ isOn: true })

		await choose(member, 'off')
		expect(await isOn(member)).toEqual(off)
		expect(await page()).toEqual({ isOn: false })
		await accepted(member)
		expect([sent(), await smsTo(phone)]).toEqual([[], 1])
	})

	test('is refused without a proved number', async () => {
		const member = await aMember()
		expect(await choose(member, 'on')).toMatchObject({ init: { status: 409 } })
		expect(await isOn(member)).toEqual(off)
	})

	test('ends when the number is changed, removed, or its owner leaves the hospital, and not when it is proved again', async () => {
		const changed = await reachable()
		const prove = async (number: string) => {
			const caller = { address: '203.0.113.7' }
			const asked = await sendPhoneCode(changed, number, caller, undefined)
			await work()
			const codes = await db
				.select()
				.from(demoOutbox)
				.where(eq(demoOutbox.to, number))
				.orderBy(asc(demoOutbox.createdAt))
			const code = codes.at(-1)?.code ?? ''
			expect(asked.ok && (await confirmPhone(changed, { token: asked.token, code, caller }))).toMatchObject({
				ok: true,
			})
		}
		await prove(phone)
		expect(await isOn(changed)).toEqual(on)
		await prove(aPhone())
		expect(await isOn(changed)).toEqual(off)

		const removed = await reachable('+919822000003')
		await removePhone(removed)
		expect(await isOn(removed)).toEqual(off)

		const left = await reachable('+919822000004')
		await db.transaction((tx) => vacate(tx, left, left.accountId))
		expect(await isOn(left)).toEqual(off)
	})

	test('STOP ends it, and the answer to typed words leads to the log-in of hospitals', async () => {
		const member = await reachable()
		await hear(textBody({ id: 'wamid.text', from, body: 'Hello?' }))
		expect(lastSaid()).toMatch(/^No one reads messages here\. .* http:\/\/localhost:3000\/hospital\/auth$/)
		await hear(textBody({ id: 'wamid.stop', from, body: 'STOP' }))

		expect(await isOn(member)).toEqual(off)
	})
})

describe('a doctor who owns a hospital has one number for both', () => {
	async function both() {
		const specialist = await turnOn(await aCoverSpecialist())
		return { specialist, owner: await reachable() }
	}

	test('answers as a specialist, also where WhatsApp tells no number, and reads as the one who asked', async () => {
		const { specialist, owner } = await both()
		const request = await aCoverRequest({ urgency: 'emergency' })
		await askForCover(request.id)
		await work()
		await press('cover.', { from, from_user_id: 'IN.8e3f01' })
		const [ask] = meta.taken[0] ? payloadsOf(meta.taken[0]) : []
		await press(ask, { from_user_id: 'IN.8e3f01' })
		await press(offeredNow()[0], { from_user_id: 'IN.8e3f01' })
		const [row] = await db.select().from(coverRequests).where(eq(coverRequests.id, request.id))
		expect(row).toMatchObject({ status: 'covered', specialistId: specialist.specialistId })

		await pass(6)
		const other = await aCoverSpecialist({ phone: '+919822000005' })
		const asked = await aCoverRequest({ member: owner, urgency: 'emergency', startsIn: 40 })
		await askFor(asked.id, [other.specialistId])
		await acceptCover(other, asked.id, { mayTire: true })
		await pass(6)
		expect(sent().filter((name) => name !== 'cover_asked')).toEqual(['cover_accepted'])
	})

	test('turning one off leaves the other; STOP ends both', async () => {
		const { specialist, owner } = await both()
		await choose(owner, 'off')
		expect([await isOn(specialist), await isOn(owner)]).toMatchObject([{ contact: true }, { contact: false }])
		await choose(owner, 'on')
		await hear(textBody({ id: 'wamid.stop', from, body: 'STOP' }))
		expect([await isOn(specialist), await isOn(owner)]).toMatchObject([{ contact: false }, { contact: false }])
		expect((await isOn(owner)).consent).toBe(false)
		expect(await db.$count(whatsappContacts, sql`${whatsappContacts.endedAt} is null`)).toBe(0)
	})

	test('a button of theirs does nothing once they have only the messages for the hospital', async () => {
		const { specialist, owner } = await both()
		const request = await aCoverRequest({ urgency: 'emergency' })
		await askForCover(request.id)
		await work()
		const [ask, decline] = meta.taken[0] ? payloadsOf(meta.taken[0]) : []
		await db
			.update(whatsappContacts)
			.set({ endedAt: sql`now()` })
			.where(eq(whatsappContacts.accountId, specialist.accountId))
		for (const payload of [ask, decline]) {
			await press(payload)
			expect(lastSaid()).toMatch(/^This button no longer works/)
		}
		expect(await isOn(owner)).toEqual(on)
		const [row] = await db.select().from(coverRequests).where(eq(coverRequests.id, request.id))
		expect(row?.status).toBe('open')
	})
})

// Cover that is accepted on the page, by the link of the SMS and in WhatsApp: it is the same cover afterwards, for both sides.
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeCoverLink } from '#app/cover/answering/link-address.server.ts'
import { payloadOf } from '#app/cover/answering/payloads.ts'
import { aCoverRequest, aCoverSpecialist, askFor } from '#app/cover/fixtures.server.ts'
import { action as acceptByLink } from '#app/cover/routes/linked.tsx'
import { action as acceptOnPage } from '#app/cover/routes/show.tsx'
import { coverAsks, coverEvents, coverRequests } from '#app/cover/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents, deliveries } from '#app/platform/tables.server.ts'
import { askRoute } from './ask-route.ts'
import { turnOn } from './whatsapp-people.ts'
import { closeTalk, lastSaid, offeredNow, openTalk, press } from './whatsapp-talk.ts'

beforeEach(openTalk)
afterEach(closeTalk)

type Asked = { specialist: Specialist; member: Member; requestId: string; link: string; number: string }

async function asked(at: number): Promise<Asked> {
	const number = `+91982200001${at}`
	const member = await aMember({ phone: `+91982200002${at}` })
	const specialist = await turnOn(await aCoverSpecialist(), number)
	const request = await aCoverRequest({ member, urgency: 'emergency' })
	await askFor(request.id, [specialist.specialistId])
	const link = await db.transaction((tx) => makeCoverLink(tx, request, specialist.specialistId))
	return { specialist, member, requestId: request.id, link, number }
}

const ways: Record<string, (asked: Asked) => Promise<unknown>> = {
	page: ({ specialist, requestId }) => askRoute(acceptOnPage, `/cover/${requestId}`, { as: specialist, form: {} }),
	link: ({ link }) => askRoute(acceptByLink, link, { form: {} }),
	async whatsapp({ link, number }) {
		const who = { from: number.slice(1) }
		await press(payloadOf('ask', link.replace('/c/', '')), who)
		const [yes] = offeredNow()
		if (yes) await press(yes, who)
		expect(lastSaid()).toMatch(/^You have accepted LSCS/)
	},
}

/** All that is written of it, with people and the request by what they are, and times as whether there is one. */
async function writtenOf({ specialist, member, requestId, link }: Asked) {
	const called = new Map([
		[specialist.accountId, 'specialist'],
		[member.accountId, 'member'],
		[member.hospitalId, 'hospital'],
		[requestId, 'request'],
	])
	const said = (value: unknown): unknown => {
		if (value instanceof Date) return 'a time'
		if (typeof value === 'bigint') return String(value)
		if (typeof value !== 'string') return value
		const named = [...called].reduce((text, [id, name]) => text.replaceAll(id, name), value)
		return named
			.replaceAll(link, 'link')
			.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'another id')
			.replaceAll(/\d{13}/g, 'instant')
	}
	const plain = (rows: readonly object[], without: readonly string[] = []) =>
		rows.map((row) =>
			Object.fromEntries(
				Object.entries(row)
					.filter(([column]) => !without.includes(column))
					.map(([column, value]) => [column, said(value)]),
			),
		)
	const people = [specialist.accountId, member.accountId]
	const readers = or(...people.map((id) => sql`${deliveries.key} like ${`%/${id}`}`))
	return {
		request: plain(await db.select().from(coverRequests).where(eq(coverRequests.id, requestId))),
		history: plain(
			await db.select().from(coverEvents).where(eq(coverEvents.requestId, requestId)).orderBy(asc(coverEvents.at)),
			['id'],
		),
		asks: plain(await db.select().from(coverAsks).where(eq(coverAsks.requestId, requestId))),
		notices: plain(
			await db
				.select({ accountId: notifications.accountId, key: notifications.key, title: notifications.title })
				.from(notifications)
				.where(inArray(notifications.accountId, people))
				.orderBy(asc(notifications.key)),
		),
		messages: plain(
			await db
				.select({ channel: deliveries.channel, key: deliveries.key })
				.from(deliveries)
				// Not what WhatsApp itself was answered with.
				.where(and(readers, sql`${deliveries.key} not like 'whatsapp/answer/%'`))
				.orderBy(asc(deliveries.key)),
		).toSorted((a, b) => String(a['key']).localeCompare(String(b['key']))),
		audit: plain(
			await db
				.select({ action: auditEvents.action, actor: auditEvents.actorAccountId, about: auditEvents.subjectType })
				.from(auditEvents)
				.where(eq(auditEvents.subjectId, requestId))
				.orderBy(asc(auditEvents.position)),
		),
	}
}

test('by whichever way it is accepted, rows, history, messages and the audit log are the same', async () => {
	const found: Record<string, Awaited<ReturnType<typeof writtenOf>>> = {}
	for (const [at, [way, accept]] of Object.entries(ways).entries()) {
		const one = await asked(at)
		await accept(one)
		// Accepted again it is still one acceptance.
		await accept(one)
		found[way] = await writtenOf(one)
	}

	expect(found['page']?.request).toMatchObject([{ status: 'covered', specialistId: 'specialist' }])
	expect(found['page']?.history).toMatchObject([{ to: 'open' }, { from: 'open', to: 'covered' }])
	expect(found['page']?.messages.length).toBeGreaterThan(1)
	expect(found['page']?.audit.length).toBeGreaterThan(0)
	expect(found['link']).toEqual(found['page'])
	expect(found['whatsapp']).toEqual(found['page'])
})

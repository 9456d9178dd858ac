import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aHiddenHospital } from '#app/specialists/fixtures.server.ts'
import { askRoute } from '#test/ask-route.ts'
import { askWave } from '../asking/cascade.server.ts'
import { aCoverRequest, aCoverSpecialist, hoursFromNow } from '../fixtures.server.ts'
import { raisePay } from '../asking/reach.server.ts'
import { loader as board } from './ours.tsx'
import { loader as page } from './our-request.tsx'
import { coverAsks, coverEvents, coverPreferences, coverRequests } from '../tables.server.ts'

const neonatologist = { specialitySlug: 'neonatologist', speciality: 'Neonatologist' }
const [startsAt, endsAt] = [hoursFromNow(20), hoursFromNow(22)]
const free = { isOn: false, onUntil: hoursFromNow(72), atNight: true, emergencies: true, children: true }

/** All that the hospital reads at one moment, on both pages and in its notifications, with what names the request taken out. */
async function readAll(member: Member, id: string) {
	const pages = [
		await askRoute(page, `/hospital/cover/${id}`, { as: member }),
		await askRoute(board, '/hospital/cover', { as: member }),
	]
	const news = await db
		.select({ title: notifications.title, text: notifications.body })
		.from(notifications)
		.where(eq(notifications.accountId, member.accountId))
		.orderBy(asc(notifications.createdAt))
	return JSON.stringify([pages, news], (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
		.replaceAll(id, 'ID')
		.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID')
}

/** A request at ₹5,000 whose pay is raised as often as it may be, with what is read after each wave and each raise. */
async function play(member: Member) {
	const { id } = await aCoverRequest({
		...{ member, specialitySlug: neonatologist.specialitySlug, urgency: 'emergency', patient: 'child' },
		...{ startsAt, endsAt, payPaise: 500_000n },
	})
	const read: string[] = []
	let wasAsked = false
	for (const raised of [null, 700_000n, 900_000n, 1_300_000n]) {
		if (raised !== null) {
			await db.update(coverEvents).set({ at: sql`at - interval '10 minutes'` }).where(eq(coverEvents.requestId, id))
			expect(await raisePay(member, id, raised)).toMatchObject({ ok: true })
			read.push(await readAll(member, id))
		}
		for (let wave = 0; wave < 4; wave++) {
			const { nextWaveAt } = only(await db.select().from(coverRequests).where(eq(coverRequests.id, id)))
			await askWave.run({ requestId: id, plannedFor: nextWaveAt?.toISOString() ?? '' })
			read.push(await readAll(member, id))
		}
		wasAsked ||= (await db.$count(coverAsks, eq(coverAsks.requestId, id))) > 0
	}
	await db.update(coverRequests).set({ status: 'cancelled', nextWaveAt: null }).where(eq(coverRequests.id, id))
	return { read, wasAsked }
}

test('raising the pay step by step tells a hospital nothing about the only specialist who could come', async () => {
	const person = await aCoverSpecialist({ ...neonatologist, preferences: free })
	const become = (changes: Partial<typeof coverPreferences.$inferInsert>) =>
		db
			.update(coverPreferences)
			.set({ ...free, leastCasePaise: null, ...changes })
			.where(eq(coverPreferences.specialistId, person.specialistId))
	const worlds: [what: string, isAsked: boolean, make: () => Promise<unknown>][] = [
		['she is free at any pay', true, () => become({})],
		['she is free from ₹8,000', true, () => become({ leastCasePaise: 800_000n })],
		['she is free from ₹12,000', true, () => become({ leastCasePaise: 1_200_000n })],
		['she wants more', false, () => become({ leastCasePaise: 9_000_000n })],
		['she takes no cover', false, () => become({ onUntil: null })],
		[
			'she hides from the hospital',
			false,
			async () => {
				await become({})
				await aHiddenHospital(person, 'Lakeside Heart Institute')
			},
		],
	]

	const outcomes = new Map<string, string[]>()
	for (const [what, isAsked, make] of worlds) {
		const member = await aMember()
		await make()
		const { read, wasAsked } = await play(member)
		expect([what, wasAsked]).toEqual([what, isAsked])
		outcomes.set(what, read)
	}

	const [first] = outcomes.values()
	expect(first?.at(-1)).toContain('LSCS')
	for (const [what, read] of outcomes) expect([what, read]).toEqual([what, first])
})

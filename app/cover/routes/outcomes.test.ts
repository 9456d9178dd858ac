// What a hospital sees of its own request must not tell it about one person, whatever it changes and however fast.
import { desc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { specialistSkills } from '#app/specialists/tables.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { askWave } from '../asking/cascade.server.ts'
import { askFirst } from '../asking/favourites.server.ts'
import { aCoverRequest, aCoverSpecialist, aWorkedCover } from '../fixtures.server.ts'
import { coverLimits } from '../asking/kinds.ts'
import { askFurther, leastRaise, raisePay } from '../asking/reach.server.ts'
import { loader } from './our-request.tsx'
import { loader as list } from './ours.tsx'
import { coverEvents, coverRequests } from '../tables.server.ts'

const current = async (id: string) => only(await db.select().from(coverRequests).where(eq(coverRequests.id, id)))
const runWave = async (id: string) =>
	askWave.run({ requestId: id, plannedFor: (await current(id)).nextWaveAt?.toISOString() ?? '' })

/** All that the hospital can read: its page of the request, its list, and what we tell it. Times and ids of its own are left out. */
async function seen(member: Member, id: string) {
	const page = await loader(await routeArgs(`/hospital/cover/${id}`, { as: member }))
	const board = await list(await routeArgs('/hospital/cover', { as: member }))
	const told = await db
		.select({ title: notifications.title, body: notifications.body })
		.from(notifications)
		.where(eq(notifications.accountId, member.accountId))
		.orderBy(desc(notifications.createdAt))
	const { nextWaveAt } = await current(id)
	const pause = nextWaveAt === null ? null : Math.round((nextWaveAt.getTime() - Date.now()) / 60_000)
	const text = JSON.stringify({ page, board, told, pause }, (_key, value: unknown) =>
		typeof value === 'bigint' ? `${value}` : value,
	)
	return text
		.replaceAll(id, 'ID')
		.replace(/[\da-f]{8}-[\da-f-]{27}/g, 'ID')
		.replace(/\d{1,2}:\d\d [ap]m/g, 'TIME')
}

/** What two hospitals see step by step that do the same at the same time; in the second town the person is not there. */
async function compare(
	person: Parameters<typeof aCoverSpecialist>[0],
	story: Parameters<typeof aCoverRequest>[0],
	steps: readonly ((request: { member: Member; id: string }) => Promise<unknown>)[],
	first?: (member: Member, specialist: Specialist) => Promise<unknown>,
) {
	const free = await aCoverSpecialist(person)
	const nagpur = { latitude: 21.1458, longitude: 79.0882 }
	const [here, there] = [await aCoverRequest(story), await aCoverRequest({ ...story, ...nagpur })]
	await first?.(here.member, free)
	await first?.(there.member, await aSpecialist())
	const views: [string, string][] = []
	for (const step of steps) {
		await step(here)
		await step(there)
		views.push([
			(await seen(here.member, here.id)).replaceAll('18.5314,73.8446', 'MAP'),
			(await seen(there.member, there.id)).replaceAll('21.1458,79.0882', 'MAP'),
		])
	}
	return views
}

/** Said by day and by night, when those who sleep are asked in the morning. */
const allAsked = 'Not accepted yet: LSCS'

const wave = ({ id }: { id: string }) => runWave(id)

test('seven raises in a row do not find the least pay of one person, nor that they are free', async () => {
	const raise =
		(rupees: bigint) =>
		async ({ member, id }: { member: Member; id: string }) => {
			await raisePay(member, id, rupees * 100n)
			await runWave(id)
		}
	const raises = [6_300n, 6_400n, 6_500n, 6_600n, 6_700n, 6_800n, 6_900n].map(raise)

	const views = await compare({ preferences: { leastCasePaise: 660_000n } }, {}, [wave, wave, ...raises, wave, wave])

	for (const [withPerson, without] of views) expect(withPerson).toBe(without)
})

test.each([
	['is free', {}],
	['is free for an emergency', { urgency: 'emergency' }],
	['has the skill that is needed', { skills: ['TIVA'] }],
] as const)('a hospital does not learn that one person %s from when everyone has been asked', async (_what, story) => {
	const skills = 'skills' in story ? [...story.skills] : []
	const views = await compare({}, { ...story, skills }, [wave, wave, wave, wave], async (_member, { specialistId }) => {
		for (const name of skills) await db.insert(specialistSkills).values({ specialistId, name, position: 0 })
	})

	for (const [withPerson, without] of views) expect(withPerson).toBe(without)
	expect(views.at(-1)?.[0]).toContain(allAsked)
})

test('nor by asking them first, alone, nor by asking further', async () => {
	const views = await compare(
		{ preferences: { radiusKm: 1, further: true } },
		{},
		[wave, wave, wave, ({ member, id }) => askFurther(member, id), wave, wave, wave],
		async (member, person) => {
			await aWorkedCover(person, { endedAgo: 200, member, status: 'finished' })
			await askFirst(member, person.specialistId, true)
		},
	)

	for (const [withPerson, without] of views) expect(withPerson).toBe(without)
})

test('who becomes free later is asked, and nothing that the hospital reads changes', async () => {
	const request = await aCoverRequest()
	await runWave(request.id)
	await runWave(request.id)
	const before = await seen(request.member, request.id)
	expect(before).toContain(allAsked)

	await aCoverSpecialist()
	await runWave(request.id)

	const after = await seen(request.member, request.id)
	const withoutPause = (text: string) => text.replace(/"pause":\d+/, '')
	expect(withoutPause(after)).toBe(withoutPause(before))
})

test('pay is raised three times at most, by five percent or more, and not before the last raise could be answered', async () => {
	const { member, id, payPaise } = await aCoverRequest()
	const later = () => db.update(coverEvents).set({ at: sql`${coverEvents.at} - interval '1 hour'` })
	expect(leastRaise(payPaise)).toBe(630_000n)
	expect(leastRaise(333_300n)).toBe(350_000n)

	expect(await raisePay(member, id, 629_900n)).toMatchObject({ failure: 'not-more' })
	expect(await raisePay(member, id, 630_000n)).toMatchObject({ ok: true })
	expect(await raisePay(member, id, 700_000n)).toMatchObject({ failure: 'raised-just-now' })
	for (let raised = 1; raised < coverLimits.raises; raised++) {
		await later()
		expect(await raisePay(member, id, 700_000n + BigInt(raised) * 100_000n)).toMatchObject({ ok: true })
	}
	await later()
	expect(await raisePay(member, id, 5_000_000n)).toMatchObject({ failure: 'raised-often' })
})

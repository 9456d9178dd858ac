import { setTimeout } from 'node:timers/promises'
import { count, eq, inArray, like, sql } from 'drizzle-orm'
import { queueWave } from '#app/cover/asking/cascade.server.ts'
import { aCoverRequest, aCoverSpecialist } from '#app/cover/fixtures.server.ts'
import { coverAsks, coverRequests } from '#app/cover/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { startBuiltServer } from '#test/server-under-test.ts'
import { chances, type Finding, type Options, partOf } from './finding.ts'

/** Far from the people of the demo. */
const nashik = { latitude: 19.9975, longitude: 73.7898 }
const fullKills = 50
const people = 60
const together = 10
const patienceMs = 90_000

/** The process that asks waves of people is killed at any moment, again and again, while ten hospitals wait for cover. */
export async function killWaves(options: Options): Promise<Finding[]> {
	const random = chances(30)
	const kills = partOf(fullKills, options)
	for (let person = 0; person < people; person++) await aCoverSpecialist({ location: 'Nashik', ...nashik })
	const member = await aMember()
	const ids: string[] = []
	const start = () => startBuiltServer({ RUN_TASKS: 'true', LOG_LEVEL: 'error' })
	let server = await start()
	for (let kill = 1; kill <= kills; kill++) {
		if (kill % 5 === 1) ids.push(...(await askTogether(member)))
		await setTimeout(random() * 1_500)
		await hurry(ids)
		await setTimeout(random() * 120)
		await server.stop('SIGKILL')
		server = await start()
		if (kill % 10 === 0) options.say(`killed ${kill} times, ${ids.length} requests`)
	}
	const begun = performance.now()
	while ((await unfinished(ids)) > 0 && performance.now() - begun < patienceMs) {
		await hurry(ids)
		await setTimeout(300)
	}
	await server.stop()
	const left = await unfinished(ids)
	const broken = await brokenWaves(ids)
	const twice = await askedTwice(ids)
	return [
		{
			row: 30,
			what: `the process killed ${kills} times while ${people} people were asked for ${ids.length} requests in waves`,
			wanted: 'everyone is asked, once, in whole waves, with one notification',
			measured: `${left} requests that did not reach everyone, ${broken} broken waves, ${twice} notifications too many or missing`,
			isMet: left === 0 && broken === 0 && twice === 0,
		},
	]
}

const askTogether = (member: Awaited<ReturnType<typeof aMember>>) =>
	Promise.all(
		Array.from({ length: together }, async () => {
			const { id } = await aCoverRequest({
				member,
				city: 'Nashik',
				latitude: 19.9975,
				longitude: 73.7898,
				startsIn: 30,
				urgency: 'emergency',
			})
			return id
		}),
	)

/** The next wave of each is due now, as its task would find it minutes later. */
const hurry = (ids: readonly string[]) =>
	db.transaction(async (tx) => {
		const open = await tx
			.update(coverRequests)
			.set({ nextWaveAt: sql`date_trunc('milliseconds', now())` })
			.where(inArray(coverRequests.id, [...ids]))
			.returning({ id: coverRequests.id, nextWaveAt: coverRequests.nextWaveAt })
		for (const { id, nextWaveAt } of open) if (nextWaveAt) await queueWave(tx, { id, nextWaveAt })
	})

async function unfinished(ids: readonly string[]) {
	const asked = await db
		.select({ asked: count() })
		.from(coverAsks)
		.where(inArray(coverAsks.requestId, [...ids]))
		.groupBy(coverAsks.requestId)
	return ids.length - asked.filter((each) => each.asked >= people).length
}

/** Waves are numbered without gaps, and all but the last of a request are of one size. */
async function brokenWaves(ids: readonly string[]) {
	let broken = 0
	for (const id of ids) {
		const sizes = await db
			.select({ wave: coverAsks.wave, size: count() })
			.from(coverAsks)
			.where(eq(coverAsks.requestId, id))
			.groupBy(coverAsks.wave)
			.orderBy(coverAsks.wave)
		if (sizes.some(({ wave }, at) => wave !== at + 1)) broken++
		else if (new Set(sizes.slice(0, -1).map(({ size }) => size)).size > 1) broken++
	}
	return broken
}

async function askedTwice(ids: readonly string[]) {
	let wrong = 0
	for (const id of ids) {
		const sent = await db.$count(notifications, like(notifications.key, `cover/${id}/asked%`))
		const asked = await db.$count(coverAsks, eq(coverAsks.requestId, id))
		wrong += Math.abs(sent - asked)
	}
	return wrong
}

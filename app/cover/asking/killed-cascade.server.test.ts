import { setTimeout } from 'node:timers/promises'
import { eq, like, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifications } from '#app/notifications/tables.server.ts'
import { only } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { askWave, tendCover } from './cascade.server.ts'
import { aCoverRequest, aCoverSpecialist } from '../fixtures.server.ts'
import { coverAsks, coverRequests } from '../tables.server.ts'

/** Six are asked at a time three hours before the start, so there are three waves. */
const people = 13
const rounds = 8
const longestWaveMs = 60

const killer = new pg.Client({ connectionString: env.DATABASE_URL, application_name: 'killer' })
/** What lives on, and looks. */
const alive = drizzle(killer, { casing: 'snake_case' })
beforeAll(() => killer.connect())
afterAll(() => killer.end())

/** To the database a process that is killed is one whose connections end. */
const kill = () =>
	killer.query(
		`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'web'`,
	)

const current = async (id: string) => only(await alive.select().from(coverRequests).where(eq(coverRequests.id, id)))

/** The next wave is due now, or was due two minutes ago and its task was lost. */
const planNow = (id: string, isLost: boolean) =>
	alive
		.update(coverRequests)
		.set({ nextWaveAt: isLost ? sql`now() - interval '2 minutes'` : sql`date_trunc('milliseconds', now())` })
		.where(eq(coverRequests.id, id))

test('a process that is killed at any moment of a cascade leaves a wave whole or not begun: everyone is asked, once', async () => {
	for (let n = 0; n < people; n++) await aCoverSpecialist()
	let killed = 0

	for (let round = 0; round < rounds; round++) {
		const { id } = await aCoverRequest()
		const asks = () => alive.$count(coverAsks, eq(coverAsks.requestId, id))
		// Each kill comes at another moment of a wave.
		for (let tries = 0; (await asks()) < people && tries < 60; tries++) {
			const isLost = tries % 2 === 1
			await planNow(id, isLost)
			const plannedFor = (await current(id)).nextWaveAt?.toISOString() ?? ''
			const wave = isLost ? tendCover.run({}) : askWave.run({ requestId: id, plannedFor })
			const [ran] = await Promise.allSettled([wave, setTimeout(((round * 60 + tries) * 7) % longestWaveMs).then(kill)])
			if (ran.status === 'rejected') killed++
			// The pool notices its lost connections.
			await setTimeout(20)
		}

		const asked = await alive.select().from(coverAsks).where(eq(coverAsks.requestId, id))
		const waves = Map.groupBy(asked, ({ wave }) => wave)
		expect(asked).toHaveLength(people)
		expect([...waves.keys()].sort()).toEqual([1, 2, 3])
		expect([...waves.values()].map(({ length }) => length)).toEqual(expect.arrayContaining([6, 1]))
		expect(await current(id)).toMatchObject({ wave: 3, status: 'open' })
		expect((await current(id)).nextWaveAt).not.toBeNull()
		expect(await alive.$count(notifications, eq(notifications.key, `cover/${id}/asked`))).toBe(people)
		const sent = await alive
			.select()
			.from(deliveries)
			.where(like(deliveries.key, `%cover/${id}/asked%`))
		expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length)
	}

	expect(killed).toBeGreaterThan(0)
})

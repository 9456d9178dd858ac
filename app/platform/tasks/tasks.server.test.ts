import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { db } from '../database/db.server.ts'
import { createQueues, defineTask, enqueue, stopTasks, workOn } from './tasks.server.ts'

afterAll(stopTasks)

test('a task that is no longer scheduled is not queued', async () => {
	const task = { name: 'test.by-the-clock', payload: z.object({}), run: async () => undefined }
	const schedules = async () =>
		(await db.execute(sql`select name from pgboss.schedule where name = ${task.name}`)).rows.length

	await createQueues([defineTask({ ...task, schedule: '0 3 * * *' })])
	expect(await schedules()).toBe(1)
	await createQueues([defineTask(task)])

	expect(await schedules()).toBe(0)
})

test('a task begins when it is queued, when its time comes, and again soon after it failed', async () => {
	const runs: { what: string; atMs: number }[] = []
	const task = defineTask({
		name: 'test.three-ways',
		payload: z.object({ what: z.string() }),
		async run({ what }) {
			const isFirst = runs.every((run) => run.what !== what)
			runs.push({ what, atMs: performance.now() - begin })
			if (isFirst && what === 'fails once') throw new Error('not this time')
		},
	})
	await createQueues([task])
	await workOn([task])
	// Its workers have looked once by themselves.
	await new Promise((resolve) => setTimeout(resolve, 300))
	const begin = performance.now()
	await db.transaction(async (tx) => {
		await enqueue(tx, task, { what: 'at once' })
		await enqueue(tx, task, { what: 'fails once' })
		await enqueue(tx, task, { what: 'postponed' }, { startAfterSeconds: 2 })
	})

	const seen = () => runs.map(({ what }) => what).sort()
	await expect.poll(seen).toEqual(['at once', 'fails once', 'fails once', 'postponed'])
	expect(runs.find(({ what }) => what === 'at once')?.atMs).toBeLessThan(2_000)
	expect(runs.find(({ what }) => what === 'postponed')?.atMs).toBeGreaterThan(1_900)
})

import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { db } from './db.server.ts'
import { createQueues, defineTask, stopTasks } from './tasks.server.ts'

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

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../database/db.server.ts'
import { aFailedTask } from './failed-task-fixtures.server.ts'
import { countFailedTasks, discardFailedTask, listFailedTasks, retryFailedTask } from './failed-tasks.server.ts'
import { auditEvents } from '../tables.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'

const operator = randomUUID()
const discard = (id: string, reason: string) => db.transaction((tx) => discardFailedTask(tx, operator, id, reason))
const stateOf = async (id: string) =>
	(await db.execute<{ state: string }>(sql`select state from pgboss.job where id = ${id}`)).rows[0]?.state

beforeEach(async () => {
	await db.execute(sql`delete from pgboss.job where state = 'failed'`)
})

test('lists what failed at every try, the oldest first, with its problem', async () => {
	const [late, early] = [await aFailedTask(), await aFailedTask({ hoursAgo: 30 })]

	expect(await listFailedTasks()).toMatchObject([
		{ id: early.id, tries: 6, problem: 'TypeError' },
		{ id: late.id, tries: 6 },
	])
	const { count, oldest } = await countFailedTasks()
	expect(count).toBe(2)
	expect(Math.round((Date.now() - (oldest?.getTime() ?? 0)) / 3_600_000)).toBe(30)
})

test('a task is tried again once, also when two operators ask at once, and it is written down', async () => {
	const { id } = await aFailedTask()
	const outcomes = await Promise.all([retryFailedTask(operator, id), retryFailedTask(operator, id)])

	expect(outcomes.toSorted()).toEqual([false, true])
	expect(await stateOf(id)).not.toBe('failed')
	const events = await readAuditEvents(eq(auditEvents.subjectId, id))
	expect(events.map(({ action }) => action)).toEqual(['task.retried'])
})

test('a discarded task is gone, and the reason is kept', async () => {
	const { id } = await aFailedTask()
	expect(await discard(id, 'The file no longer exists.')).toBe(true)

	expect(await stateOf(id)).toBeUndefined()
	const [event] = await readAuditEvents(eq(auditEvents.subjectId, id))
	expect(event).toMatchObject({
		action: 'task.discarded',
		reason: 'The file no longer exists.',
		actorAccountId: operator,
	})
	expect(await discard(id, 'Again.')).toBe(false)
})

import { type SQL, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/audit.server.ts'
import { db, type Transaction } from '../database/db.server.ts'
import { fail, ok } from '../result.ts'
import { settle } from './settle.server.ts'
import { retryTask } from './tasks.server.ts'

const maxListed = 100

type FailedTask = { id: string; name: string; failedAt: Date; tries: number; problem: string | null }

/** Tasks that have used up their tries, the oldest first; at most 100. `which` is a condition on the row. */
export const listFailedTasks = (which: SQL = sql`true`) => readTasks(which)

export async function findFailedTask(taskId: string): Promise<FailedTask | null> {
	return (await readTasks(sql`id = ${taskId}`))[0] ?? null
}

async function readTasks(which: SQL): Promise<FailedTask[]> {
	const { rows } = await db.execute<Omit<FailedTask, 'failedAt'> & { failedAt: string }>(sql`
		select id, name, coalesce(completed_on, created_on) as "failedAt", retry_count + 1 as tries, output ->> 'problem' as problem
		from pgboss.job where state = 'failed' and ${which} order by 3 limit ${maxListed}`)
	return rows.map(({ failedAt, ...task }) => ({ ...task, failedAt: new Date(failedAt) }))
}

export async function countFailedTasks(which: SQL = sql`true`): Promise<{ count: number; oldest: Date | null }> {
	const { rows } = await db.execute<{ count: number; oldest: string | null }>(sql`
		select count(*)::int as count, min(coalesce(completed_on, created_on)) as oldest from pgboss.job where state = 'failed' and ${which}`)
	const [row] = rows
	return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
}

/** Runs a failed task once more. False when there is none: someone was faster. */
export async function retryFailedTask(actorAccountId: string, taskId: string): Promise<boolean> {
	const retried = await settle<null, 'gone'>(async (tx) =>
		(await change(tx, actorAccountId, taskId, 'task.retried', null, retryTask)) ? ok(null) : fail('gone'),
	)
	return retried.ok
}

/** Gives a failed task up, for a reason that the audit log keeps. False when it no longer waits as failed. */
export function discardFailedTask(
	tx: Transaction,
	actorAccountId: string,
	taskId: string,
	reason: string,
): Promise<boolean> {
	return change(tx, actorAccountId, taskId, 'task.discarded', reason, removeTask)
}

async function change(
	tx: Transaction,
	actorAccountId: string,
	taskId: string,
	action: 'task.retried' | 'task.discarded',
	reason: string | null,
	act: (tx: Transaction, name: string, id: string) => Promise<void>,
): Promise<boolean> {
	const { rows } = await tx.execute<{ name: string }>(
		sql`select name from pgboss.job where id = ${taskId} and state = 'failed' for update`,
	)
	const [task] = rows
	if (!task) return false
	await act(tx, task.name, taskId)
	const subject = { subjectType: 'task', subjectId: taskId }
	await recordAudit(tx, { actorAccountId, action, ...subject, reason, facts: { name: task.name } })
	return true
}

async function removeTask(tx: Transaction, name: string, id: string) {
	await tx.execute(sql`delete from pgboss.job where name = ${name} and id = ${id}`)
}

import { sql } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { tasks } from '#app/tasks.server.ts'

type Queued = { name: string; data: object }

/** Takes what is queued of these tasks and may start, in the order in which it was queued; with `early` also what may start later. */
export async function takeQueued(names: readonly string[], start: 'due' | 'early' = 'due'): Promise<Queued[]> {
	const { rows } = await db.execute<Queued>(sql`
		with taken as (
			delete from pgboss.job
			where state = 'created' and name = any(${sql.param(names)}::text[]) and (${start === 'early'} or start_after <= now())
			returning *
		)
		select name, data from taken order by created_on, start_after`)
	return rows
}

/** Does what is queued, all of it unless named. The queue has work of its own besides ours. */
export async function runQueuedTasks(...wanted: string[]) {
	const names = wanted.length > 0 ? wanted : tasks.map(({ name }) => name)
	for (const { name, data } of await takeQueued(names, 'early')) await runTask(name, data)
}

/** Before a story, drops tasks queued by earlier tests. */
export const forgetQueuedTasks = () => db.execute(sql`delete from pgboss.job`)

export async function runTask(name: string, payload: object) {
	const task = tasks.find((one) => one.name === name)
	if (!task) throw new Error(`Nobody does ${name}`)
	await (task.run as (payload: object) => Promise<void>)(payload)
}

/** Tells hospitals about the applications that were sent. */
export const notifyOfApplications = () => runQueuedTasks('applications.notify-of-application')

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { measureClock } from './clock.server.ts'
import { connections, takesTasks } from './database/connections.server.ts'
import { db } from './database/db.server.ts'
import { readMonth } from './delivery/whatsapp-month.server.ts'
import { gauge } from './metrics.server.ts'
import { replicaState } from './database/replica.server.ts'
import { backups } from './tables.server.ts'

/** Figures of this process, and of the queue where it takes tasks: web processes would all say the same of it. */
export function measureProcess() {
	const delay = monitorEventLoopDelay({ resolution: 10 })
	delay.enable()
	gauge('app_event_loop_delay_seconds', 'How late timers were since the last look', () => {
		const samples = [50, 99, 100].map((percentile) => ({
			labels: { percentile: String(percentile) },
			value: delay.percentile(percentile) / 1e9,
		}))
		delay.reset()
		return samples
	})
	gauge('app_memory_bytes', 'Memory of the process', () => {
		const { rss, heapUsed } = process.memoryUsage()
		return [
			{ labels: { kind: 'resident' }, value: rss },
			{ labels: { kind: 'heap' }, value: heapUsed },
		]
	})
	gauge('app_start_time_seconds', 'When the process began', () => [
		{ value: Math.round(Date.now() / 1000 - process.uptime()) },
	])
	gauge('app_database_connections', 'Connections of the pool for requests', () => {
		const { totalCount, idleCount, waitingCount } = db.$client
		return [
			{ labels: { state: 'busy' }, value: totalCount - idleCount },
			{ labels: { state: 'idle' }, value: idleCount },
			{ labels: { state: 'waiting' }, value: waitingCount },
			{ labels: { state: 'limit' }, value: connections.web },
		]
	})
	measureClock()
	gauge('app_replica_in_use', 'Whether reads go to the replica, where there is one: 1 or 0', () => {
		const state = replicaState()
		return state === null || state === 'not asked yet' ? [] : [{ value: state === 'used' ? 1 : 0 }]
	})
	if (!takesTasks) return
	gauge('app_backup_age_seconds', 'How long ago the last backup was made, where one ever was', async () => {
		const age = sql<number | null>`extract(epoch from now() - max(${backups.madeAt}))::float8`
		const [last] = await db.select({ age }).from(backups)
		return last?.age == null ? [] : [{ value: last.age }]
	})
	gauge(
		'app_whatsapp_month_used',
		'Messages by template of this month, as a share of those that there may be',
		async () => {
			const { taken, most } = await readMonth()
			return most === 0 ? [] : [{ value: taken / most }]
		},
	)
	gauge(
		'app_replication_slot_bytes',
		'Log of the database that is kept for a replica or backup that lags',
		async () => {
			const { rows } = await db.execute<{ name: string; bytes: number }>(sql`
			select slot_name as name, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::float8 as bytes
			from pg_replication_slots where restart_lsn is not null`)
			return rows.map(({ name, bytes }) => ({ labels: { slot: name }, value: bytes }))
		},
	)
	gauge('app_tasks_waiting', 'Tasks whose time has come and that no one runs', async () =>
		(await readQueue()).map(({ name, waiting }) => ({ labels: { task: name }, value: waiting })),
	)
	gauge('app_tasks_oldest_seconds', 'How long the oldest of them has been waiting', async () =>
		(await readQueue()).map(({ name, oldest }) => ({ labels: { task: name }, value: oldest })),
	)
	gauge('app_tasks_failed', 'Tasks that have used up their tries and wait for an operator', async () =>
		(await readQueue()).map(({ name, failed }) => ({ labels: { task: name }, value: failed })),
	)
}

type Queue = { name: string; waiting: number; oldest: number; failed: number }
let lastLook: { at: number; queues: Promise<Queue[]> } | undefined

/** One statement for three figures. A queue with nothing in it has a row too, so that an alert sees it become empty. */
function readQueue(): Promise<Queue[]> {
	if (lastLook && Date.now() - lastLook.at < 1_000) return lastLook.queues
	const isDue = sql`(task.state < 'active' and task.start_after <= now())`
	const queues = db
		.execute<Queue>(sql`
			select queue.name, count(*) filter (where ${isDue})::int as waiting,
				coalesce(extract(epoch from now() - min(task.start_after) filter (where ${isDue})), 0)::float as oldest,
				count(*) filter (where task.state = 'failed')::int as failed
			from pgboss.queue left join pgboss.job task
				on task.name = queue.name and (task.state < 'active' or task.state = 'failed')
			where queue.name not like '\\_\\_pgboss%' group by queue.name`)
		.then(({ rows }) => rows)
	lastLook = { at: Date.now(), queues }
	return queues
}

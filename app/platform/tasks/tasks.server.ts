import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { connections, takesTasks } from '../database/connections.server.ts'
import { isPooled, listenUrl, TransactionClient } from '../database/database-address.server.ts'
import type { Transaction } from '../database/db.server.ts'
import { env } from '../env.server.ts'
import { log } from '../log.server.ts'
import { asTask } from '../http/origin.server.ts'
import { inSpan } from '../tracing.server.ts'

/** Work done after the response. `run` may be called twice with one payload, so it must be repeatable. */
export type Task<Payload extends z.ZodObject = z.ZodObject> = {
	name: string
	payload: Payload
	/** How often a failed run is tried again, with growing pauses of at most `retryDelayMax` seconds. */
	retryLimit?: number
	retryDelayMax?: number
	/** A cron line in Asia/Kolkata for work that runs by the clock, with an empty payload. */
	schedule?: string
	/** Runs whenever this is announced, with what was announced. */
	on?: TaskEvent<Payload>
	run: (payload: z.infer<Payload>) => Promise<void>
}

/** Something that capabilities further down may act on: its owner announces it and does not know who listens. */
export type TaskEvent<Payload extends z.ZodObject = z.ZodObject> = { name: string; payload: Payload }

export const defineEvent = <Payload extends z.ZodObject>(event: TaskEvent<Payload>) => event

export const defineTask = <Payload extends z.ZodObject>(task: Task<Payload>) => task
// biome-ignore format: one line reads better
type AnyTask = { name: string; payload: z.ZodObject; retryLimit?: number; retryDelayMax?: number; schedule?: string; on?: { name: string }; run: (payload: never) => Promise<void> }

/** Loaded when it is first needed: a process answers before it has to do with tasks. */
const library = () => import('pg-boss')

// Connects on first use, so importing this file is free of effects.
let started: Promise<PgBoss> | undefined

async function startQueue(owner?: string) {
	const { PgBoss } = await library()
	const boss = new PgBoss({
		connectionString: owner ?? listenUrl,
		// Its pool; the connection that listens is opened apart.
		...(isPooled && owner === undefined ? { Client: TransactionClient } : {}),
		// Only the owner of the tables may make them.
		migrate: owner !== undefined,
		createSchema: owner !== undefined,
		application_name: 'tasks',
		max: connections.tasks,
		// A migration is waited for, by no one who waits for a page.
		connectionTimeoutMillis: owner === undefined ? 1_000 : 10_000,
		useListenNotify: takesTasks,
		supervise: takesTasks,
		schedule: takesTasks,
	})
	boss.on('error', (error) => log.warn({ problem: error.message }, 'task queue'))
	return boss.start()
}

function queue(owner?: string): Promise<PgBoss> {
	// A failed start is forgotten, so that the next call tries again when the database is back.
	started ??= startQueue(owner).catch((error: unknown) => {
		started = undefined
		throw error
	})
	return started
}

/** Queues `task` inside `tx`: if the transaction rolls back, the task never existed. Throws when its queue does not exist. */
export const enqueue = <Payload extends z.ZodObject>(
	tx: Transaction,
	task: Task<Payload>,
	payload: z.input<Payload>,
	options: { startAfterSeconds?: number } = {},
) => enqueueAll(tx, task, [payload], options)

/** The same with several payloads: one statement. */
export async function enqueueAll<Payload extends z.ZodObject>(
	tx: Transaction,
	task: Task<Payload>,
	payloads: readonly z.input<Payload>[],
	{ startAfterSeconds }: { startAfterSeconds?: number } = {},
) {
	if (payloads.length === 0) return
	const [boss, { fromDrizzle }] = await Promise.all([queue(), library()])
	const startAfter = startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }
	const queued = payloads.map((payload) => ({ data: task.payload.parse(payload), ...startAfter }))
	await boss.insert(task.name, queued, { db: fromDrizzle(tx, sql) })
}

/** Queues every task `on` this event inside `tx`, so it is announced only on commit. An event may have no listener. */
export const announce = <Payload extends z.ZodObject>(
	tx: Transaction,
	event: TaskEvent<Payload>,
	payload: z.input<Payload>,
) => announceAll(tx, event, [payload])

/** The same for several that happened at once: a statement for each listener. */
export async function announceAll<Payload extends z.ZodObject>(
	tx: Transaction,
	event: TaskEvent<Payload>,
	payloads: readonly z.input<Payload>[],
) {
	if (payloads.length === 0) return
	const [boss, { fromDrizzle }] = await Promise.all([queue(), library()])
	const { rows } = await boss.getDb().executeSql('select name from pgboss.subscription where event = $1', [event.name])
	const queued = payloads.map((payload) => ({ data: event.payload.parse(payload) }))
	for (const { name } of rows as { name: string }[]) await boss.insert(name, queued, { db: fromDrizzle(tx, sql) })
}

/**
 * Creates a queue for every task, or brings its settings and schedule up to date, as the owner of the tables. Safe to run again; part of
 * each deployment, after migrations.
 */
export async function createQueues(tasks: readonly AnyTask[], owner = env.DATABASE_URL) {
	const boss = await queue(owner)
	for (const task of tasks) {
		const settings = {
			notify: true,
			retryLimit: task.retryLimit ?? 5,
			retryDelay: 1,
			retryBackoff: true,
			retryDelayMax: task.retryDelayMax ?? 300,
			expireInSeconds: 120,
			heartbeatSeconds: 30,
		}
		if (await boss.getQueue(task.name)) await boss.updateQueue(task.name, settings)
		else await boss.createQueue(task.name, settings)
		if (task.on) await boss.subscribe(task.on.name, task.name)
		if (task.schedule) await boss.schedule(task.name, task.schedule, {}, { tz: 'Asia/Kolkata' })
	}
	// A task that only an earlier release scheduled would be queued for ever and never run.
	const scheduled = new Set(tasks.flatMap(({ name, schedule }) => (schedule ? [name] : [])))
	for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name)
}

/**
 * How a worker reads its queue: when a notice or `wakeForDue` wakes it. Its own look every few minutes is only in case
 * of something unforeseen. Being woken is good for one fetch, so it fetches several and goes on while there are more.
 */
const reading = {
	batchSize: 5,
	burstWhenBatchFull: true,
	pollingIntervalSeconds: 300,
	notifyPollingIntervalSeconds: 300,
	perJobResults: true,
} as const
const workersPerTask = 2

/** No notice comes when the time of a postponed or repeated task arrives, so its queue is looked up this often. */
const lookForDueMs = 2_000

let lookout: NodeJS.Timeout | undefined

/** Takes tasks off the queues in this process until `stopTasks`. */
export async function workOn(tasks: readonly AnyTask[]) {
	const boss = await queue()
	const workers = new Map<string, string[]>()
	for (const task of tasks) {
		const ids: string[] = []
		workers.set(task.name, ids)
		for (let n = 0; n < workersPerTask; n++) {
			ids.push(
				await boss.work(task.name, reading, (batch) => Promise.all(batch.map((queued) => runTask(task, queued)))),
			)
		}
	}
	clearInterval(lookout)
	lookout = setInterval(() => void wakeForDue(boss, workers), lookForDueMs).unref()
}

/** One statement for all queues: a look at each of them by each worker is forty statements a second while nothing happens. */
async function wakeForDue(boss: PgBoss, workers: Map<string, string[]>) {
	try {
		const { rows } = await boss.getDb().executeSql(
			`select name from unnest($1::text[]) as wanted (name) where exists (
				select from pgboss.job queued where queued.name = wanted.name
				and state < 'active' and not blocked and start_after <= now())`,
			[[...workers.keys()]],
		)
		for (const { name } of rows as { name: string }[]) {
			for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
		}
	} catch (error) {
		log.debug({ err: error }, 'could not look for tasks that are due')
	}
}

async function runTask(task: AnyTask, { id, data }: { id: string; data: unknown }) {
	try {
		// The payload was parsed by this task's own schema when it was queued; parsing again guards against older releases.
		const payload = task.payload.parse(data) as never
		await inSpan(`task ${task.name}`, { kind: 'consumer' }, async () => asTask(task.name, () => task.run(payload)))
		return { id, status: 'completed' as const }
	} catch (error) {
		log.warn({ task: task.name, id, error }, 'task failed')
		return { id, status: 'failed' as const, output: { problem: error instanceof Error ? error.name : 'failed' } }
	}
}

/** Gives a failed run its tries again, inside `tx`. */
export async function retryTask(tx: Transaction, name: string, id: string) {
	const [boss, { fromDrizzle }] = await Promise.all([queue(), library()])
	await boss.retry(name, id, { db: fromDrizzle(tx, sql) })
}

/** Whether the task with this payload has failed and waits for its next try. */
export async function isTriedAgain<Payload extends z.ZodObject>(task: Task<Payload>, payload: z.input<Payload>) {
	const queued = await (await queue()).findJobs(task.name, { data: payload, queued: true })
	return queued.some(({ state }) => state === 'retry')
}

export const countQueued = async (task: { name: string }) => (await (await queue()).findJobs(task.name)).length

export async function stopTasks() {
	clearInterval(lookout)
	const running = started
	started = undefined
	const boss = await running?.catch(() => undefined)
	await boss?.stop({ graceful: true, timeout: 10_000 })
}

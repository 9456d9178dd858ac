import { randomUUID } from 'node:crypto'
import { and, asc, eq, exists, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { listOwnersToNotify } from '#app/hospitals/team/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { send } from '#app/notifications/notify.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { testEvent } from './events.ts'
import { pauses } from './limits.ts'
import { webhookStopped } from './messages.ts'
import { readSecret } from './secret.server.ts'
import { type Outcome, post } from './post.server.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.server.ts'

type Endpoint = typeof webhookEndpoints.$inferSelect
type Delivery = typeof webhookDeliveries.$inferSelect

/** A hospital that is suspended is told nothing outside the app until it returns. */
const isOfVerified = exists(
	db
		.select({ one: sql`1` })
		.from(hospitals)
		.where(and(eq(hospitals.id, webhookEndpoints.hospitalId), eq(hospitals.status, 'verified'))),
)

/** After so long a run ends and another goes on, so that no hospital keeps the others waiting. */
const runMs = 10_000

/**
 * Sends what is due to one endpoint, one call after the other. Of two runs at once the second finds it busy and leaves the
 * work to the first. A receiver that does not answer ends the run: it costs one wait of five seconds a minute, whatever
 * waits for it.
 */
export async function sendDue(endpointId: string) {
	const [endpoint] = await db
		.update(webhookEndpoints)
		.set({ busyUntil: sql`now() + interval '1 minute'` })
		.where(
			and(
				eq(webhookEndpoints.id, endpointId),
				isNull(webhookEndpoints.stoppedAt),
				isOfVerified,
				or(isNull(webhookEndpoints.busyUntil), lte(webhookEndpoints.busyUntil, sql`now()`)),
			),
		)
		.returning()
	if (!endpoint) return
	const end = Date.now() + runMs
	try {
		for (let goesOn = true; goesOn && Date.now() < end; ) {
			const delivery = await findDue(endpointId)
			goesOn = delivery !== null && (await attempt(endpoint, delivery))
		}
	} finally {
		await db.update(webhookEndpoints).set({ busyUntil: null }).where(eq(webhookEndpoints.id, endpointId))
	}
	// What came while it was busy, or did not fit into the time of this run.
	if (Date.now() >= end && (await findDue(endpointId)))
		await db.transaction((tx) => enqueue(tx, sendWebhooks, { endpointId }))
}

async function findDue(endpointId: string): Promise<Delivery | null> {
	const [delivery] = await db
		.select()
		.from(webhookDeliveries)
		.where(and(eq(webhookDeliveries.endpointId, endpointId), lte(webhookDeliveries.nextAttemptAt, sql`now()`)))
		.orderBy(asc(webhookDeliveries.nextAttemptAt))
		.limit(1)
	return delivery ?? null
}

const bodyOf = ({ type, happenedAt, data }: Delivery) =>
	JSON.stringify({ type, timestamp: happenedAt.toISOString(), data })

/** Makes one call and notes what came of it. True when the receiver answered and goes on being called, so that the next call is worth making. */
async function attempt(endpoint: Endpoint, delivery: Delivery): Promise<boolean> {
	const outcome = await call(endpoint, delivery)
	const goesOn = await note(endpoint, delivery, outcome)
	return goesOn && outcome.status !== null
}

async function call(endpoint: Endpoint, delivery: Delivery): Promise<Outcome> {
	const secret = readSecret(endpoint)
	if (secret !== null) return post(endpoint.url, secret, { id: delivery.id, body: bodyOf(delivery) })
	log.error({ endpointId: endpoint.id }, 'a webhook secret was sealed under a secret that is not set')
	return { status: null, error: 'The secret cannot be read', milliseconds: 0 }
}

const secondsBetweenTests = 5

/**
 * Makes one call of the type `webhook.test` now and returns what came of it, also for an endpoint that is turned off. It is in the log
 * like others, is not tried again, and says nothing about whether the endpoint works: a test is no event.
 */
export async function sendTest(
	owner: Member,
	endpointId: string,
): Promise<Result<Outcome & { arrived: boolean }, 'not-found' | 'too-soon'>> {
	const made = await db.transaction(
		async (tx): Promise<Result<{ endpoint: Endpoint; delivery: Delivery }, 'not-found' | 'too-soon'>> => {
			const own = and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.hospitalId, owner.hospitalId))
			const [endpoint] = await tx.select().from(webhookEndpoints).where(own).for('update')
			if (!endpoint) return fail('not-found')
			const lately = and(
				eq(webhookDeliveries.endpointId, endpointId),
				eq(webhookDeliveries.type, testEvent),
				gt(webhookDeliveries.createdAt, sql`now() - make_interval(secs => ${secondsBetweenTests})`),
			)
			if ((await tx.$count(webhookDeliveries, lately)) > 0) return fail('too-soon')
			const data = { webhookId: endpointId }
			const told = { endpointId, sourceId: randomUUID(), type: testEvent, happenedAt: new Date(), data } as const
			const [delivery] = await tx
				.insert(webhookDeliveries)
				.values({ ...told, nextAttemptAt: null })
				.returning()
			return delivery ? ok({ endpoint, delivery }) : fail('not-found')
		},
	)
	if (!made.ok) return made
	const { endpoint, delivery } = made.value
	const outcome = await call(endpoint, delivery)
	const arrived = isSuccess(outcome)
	await db
		.update(webhookDeliveries)
		.set({
			attempts: 1,
			lastAttemptAt: sql`now()`,
			lastStatus: outcome.status,
			lastError: outcome.error,
			lastMilliseconds: outcome.milliseconds,
			deliveredAt: arrived ? sql`now()` : null,
		})
		.where(eq(webhookDeliveries.id, delivery.id))
	return ok({ ...outcome, arrived })
}

const isSuccess = ({ status }: Outcome) => status !== null && status >= 200 && status < 300

/** When the first attempt was of a call that is at its last one now. */
const longAgo = sql`now() - make_interval(secs => ${pauses.reduce((sum, pause) => sum + pause, 0)})`

/** False once the endpoint is stopped. */
async function note(endpoint: Endpoint, delivery: Delivery, outcome: Outcome): Promise<boolean> {
	const arrived = isSuccess(outcome)
	const pause = pauses[delivery.attempts]
	return db.transaction(async (tx) => {
		await tx
			.update(webhookDeliveries)
			.set({
				attempts: delivery.attempts + 1,
				lastAttemptAt: sql`now()`,
				lastStatus: outcome.status,
				lastError: outcome.error,
				lastMilliseconds: outcome.milliseconds,
				deliveredAt: arrived ? sql`now()` : null,
				nextAttemptAt: arrived || pause === undefined ? null : sql`now() + make_interval(secs => ${pause})`,
			})
			.where(eq(webhookDeliveries.id, delivery.id))
		const own = eq(webhookEndpoints.id, endpoint.id)
		if (arrived) {
			await tx.update(webhookEndpoints).set({ lastSuccessAt: sql`now()`, failingSince: null }).where(own)
			return true
		}
		const failing = { failingSince: sql`coalesce(${webhookEndpoints.failingSince}, now())` }
		const [after] = await tx
			.update(webhookEndpoints)
			.set(failing)
			.where(own)
			.returning({
				lastSuccessAt: webhookEndpoints.lastSuccessAt,
				/** Where many calls wait, none of them may come to its last attempt. */
				isDead: sql<boolean>`${webhookEndpoints.failingSince} < ${longAgo} and ${delivery.createdAt}::timestamptz < ${longAgo}`,
			})
		const isOver = pause === undefined || after?.isDead === true
		// Given up only where nothing has arrived since: one event that a receiver cannot take stops no others.
		if (!isOver || !after || (after.lastSuccessAt && after.lastSuccessAt > delivery.createdAt)) return true
		const stopped = await tx
			.update(webhookEndpoints)
			.set({ stoppedAt: sql`now()` })
			.where(and(own, isNull(webhookEndpoints.stoppedAt)))
			.returning({ id: webhookEndpoints.id })
		if (stopped.length === 0) return false
		const owners = await listOwnersToNotify(tx, endpoint.hospitalId)
		const facts = { endpointId: endpoint.id, url: endpoint.url }
		await send(tx, webhookStopped, { to: owners, key: `webhook-stopped/${delivery.id}`, facts })
		return false
	})
}

export const sendWebhooks = defineTask({
	name: 'webhooks.send',
	payload: z.object({ endpointId: z.uuid() }),
	run: ({ endpointId }) => sendDue(endpointId),
})

/** Every minute, what is due again. */
export async function queueDue() {
	const due = await db
		.selectDistinct({ endpointId: webhookDeliveries.endpointId })
		.from(webhookDeliveries)
		.innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
		.where(and(lte(webhookDeliveries.nextAttemptAt, sql`now()`), isNull(webhookEndpoints.stoppedAt), isOfVerified))
	if (due.length === 0) return
	await db.transaction(async (tx) => {
		for (const endpoint of due) await enqueue(tx, sendWebhooks, endpoint)
	})
}

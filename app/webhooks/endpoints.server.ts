import { randomBytes, randomUUID } from 'node:crypto'
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { holdTeam } from '#app/hospitals/team/team.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { enqueue } from '#app/platform/tasks/tasks.server.ts'
import type { EventType } from './events.ts'
import { maxEndpoints } from './limits.ts'
import { isSealedToday, readSecret, sealSecret } from './secret.server.ts'
import { sendWebhooks } from './send.server.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.server.ts'

/** Adds an endpoint. Its secret is shown to its maker; the database holds it sealed, because it signs each call. */
export async function addEndpoint(
	owner: Member,
	{ url, events }: { url: string; events: EventType[] },
): Promise<Result<{ endpointId: string; secret: string }, 'not-owner' | 'too-many'>> {
	return db.transaction(async (tx) => {
		const { isManager } = await holdTeam(tx, owner)
		if (!isManager) return fail('not-owner')
		const { hospitalId, accountId } = owner
		if ((await tx.$count(webhookEndpoints, eq(webhookEndpoints.hospitalId, hospitalId))) >= maxEndpoints)
			return fail('too-many')
		const id = randomUUID()
		const secret = `whsec_${randomBytes(32).toString('base64')}`
		const values = { id, hospitalId, createdBy: accountId, url, events, secret: sealSecret(id, secret) }
		await tx.insert(webhookEndpoints).values(values)
		await record(tx, owner, 'hospital.webhook-added', { endpointId: id, url })
		return ok({ endpointId: id, secret })
	})
}

const record = (tx: Transaction, { accountId, hospitalId }: Member, action: string, facts: Record<string, string>) =>
	recordAudit(tx, { actorAccountId: accountId, action, subjectType: 'hospital', subjectId: hospitalId, facts })

const ownOne = ({ hospitalId }: Member, endpointId: string) =>
	and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.hospitalId, hospitalId))

/** Removes an endpoint with its log; calls that wait are not made. */
export async function removeEndpoint(
	owner: Member,
	endpointId: string,
): Promise<Result<{ url: string }, 'not-owner' | 'not-found'>> {
	return db.transaction(async (tx) => {
		const { isManager } = await holdTeam(tx, owner)
		if (!isManager) return fail('not-owner')
		const [removed] = await tx
			.delete(webhookEndpoints)
			.where(ownOne(owner, endpointId))
			.returning({ url: webhookEndpoints.url })
		if (!removed) return fail('not-found')
		await record(tx, owner, 'hospital.webhook-removed', { endpointId, url: removed.url })
		return ok(removed)
	})
}

/** Turns an endpoint on again on which we gave up. What waits is sent now. */
export async function restartEndpoint(
	owner: Member,
	endpointId: string,
): Promise<Result<{ url: string }, 'not-owner' | 'not-found' | 'not-stopped'>> {
	return db.transaction(async (tx) => {
		const { isManager } = await holdTeam(tx, owner)
		if (!isManager) return fail('not-owner')
		const [endpoint] = await tx
			.select({ url: webhookEndpoints.url, stoppedAt: webhookEndpoints.stoppedAt })
			.from(webhookEndpoints)
			.where(ownOne(owner, endpointId))
			.for('update')
		if (!endpoint) return fail('not-found')
		if (!endpoint.stoppedAt) return fail('not-stopped')
		await tx.update(webhookEndpoints).set({ stoppedAt: null, failingSince: null }).where(ownOne(owner, endpointId))
		await tx
			.update(webhookDeliveries)
			.set({ attempts: 0, nextAttemptAt: sql`now()` })
			.where(and(eq(webhookDeliveries.endpointId, endpointId), isNotNull(webhookDeliveries.nextAttemptAt)))
		await record(tx, owner, 'hospital.webhook-restarted', { endpointId, url: endpoint.url })
		await enqueue(tx, sendWebhooks, { endpointId })
		return ok({ url: endpoint.url })
	})
}

/** Makes a call of the log again, with the id that it had. */
export async function replayDelivery(
	owner: Member,
	endpointId: string,
	deliveryId: string,
): Promise<Result<null, 'not-found' | 'stopped'>> {
	return db.transaction(async (tx) => {
		const [endpoint] = await tx.select().from(webhookEndpoints).where(ownOne(owner, endpointId)).for('update')
		if (!endpoint) return fail('not-found')
		if (endpoint.stoppedAt) return fail('stopped')
		const [again] = await tx
			.update(webhookDeliveries)
			.set({ attempts: 0, nextAttemptAt: sql`now()`, deliveredAt: null })
			.where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.endpointId, endpointId)))
			.returning({ id: webhookDeliveries.id })
		if (!again) return fail('not-found')
		await enqueue(tx, sendWebhooks, { endpointId })
		return ok(null)
	})
}

export const listEndpoints = ({ hospitalId }: Member) =>
	db
		.select({
			id: webhookEndpoints.id,
			url: webhookEndpoints.url,
			events: webhookEndpoints.events,
			failingSince: webhookEndpoints.failingSince,
			stoppedAt: webhookEndpoints.stoppedAt,
			lastSuccessAt: webhookEndpoints.lastSuccessAt,
		})
		.from(webhookEndpoints)
		.where(eq(webhookEndpoints.hospitalId, hospitalId))
		.orderBy(asc(webhookEndpoints.createdAt))

const shown = 50

/** An endpoint with its latest calls and how many there were; `null` for one of another hospital. */
export async function findEndpoint(owner: Member, endpointId: string) {
	const endpoint = (await listEndpoints(owner)).find(({ id }) => id === endpointId)
	if (!endpoint) return null
	const isOfIt = eq(webhookDeliveries.endpointId, endpointId)
	const deliveries = await db
		.select()
		.from(webhookDeliveries)
		.where(isOfIt)
		.orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
		.limit(shown)
	return { ...endpoint, deliveries, total: await db.$count(webhookDeliveries, isOfIt) }
}

/** Seals secrets under the secret of today, so that an older one can be taken out of the settings. */
export async function resealSecrets() {
	for (const endpoint of await db.select().from(webhookEndpoints)) {
		const secret = isSealedToday(endpoint) ? null : readSecret(endpoint)
		if (secret === null) continue
		const { id } = endpoint
		await db
			.update(webhookEndpoints)
			.set({ secret: sealSecret(id, secret) })
			.where(eq(webhookEndpoints.id, id))
	}
}

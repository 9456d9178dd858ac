import { randomUUID } from 'node:crypto'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { addEndpoint } from './endpoints.server.ts'
import { type EventType, eventTypes } from './events.ts'
import { webhookDeliveries } from './tables.server.ts'

type Story = { member?: Member; url?: string; events?: EventType[] }

/** A webhook of a verified hospital for every event, unless a story says otherwise. */
export async function aWebhook({ member: given, url = 'https://hr.lakeside.example/webhooks', events }: Story = {}) {
	const member = given ?? (await aMember())
	const added = await addEndpoint(member, { url, events: events ?? [...eventTypes] })
	if (!added.ok) throw new Error(added.failure)
	return { ...added.value, member }
}

/** A call that is due, about a job that was opened. */
export async function aDelivery(
	{ endpointId }: { endpointId: string },
	overrides: Partial<typeof webhookDeliveries.$inferInsert> = {},
) {
	const data = { jobId: randomUUID(), status: 'open', previousStatus: 'draft' }
	const told = { sourceId: randomUUID(), type: 'job.opened' as const, happenedAt: new Date(), data }
	return only(
		await db
			.insert(webhookDeliveries)
			.values({ endpointId, ...told, ...overrides })
			.returning(),
	)
}

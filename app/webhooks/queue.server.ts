import { and, eq, isNull, sql } from 'drizzle-orm'
import { applicationEvents, applications } from '#app/applications/tables.server.ts'
import { coverEvents, coverRequests } from '#app/cover/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { jobStatusEvents, jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { enqueue } from '#app/platform/tasks/tasks.server.ts'
import { applicationEvent, coverEvent, type EventType, jobEvent } from './events.ts'
import { sendWebhooks } from './send.server.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.server.ts'

type Happened = {
	hospitalId: string
	sourceId: string
	type: EventType
	happenedAt: Date
	applicationId: string | null
	data: Record<string, string | null>
}

/** A line of the history of a job, for the endpoints of its hospital. */
export async function queueJobEvent(eventId: string) {
	const [event] = await db
		.select({
			jobId: jobs.id,
			hospitalId: jobs.hospitalId,
			to: jobStatusEvents.to,
			from: jobStatusEvents.from,
			at: jobStatusEvents.at,
		})
		.from(jobStatusEvents)
		.innerJoin(jobs, eq(jobs.id, jobStatusEvents.jobId))
		.where(eq(jobStatusEvents.id, eventId))
	// A draft that was begun is nothing to tell.
	if (!event?.from) return
	const { jobId, hospitalId, to, from, at } = event
	const data = { jobId, status: to, previousStatus: from }
	await queue({ hospitalId, sourceId: eventId, type: jobEvent(to), happenedAt: at, applicationId: null, data })
}

/** A line of the history of an application, likewise. */
export async function queueApplicationEvent(eventId: string) {
	const [event] = await db
		.select({
			applicationId: applications.id,
			jobId: applications.jobId,
			hospitalId: jobs.hospitalId,
			to: applicationEvents.to,
			from: applicationEvents.from,
			at: applicationEvents.at,
		})
		.from(applicationEvents)
		.innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(eq(applicationEvents.id, eventId))
	if (!event) return
	const { applicationId, jobId, hospitalId, to, from, at } = event
	const data = { applicationId, jobId, stage: to, previousStage: from }
	await queue({ hospitalId, sourceId: eventId, type: applicationEvent(to), happenedAt: at, applicationId, data })
}

/** A line of the history of a cover request, likewise. Where its pay was raised or it was asked further, its status is the same as before. */
export async function queueCoverEvent(eventId: string) {
	const [event] = await db
		.select({
			coverId: coverRequests.id,
			hospitalId: coverRequests.hospitalId,
			to: coverEvents.to,
			from: coverEvents.from,
			at: coverEvents.at,
		})
		.from(coverEvents)
		.innerJoin(coverRequests, eq(coverRequests.id, coverEvents.requestId))
		.where(eq(coverEvents.id, eventId))
	if (!event) return
	const { coverId, hospitalId, to, from, at } = event
	const data = { coverId, status: to, previousStatus: from }
	await queue({ hospitalId, sourceId: eventId, type: coverEvent(to), happenedAt: at, applicationId: null, data })
}

async function queue({ hospitalId, ...told }: Happened) {
	await db.transaction(async (tx) => {
		const endpoints = await tx
			.select({ endpointId: webhookEndpoints.id })
			.from(webhookEndpoints)
			.innerJoin(hospitals, eq(hospitals.id, webhookEndpoints.hospitalId))
			.where(
				and(
					eq(webhookEndpoints.hospitalId, hospitalId),
					// A suspended one is told nothing outside the app.
					eq(hospitals.status, 'verified'),
					isNull(webhookEndpoints.stoppedAt),
					sql`${told.type} = any (${webhookEndpoints.events})`,
				),
			)
		if (endpoints.length === 0) return
		await tx
			.insert(webhookDeliveries)
			.values(endpoints.map((endpoint) => ({ ...told, ...endpoint })))
			.onConflictDoNothing()
		for (const endpoint of endpoints) await enqueue(tx, sendWebhooks, endpoint)
	})
}

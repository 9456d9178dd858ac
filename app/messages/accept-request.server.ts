import { eq, sql } from 'drizzle-orm'
import { startContacted } from '#app/applications/pipeline/reached-specialists.server.ts'
import {
	type LockedRequest,
	lockHospital,
	lockRequest,
	moveRequest,
	type Refused,
} from '#app/contacts/transitions.server.ts'
import { contactRequests } from '#app/contacts/tables.server.ts'
import { notifyOfAnswer } from '#app/contacts/notifications.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { messages, threads } from './tables.server.ts'
import { openThread } from './threads.server.ts'

type Accepted =
	| { ok: true; value: { hospitalId: string; hospitalName: string; applicationId: string | null } }
	| { ok: false; failure: 'not-found' }
	| { ok: false; failure: 'hospital-not-verified' }
	| { ok: false; failure: 'hospital-hidden' }
	| Refused

/**
 * Accepts a contact request. The conversation begins with what the hospital wrote, and for a job that still takes
 * applications the specialist is shortlisted, all or nothing. `share` gives phone and email to this hospital even where
 * the privacy switch hides them.
 *
 * Refused once the request is decided, withdrawn or expired. Fails with `hospital-not-verified` while the hospital is
 * suspended, because it may see no one, and with `hospital-hidden` when the specialist hides from it and has not
 * confirmed that it may see them (`anyway`).
 */
export async function acceptRequest(
	actor: Pick<Specialist, 'accountId' | 'specialistId'>,
	requestId: string,
	{ share, anyway = false }: { share: boolean; anyway?: boolean },
): Promise<Accepted> {
	return db.transaction(async (tx) => {
		const [asked] = await tx
			.select({ hospitalId: contactRequests.hospitalId })
			.from(contactRequests)
			.where(eq(contactRequests.id, requestId))
		if (!asked) return fail('not-found')
		// The hospital before the request, as everything that locks both: a suspension waits for us, or we for it.
		const hospital = await lockHospital(tx, asked.hospitalId, 'share')
		const request = hospital && (await lockRequest(tx, requestId, eq(contactRequests.specialistId, actor.specialistId)))
		if (!request) return fail('not-found')
		if (request.status === 'sent' && hospital.status !== 'verified') return fail('hospital-not-verified')
		const relation = await findRelation({ hospitalId: asked.hospitalId, specialistId: actor.specialistId }, tx)
		if (request.status === 'sent' && relation?.hidden && !anyway) return fail('hospital-hidden')

		const moved = await moveRequest(tx, request, {
			to: 'accepted',
			by: 'specialist',
			actorAccountId: actor.accountId,
			share,
		})
		if (!moved.ok) return moved
		await beginThread(tx, request)
		const applicationId = await consider(tx, request)
		await notifyOfAnswer(tx, request, 'accepted')
		const { hospitalId, hospitalName } = request
		return ok({ hospitalId, hospitalName, applicationId })
	})
}

/** What the hospital wrote to ask is the first thing said; it has its place in time, where they had talked before. */
async function beginThread(tx: Transaction, { id, hospitalId, specialistId, senderAccountId, message }: LockedRequest) {
	const thread = await openThread(tx, { hospitalId, specialistId })
	await tx
		.insert(messages)
		.values({
			threadId: thread.id,
			side: 'hospital',
			senderAccountId,
			body: message,
			// A request is told once, however often this runs.
			clientKey: id,
			sentAt: sql`clock_timestamp()`,
		})
		.onConflictDoNothing({ target: [messages.threadId, messages.clientKey] })
	await tx.update(threads).set({ lastMessageAt: sql`clock_timestamp()` }).where(eq(threads.id, thread.id))
}

const consider = (tx: Transaction, { jobId, specialistId, senderAccountId }: LockedRequest) =>
	jobId
		? startContacted(tx, { jobId, specialistId, by: specialistId, memberAccountId: senderAccountId })
		: Promise.resolve(null)

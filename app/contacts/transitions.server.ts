import { and, eq, sql, type SQL } from 'drizzle-orm'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { titleInLists } from '#app/jobs/concerned.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { lifecycleRunner } from '#app/platform/lifecycle.server.ts'
import { reader } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { isInTime, requestLifecycle, type RequestMover, type RequestStatus, withdrawalSeconds } from './status.ts'
import { contactRequestEvents, contactRequests } from './tables.server.ts'

/** A request locked until the transaction ends, with the words that notifications need. */
export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

/** Lock the hospital before the request when deciding about both, so that no two wait for each other. */
export async function lockHospital(tx: Transaction, hospitalId: string, strength: 'share' | 'no key update') {
	const [hospital] = await tx
		.select({ id: hospitals.id, name: hospitals.displayName, status: hospitals.status })
		.from(hospitals)
		.where(eq(hospitals.id, hospitalId))
		.for(strength)
	return hospital ?? null
}

/** Locks the one request that `whose` lets the actor have, or returns `null`. */
export async function lockRequest(tx: Transaction, requestId: string, whose: SQL | undefined) {
	const [request] = await tx
		.select({
			id: contactRequests.id,
			status: contactRequests.status,
			version: contactRequests.version,
			isFresh: sql<boolean>`${contactRequests.sentAt} > clock_timestamp() - make_interval(secs => ${withdrawalSeconds})`,
			isDue: sql<boolean>`${contactRequests.expiresAt} <= clock_timestamp()`,
			isRevoked: sql<boolean>`${contactRequests.revokedAt} is not null`,
			sentAt: contactRequests.sentAt,
			hospitalId: contactRequests.hospitalId,
			...hospitalAt(jobs.siteId, jobs.location),
			hospitalStatus: hospitals.status,
			specialistId: contactRequests.specialistId,
			senderAccountId: contactRequests.senderAccountId,
			jobId: contactRequests.jobId,
			jobTitle: jobs.title,
			titleForTeam: sql<string | null>`${titleInLists({ sites: null })}`,
			reason: contactRequests.reason,
			message: contactRequests.message,
			reader: reader,
		})
		.from(contactRequests)
		.innerJoin(hospitals, eq(hospitals.id, contactRequests.hospitalId))
		.innerJoin(specialists, eq(specialists.id, contactRequests.specialistId))
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.leftJoin(jobs, eq(jobs.id, contactRequests.jobId))
		.where(and(eq(contactRequests.id, requestId), whose))
		.for('update', { of: contactRequests })
	return request ?? null
}

type Transition = {
	to: RequestStatus
	by: RequestMover
	actorAccountId: string | null
	/** Reason for a decline. */
	reason?: string | null
	/** When accepted, shares phone and email whatever the switch says. */
	share?: boolean
}

/** A refused move returns the current status. */
export type Refused = { ok: false; failure: 'already-decided'; status: RequestStatus }
export type Moved = { ok: true } | Refused

/** Only here statuses change. */
export const requestRunner = lifecycleRunner(requestLifecycle, {
	table: contactRequests,
	state: 'status',
	history: contactRequestEvents,
	of: 'requestId',
	audited: {
		as: 'contact-request',
		facts: { hospitalId: contactRequests.hospitalId },
		about: contactRequests.specialistId,
		person: 'specialist',
	},
})

/** Moves a request. Refused when it is decided already, has run out, or it is too late to take it back. */
export async function moveRequest(
	tx: Transaction,
	request: LockedRequest,
	{ to, by, actorAccountId, reason = null, share = false }: Transition,
): Promise<Moved> {
	const moved = await requestRunner.move(tx, request, {
		to,
		by,
		actorAccountId,
		reason,
		refusal: isInTime(request, by) ? null : 'not-in-time',
		set: {
			decidedAt: sql`clock_timestamp()`,
			declineReason: to === 'declined' ? reason : null,
			contactShared: to === 'accepted' && share,
		},
	})
	if (moved.ok) return { ok: true }
	// The clock has decided, its task has only not come round yet.
	const status = request.status === 'sent' && request.isDue ? 'expired' : request.status
	return { ok: false, failure: 'already-decided', status }
}

import { undoSeconds } from '#app/platform/undo.ts'
import { concernedBy } from '#app/applications/concerned.server.ts'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type LockedApplication, lockApplication } from '#app/applications/transitions.server.ts'

import { only, type Transaction } from '#app/platform/database/db.server.ts'
import { lifecycleRunner, type TransitionFailure, secondsLeft } from '#app/platform/lifecycle.server.ts'
import type { Result } from '#app/platform/result.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { offerLifecycle, type OfferStatus, type Settler } from './status.ts'
import { applications } from '#app/applications/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { offerEvents, offers } from './tables.server.ts'

/** By the clock of the database: whether the time for an answer is over, and whether the offer can still be undone. */
const columns = {
	...getTableColumns(offers),
	isOver: sql<boolean>`${offers.expiresAt} <= clock_timestamp()`,
	isFresh: sql<boolean>`${secondsLeft(offers.sentAt, undoSeconds)} > 0`,
}
type LockedOffer = typeof offers.$inferSelect & { isOver: boolean; isFresh: boolean }
type Locked = { application: LockedApplication; offer: LockedOffer }

/**
 * Locks an offer and its application, which `whose` lets the actor have, or returns `null`. The application comes
 * first, as everywhere: who moves it and who answers the offer wait for each other and never block each other.
 */
export async function lockOffer(tx: Transaction, offerId: string, whose: SQL): Promise<Locked | null> {
	const [named] = await tx.select({ applicationId: offers.applicationId }).from(offers).where(eq(offers.id, offerId))
	const application = named && (await lockApplication(tx, named.applicationId, whose))
	if (!application) return null
	const rows = await tx.select(columns).from(offers).where(eq(offers.id, offerId)).for('update')
	return { application, offer: only(rows) }
}

/** The offer of a locked application that waits or was accepted, or `null`. */
export async function lockCurrentOffer(tx: Transaction, applicationId: string): Promise<LockedOffer | null> {
	const isCurrent = and(eq(offers.applicationId, applicationId), sql`${offers.status} in ('sent', 'accepted')`)
	const [offer] = await tx
		.select(columns)
		.from(offers)
		.where(isCurrent)
		.orderBy(sql`${offers.status} = 'sent' desc`)
		.for('update')
	return offer ?? null
}

/** The only place where an offer ends, or waits again after an answer was undone. */
export const offerRunner = lifecycleRunner(offerLifecycle, {
	table: offers,
	state: 'status',
	history: offerEvents,
	of: 'offerId',
	audited: {
		as: 'offer',
		facts: {
			hospitalId: sql`(select ${jobs.hospitalId} from ${applications} join ${jobs} on ${jobs.id} = ${applications.jobId} where ${applications.id} = ${offers.applicationId})`,
		},
		about: sql`(select ${applications.specialistId} from ${applications} where ${applications.id} = ${offers.applicationId})`,
		person: 'specialist',
	},
})

type Settling = { to: OfferStatus; by: Settler; actorAccountId: string | null; reason?: string | null }

/** Ends an offer, in the caller's transaction. Fails as every `lifecycleRunner` does. */
export async function settleOffer(
	tx: Transaction,
	{ application, offer }: Locked,
	move: Settling,
): Promise<Result<{ eventId: string }, TransitionFailure>> {
	const { to, reason = null } = move
	const set = { decidedAt: sql`clock_timestamp()`, declineReason: to === 'declined' ? reason : null }
	const moved = await offerRunner.move(tx, offer, { ...move, set })
	if (moved.ok) await showChange(tx, application)
	return moved
}

/** Open pages of both sides reload it. */
export async function showChange(tx: Transaction, { id, hospitalId, specialistId }: LockedApplication) {
	const members = await listMembersToNotify(tx, hospitalId, concernedBy(id))
	const accountIds = [specialistId, ...members.map(({ accountId }) => accountId)]
	await announceChange(tx, accountIds, { kind: 'offers', id })
}

import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type LockedApplication, lockApplication } from '#app/applications/transitions.server.ts'
import { only, type Transaction } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { announceChange } from '#app/platform/live.server.ts'
import { listMembersToNotify } from '#app/hospitals/membership.server.ts'
import { maySettle, type OfferStatus, type Settler } from './status.ts'
import { offerEvents, offers } from './tables.server.ts'

export type LockedOffer = typeof offers.$inferSelect & { isOver: boolean }
type Locked = { application: LockedApplication; offer: LockedOffer }

/** Whether the time for an answer is over, by the clock of the database. */
const isOver = sql<boolean>`${offers.expiresAt} <= clock_timestamp()`

/**
 * Locks an offer and its application, which `whose` lets the actor have, or returns `null`. The application comes
 * first, as everywhere: who moves it and who answers the offer wait for each other and never block each other.
 */
export async function lockOffer(tx: Transaction, offerId: string, whose: SQL): Promise<Locked | null> {
	const [named] = await tx.select({ applicationId: offers.applicationId }).from(offers).where(eq(offers.id, offerId))
	const application = named && (await lockApplication(tx, named.applicationId, whose))
	if (!application) return null
	return { application, offer: await relock(tx, eq(offers.id, offerId)) }
}

const relock = async (tx: Transaction, which: SQL) => {
	const { offer, isOver: over } = only(
		await tx.select({ offer: offers, isOver }).from(offers).where(which).for('update'),
	)
	return { ...offer, isOver: over }
}

/** The offer of a locked application that waits or was accepted, or `null`. */
export async function lockCurrentOffer(tx: Transaction, applicationId: string): Promise<LockedOffer | null> {
	const isCurrent = and(eq(offers.applicationId, applicationId), sql`${offers.status} in ('sent', 'accepted')`)
	const [row] = await tx
		.select({ offer: offers, isOver })
		.from(offers)
		.where(isCurrent)
		.orderBy(sql`${offers.status} = 'sent' desc`)
		.for('update')
	return row ? { ...row.offer, isOver: row.isOver } : null
}

type Settling = { to: OfferStatus; by: Settler; actorAccountId: string | null; reason?: string | null }

/** The only way an offer comes to an end: the row and its history, in the caller's transaction. */
export async function settleOffer(
	tx: Transaction,
	{ application, offer }: Locked,
	{ to, by, actorAccountId, reason = null }: Settling,
): Promise<Result<null, 'illegal-move'>> {
	if (!maySettle(offer.status, to, by)) return fail('illegal-move')
	await writeStatus(tx, offer, { to, actorAccountId, reason })
	await showChange(tx, application)
	return ok(null)
}

/** Writes a status and the line of history about it. */
export async function writeStatus(
	tx: Transaction,
	{ id, status, version }: Pick<LockedOffer, 'id' | 'status' | 'version'>,
	{ to, actorAccountId, reason }: { to: OfferStatus; actorAccountId: string | null; reason: string | null },
) {
	const written = await tx
		.update(offers)
		.set({
			status: to,
			version: version + 1,
			decidedAt: to === 'sent' ? null : sql`clock_timestamp()`,
			declineReason: to === 'declined' ? reason : null,
		})
		.where(and(eq(offers.id, id), eq(offers.version, version)))
		.returning({ id: offers.id })
	only(written)
	const at = sql`clock_timestamp()`
	await tx.insert(offerEvents).values({ offerId: id, from: status, to, reason, actorAccountId, at })
}

/** Open pages of both sides reload it. */
export async function showChange(tx: Transaction, { id, hospitalId, specialistId }: LockedApplication) {
	const members = await listMembersToNotify(tx, hospitalId)
	const accountIds = [specialistId, ...members.map(({ accountId }) => accountId)]
	await announceChange(tx, accountIds, { kind: 'offers', id })
}

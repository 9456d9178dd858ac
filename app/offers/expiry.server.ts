import { and, eq, lte, max, sql } from 'drizzle-orm'
import { z } from 'zod'
import { applicationEnded } from '#app/applications/events.server.ts'
import { lockApplication } from '#app/applications/transitions.server.ts'
import { isOpen, undoSecondsOf, type Stage } from '#app/applications/stage.ts'
import { applicationEvents } from '#app/applications/tables.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { secondsLeft } from '#app/platform/lifecycle.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { lockOffer, lockCurrentOffer, settleOffer } from './transitions.server.ts'
import { offers } from './tables.server.ts'
import { notifyOfExpiry } from './notifications.server.ts'

const anybody = sql`true`

/** Every ten minutes, offers that no one answered in time expire, each in its own transaction. */
export const expireOffers = defineTask({
	name: 'offers.expire',
	payload: z.object({}),
	schedule: '*/10 * * * *',
	async run() {
		const due = await db
			.select({ id: offers.id })
			.from(offers)
			.where(and(eq(offers.status, 'sent'), lte(offers.expiresAt, sql`now()`)))
			.orderBy(offers.expiresAt)
			.limit(200)
		await eachAlone(due, ({ id }) => expireOffer(id))
	},
})

/** An answer at the same moment either comes first or is too late. */
async function expireOffer(offerId: string) {
	await db.transaction(async (tx) => {
		const locked = await lockOffer(tx, offerId, anybody)
		if (!locked || locked.offer.status !== 'sent' || !locked.offer.isOver) return
		await settleOffer(tx, locked, { to: 'expired', by: 'clock', actorAccountId: null })
		if (locked.application.stage === 'offered') await notifyOfExpiry(tx, offerId)
	})
}

/** An offer, waiting or accepted, ends with its application, once that end can no longer be undone. */
export const endOffersOfEnded = defineTask({
	name: 'offers.end-with-application',
	payload: z.object({ applicationId: z.uuid() }),
	on: applicationEnded,
	run: ({ applicationId }) => db.transaction((tx) => endOffer(tx, applicationId)),
})

async function endOffer(tx: Transaction, applicationId: string): Promise<void> {
	const application = await lockApplication(tx, applicationId, anybody)
	// Back where it was. At an earlier stage the applicant has applied again, and the offer is of the time before.
	if (!application || application.stage === 'offered') return
	const seconds = isOpen(application.stage) ? 0 : await secondsToUndo(tx, application)
	if (seconds > 0) return enqueue(tx, endOffersOfEnded, { applicationId }, { startAfterSeconds: seconds })
	const offer = await lockCurrentOffer(tx, applicationId)
	const isJoined = application.stage === 'hired' && offer?.status === 'accepted'
	if (offer && !isJoined)
		await settleOffer(tx, { application, offer }, { to: 'withdrawn', by: 'clock', actorAccountId: null })
}

async function secondsToUndo(tx: Transaction, { id, stage }: { id: string; stage: Stage }): Promise<number> {
	const [last] = await tx
		.select({ seconds: secondsLeft(max(applicationEvents.at), undoSecondsOf(stage)) })
		.from(applicationEvents)
		.where(eq(applicationEvents.applicationId, id))
	return last?.seconds ?? 0
}

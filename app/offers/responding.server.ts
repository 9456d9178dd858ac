import { desc, eq } from 'drizzle-orm'
import type { Stage } from '#app/applications/stage.ts'
import { applications } from '#app/applications/tables.server.ts'
import { goesOn } from '#app/applications/progress.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import type { UndoFailure } from '#app/platform/lifecycle.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { lockOffer, offerRunner, settleOffer, showChange } from './transitions.server.ts'
import type { OfferStatus } from './status.ts'
import { offers } from './tables.server.ts'
import { retractAnswer, notifyOfOffer } from './notifications.server.ts'

const theirs = (actor: Specialist) => eq(applications.specialistId, actor.specialistId)

/** `agreed`: the differences from the job that the person accepts, by their names. */
export type Answer = { to: 'accepted' | 'declined'; reason: string | null; agreed?: readonly string[] }
/** A refusal gives the offer's or application's current state. */
export type Answered =
	| { ok: true; value: { eventId: string; hospitalName: string } }
	| { ok: false; failure: 'not-found' | 'expired' | 'suspended' | 'differences-open' }
	| { ok: false; failure: 'already-settled'; status: OfferStatus }
	| { ok: false; failure: 'application-ended'; stage: Stage }

/**
 * Accepts or declines an offer.
 *
 * Fails with `differences-open` when it is accepted without accepting each difference from the job, with `already-settled` when it was answered or withdrawn, with `expired` after the date that the hospital set, with
 * `application-ended` when the application is no longer at the offer, and with `suspended` when it is accepted while the
 * hospital is suspended. Declining stays possible.
 */
export async function answerOffer(
	actor: Specialist,
	offerId: string,
	{ to, reason, agreed = [] }: Answer,
): Promise<Answered> {
	return db.transaction(async (tx): Promise<Answered> => {
		const locked = await lockOffer(tx, offerId, theirs(actor))
		if (!locked) return fail('not-found')
		const { application, offer } = locked
		if (offer.status !== 'sent') return { ...fail('already-settled'), status: offer.status }
		if (application.stage !== 'offered') return { ...fail('application-ended'), stage: application.stage }
		if (offer.isOver) return fail('expired')
		if (to === 'accepted' && offer.differences.some(({ name }) => !agreed.includes(name)))
			return fail('differences-open')
		if (to === 'accepted' && !(await goesOn(tx, application))) return fail('suspended')
		const settled = await settleOffer(tx, locked, { to, by: 'specialist', actorAccountId: actor.accountId, reason })
		if (!settled.ok) throw new Error(`A waiting offer was not answered: ${settled.failure}`)
		await notifyOfOffer(tx, offerId)
		return ok({ eventId: settled.value.eventId, hospitalName: application.hospitalName })
	})
}

/**
 * The offer waits again, as before the answer that `eventId` names, within the undo window; the hospital's notice goes
 * with it. Not once the application has moved on or another offer was made.
 */
export async function undoAnswer(
	actor: Specialist,
	offerId: string,
	eventId: string,
): Promise<Result<null, 'not-found' | UndoFailure>> {
	return db.transaction(async (tx) => {
		const locked = await lockOffer(tx, offerId, theirs(actor))
		if (!locked) return fail('not-found')
		const { application, offer } = locked
		if (application.stage !== 'offered' || !(await isLatest(tx, offer))) return fail('nothing-to-undo')
		const answer = await offerRunner.findUndoable(tx, offer, { eventId, by: 'specialist' })
		if (!answer.ok) return answer
		await offerRunner.undo(tx, offer, answer.value, {
			actorAccountId: actor.accountId,
			set: { decidedAt: null, declineReason: null },
		})
		await retractAnswer(tx, offerId)
		await showChange(tx, application)
		return ok(null)
	})
}

async function isLatest(tx: Transaction, { id, applicationId }: { id: string; applicationId: string }) {
	const [latest] = await tx
		.select({ id: offers.id })
		.from(offers)
		.where(eq(offers.applicationId, applicationId))
		.orderBy(desc(offers.sentAt))
		.limit(1)
	return latest?.id === id
}

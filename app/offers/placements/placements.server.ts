import { eq } from 'drizzle-orm'
import { receivedBy } from '#app/applications/pipeline/decisions.server.ts'
import {
	lockApplication,
	type LockedApplication,
	moveApplication,
	undoTransition,
} from '#app/applications/transitions.server.ts'
import { mayMove, type Stage } from '#app/applications/stage.ts'
import type { Member } from '#app/identity/actor.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import type { UndoFailure } from '#app/platform/lifecycle.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { lockCurrentOffer, showChange } from '../transitions.server.ts'
import { placements, ratings } from '../tables.server.ts'

export type Hiring =
	| { ok: true; value: { eventId: string; specialistName: string } }
	| { ok: false; failure: 'not-found' | 'offer-waits' }
	| { ok: false; failure: 'starts-later'; startsOn: string }
	| { ok: false; failure: 'before-application'; appliedOn: string }
	| { ok: false; failure: 'changed-meanwhile' | 'illegal-move'; stage: Stage }

type Started = { startedOn: string; version: number }

/**
 * The applicant has started: the application ends as hired and the placement is on record, both or neither. With an
 * accepted offer not before its first day; without one, for what was agreed elsewhere, at any time since the application.
 *
 * Fails with `offer-waits` while an offer waits for an answer, with `starts-later` before that first day, with `before-application` for a day on
 * which there was no application, and as `moveStage` does.
 */
export async function confirmStart(
	member: Member,
	applicationId: string,
	{ startedOn, version }: Started,
	today = istToday(new Date()),
): Promise<Hiring> {
	return db.transaction(async (tx): Promise<Hiring> => {
		const application = await lockApplication(tx, applicationId, receivedBy(member))
		if (!application) return fail('not-found')
		const { stage } = application
		if (application.version !== version) return { ...fail('changed-meanwhile'), stage }
		if (!mayMove(stage, 'hired', 'hospital')) return { ...fail('illegal-move'), stage }
		const offer = await lockCurrentOffer(tx, applicationId)
		if (offer?.status === 'sent' && !offer.isOver) return fail('offer-waits')
		const accepted = offer?.status === 'accepted' ? offer : null
		if (accepted && accepted.startsOn > today) return { ...fail('starts-later'), startsOn: accepted.startsOn }
		const appliedOn = istToday(application.appliedAt)
		if (startedOn < appliedOn) return { ...fail('before-application'), appliedOn }

		const by = { by: 'hospital', actorAccountId: member.accountId } as const
		const moved = await moveApplication(tx, application, { to: 'hired', ...by, version })
		if (!moved.ok) return { ...moved, stage }
		await insertPlacement(tx, application, { startedOn, offerId: accepted?.id ?? null })
		await showChange(tx, application)
		return ok({ eventId: moved.value.eventId, specialistName: application.specialistName })
	})
}

const insertPlacement = (
	tx: Transaction,
	{ id, hospitalId, specialistId, jobId }: LockedApplication,
	{ startedOn, offerId }: { startedOn: string; offerId: string | null },
) => tx.insert(placements).values({ applicationId: id, hospitalId, specialistId, jobId, offerId, startedOn })

/** Undoes the placement and the transition, within the undo window and while no one has rated. */
export async function undoStart(
	member: Member,
	applicationId: string,
	eventId: string,
): Promise<Result<{ restored: Stage }, 'not-found' | UndoFailure>> {
	return db.transaction(async (tx) => {
		const application = await lockApplication(tx, applicationId, receivedBy(member))
		if (!application) return fail('not-found')
		if (application.stage !== 'hired' || (await isRated(tx, applicationId))) return fail('nothing-to-undo')
		const undone = await undoTransition(tx, application, { eventId, by: 'hospital', actorAccountId: member.accountId })
		if (!undone.ok) return undone
		await tx.delete(placements).where(eq(placements.applicationId, applicationId))
		await showChange(tx, application)
		return undone
	})
}

async function isRated(tx: Transaction, applicationId: string) {
	const [rating] = await tx
		.select({ side: ratings.side })
		.from(ratings)
		.where(eq(ratings.applicationId, applicationId))
		.limit(1)
	return rating !== undefined
}

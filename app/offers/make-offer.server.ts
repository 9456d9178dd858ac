import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { receivedBy } from '#app/applications/pipeline/decisions.server.ts'
import { goesOn } from '#app/applications/progress.server.ts'
import {
	type LockedApplication,
	lockApplication,
	moveApplication,
	undoTransition,
} from '#app/applications/transitions.server.ts'
import { isOpen, type Stage } from '#app/applications/stage.ts'
import { applicationEvents } from '#app/applications/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { examine, holdForReview, isWaiting, unpackContent } from '#app/moderation/held.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { termFields, type Terms, termsOf } from '#app/jobs/terms/terms.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import type { UndoFailure } from '#app/platform/lifecycle.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { defaultResponseDays } from './limits.ts'
import { lockOffer, lockCurrentOffer, offerRunner, settleOffer, showChange } from './transitions.server.ts'
import type { OfferInput } from './schema.server.ts'
import type { OfferStatus } from './status.ts'
import { offers } from './tables.server.ts'
import { differencesFrom, mustSayWhy, offered, type OfferDifference } from './terms/against-job.ts'
import { retractOffer, notifyOfOffer } from './notifications.server.ts'

/** What may be left out: words beside the message, a time to respond other than the usual one, and terms that are those of the job. */
type Optional = 'terms' | 'respondDays' | 'stated' | 'reasons'
type OfferedTerms = Omit<OfferInput, Optional> & Partial<Pick<OfferInput, Optional>>

/**
 * A refusal gives the application's current stage. `isHeld`: the applicant gets it once an operator has approved it; then the id
 * is that of the review.
 */
export type Offering =
	| { ok: true; value: { offerId: string; specialistName: string; isHeld: boolean } }
	| {
			ok: false
			failure: 'not-found' | 'suspended' | 'offer-waits' | 'already-accepted' | 'in-review' | 'joining-date-over'
	  }
	| { ok: false; failure: 'changed-meanwhile' | 'illegal-move'; stage: Stage }
	| { ok: false; failure: 'unexplained'; differences: OfferDifference[] }

/**
 * Offers an applicant the position and moves them to that stage, both or neither. An expired, declined or withdrawn
 * offer may be followed by another. One whose texts the scanner finds something in is held for an operator.
 *
 * Fails with `unexplained` where it departs from the job and does not say why, with `offer-waits` while one is unanswered, with `in-review` while an operator has to read one, with `already-accepted`
 * after acceptance, and as `moveStage` does.
 */
export async function makeOffer(member: Member, applicationId: string, input: OfferedTerms): Promise<Offering> {
	return db.transaction((tx) => makeWithin(tx, member, applicationId, input, { isApproved: false }))
}

/** Makes the offer that an operator has approved, whatever stage its application has by now. */
export async function makeApprovedOffer(tx: Transaction, member: Member, applicationId: string, held: string) {
	return makeWithin(tx, member, applicationId, unpackContent(held) as OfferedTerms, { isApproved: true })
}

async function makeWithin(
	tx: Transaction,
	member: Member,
	applicationId: string,
	input: OfferedTerms,
	{ isApproved }: { isApproved: boolean },
): Promise<Offering> {
	const application = await lockApplication(tx, applicationId, receivedBy(member))
	if (!application) return fail('not-found')
	const { stage, version } = application
	if (!isApproved && version !== input.version) return { ...fail('changed-meanwhile'), stage }
	if (!isOpen(stage)) return { ...fail('illegal-move'), stage }
	if (!(await goesOn(tx, application))) return fail('suspended')

	const current = await lockCurrentOffer(tx, applicationId)
	if (current?.status === 'accepted') return fail('already-accepted')
	if (current && !current.isOver) return fail('offer-waits')
	if (isApproved && input.startsOn < istToday(new Date())) return fail('joining-date-over')
	const job = await findJobSide(tx, application.jobId)
	const terms = offered(input.stated ?? job.terms)
	const differences = differencesFrom(job, { ...input, terms }).map(
		(each): OfferDifference => ({ ...each, why: input.reasons?.[each.name] ?? null }),
	)
	const unexplained = differences.filter((each) => mustSayWhy(each) && each.why === null)
	if (!isApproved && unexplained.length > 0) return { ...fail('unexplained'), differences: unexplained }
	const held = isApproved ? null : await holdOffer(tx, member, application, input)
	if (held) return held
	// Its time is over and the clock has not come by yet.
	if (current)
		await settleOffer(tx, { application, offer: current }, { to: 'expired', by: 'clock', actorAccountId: null })
	const offerId = randomUUID()
	if (stage !== 'offered')
		await moveApplication(tx, application, {
			to: 'offered',
			by: 'hospital',
			actorAccountId: member.accountId,
			version,
			batchId: offerId,
			isNotifiedByCaller: true,
		})
	await insertOffer(tx, member, { id: offerId, applicationId, differences, ...terms }, input)
	await notifyOfOffer(tx, offerId)
	await showChange(tx, application)
	return ok({ offerId, specialistName: application.specialistName, isHeld: false })
}

async function findJobSide(tx: Transaction, jobId: string) {
	const job = only(await tx.select().from(jobs).where(eq(jobs.id, jobId)))
	return { ...job, terms: termsOf(job) }
}

/** What an offer says in words. */
export const offerTexts = ({ message, terms, stated, reasons = {} }: Partial<OfferedTerms>) =>
	[
		{ field: 'Message', text: message ?? '' },
		{ field: 'Terms', text: terms ?? '' },
		{ field: termFields.bondFor.label, text: stated?.bondFor ?? '' },
		{ field: 'Reasons', text: Object.values(reasons).filter(Boolean).join('\n') },
	].filter(({ text }) => text !== '')

/** Puts an offer that the scanner finds something in into the operators' queue; null when it finds nothing. */
async function holdOffer(
	tx: Transaction,
	member: Member,
	application: LockedApplication,
	input: OfferedTerms,
): Promise<Offering | null> {
	const about = { hospitalId: member.hospitalId, subjectId: application.id }
	if (await isWaiting(tx, { ...about, subject: 'offer' })) return fail('in-review')
	const texts = offerTexts(input)
	const findings = await examine(tx, { ...about, texts, exceptions: ['contact'] })
	if (findings.length === 0) return null
	const { specialistId, specialistName } = application
	const { reviewId } = await holdForReview(tx, {
		...about,
		...{ subject: 'offer', specialistId, author: member, title: 'Offer', texts, findings, content: input },
	})
	return ok({ offerId: reviewId, specialistName, isHeld: true })
}

async function insertOffer(
	tx: Transaction,
	member: Member,
	decided: { id: string; applicationId: string; differences: OfferDifference[] } & Terms,
	{ payPaise, payUnit, startsOn, message, terms = null, respondDays = defaultResponseDays }: OfferedTerms,
) {
	const row = {
		...decided,
		authorAccountId: member.accountId,
		payPaise,
		payUnit,
		startsOn,
		message,
		terms,
		sentAt: sql`clock_timestamp()`,
		// No one accepts a first day that is over. Its last minute, because a date is printed: midnight belongs to the next day.
		expiresAt: sql`least(clock_timestamp() + make_interval(days => ${respondDays}), (${startsOn}::date + time '23:59') at time zone 'Asia/Kolkata')`,
	}
	await tx.insert(offers).values(row)
	await offerRunner.begin(tx, decided.id, member.accountId)
}

export type Withdrawal =
	| { ok: true; value: { applicationId: string; specialistName: string } }
	| { ok: false; failure: 'not-found' }
	| { ok: false; failure: 'already-settled'; status: OfferStatus }

/** Takes a waiting offer back; the specialist is told. Fails with `already-settled` when it was answered or is over. */
export async function withdrawOffer(member: Member, offerId: string, version: number): Promise<Withdrawal> {
	return db.transaction(async (tx): Promise<Withdrawal> => {
		const locked = await lockOffer(tx, offerId, receivedBy(member))
		if (!locked) return fail('not-found')
		const { application, offer } = locked
		if (offer.status !== 'sent' || offer.version !== version)
			return { ...fail('already-settled'), status: offer.status }
		await settleOffer(tx, locked, { to: 'withdrawn', by: 'hospital', actorAccountId: member.accountId })
		await retractOffer(tx, offerId)
		await notifyOfOffer(tx, offerId)
		return ok({ applicationId: application.id, specialistName: application.specialistName })
	})
}

/**
 * Undoes an offer as if it was never made. It is withdrawn, its notification goes, and the application returns to its
 * old stage. Only within the undo window, and while no one has answered.
 */
export async function undoOffer(
	member: Member,
	offerId: string,
): Promise<Result<{ applicationId: string }, 'not-found' | UndoFailure>> {
	return db.transaction(async (tx) => {
		const locked = await lockOffer(tx, offerId, receivedBy(member))
		if (!locked) return fail('not-found')
		const { application, offer } = locked
		if (offer.status !== 'sent' || application.stage !== 'offered') return fail('nothing-to-undo')
		if (!offer.isFresh) return fail('too-late')
		await settleOffer(tx, locked, { to: 'withdrawn', by: 'hospital', actorAccountId: member.accountId })
		await retractOffer(tx, offerId)
		await undoMoveToOffered(tx, application, offerId, member)
		return ok({ applicationId: application.id })
	})
}

/** The move that came with this very offer, if it is still the last; one that was there before stays. */
async function undoMoveToOffered(tx: Transaction, application: LockedApplication, offerId: string, member: Member) {
	const [move] = await tx
		.select({ eventId: applicationEvents.id })
		.from(applicationEvents)
		.where(and(eq(applicationEvents.batchId, offerId), eq(applicationEvents.applicationId, application.id)))
	if (move) await undoTransition(tx, application, { ...move, by: 'hospital', actorAccountId: member.accountId })
}

import { and, eq } from 'drizzle-orm'
import { type LockedApplication, moveApplication } from '#app/applications/transitions.server.ts'
import { isOpen, mayMove } from '#app/applications/stage.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { db, type Transaction, violates } from '#app/platform/database/db.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { mayMeet } from '#app/relations/rules.ts'
import { listPromisedHours } from '#app/specialists/availability/commitments.server.ts'
import { interviewerOverlaps, isOf, lockDiaries, lockInterview } from '../locks.server.ts'
import type { Slot } from './slots.ts'
import { moveInterview, type Refused } from '../transitions.server.ts'
import { interviewSlots } from '../tables.server.ts'
import { notifyOfChosenTime, notifyOfOtherTimes } from '../notifications.server.ts'

export type Picked =
	| { ok: true; value: { startsAt: Date; endsAt: Date } }
	| { ok: false; failure: 'not-found' | 'application-ended' | 'cannot-meet' | 'own-overlap' | 'interviewer-overlap' }
	| Refused

/**
 * The specialist takes one of the proposed times, and the application moves to the interview stage where that is a step
 * forward. `slotId` belongs to one round, so it says what was on the page.
 *
 * Fails with `cannot-meet` while the hospital is suspended or blocked by the specialist, and with `own-overlap` or
 * `interviewer-overlap` when someone has since given that time away. The database decides between rival picks.
 */
export async function chooseSlot(actor: Specialist, interviewId: string, slotId: string): Promise<Picked> {
	try {
		return await db.transaction((tx) => pick(tx, actor, interviewId, slotId))
	} catch (error) {
		if (violates(error, 'no_overlap_for_specialist')) return fail('own-overlap')
		if (interviewerOverlaps(error)) return fail('interviewer-overlap')
		throw error
	}
}

async function pick(tx: Transaction, actor: Specialist, interviewId: string, slotId: string): Promise<Picked> {
	const interview = await lockInterview(tx, interviewId, isOf(actor))
	if (!interview) return fail('not-found')
	const [slot] = await tx
		.select({ round: interviewSlots.round, startsAt: interviewSlots.startsAt, endsAt: interviewSlots.endsAt })
		.from(interviewSlots)
		.where(and(eq(interviewSlots.id, slotId), eq(interviewSlots.interviewId, interviewId)))
	if (!slot) return fail('not-found')
	const { application, status, startsAt, endsAt } = interview
	if (!isOpen(application.stage)) return fail('application-ended')
	if (!(await canMeet(tx, application))) return fail('cannot-meet')
	if (slot.round !== interview.round) return { ...fail('changed-meanwhile'), current: { status, startsAt, endsAt } }

	await lockDiaries(tx, [actor.specialistId, ...interview.interviewerAccountIds])
	if (await hasCover(tx, actor, slot)) return fail('own-overlap')
	const move = { kind: 'pick', by: 'specialist', startsAt: slot.startsAt } as const
	const moved = await moveInterview(tx, interview, move, { actorAccountId: actor.accountId })
	if (!moved.ok) return moved
	await bringToInterviewStage(tx, application, actor)
	await notifyOfChosenTime(tx, interviewId)
	return ok({ startsAt: slot.startsAt, endsAt: slot.endsAt })
}

/** Two interviews at one time the database refuses; cover is asked for here, with the diary locked. */
async function hasCover(tx: Transaction, { specialistId }: Specialist, { startsAt, endsAt }: Slot) {
	const promised = await listPromisedHours(tx, [specialistId], { from: startsAt, until: endsAt })
	return promised.some(({ kind }) => kind === 'cover')
}

/** No interview is agreed while one of the two is suspended, or with a hospital that the specialist has blocked. */
async function canMeet(tx: Transaction, application: LockedApplication) {
	const relation = await findRelation(application, tx)
	return relation !== null && mayMeet(relation)
}

async function bringToInterviewStage(tx: Transaction, application: LockedApplication, actor: Specialist) {
	if (!mayMove(application.stage, 'interview', 'hospital')) return
	// The hospital asked for this stage by proposing. The specialist's pick completes it, and both get the time.
	const move = { to: 'interview', by: 'hospital', isNotifiedByCaller: true, version: application.version } as const
	const moved = await moveApplication(tx, application, { ...move, actorAccountId: actor.accountId })
	if (!moved.ok) throw new Error(`The application did not follow its interview: ${moved.failure}`)
}

export type Asked =
	| { ok: true; value: null }
	| { ok: false; failure: 'not-found' | 'application-ended' | 'cannot-meet' }
	| Refused

/** Stores what the specialist wrote about other times: before choosing one, or for a scheduled interview. */
export async function askForOtherTimes(
	actor: Specialist,
	interviewId: string,
	{ reason, version }: { reason: string; version: number },
): Promise<Asked> {
	return db.transaction(async (tx) => {
		const interview = await lockInterview(tx, interviewId, isOf(actor))
		if (!interview) return fail('not-found')
		if (!isOpen(interview.application.stage)) return fail('application-ended')
		if (!(await canMeet(tx, interview.application))) return fail('cannot-meet')
		const by = { actorAccountId: actor.accountId, reason, version }
		const moved = await moveInterview(tx, interview, { kind: 'ask-for-other-times', by: 'specialist' }, by)
		if (!moved.ok) return moved
		await notifyOfOtherTimes(tx, interviewId, { freed: moved.value.freed, reason })
		return ok(null)
	})
}

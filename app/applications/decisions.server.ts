import { and, inArray, isNull, sql } from 'drizzle-orm'
import { type Interviewer, isVerified, type Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import type { TransitionFailure, UndoFailure } from '#app/platform/lifecycle.server.ts'
import { fail, type Result } from '#app/platform/result.ts'
import { whereBetween } from '#app/relations/view.server.ts'
import { fillFields } from '#app/templates/fields.ts'
import { fieldValuesOf } from '#app/templates/queries.server.ts'
import { lockApplication, type LockedApplication, moveApplication, undoTransition } from './transitions.server.ts'
import type { Stage, StageByHand } from './stage.ts'
import { applications } from './tables.server.ts'

/**
 * Applications to jobs of the member's own hospital, as long as it is verified and the specialist has not blocked it;
 * else there are none. An interviewer gets those about which they take part in an interview that is not cancelled.
 */
export const receivedBy = (member: Member | Interviewer) =>
	isVerified(member)
		? sql`(${jobs.hospitalId} = ${member.hospitalId} ${member.kind === 'interviewer' ? sql`and ${applications.id} = any(applications_of_interviewer(${member.accountId}))` : sql``} and ${whereBetween(jobs.hospitalId, applications.specialistId, ({ mayReceive }) => mayReceive)})`
		: sql`false`

/** A refused move returns the current stage. */
export type Decided =
	| { ok: true; value: { eventId: string; specialistName: string; jobId: string } }
	| { ok: false; failure: 'not-found' }
	| { ok: false; failure: TransitionFailure; stage: Stage }

/**
 * Moves an application forward. `version` is the state that the member saw.
 *
 * Fails with `changed-meanwhile` when a colleague or the specialist was faster, and with `illegal-move` for a step back
 * or out of a final stage.
 */
export async function moveStage(
	member: Member,
	applicationId: string,
	{ to, version }: { to: StageByHand; version: number },
): Promise<Decided> {
	return db.transaction((tx) => decide(tx, member, applicationId, { to, version }))
}

/** Rejects, with a reason that the specialist reads, its fields filled for them. Fails like `moveStage`. */
export async function rejectApplication(
	member: Member,
	applicationId: string,
	{ reason, version }: { reason: string; version: number },
): Promise<Decided> {
	return db.transaction((tx) => decide(tx, member, applicationId, { to: 'rejected', reason, version }))
}

type Decision = { to: Stage; version: number; reason?: string; batchId?: string; isShownByCaller?: boolean }

/** One decision of a member, in the caller's transaction. */
export async function decide(tx: Transaction, member: Member, applicationId: string, move: Decision): Promise<Decided> {
	const application = await lockApplication(tx, applicationId, receivedBy(member))
	if (!application) return fail('not-found')
	const decided = await decideOn(tx, member, application, move)
	if (decided.ok) await markSeen(tx, [applicationId])
	return decided
}

/** The same of one that is locked; the caller notes that it was seen. */
export async function decideOn(
	tx: Transaction,
	member: Member,
	application: LockedApplication,
	move: Decision,
): Promise<Decided> {
	const { specialistName, jobId, jobTitle } = application
	const values = fieldValuesOf(member, { name: specialistName, job: jobTitle })
	const reason = move.reason === undefined ? {} : { reason: fillFields(move.reason, values) }
	const by = { by: 'hospital', actorAccountId: member.accountId } as const
	const moved = await moveApplication(tx, application, { ...move, ...reason, ...by })
	if (!moved.ok) return { ...moved, stage: application.stage }
	return { ok: true, value: { ...moved.value, specialistName, jobId } }
}

/**
 * Undoes the hospital's last move, which `eventId` names, within the undo window, and removes its notification. Never
 * twice, and never a move by the specialist. Undoing an offer or a hiring also undoes what came with it.
 */
export async function undoLastTransition(
	member: Member,
	applicationId: string,
	eventId: string,
): Promise<Result<{ restored: Stage }, 'not-found' | UndoFailure>> {
	return db.transaction(async (tx) => {
		const application = await lockApplication(tx, applicationId, receivedBy(member))
		return application ? undoOn(tx, member, application, { eventId }) : fail('not-found')
	})
}

/** The same of one that is locked. */
export async function undoOn(
	tx: Transaction,
	member: Member,
	application: LockedApplication,
	undo: { eventId: string; isShownByCaller?: boolean },
): Promise<Result<{ restored: Stage }, UndoFailure>> {
	if (application.stage === 'offered' || application.stage === 'hired') return fail('nothing-to-undo')
	return undoTransition(tx, application, { ...undo, by: 'hospital', actorAccountId: member.accountId })
}

/** Notes when a member of the hospital first had them open: the specialist's timeline says so. */
export async function markSeen(tx: Transaction, applicationIds: readonly string[]) {
	await tx
		.update(applications)
		.set({ seenAt: sql`now()` })
		.where(and(inArray(applications.id, [...applicationIds]), isNull(applications.seenAt)))
}

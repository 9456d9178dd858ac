import type { ApplicationWhy } from '../reasons.ts'
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Interviewer, isVerified, type Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import type { TransitionFailure, UndoFailure } from '#app/platform/lifecycle.server.ts'
import { fail, type Result } from '#app/platform/result.ts'
import { where, whereBetween } from '#app/relations/view.server.ts'
import { fillFields } from '#app/templates/fields.ts'
import { fieldValuesOf } from '#app/templates/queries.server.ts'
import { lockApplication, type LockedApplication, moveApplications, undoTransitions } from '../transitions.server.ts'
import type { Stage, StageByHand } from '../stage.ts'
import { applications } from '../tables.server.ts'

/**
 * Applications to jobs of the member's own hospital, as long as it is verified and the specialist has not blocked it;
 * else there are none. An interviewer gets those about which they take part in an interview that is not cancelled.
 */
export const receivedBy = (member: Member | Interviewer) =>
	receivedWhere(
		member,
		whereBetween(jobs.hospitalId, applications.specialistId, ({ mayReceive }) => mayReceive),
	)

/** The same for a query that has the relation joined, which is worked out once for each row then. */
export const receivedByWithRelation = (member: Member) => receivedWhere(member, where.mayReceive)

const receivedWhere = (member: Member | Interviewer, mayReceive: SQL) =>
	isVerified(member)
		? sql`(${jobs.hospitalId} = ${member.hospitalId} ${member.kind === 'interviewer' ? sql`and ${applications.id} = any(applications_of_interviewer(${member.accountId}))` : sql``} and ${mayReceive})`
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
	{ reason, version }: { reason: ApplicationWhy; version: number },
): Promise<Decided> {
	return db.transaction((tx) => decide(tx, member, applicationId, { to: 'rejected', reason, version }))
}

type Decision = { to: Stage; reason?: ApplicationWhy; batchId?: string }

/** One decision of a member, in the caller's transaction. */
export async function decide(
	tx: Transaction,
	member: Member,
	applicationId: string,
	{ version, ...move }: Decision & { version: number },
): Promise<Decided> {
	const application = await lockApplication(tx, applicationId, receivedBy(member))
	return application ? only(await decideOn(tx, member, [{ application, version }], move)) : fail('not-found')
}

/** The same of several that are locked, in their order. */
export async function decideOn(
	tx: Transaction,
	member: Member,
	steps: readonly { application: LockedApplication; version: number }[],
	{ reason, ...move }: Decision,
): Promise<Exclude<Decided, { failure: 'not-found' }>[]> {
	const { words, ...given } = typeof reason === 'object' ? reason : { words: reason }
	const moved = await moveApplications(
		tx,
		steps.map(({ application, version }) => {
			const values = fieldValuesOf(member, { name: application.specialistName, job: application.jobTitle })
			return { application, version, reason: words === undefined ? undefined : fillFields(words, values) }
		}),
		{ ...move, ...('key' in given ? { given } : {}), by: 'hospital', actorAccountId: member.accountId },
	)
	const decided = steps.flatMap(({ application: { id, specialistName, jobId, stage } }, at) => {
		const result = moved[at]
		if (!result) return []
		const known = { id, specialistName, jobId }
		return [result.ok ? { ok: true as const, value: { ...result.value, ...known } } : { ...result, stage }]
	})
	await markSeen(
		tx,
		decided.flatMap((each) => (each.ok ? [each.value.id] : [])),
	)
	return decided
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
		return application ? only(await undoOn(tx, member, [{ application, eventId }])) : fail('not-found')
	})
}

/** The same of several that are locked, in their order. */
export async function undoOn(
	tx: Transaction,
	member: Member,
	steps: readonly { application: LockedApplication; eventId: string }[],
): Promise<Result<{ restored: Stage }, UndoFailure>[]> {
	return undoTransitions(
		tx,
		steps.map((step) => ({ ...step, isRefused: ['offered', 'hired'].includes(step.application.stage) })),
		{ by: 'hospital', actorAccountId: member.accountId },
	)
}

/** Notes when a member of the hospital first had them open: the specialist's timeline says so. */
export async function markSeen(tx: Transaction, applicationIds: readonly string[]) {
	await tx
		.update(applications)
		.set({ seenAt: sql`now()` })
		.where(and(inArray(applications.id, [...applicationIds]), isNull(applications.seenAt)))
}

import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { findReceived } from './applicant.server.ts'
import { decide, receivedBy, undoLastTransition } from './decisions.server.ts'
import type { Stage, StageByHand } from './stage.ts'
import { applicationEvents, applications } from './tables.server.ts'

/** An application as the list showed it. */
export type Chosen = { id: string; version: number }
export type BulkOutcome = {
	batchId: string
	moved: string[]
	/** Applicants who did not move, because someone was faster or their stage does not allow it. */
	left: { name: string; stage: Stage }[]
}

type BulkTransition = { to: StageByHand } | { to: 'rejected'; reason: string }

/**
 * Moves several applications with one press. Each is decided under a lock of its own and on the version that was shown,
 * as if it were moved alone: one that cannot go does not hold up the others. What is not the hospital's is passed over.
 */
export async function moveMany(member: Member, chosen: readonly Chosen[], move: BulkTransition): Promise<BulkOutcome> {
	const outcome: BulkOutcome = { batchId: randomUUID(), moved: [], left: [] }
	for (const { id, version } of chosen) {
		const decided = await db.transaction((tx) => decide(tx, member, id, { ...move, version, batchId: outcome.batchId }))
		if (decided.ok) outcome.moved.push(decided.value.specialistName)
		else if (decided.failure !== 'not-found') {
			const application = await findReceived(member, id)
			if (application) outcome.left.push({ name: application.name, stage: application.stage })
		}
	}
	return outcome
}

/**
 * Undoes every move of a bulk move that is still the last of its application, within the undo window. Fails with
 * `not-found` when the bulk move is not this hospital's.
 */
export async function undoMany(
	member: Member,
	batchId: string,
): Promise<Result<{ restored: string[]; kept: string[] }, 'not-found'>> {
	const moves = await db
		.select({ eventId: applicationEvents.id, applicationId: applications.id, name: signature })
		.from(applicationEvents)
		.innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(and(eq(applicationEvents.batchId, batchId), isNull(applicationEvents.undoes), receivedBy(member)))
	if (moves.length === 0) return fail('not-found')
	const outcome = { restored: [] as string[], kept: [] as string[] }
	for (const { eventId, applicationId, name } of moves) {
		const undone = await undoLastTransition(member, applicationId, eventId)
		outcome[undone.ok ? 'restored' : 'kept'].push(name)
	}
	return ok(outcome)
}

/** The chosen applications that are the hospital's, with what the form of a rejection prints. */
export async function listChosen(member: Member, chosen: readonly Chosen[]) {
	const found = await Promise.all(chosen.map(({ id }) => findReceived(member, id)))
	return chosen.flatMap(({ id, version }) => {
		const application = found.find((each) => each?.id === id)
		return application ? [{ ...application, version }] : []
	})
}

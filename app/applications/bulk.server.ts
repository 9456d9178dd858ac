import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { log } from '#app/platform/log.server.ts'
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
	/** Those who did not move because something went wrong on our side. */
	failed: string[]
}

type BulkTransition = { to: StageByHand } | { to: 'rejected'; reason: string }

/**
 * Moves several applications with one press. Each is decided under a lock of its own and on the version that was shown,
 * as if it were moved alone: one that cannot go, or at which something fails, does not hold up the others. What is not the
 * hospital's is passed over.
 */
export async function moveMany(member: Member, chosen: readonly Chosen[], move: BulkTransition): Promise<BulkOutcome> {
	const outcome: BulkOutcome = { batchId: randomUUID(), moved: [], left: [], failed: [] }
	for (const { id, version } of chosen) {
		const decided = await decideAlone(member, id, { ...move, version, batchId: outcome.batchId })
		if (decided === null) {
			const application = await findReceived(member, id)
			if (application) outcome.failed.push(application.name)
		} else if (decided.ok) outcome.moved.push(decided.value.specialistName)
		else if (decided.failure !== 'not-found') {
			const application = await findReceived(member, id)
			if (application) outcome.left.push({ name: application.name, stage: application.stage })
		}
	}
	return outcome
}

/** Null where something went wrong: what was moved before has to be reported, with its undo. */
async function decideAlone(member: Member, id: string, move: Parameters<typeof decide>[3]) {
	try {
		return await db.transaction((tx) => decide(tx, member, id, move))
	} catch (error) {
		log.error({ error }, 'One of several applications could not be moved')
		return null
	}
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
		const undone = await undoLastTransition(member, applicationId, eventId).catch((error: unknown) => {
			log.error({ error }, 'One of several moves could not be undone')
			return null
		})
		outcome[undone?.ok ? 'restored' : 'kept'].push(name)
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

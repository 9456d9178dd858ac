import type { ApplicationWhy } from '../reasons.ts'
import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { decideOn, receivedBy, undoOn } from './decisions.server.ts'
import type { Stage, StageByHand } from '../stage.ts'
import { applicationEvents, applications } from '../tables.server.ts'
import { type LockedApplication, lockApplications } from '../transitions.server.ts'

/** An application as the list showed it. */
export type Chosen = { id: string; version: number }
export type BulkOutcome = {
	batchId: string
	/** Names of those whom this request moved. */
	moved: string[]
	/** How many the press has moved: with those whom it had moved before, where it was sent again. */
	total: number
	/** Applicants who did not move, because someone was faster (`hasChanged`) or their stage does not allow it. */
	left: { name: string; stage: Stage; hasChanged: boolean }[]
	/** Those who did not move because something went wrong on our side. */
	failed: string[]
}

type BulkTransition = { to: StageByHand } | { to: 'rejected'; reason: ApplicationWhy }

/** So many are locked and decided in one transaction: no colleague waits long for one of them, and hundreds take a second. */
const atOnce = 200

/**
 * Moves several applications with one press. Each is decided under its lock and on the version that was shown, as if it
 * were moved alone: one that cannot go, or at which something fails, does not hold up the others. What is not the
 * hospital's is passed over. Sent again with the same `batchId`, as after a process that died, it moves the rest.
 */
export async function moveMany(
	member: Member,
	chosen: readonly Chosen[],
	move: BulkTransition,
	batchId: string = randomUUID(),
): Promise<BulkOutcome> {
	const { done, failed } = await inChunks(member, chosen, (tx, some) =>
		decideOn(tx, member, some, { ...move, batchId }),
	)
	const inBatch = new Set((await listMovedBy(member, batchId)).flatMap(({ id, isUndone }) => (isUndone ? [] : [id])))
	const outcome: BulkOutcome = { batchId, moved: [], total: inBatch.size, left: [], failed }
	for (const [{ id, specialistName: name, stage }, result] of done) {
		if (result.ok) outcome.moved.push(name)
		else if (!inBatch.has(id)) outcome.left.push({ name, stage, hasChanged: result.failure === 'changed-meanwhile' })
	}
	return outcome
}

/**
 * Does `decide` to applications of the hospital, in the order of `items`, a chunk in one transaction. Where that fails, each of the
 * chunk has one of its own, so that what fails is one and not all of them.
 */
async function inChunks<Item extends { id: string }, Done>(
	member: Member,
	items: readonly Item[],
	decide: (tx: Transaction, some: (Item & { application: LockedApplication })[]) => Promise<Done[]>,
) {
	const outcome = { done: [] as [LockedApplication, Done][], failed: [] as string[] }
	const together = (some: readonly Item[]) =>
		db.transaction(async (tx) => {
			const locked = await lockApplications(tx, idsOf(some), receivedBy(member))
			const byId = new Map(locked.map((application) => [application.id, application]))
			const found = some.flatMap((item) => {
				const application = byId.get(item.id)
				return application ? [{ ...item, application }] : []
			})
			const done = await decide(tx, found)
			return found.flatMap(({ application }, at): [LockedApplication, Done][] => {
				const result = done[at]
				return result === undefined ? [] : [[application, result]]
			})
		})
	for (let first = 0; first < items.length; first += atOnce) {
		const chunk = items.slice(first, first + atOnce)
		const done = chunk.length === 1 ? null : await together(chunk).catch(noted)
		if (done) outcome.done.push(...done)
		else
			for (const item of chunk) {
				const alone = await together([item]).catch(noted)
				if (alone) outcome.done.push(...alone)
				else outcome.failed.push(...(await listChosen(member, [{ id: item.id, version: 0 }])).map(({ name }) => name))
			}
	}
	return outcome
}

const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id)

/** Null where something went wrong: what was moved before has to be reported, with its undo. */
function noted(error: unknown) {
	log.error({ error }, 'One of several applications could not be moved')
	return null
}

/**
 * Undoes every move of a bulk move that is still the last of its application, within the undo window. Fails with
 * `not-found` when the bulk move is not this hospital's.
 */
export async function undoMany(
	member: Member,
	batchId: string,
): Promise<Result<{ restored: string[]; kept: string[] }, 'not-found'>> {
	const moves = await listMovedBy(member, batchId)
	if (moves.length === 0) return fail('not-found')
	const { done, failed } = await inChunks(member, moves, (tx, some) => undoOn(tx, member, some))
	const named = (isUndone: boolean) =>
		done.flatMap(([{ specialistName }, { ok: is }]) => (is === isUndone ? [specialistName] : []))
	return ok({ restored: named(true), kept: [...named(false), ...failed] })
}

/** The move of each application that this press moved, the oldest first: its minute ends first. */
async function listMovedBy(member: Member, batchId: string) {
	const undo = alias(applicationEvents, 'undo')
	const rows = await db
		.selectDistinctOn([applications.id], {
			id: applications.id,
			eventId: applicationEvents.id,
			at: applicationEvents.at,
			isUndone: sql<boolean>`${undo.id} is not null`,
		})
		.from(applicationEvents)
		.innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.leftJoin(undo, eq(undo.undoes, applicationEvents.id))
		.where(and(eq(applicationEvents.batchId, batchId), isNull(applicationEvents.undoes), receivedBy(member)))
		.orderBy(applications.id, desc(applicationEvents.at))
	return rows.sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** The chosen applications that are the hospital's, in that order, with what a form about them prints. */
export async function listChosen(member: Member, chosen: readonly Chosen[]) {
	if (chosen.length === 0) return []
	const found = await db
		.select({
			id: applications.id,
			stage: applications.stage,
			specialistId: applications.specialistId,
			jobTitle: jobs.title,
			name: signature,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(and(inArray(applications.id, idsOf(chosen)), receivedBy(member)))
	const byId = new Map(found.map((application) => [application.id, application]))
	return chosen.flatMap(({ id, version }) => {
		const application = byId.get(id)
		return application ? [{ ...application, version }] : []
	})
}

import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { listMembersToNotify } from '#app/hospitals/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { only, type Transaction } from '#app/platform/db.server.ts'
import { announceChange } from '#app/platform/live.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { announce } from '#app/platform/tasks.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { applicationEnded } from './events.server.ts'
import { isOpen, mayMove, type Stage, undoSeconds } from './stage.ts'
import { applicationEvents, applications } from './tables.server.ts'
import { retractTransition, notifyOfTransition } from './notifications.server.ts'

/** An application locked until the transaction ends, with the words that notifications need. */
export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>

/** Locks the one application that `whose` lets the actor have, or returns `null`. */
export async function lockApplication(tx: Transaction, applicationId: string, whose: SQL) {
	const [application] = await tx
		.select({
			id: applications.id,
			stage: applications.stage,
			version: applications.version,
			seenAt: applications.seenAt,
			accessEndedAt: applications.accessEndedAt,
			jobId: applications.jobId,
			jobTitle: jobs.title,
			hospitalId: jobs.hospitalId,
			hospitalName: hospitals.displayName,
			specialistId: applications.specialistId,
			specialistName: signature,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(and(eq(applications.id, applicationId), whose))
		.for('update', { of: applications })
	return application ?? null
}

type Transition = {
	to: Stage
	by: 'hospital' | 'specialist'
	actorAccountId: string
	/** The state on which the mover decided. */
	version: number
	reason?: string
	/** Applications of one bulk move are undone together. */
	batchId?: string
	/** The caller notifies the other side, with more to say than the new stage. */
	isNotifiedByCaller?: boolean
}

export type TransitionFailure = 'illegal-move' | 'changed-meanwhile'

/**
 * The only way a stage changes. Writes the row, its history and notification in the caller's transaction.
 *
 * Fails with `changed-meanwhile` when someone moved it after the mover looked, and with `illegal-move` where `mayMove`
 * refuses.
 */
export async function moveApplication(
	tx: Transaction,
	application: LockedApplication,
	move: Transition,
): Promise<Result<{ eventId: string }, TransitionFailure>> {
	if (application.version !== move.version) return fail('changed-meanwhile')
	if (!mayMove(application.stage, move.to, move.by)) return fail('illegal-move')

	const eventId = await writeStage(tx, application, { ...move, reason: move.reason ?? null, undoes: null })
	if (!move.isNotifiedByCaller) await notifyOfTransition(tx, application, { eventId, ...move })
	if (!isOpen(move.to)) await announce(tx, applicationEnded, { applicationId: application.id })
	await showTransition(tx, application)
	return ok({ eventId })
}

export type UndoFailure = 'nothing-to-undo' | 'too-late'

/**
 * Takes the last move back, with an event of its own. `eventId` names the move that the person saw.
 *
 * Fails with `nothing-to-undo` when that is not the last one, was made by the other side or is itself an undo, and
 * with `too-late` after the undo window, by the clock of the database.
 */
export async function undoTransition(
	tx: Transaction,
	application: LockedApplication,
	undo: { eventId: string; by: Transition['by']; actorAccountId: string },
): Promise<Result<{ restored: Stage }, UndoFailure>> {
	const [last] = await tx
		.select({
			id: applicationEvents.id,
			from: applicationEvents.from,
			to: applicationEvents.to,
			undoes: applicationEvents.undoes,
			isRecent: sql<boolean>`${applicationEvents.at} > clock_timestamp() - make_interval(secs => ${undoSeconds})`,
		})
		.from(applicationEvents)
		.where(eq(applicationEvents.applicationId, application.id))
		.orderBy(desc(applicationEvents.at))
		.limit(1)
	if (!last?.from || last.undoes || last.id !== undo.eventId) return fail('nothing-to-undo')
	if ((last.to === 'withdrawn') !== (undo.by === 'specialist')) return fail('nothing-to-undo')
	// After a rejection the specialist may have ended everything between the two.
	if (!last.isRecent || application.accessEndedAt) return fail('too-late')

	await writeStage(tx, application, { ...undo, to: last.from, reason: null, undoes: last.id })
	await retractTransition(tx, last.id)
	await showTransition(tx, application)
	return ok({ restored: last.from })
}

/** Open pages of both sides reload its stage. */
export async function showTransition(tx: Transaction, { id, hospitalId, specialistId }: LockedApplication) {
	const members = await listMembersToNotify(tx, hospitalId)
	const accountIds = [specialistId, ...members.map(({ accountId }) => accountId)]
	await announceChange(tx, accountIds, { kind: 'applications', id })
}

/** Under the row's lock `clock_timestamp()` keeps the history in order; `now()` is when a transaction began to wait. */
const here = sql`clock_timestamp()`

async function writeStage(
	tx: Transaction,
	{ id, stage, version }: LockedApplication,
	{
		to,
		reason,
		undoes,
		actorAccountId,
		batchId,
	}: { to: Stage; reason: string | null; undoes: string | null; actorAccountId: string; batchId?: string },
) {
	const written = await tx
		.update(applications)
		.set({
			stage: to,
			rejectionReason: to === 'rejected' ? reason : null,
			stageChangedAt: undoes ? enteredStageAt(id, to) : here,
			version: version + 1,
		})
		.where(and(eq(applications.id, id), eq(applications.stage, stage), eq(applications.version, version)))
		.returning({ id: applications.id })
	only(written)
	const event = {
		applicationId: id,
		from: stage,
		to,
		reason,
		undoes,
		actorAccountId,
		batchId: batchId ?? null,
		at: here,
	}
	return only(await tx.insert(applicationEvents).values(event).returning({ id: applicationEvents.id })).id
}

/** When it came to the stage to which an undo returns it: the days spent there go on counting. */
const enteredStageAt = (applicationId: string, stage: Stage) =>
	sql`coalesce((select max(${applicationEvents.at}) from ${applicationEvents} where ${applicationEvents.applicationId} = ${applicationId} and ${applicationEvents.to} = ${stage} and ${applicationEvents.undoes} is null), ${applications.appliedAt})`

import { concernedBy } from './concerned.server.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { listMembersToNotify } from '#app/hospitals/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { lifecycleRunner, type TransitionFailure, type UndoFailure } from '#app/platform/lifecycle.server.ts'
import { announceChange } from '#app/platform/live.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { announce } from '#app/platform/tasks.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { applicationEnded, applicationMoved } from './events.server.ts'
import { goesOn } from './progress.server.ts'
import { applicationLifecycle, isOpen, type Stage } from './stage.ts'
import { applicationEvents, applications } from './tables.server.ts'
import { retractTransition, notifyOfTransition } from './notifications.server.ts'

/** An application locked until the transaction ends, with the words that notifications need. */
export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>

/** Locks the one application that `whose` lets the actor have, or returns `null`. */
export async function lockApplication(tx: Transaction, applicationId: string, whose: SQL) {
	const [application] = await lockApplications(tx, [applicationId], whose)
	return application ?? null
}

/** The same of several, always in one order, so that two who lock the same ones do not wait for each other. */
export async function lockApplications(tx: Transaction, applicationIds: readonly string[], whose: SQL) {
	return tx
		.select({
			id: applications.id,
			stage: applications.stage,
			version: applications.version,
			appliedAt: applications.appliedAt,
			seenAt: applications.seenAt,
			accessEndedAt: applications.accessEndedAt,
			closedUnansweredAt: applications.closedUnansweredAt,
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
		.where(and(inArray(applications.id, [...applicationIds]), whose))
		.orderBy(applications.id)
		.for('update', { of: applications })
}

/** One of them with its job held before it, as applying does: for what changes the number of applicants. */
export async function lockAfterJob(tx: Transaction, applicationId: string, whose: SQL) {
	await tx
		.select({ id: jobs.id })
		.from(jobs)
		.innerJoin(applications, eq(applications.jobId, jobs.id))
		.where(and(eq(applications.id, applicationId), whose))
		.for('no key update', { of: jobs })
	return lockApplication(tx, applicationId, whose)
}

type Transition = {
	to: Stage
	by: 'hospital' | 'specialist' | 'clock'
	/** `null` for the clock. */
	actorAccountId: string | null
	/** The state on which the mover decided. */
	version: number
	reason?: string
	/** The same for several moves made with one press, or for the offer that a move came with. */
	batchId?: string
	/** The caller notifies the other side, with more to say than the new stage. */
	isNotifiedByCaller?: boolean
	/** The caller tells open pages, once for several moves. */
	isShownByCaller?: boolean
}

/** Only here stages change. */
export const applicationRunner = lifecycleRunner(applicationLifecycle, {
	table: applications,
	state: 'stage',
	history: applicationEvents,
	of: 'applicationId',
	announces: applicationMoved,
	audited: {
		as: 'application',
		facts: { hospitalId: sql`(select ${jobs.hospitalId} from ${jobs} where ${jobs.id} = ${applications.jobId})` },
		about: applications.specialistId,
		person: 'specialist',
	},
})

/** Moves an application and tells the other side, in the caller's transaction. Fails as every `lifecycleRunner` does. */
export async function moveApplication(
	tx: Transaction,
	application: LockedApplication,
	{ batchId, isNotifiedByCaller, isShownByCaller, ...move }: Transition,
): Promise<Result<{ eventId: string }, TransitionFailure>> {
	// With a suspended specialist or hospital nothing goes on; either may still end it.
	if (move.by === 'hospital' && isOpen(move.to) && !(await goesOn(tx, application))) return fail('illegal-move')
	const moved = await applicationRunner.move(tx, application, {
		...move,
		set: {
			stageChangedAt: here,
			rejectionReason: move.to === 'rejected' ? (move.reason ?? null) : null,
			closedUnansweredAt: move.by === 'clock' ? here : null,
		},
		event: { batchId: batchId ?? null },
	})
	if (!moved.ok) return moved
	const { eventId } = moved.value
	if (!isNotifiedByCaller) await notifyOfTransition(tx, application, { eventId, ...move })
	if (!isOpen(move.to)) await announce(tx, applicationEnded, { applicationId: application.id })
	if (!isShownByCaller) await showTransitions(tx, [application])
	return ok({ eventId })
}

/** Takes the last move back. Fails as every `lifecycleRunner` does. */
export async function undoTransition(
	tx: Transaction,
	application: LockedApplication,
	{
		actorAccountId,
		isShownByCaller,
		...undo
	}: { eventId: string; by: 'hospital' | 'specialist'; actorAccountId: string; isShownByCaller?: boolean },
): Promise<Result<{ restored: Stage }, UndoFailure>> {
	// The move was ours, though a hospital may reject from the same stage.
	if (application.closedUnansweredAt) return fail('nothing-to-undo')
	const last = await applicationRunner.findUndoable(tx, application, undo)
	if (!last.ok) return last
	// After a rejection the specialist may have ended everything between the two.
	if (application.accessEndedAt) return fail('too-late')

	const { id: eventId, from: restored } = last.value
	await applicationRunner.undo(tx, application, last.value, {
		actorAccountId,
		set: { stageChangedAt: enteredStageAt(application.id, restored), rejectionReason: null },
	})
	await retractTransition(tx, eventId)
	if (!isShownByCaller) await showTransitions(tx, [application])
	return ok({ restored })
}

/** Open pages of both sides reload the stages of these applications to one hospital. */
export async function showTransitions(
	tx: Transaction,
	moved: readonly Pick<LockedApplication, 'id' | 'hospitalId' | 'specialistId'>[],
) {
	const [first, ...others] = moved
	if (!first) return
	const members = await listMembersToNotify(tx, first.hospitalId, others.length > 0 ? null : concernedBy(first.id))
	const accountIds = [...moved.map(({ specialistId }) => specialistId), ...members.map(({ accountId }) => accountId)]
	await announceChange(tx, accountIds, { kind: 'applications', ...(others.length === 0 ? { id: first.id } : {}) })
}

const here = sql`clock_timestamp()`

/** When it came to the stage to which an undo returns it: the days spent there go on counting. */
const enteredStageAt = (applicationId: string, stage: Stage) =>
	sql`coalesce((select max(${applicationEvents.at}) from ${applicationEvents} where ${applicationEvents.applicationId} = ${applicationId} and ${applicationEvents.to} = ${stage} and ${applicationEvents.undoes} is null), ${applications.appliedAt})`

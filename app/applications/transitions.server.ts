import { type Given, storeWhy } from '#app/platform/given-reason.ts'
import type { ApplicationReason } from './reasons.ts'
import { concernedBy } from './concerned.server.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { titleInLists } from '#app/jobs/concerned.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { only, type Transaction } from '#app/platform/database/db.server.ts'
import { lifecycleRunner, moving, type TransitionFailure, type UndoFailure } from '#app/platform/lifecycle.server.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { announceAll } from '#app/platform/tasks/tasks.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { applicationEnded, applicationMoved } from './events.server.ts'
import { findGoingOn } from './progress.server.ts'
import { applicationLifecycle, isOpen, type Stage } from './stage.ts'
import { applicationEvents, applications } from './tables.server.ts'
import { notifyOfTransitions, retractTransitions } from './notifications.server.ts'

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
			/** As members read it, whose group may have two jobs of one title. */
			titleForTeam: titleInLists({ sites: null }),
			hospitalId: jobs.hospitalId,
			...hospitalAt(jobs.siteId, jobs.location),
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

/** One of the applications that move, with what is its own. */
type Step = {
	application: LockedApplication
	/** The state on which the mover decided. */
	version: number
	reason?: string | undefined
}

type Transition = {
	to: Stage
	by: 'hospital' | 'specialist' | 'clock'
	/** `null` for the clock. */
	actorAccountId: string | null
	/** A reason that the product gives; what is written to it is each step's own. */
	given?: Given<ApplicationReason> | undefined
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
export const moveApplication = async (
	tx: Transaction,
	application: LockedApplication,
	{ version, reason, ...move }: Transition & Omit<Step, 'application'>,
) => only(await moveApplications(tx, [{ application, version, reason }], move))

/** The same of several applications to one hospital, each whatever becomes of the others, in their order. */
export async function moveApplications(
	tx: Transaction,
	steps: readonly Step[],
	{ batchId, given, isNotifiedByCaller, isShownByCaller, ...move }: Transition,
): Promise<Result<{ eventId: string }, TransitionFailure>[]> {
	const applications = steps.map(({ application }) => application)
	const { reasonKey, reasonDays } = storeWhy(given ?? null)
	const isRejection = move.to === 'rejected'
	// With a suspended specialist or hospital nothing goes on; either may still end it.
	const mayGoOn = move.by === 'hospital' && isOpen(move.to) ? await findGoingOn(tx, applications) : () => true
	const results = await applicationRunner.moveAll(
		tx,
		steps.map(({ application, ...step }) => ({
			...step,
			row: application,
			refusal: mayGoOn(application) ? null : ('illegal-move' as const),
		})),
		{
			...move,
			set: {
				stageChangedAt: here,
				rejectionReason: isRejection ? moving.reason : null,
				rejectionKey: isRejection ? reasonKey : null,
				rejectionDays: isRejection ? reasonDays : null,
				closedUnansweredAt: move.by === 'clock' ? here : null,
			},
			event: { batchId: batchId ?? null, reasonKey, reasonDays },
		},
	)
	const moved = results.flatMap((result, at) => {
		const step = steps[at]
		if (!result.ok || !step) return []
		const { application, reason: words } = step
		const reason = given ? { ...given, ...(words === undefined ? {} : { words }) } : words
		return [{ application, reason, eventId: result.value.eventId }]
	})
	if (!isNotifiedByCaller) await notifyOfTransitions(tx, moved, move.to)
	const ended = isOpen(move.to) ? [] : moved.map(({ application }) => ({ applicationId: application.id }))
	await announceAll(tx, applicationEnded, ended)
	if (!isShownByCaller) await showMoved(tx, moved)
	return results.map((result) => (result.ok ? ok({ eventId: result.value.eventId }) : result))
}

/** Takes the last move back. Fails as every `lifecycleRunner` does. */
export const undoTransition = async (
	tx: Transaction,
	application: LockedApplication,
	{ eventId, ...undo }: { eventId: string } & Undo,
) => only(await undoTransitions(tx, [{ application, eventId }], undo))

type Undo = { by: 'hospital' | 'specialist'; actorAccountId: string }

/** The same of several applications to one hospital, each whatever becomes of the others, in their order. */
export async function undoTransitions(
	tx: Transaction,
	steps: readonly { application: LockedApplication; eventId: string; isRefused?: boolean }[],
	{ by, actorAccountId }: Undo,
): Promise<Result<{ restored: Stage }, UndoFailure>[]> {
	const asked = steps.map(({ application, eventId }) => ({ row: application, eventId }))
	const lasts = (await applicationRunner.findAllUndoable(tx, asked, by)).map((last, at) => {
		const { application: { closedUnansweredAt, accessEndedAt } = {}, isRefused } = steps[at] ?? {}
		// The move was ours, though a hospital may reject from the same stage.
		if (isRefused || closedUnansweredAt) return fail('nothing-to-undo')
		// After a rejection the specialist may have ended everything between the two.
		return last.ok && accessEndedAt ? fail('too-late') : last
	})
	const undone = lasts.flatMap((last, at) => {
		const step = steps[at]
		return last.ok && step ? [{ ...step, row: step.application, last: last.value }] : []
	})
	await applicationRunner.undoAll(tx, undone, {
		actorAccountId,
		set: { stageChangedAt: enteredStageAt, rejectionReason: null, rejectionKey: null, rejectionDays: null },
	})
	await retractTransitions(tx, undone)
	await showMoved(tx, undone)
	return lasts.map((last) => (last.ok ? ok({ restored: last.value.from }) : last))
}

const showMoved = (tx: Transaction, moved: readonly { application: LockedApplication }[]) =>
	showTransitions(
		tx,
		moved.map(({ application }) => application),
	)

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
const enteredStageAt = sql`coalesce((select max(${applicationEvents.at}) from ${applicationEvents} where ${applicationEvents.applicationId} = ${applications.id} and ${applicationEvents.to} = ${moving.to} and ${applicationEvents.undoes} is null), ${applications.appliedAt})`

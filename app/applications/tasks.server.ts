import { whyOf } from '#app/platform/given-reason.ts'
import { pick } from '#app/platform/personal-data.server.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobClosed, jobTakenDown } from '#app/jobs/events.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { send, sendAll, writeTo } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { secondsLeft } from '#app/platform/lifecycle.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { reader } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { readForTeam } from './concerned.server.ts'
import {
	applicationMoved,
	applicationReceived,
	applicationRejected,
	appliedJobClosed,
	appliedJobRemoved,
} from './messages.ts'
import { isOpen, openStages, type Stage } from './stage.ts'
import { applicationEvents, applications } from './tables.server.ts'
import { goesOn } from './progress.server.ts'

export const moveKey = (eventId: string) => `stage/${eventId}`
export const messageAboutMove = (to: Stage) => (to === 'rejected' ? applicationRejected : applicationMoved)

/** Emails about a move, with an SMS if it needs an answer soon, once the move can no longer be undone. */
export const emailAboutTransition = defineTask({
	name: 'applications.email-about-transition',
	payload: z.object({ eventId: z.uuid() }),
	run: ({ eventId }) => db.transaction((tx) => writeAbout(tx, eventId)),
})

/** Notifies all members whom an application concerns at once, because the product never withdraws a new one. */
export const notifyOfApplication = defineTask({
	name: 'applications.notify-of-application',
	payload: z.object({ applicationId: z.uuid(), key: z.string() }),
	run: ({ applicationId, key }) =>
		db.transaction(async (tx) => {
			const told = await readForTeam(tx, applicationId)
			if (told) await send(tx, applicationReceived, { ...told, key })
		}),
})

async function writeAbout(tx: Transaction, eventId: string): Promise<void> {
	const move = await lockTransition(tx, eventId)
	if (!move || move.undone) return
	// The move may have waited for a lock after the task was queued.
	if (move.secondsLeft > 0)
		return enqueue(tx, emailAboutTransition, { eventId }, { startAfterSeconds: move.secondsLeft })

	if (isOpen(move.to) && !(await goesOn(tx, move))) return
	await writeTo(tx, messageAboutMove(move.to), { to: [move], key: moveKey(eventId), facts: move })
}

/** Under the application's lock an undo has either happened or comes too late: `undoTransition` takes the same lock. */
async function lockTransition(tx: Transaction, eventId: string) {
	const undo = alias(applicationEvents, 'undo')
	const [move] = await tx
		.select({
			id: applications.id,
			to: applicationEvents.to,
			...pick(applicationEvents, 'reason', 'reasonKey', 'reasonDays'),
			secondsLeft: secondsLeft(applicationEvents.at, undoSeconds),
			jobTitle: jobs.title,
			hospitalId: hospitals.id,
			...hospitalAt(jobs.siteId, jobs.location),
			specialistId: applications.specialistId,
			...reader,
		})
		.from(applicationEvents)
		.innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.where(eq(applicationEvents.id, eventId))
		.for('update', { of: applications })
	if (!move) return null
	// Read after the lock: what a snapshot from before it says about undoing may be old.
	const undone = await tx.select({ id: undo.id }).from(undo).where(eq(undo.undoes, eventId))
	return { ...move, reason: whyOf(move), undone: undone.length > 0 }
}

/** Notifies applicants who still wait that the job was closed, once that cannot be undone. */
export const notifyApplicantsOfClosedJob = defineTask({
	name: 'applications.notify-of-closed-job',
	payload: z.object({ jobId: z.uuid() }),
	on: jobClosed,
	run: ({ jobId }) => db.transaction((tx) => notifyOfClosing(tx, jobId)),
})

async function notifyOfClosing(tx: Transaction, jobId: string): Promise<void> {
	const [job] = await tx
		.select({
			title: jobs.title,
			...hospitalAt(jobs.siteId, jobs.location),
			closing: sql<string>`extract(epoch from ${jobs.closedAt})::bigint::text`,
			secondsLeft: secondsLeft(jobs.closedAt, undoSeconds),
		})
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(eq(jobs.id, jobId), eq(jobs.status, 'closed')))
	if (!job) return
	if (job.secondsLeft > 0)
		return enqueue(tx, notifyApplicantsOfClosedJob, { jobId }, { startAfterSeconds: job.secondsLeft })

	const waiting = await listWaiting(tx, jobId)
	await sendAll(
		tx,
		appliedJobClosed,
		waiting.map(({ id, ...applicant }) => ({
			to: [applicant],
			// Closed again after a reopening is news again.
			key: `job-closed/${jobId}/${job.closing}/${id}`,
			facts: { id, jobTitle: job.title, ...job },
		})),
	)
}

/** Notifies applicants who still wait that an operator removed the job. */
export const notifyApplicantsOfRemovedJob = defineTask({
	name: 'applications.notify-of-removed-job',
	payload: z.object({ jobId: z.uuid() }),
	on: jobTakenDown,
	run: ({ jobId }) =>
		db.transaction(async (tx) => {
			const [job] = await tx
				.select({ jobTitle: jobs.title, ...hospitalAt(jobs.siteId, jobs.location) })
				.from(jobs)
				.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
				.where(and(eq(jobs.id, jobId), eq(jobs.status, 'removed')))
			if (!job) return
			const waiting = await listWaiting(tx, jobId)
			await sendAll(
				tx,
				appliedJobRemoved,
				waiting.map(({ id, ...applicant }) => ({
					to: [applicant],
					key: `job-taken-down/${id}`,
					facts: { id, ...job },
				})),
			)
		}),
})

async function listWaiting(tx: Transaction, jobId: string) {
	return tx
		.select({
			id: applications.id,
			...reader,
		})
		.from(applications)
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.where(and(eq(applications.jobId, jobId), inArray(applications.stage, [...openStages])))
}

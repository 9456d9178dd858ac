import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobClosed } from '#app/jobs/events.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notify, writeTo } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { secondsLeft } from '#app/platform/lifecycle.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks.server.ts'
import { reader, readerWithPhone } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { openStages, stageNames, undoSeconds } from './stage.ts'
import { applicationEvents, applications } from './tables.server.ts'
import { moneyWarning, moveHeadline } from './labels.ts'

/** Emails about a move, with an SMS if it needs an answer soon, once the move can no longer be undone. */
export const emailAboutTransition = defineTask({
	name: 'applications.write-about-move',
	payload: z.object({ eventId: z.uuid() }),
	run: ({ eventId }) => db.transaction((tx) => writeAbout(tx, eventId)),
})

async function writeAbout(tx: Transaction, eventId: string): Promise<void> {
	const move = await lockTransition(tx, eventId)
	if (!move || move.undone) return
	// The move may have waited for a lock after the task was queued.
	if (move.secondsLeft > 0)
		return enqueue(tx, emailAboutTransition, { eventId }, { startAfterSeconds: move.secondsLeft })

	const href = `/applications/${move.applicationId}`
	const isUrgent = move.to === 'interview' || move.to === 'offered'
	const subject = moveHeadline(move.to, move.hospitalName)
	await writeTo(tx, [move], {
		key: `stage/${eventId}`,
		event: move.to === 'rejected' ? 'application-rejected' : 'application-moved',
		mail: {
			subject,
			paragraphs: [
				`${subject}: ${move.jobTitle}.`,
				...(move.reason ? [`Reason: ${move.reason}`] : []),
				...(isUrgent ? [moneyWarning] : []),
			],
			action: { label: 'View your application', href },
		},
		...(isUrgent
			? {
					sms: {
						template: 'application-stage' as const,
						params: {
							hospital: move.hospitalName,
							job: move.jobTitle,
							stage: stageNames[move.to],
							url: env.APP_ORIGIN + href,
						},
					},
				}
			: {}),
	})
}

/** Under the application's lock an undo has either happened or comes too late: `undoTransition` takes the same lock. */
async function lockTransition(tx: Transaction, eventId: string) {
	const undo = alias(applicationEvents, 'undo')
	const [move] = await tx
		.select({
			applicationId: applications.id,
			to: applicationEvents.to,
			reason: applicationEvents.reason,
			secondsLeft: secondsLeft(applicationEvents.at, undoSeconds),
			jobTitle: jobs.title,
			hospitalName: hospitals.displayName,
			...readerWithPhone,
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
	return { ...move, undone: undone.length > 0 }
}

/** Notifies applicants who still wait that the job was closed, once that cannot be undone. */
export const notifyApplicantsOfClosedJob = defineTask({
	name: 'applications.tell-of-closed-job',
	payload: z.object({ jobId: z.uuid() }),
	on: jobClosed,
	run: ({ jobId }) => db.transaction((tx) => notifyOfClosing(tx, jobId)),
})

async function notifyOfClosing(tx: Transaction, jobId: string): Promise<void> {
	const [job] = await tx
		.select({
			title: jobs.title,
			hospitalName: hospitals.displayName,
			closing: sql<string>`extract(epoch from ${jobs.closedAt})::bigint::text`,
			secondsLeft: secondsLeft(jobs.closedAt, undoSeconds),
		})
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(eq(jobs.id, jobId), eq(jobs.status, 'closed')))
	if (!job) return
	if (job.secondsLeft > 0)
		return enqueue(tx, notifyApplicantsOfClosedJob, { jobId }, { startAfterSeconds: job.secondsLeft })

	const subject = `${job.hospitalName} closed a job you applied for`
	for (const { applicationId, ...applicant } of await listWaiting(tx, jobId)) {
		// Closed again after a reopening is news again.
		const key = `job-closed/${jobId}/${job.closing}/${applicationId}`
		const href = `/applications/${applicationId}`
		await notify(tx, [applicant.accountId], { key, title: subject, body: job.title, href })
		await writeTo(tx, [applicant], {
			key,
			event: 'application-job-closed',
			mail: {
				subject,
				paragraphs: [
					`${job.title} is closed to new applications. Yours stays active until the hospital decides or you withdraw it.`,
				],
				action: { label: 'View your application', href },
			},
		})
	}
}

async function listWaiting(tx: Transaction, jobId: string) {
	return tx
		.select({
			applicationId: applications.id,
			...reader,
		})
		.from(applications)
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(and(eq(applications.jobId, jobId), inArray(applications.stage, [...openStages])))
}

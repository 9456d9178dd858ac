import { undoSeconds } from '#app/platform/undo.ts'
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { applicationEnded } from '#app/applications/events.server.ts'
import { isOpen, undoSecondsOf } from '#app/applications/stage.ts'
import { applications } from '#app/applications/tables.server.ts'
import { jobClosed } from '#app/jobs/events.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { secondsLeft } from '#app/platform/lifecycle.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { lockInterview } from '../locks.server.ts'
import { interviewKept, interviewKeptByHospital } from '../messages.ts'
import { moveInterview } from '../transitions.server.ts'
import { notifyOfCancellation } from '../notifications.server.ts'
import { asTeamReads, readParticipants } from './participants.server.ts'
import { endedReasons } from './stored-reasons.ts'
import { interviews } from '../tables.server.ts'

/**
 * Cancels the interview of an application that has ended, unless it has begun, because the hospital then records how it
 * went. Waits until the end can no longer be undone. Until then no one can pick or move a time.
 */
export const cancelWithApplication = defineTask({
	name: 'interviews.cancel-with-application',
	payload: z.object({ applicationId: z.uuid() }),
	on: applicationEnded,
	run: ({ applicationId }) => db.transaction((tx) => cancelFor(tx, applicationId)),
})

async function cancelFor(tx: Transaction, applicationId: string): Promise<void> {
	const [open] = await tx
		.select({ id: interviews.id })
		.from(interviews)
		.where(
			and(
				eq(interviews.applicationId, applicationId),
				or(
					eq(interviews.status, 'proposed'),
					and(eq(interviews.status, 'scheduled'), gt(interviews.startsAt, sql`now()`)),
				),
			),
		)
	if (!open) return
	const interview = await lockInterview(tx, open.id, sql`true`)
	if (!interview || isOpen(interview.application.stage)) return
	const [ended] = await tx
		.select({ secondsLeft: secondsLeft(applications.stageChangedAt, undoSecondsOf(interview.application.stage)) })
		.from(applications)
		.where(eq(applications.id, applicationId))
	if (ended && ended.secondsLeft > 0)
		return enqueue(tx, cancelWithApplication, { applicationId }, { startAfterSeconds: ended.secondsLeft })

	const reason = endedReasons[interview.application.stage] ?? ''
	const moved = await moveInterview(tx, interview, { kind: 'cancel', by: 'hospital' }, { actorAccountId: null, reason })
	// Someone else ended it first.
	if (!moved.ok) return
	await notifyOfCancellation(tx, interview.id, { freed: moved.value.freed, reason, by: null })
}

/**
 * A closed job keeps its interviews: it takes no new applications because the hospital wants to decide among those it
 * has. Both sides are told so, once, and either can still cancel.
 */
export const keepAfterClosing = defineTask({
	name: 'interviews.keep-after-closing',
	payload: z.object({ jobId: z.uuid() }),
	on: jobClosed,
	run: ({ jobId }) => db.transaction((tx) => notifyOfKeptInterviews(tx, jobId)),
})

async function notifyOfKeptInterviews(tx: Transaction, jobId: string): Promise<void> {
	const [job] = await tx
		.select({
			closing: sql<string>`extract(epoch from ${jobs.closedAt})::bigint::text`,
			secondsLeft: secondsLeft(jobs.closedAt, undoSeconds),
		})
		.from(jobs)
		.where(and(eq(jobs.id, jobId), eq(jobs.status, 'closed')))
	if (!job) return
	if (job.secondsLeft > 0) return enqueue(tx, keepAfterClosing, { jobId }, { startAfterSeconds: job.secondsLeft })

	const kept = await tx
		.select({ id: interviews.id })
		.from(interviews)
		.innerJoin(applications, eq(applications.id, interviews.applicationId))
		.where(
			and(
				eq(applications.jobId, jobId),
				inArray(interviews.status, ['proposed', 'scheduled']),
				or(isNull(interviews.startsAt), gt(interviews.startsAt, sql`now()`)),
			),
		)
	for (const { id } of kept) {
		const participants = await readParticipants(tx, id)
		if (!participants) continue
		const { startsAt, endsAt, specialist, members } = participants
		// Closed again after a reopening is news again.
		const key = `interview-kept/${id}/${job.closing}`
		const facts = { ...participants, hour: startsAt && endsAt && { startsAt, endsAt } }
		await notify(tx, interviewKept, { to: [specialist], key, facts })
		await notify(tx, interviewKeptByHospital, { to: members, key, facts: asTeamReads(facts) })
	}
}

import { undoSeconds } from '#app/platform/undo.ts'
import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { accounts } from '#app/identity/tables.server.ts'
import { jobOpened } from '#app/jobs/events.server.ts'
import { listFits } from '#app/matching/queries.server.ts'
import { send } from '#app/notifications/notify.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { lastEight } from '#app/saved-searches/digest-time.ts'
import { type BestJob, countBySearch, jobDigest, maxInMail, urgentJob } from './messages.ts'
import { type PendingJob, consumePending, consumePendingOfJob } from './pending-jobs.server.ts'
import { isUrgent, matchAlerts } from './alert-matching.server.ts'
import { stopLinks } from './stop-links.server.ts'
import { jobAlerts } from './tables.server.ts'
import { t } from '#app/platform/language/words.ts'

/** People told in one run; the next one goes on from there. */
const peopleAtOnce = 50

/** Finds the saved searches that a job answers, as soon as it opens. */
export const findListeners = defineTask({
	name: 'alerts.find-listeners',
	payload: z.object({ jobId: z.uuid() }),
	on: jobOpened,
	run: ({ jobId }) =>
		db.transaction(async (tx) => {
			await matchAlerts(tx, jobId)
			if (await isUrgent(tx, jobId)) await enqueue(tx, notifyOfUrgentJob, { jobId }, { startAfterSeconds: undoSeconds })
		}),
})

const urgentKey = (jobId: string) => `job-alert/${jobId}`

/** Tells people of an urgent job, once its posting can no longer be undone. */
export const notifyOfUrgentJob = defineTask({
	name: 'alerts.notify-of-urgent-job',
	payload: z.object({ jobId: z.uuid() }),
	run: ({ jobId }) =>
		db.transaction(async (tx) => {
			const { taken, pendingJobs } = await consumePendingOfJob(tx, jobId, peopleAtOnce)
			for (const found of pendingJobs) await notifyAtOnce(tx, found)
			if (taken === peopleAtOnce) await enqueue(tx, notifyOfUrgentJob, { jobId })
		}),
})

const notifyAtOnce = (tx: Transaction, pendingJobs: PendingJob) =>
	send(tx, urgentJob, {
		to: [pendingJobs],
		key: urgentKey(pendingJobs.jobId),
		facts: { ...pendingJobs, ...stopLinks(pendingJobs.accountId, [pendingJobs]) },
	})

/**
 * Notifies everyone of what their searches found until 8:00, in one email and one notification each. Runs every ten
 * minutes to make up for a morning on which nothing ran, and reads only people with new jobs. Alerts are marked in the
 * transaction that queues the email, so a run that dies has notified no one and the next one does.
 */
const sendDigests = defineTask({
	name: 'alerts.send-digests',
	payload: z.object({ after: z.guid().optional() }),
	schedule: '*/10 8-21 * * *',
	run: async ({ after }) => void (await sendDigestsUntil(lastEight(new Date()), after)),
})

/**
 * To so many people, each in a transaction of their own; the next run is queued first, so that no one waits for a person
 * who cannot be told. Returns after whom that goes on, if there may be more.
 */
export async function sendDigestsUntil(until: Date, after?: string): Promise<string | undefined> {
	const waiting = await db
		.selectDistinct({ accountId: jobAlerts.accountId })
		.from(jobAlerts)
		.where(
			and(
				isNull(jobAlerts.notifiedAt),
				lt(jobAlerts.createdAt, until),
				after === undefined ? undefined : gt(jobAlerts.accountId, after),
			),
		)
		.orderBy(asc(jobAlerts.accountId))
		.limit(peopleAtOnce)
	const next = waiting.length < peopleAtOnce ? undefined : waiting.at(-1)?.accountId
	if (next !== undefined) await db.transaction((tx) => enqueue(tx, sendDigests, { after: next }))
	await eachAlone(waiting, ({ accountId }) => db.transaction((tx) => sendDigest(tx, accountId, until)))
	return next
}

async function sendDigest(tx: Transaction, accountId: string, until: Date) {
	const { pendingJobs } = await consumePending(tx, accountId, until)
	const [first, ...others] = pendingJobs
	if (!first) return
	const jobs: [PendingJob, ...PendingJob[]] = [first, ...others]
	// A name of its own: what was paused at eight may follow on the same day, and must not be taken for a repetition.
	const key = `job-digest/${istToday(until)}/${randomUUID()}`
	// What fits and why is said before the message is written.
	const [reader] = await tx.select({ language: accounts.language }).from(accounts).where(eq(accounts.id, accountId))
	const best = await inLanguage(reader?.language ?? 'en', () => listBest(accountId, jobs))
	const facts = { found: countBySearch(jobs), best, ...stopLinks(accountId, jobs) }
	await send(tx, jobDigest, { to: [first], key, facts })
}

/** The few jobs that an email lists: those that fit the reader best. */
async function listBest(specialistId: string, found: PendingJob[]): Promise<BestJob[]> {
	const byId = new Map(found.map((each) => [each.jobId, each]))
	const fits = await listFits(specialistId, [...byId.keys()])
	return fits.slice(0, maxInMail).flatMap(({ jobId, match: { score, reasons } }) => {
		const each = byId.get(jobId)
		const fit =
			score === null ? null : [t`${{ score }}% match`, reasons.slice(0, 3).join(' · ')].filter(Boolean).join('. ')
		return each ? [{ ...each, fit }] : []
	})
}

/** What job alerts have done in the background. */
export const alertTasks = [findListeners, notifyOfUrgentJob, sendDigests]

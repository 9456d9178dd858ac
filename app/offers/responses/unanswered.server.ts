import { siteOfJob } from '#app/jobs/concerned.server.ts'
import { concernedBy } from '#app/applications/concerned.server.ts'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { answersDue, applicationLeftUnanswered, applicationUnanswered } from '#app/applications/messages.ts'
import { leftUnanswered } from '#app/applications/reasons.ts'
import { markReminded } from '#app/applications/reminded.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { lockApplication, moveApplication } from '#app/applications/transitions.server.ts'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notify, send } from '#app/notifications/notify.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { closingDays, noticeDays, reminderDays } from '#app/relations/answer-clock.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { mayReceive } from '#app/relations/rules.ts'
import { whereBetween } from '#app/relations/view.server.ts'
import { reader } from '#app/specialists/brief.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { agoOf, askedAt, firstDayIsOver, hospitalOwes, listDue } from './answer-clock.server.ts'

/** So long ago that half of the time for an answer is over. The first line lets an index find them. */
const isAtHalfTime = and(
	lte(applications.stageChangedAt, agoOf(reminderDays)),
	hospitalOwes,
	lte(askedAt, agoOf(reminderDays)),
	or(isNull(applications.answerRemindedAt), sql`${applications.answerRemindedAt} < ${askedAt}`),
)

/** Once for each answer that is owed, and for all applicants of a hospital in one message a day. */
export const remindOfAnswers = defineTask({
	name: 'offers.remind-of-answers',
	payload: z.object({}),
	schedule: '30 9 * * *',
	async run() {
		const due = await db
			.selectDistinct({ hospitalId: jobs.hospitalId })
			.from(applications)
			.innerJoin(jobs, eq(jobs.id, applications.jobId))
			.where(isAtHalfTime)
		await eachAlone(due, ({ hospitalId }) => db.transaction((tx) => remindHospital(tx, hospitalId)))
	},
})

/** Two processes at once: the second waits for the first, and finds that all are noted. */
async function remindHospital(tx: Transaction, hospitalId: string) {
	const due = await tx
		.select({
			id: applications.id,
			site: siteOfJob.mapWith(String),
			isReadable: whereBetween(jobs.hospitalId, applications.specialistId, (rules) => rules.mayReceive).mapWith(
				Boolean,
			),
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(jobs.hospitalId, hospitalId), isAtHalfTime))
		.orderBy(applications.id)
		.for('update', { of: applications })
	await markReminded(
		tx,
		due.map(({ id }) => id),
	)
	const readable = due.filter(({ isReadable }) => isReadable)
	const key = `answers-due/${hospitalId}/${istToday(new Date())}`
	const team = await listMembersToNotify(tx, hospitalId, null)
	// Each member reads the number of applicants of their own sites.
	const byCount = Map.groupBy(team, ({ sites }) => readable.filter(({ site }) => sites?.includes(site) ?? true).length)
	for (const [count, to] of byCount) if (count > 0) await send(tx, answersDue, { to, key, facts: { count } })
}

const isOverdue = and(
	lte(applications.stageChangedAt, agoOf(closingDays)),
	hospitalOwes,
	lte(askedAt, agoOf(closingDays)),
	sql`${applications.answerRemindedAt} >= ${askedAt}`,
	lte(applications.answerRemindedAt, agoOf(noticeDays)),
	// Not while the applicant waits, nor in the week after it, in which they can decide again.
	or(isNull(applications.waitsUntil), lte(applications.waitsUntil, agoOf(noticeDays))),
)

/** In the daytime, applications that their hospital left without an answer are closed, each in its own transaction. */
export const closeUnanswered = defineTask({
	name: 'offers.close-unanswered',
	payload: z.object({}),
	schedule: '*/10 8-20 * * *',
	async run() {
		await eachAlone(await listDue(isOverdue), ({ id }) => db.transaction((tx) => closeOne(tx, id)))
	},
})

/** An answer at the same moment either comes first, and nothing is closed, or finds the application closed. */
async function closeOne(tx: Transaction, applicationId: string) {
	const application = await lockApplication(tx, applicationId, sql`true`)
	if (!application) return
	// Read after the lock: what the list above saw may be old.
	const [due] = await tx
		.select({ ...reader, isFirstDay: firstDayIsOver.mapWith(Boolean) })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.where(and(eq(applications.id, applicationId), isOverdue))
	if (!due) return
	const { isFirstDay } = due
	await moveApplication(tx, application, {
		to: 'rejected',
		by: 'clock',
		actorAccountId: null,
		version: application.version,
		given: leftUnanswered(isFirstDay ? 'no-start' : 'no-answer'),
		isNotifiedByCaller: true,
	})
	const key = `unanswered/${applicationId}`
	await send(tx, applicationUnanswered, { to: [due], key, facts: { ...application, isFirstDay } })
	const relation = await findRelation(application, tx)
	if (!relation || !mayReceive(relation)) return
	const members = await listMembersToNotify(tx, application.hospitalId, concernedBy(applicationId))
	await notify(tx, applicationLeftUnanswered, {
		to: members,
		key,
		facts: { ...application, jobTitle: application.titleForTeam, isFirstDay },
	})
}

import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { send } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { interviewerReminder, interviewReminder } from '../messages.ts'
import { asTeamReads, readParticipants } from './participants.server.ts'
import { interviews } from '../tables.server.ts'

/** Hours before the start: by when each reminder goes out, and from when on it would only repeat the next one. */
const reminders = {
	dayBefore: { column: interviews.remindedDayBeforeAt, done: { remindedDayBeforeAt: sql`now()` }, from: 24, until: 2 },
	hoursBefore: {
		column: interviews.remindedHoursBeforeAt,
		done: { remindedHoursBeforeAt: sql`now()` },
		from: 2,
		until: 0,
	},
} as const
type Kind = keyof typeof reminders

const atOnce = 50

/**
 * Every minute: who has an interview within a day, and within two hours. What is sent and that it was sent are one
 * transaction, one for each interview: killed anywhere, the next run does what is left, and nothing twice.
 */
export const remindOfInterviews = defineTask({
	name: 'interviews.remind',
	payload: z.object({}),
	schedule: '* * * * *',
	async run() {
		const due = [...(await listDue('hoursBefore')), ...(await listDue('dayBefore'))]
		await eachAlone(due, ({ id, kind }) => db.transaction((tx) => remindOfOne(tx, id, kind)))
	},
})

const listDue = (kind: Kind) =>
	db
		.select({ id: interviews.id, kind: sql<Kind>`${kind}` })
		.from(interviews)
		.where(isDue(kind))
		.orderBy(interviews.startsAt)
		.limit(atOnce)

function isDue(kind: Kind) {
	const { column, from, until } = reminders[kind]
	return and(
		eq(interviews.status, 'scheduled'),
		isNull(column),
		lte(interviews.startsAt, hoursAhead(from)),
		gt(interviews.startsAt, hoursAhead(until)),
	)
}

/** One that another process is at is left to it. */
async function remindOfOne(tx: Transaction, interviewId: string, kind: Kind) {
	const [due] = await tx
		.select({ id: interviews.id })
		.from(interviews)
		.where(and(eq(interviews.id, interviewId), isDue(kind)))
		.for('update', { skipLocked: true })
	if (!due) return
	await tx.update(interviews).set(reminders[kind].done).where(eq(interviews.id, interviewId))
	await remind(tx, interviewId, kind)
}

const hoursAhead = (hours: number) => sql`now() + make_interval(hours => ${hours})`

async function remind(tx: Transaction, interviewId: string, kind: Kind) {
	const participants = await readParticipants(tx, interviewId)
	if (!participants?.startsAt || !participants.endsAt) return
	const { startsAt, endsAt, sequence, specialist, members } = participants
	// The time is part of the name: moved to another, it is another reminder.
	const key = `interview-reminder/${interviewId}/${sequence}/${kind}`
	const facts = { ...participants, startsAt, endsAt, isUrgent: kind === 'hoursBefore' }
	await send(tx, interviewReminder, { to: [specialist], key, facts })
	await send(tx, interviewerReminder, { to: members, key, facts: asTeamReads(facts) })
}

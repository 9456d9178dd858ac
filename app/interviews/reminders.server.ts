import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { send } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { defineTask } from '#app/platform/tasks.server.ts'
import { interviewerReminder, interviewReminder } from './messages.ts'
import { readParticipants } from './participants.server.ts'
import { interviews } from './tables.server.ts'

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
		for (const kind of ['hoursBefore', 'dayBefore'] as const) {
			let sent = 0
			while (sent < atOnce && (await db.transaction((tx) => remindOfOne(tx, kind)))) sent++
		}
	},
})

/** Takes one that no other process is at; false when there is none left. */
async function remindOfOne(tx: Transaction, kind: Kind): Promise<boolean> {
	const { column, done, from, until } = reminders[kind]
	const [due] = await tx
		.select({ id: interviews.id })
		.from(interviews)
		.where(
			and(
				eq(interviews.status, 'scheduled'),
				isNull(column),
				lte(interviews.startsAt, hoursAhead(from)),
				gt(interviews.startsAt, hoursAhead(until)),
			),
		)
		.orderBy(interviews.startsAt)
		.limit(1)
		.for('update', { skipLocked: true })
	if (!due) return false
	await tx.update(interviews).set(done).where(eq(interviews.id, due.id))
	await remind(tx, due.id, kind)
	return true
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
	await send(tx, interviewerReminder, { to: members, key, facts })
}

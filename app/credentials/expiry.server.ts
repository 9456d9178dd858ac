import { expiryReminderDays } from '#app/durations.ts'
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { send } from '#app/notifications/notify.server.ts'
import { daysBetween, istToday } from '#app/platform/text/dates.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { findReader } from '#app/specialists/brief.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { reminderDue } from './expiry.ts'
import { credentialExpiring } from './messages.ts'
import { moveCredential } from './transitions.server.ts'
import { credentials } from './tables.server.ts'

const portion = 200
const firstId = '00000000-0000-0000-0000-000000000000'

const isVerifiedAfter = (id: string) => and(eq(credentials.status, 'verified'), gt(credentials.id, id))

/** Every morning, after the day has changed in India: what ran out yesterday expires, and who is due is reminded. */
export const watchLastDays = defineTask({
	name: 'credentials.watch-expiry',
	payload: z.object({}),
	schedule: '5 0 * * *',
	async run() {
		await eachAlone([expireCredentials, remindOfLastDays, keepCheckedNames], (each) => each(new Date()))
	},
})

/** Moves every verified credential whose last day is over. Each in a transaction of its own: a run that dies goes on the next time. */
export async function expireCredentials(now: Date) {
	const today = istToday(now)
	await eachOf(
		(after) =>
			db
				.select({ id: credentials.id })
				.from(credentials)
				.where(and(isVerifiedAfter(after), sql`${credentials.validUntil} < ${today}::date`))
				.orderBy(asc(credentials.id))
				.limit(portion),
		// One that its owner has just sent again is no longer verified, and stays as it is.
		(id) => db.transaction((tx) => moveCredential(tx, 'clock', id, 'expired')),
	)
}

/** Of what was verified before we kept the name and the grade beside it; the trigger of the table fills them in. */
async function keepCheckedNames() {
	await eachOf(
		(after) =>
			db
				.select({ id: credentials.id })
				.from(credentials)
				.where(and(isVerifiedAfter(after), or(isNull(credentials.checkedName), isNull(credentials.checkGrade))))
				.orderBy(asc(credentials.id))
				.limit(portion),
		(id) =>
			db
				.update(credentials)
				.set({ checkedName: credentials.checkedName })
				.where(and(eq(credentials.id, id), eq(credentials.status, 'verified'))),
	)
}

/** Writes the reminders that are due, each threshold once for each last day, however often and by how many processes it runs. */
export async function remindOfLastDays(now: Date) {
	const today = istToday(now)
	const left = sql`(${credentials.validUntil} - ${today}::date)`
	const due = sql`case ${sql.join(
		expiryReminderDays.toReversed().map((days) => sql`when ${left} <= ${days}::int then ${days}::int`),
		sql` `,
	)} end`
	await eachOf(
		(after) =>
			db
				.select({ id: credentials.id })
				.from(credentials)
				.where(
					and(
						isVerifiedAfter(after),
						sql`${credentials.validUntil} between ${today}::date and ${today}::date + ${expiryReminderDays[0]}::int`,
						sql`(${credentials.remindedFor} is distinct from ${credentials.validUntil} or ${credentials.remindedDays} > ${due})`,
					),
				)
				.orderBy(asc(credentials.id))
				.limit(portion),
		(id) => db.transaction((tx) => remindOf(tx, id, today)),
	)
}

/** In portions, because there may be many; one that fails keeps neither its portion nor those that follow. */
async function eachOf(list: (after: string) => Promise<{ id: string }[]>, act: (id: string) => Promise<unknown>) {
	const problems: unknown[] = []
	for (let rows = await list(firstId); rows.length > 0; rows = await list(rows.at(-1)?.id ?? firstId))
		await eachAlone(rows, ({ id }) => act(id)).catch((error: unknown) => problems.push(error))
	if (problems.length > 0) throw problems[0]
}

/** Notes the reminder and queues what it says, both or neither. */
export async function remindOf(tx: Transaction, credentialId: string, today: string) {
	const [credential] = await tx.select().from(credentials).where(eq(credentials.id, credentialId)).for('update')
	if (credential?.status !== 'verified' || credential.validUntil === null) return
	const { validUntil, remindedFor, remindedDays } = credential
	const days = reminderDue(today, validUntil)
	const isNotifiedByCaller =
		remindedFor === validUntil && remindedDays !== null && days !== null && remindedDays <= days
	if (days === null || isNotifiedByCaller) return

	await tx
		.update(credentials)
		.set({ remindedFor: validUntil, remindedDays: days })
		.where(eq(credentials.id, credentialId))
	await send(tx, credentialExpiring, {
		to: await findReader(tx, credential.specialistId),
		key: `credential-reminder/${credentialId}/${validUntil}/${days}`,
		facts: { ...credential, validUntil, daysLeft: daysBetween(today, validUntil) },
	})
}

import { unreadMinutes } from '#app/durations.ts'
import { concernedByThread } from './concerned.server.ts'
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { whereBetween } from '#app/relations/view.server.ts'
import { findReader } from '#app/specialists/brief.server.ts'
import { unreadFromHospital, unreadFromSpecialist } from './messages.ts'
import type { Side } from './policy.ts'
import { messages, threadReads, threads } from './tables.server.ts'
import { hospitalName, specialistName } from './notifications.server.ts'

const patience = sql.raw(`interval '${unreadMinutes} minutes'`)
/** After an outage, no one is notified of older messages. */
const oldest = sql`interval '2 days'`
const maxAtOnce = 500

/** Every minute: whoever left a message unread for ten minutes gets a mail, one for each thread until they have read it. */
export const writeAboutUnread = defineTask({
	name: 'messages.email-about-unread',
	payload: z.object({}),
	schedule: '* * * * *',
	async run() {
		const waiting = await listToWriteAbout()
		const problems: unknown[] = []
		for (const { id } of waiting)
			await db.transaction((tx) => writeAbout(tx, id)).catch((error: unknown) => problems.push(error))
		if (problems.length > 0) {
			log.warn({ failed: problems.length, of: waiting.length }, 'mails about unread messages')
			throw problems[0]
		}
	},
})

/** Those that have waited longest first, so that more than one run can hold are reached in turn. */
export const listToWriteAbout = () =>
	db
		.select({ id: threads.id })
		.from(threads)
		.where(and(gt(threads.lastMessageAt, sql`now() - ${oldest}`), hasPending, canAnswer))
		.orderBy(asc(threads.lastMessageAt))
		.limit(maxAtOnce)

/** No one is called back to a thread in which they can no longer write. */
const canAnswer = whereBetween(threads.hospitalId, threads.specialistId, ({ mayMessage }) => mayMessage)

/**
 * The other side has not read a message that has waited long enough, and has not been notified since it last read: as
 * `findUnread` decides under the lock, so that no thread is looked at each minute for nothing.
 */
const hasPending = sql`exists (
	select 1 from ${messages} m, lateral (
			select coalesce(max(r.read_through), '-infinity') as read, coalesce(max(r.notified_through), '-infinity') as notified
			from ${threadReads} r
			where r.thread_id = ${threads.id} and (r.account_id = ${threads.specialistId}) = (m.side = 'hospital')
		) through
	where m.thread_id = ${threads.id}
		and m.sent_at between now() - ${oldest} and now() - ${patience}
		and m.sent_at > through.read and through.notified <= through.read
		and not exists (
			select 1 from ${messages} answer where answer.thread_id = ${threads.id} and answer.side <> m.side and answer.sent_at > m.sent_at
		)
)`

/** The thread's lock keeps others from reading or notifying. Marking and notifying is one transaction. */
export async function writeAbout(tx: Transaction, threadId: string) {
	const [thread] = await tx
		.select({ id: threads.id, hospitalId: threads.hospitalId, specialistId: threads.specialistId })
		.from(threads)
		.where(eq(threads.id, threadId))
		.for('update')
	if (!thread) return
	const people = await findReader(tx, thread.specialistId)
	const members = await listMembersToNotify(tx, thread.hospitalId, concernedByThread(thread))

	const toSpecialist = await findUnread(tx, thread.id, 'hospital', [thread.specialistId])
	if (toSpecialist) {
		const name = await hospitalName(tx, thread.hospitalId)
		await write(tx, people, { ...toSpecialist, name, otherId: thread.hospitalId, message: unreadFromHospital })
	}
	const toMembers = await findUnread(
		tx,
		thread.id,
		'specialist',
		members.map(({ accountId }) => accountId),
	)
	if (toMembers) {
		const name = await specialistName(tx, thread)
		const readers = await whoTalks(tx, thread.id, members)
		await write(tx, readers, { ...toMembers, name, otherId: thread.specialistId, message: unreadFromSpecialist })
	}
}

type UnreadMessages = { threadId: string; lastId: string; count: number; readers: string[] }

/**
 * Messages of one side that no one on the other has read or answered, if the first has waited long enough and they have
 * not been notified since they last read. At a hospital, one who reads reads for all.
 */
async function findUnread(
	tx: Transaction,
	threadId: string,
	from: Side,
	readers: string[],
): Promise<UnreadMessages | null> {
	if (readers.length === 0) return null
	const [reading] = await tx
		.select({
			through: sql<string>`coalesce(max(${threadReads.readThrough}), '-infinity')::text`,
			isNotifiedByCaller: sql<boolean>`coalesce(max(${threadReads.notifiedThrough}) > coalesce(max(${threadReads.readThrough}), '-infinity'), false)`,
		})
		.from(threadReads)
		.where(and(eq(threadReads.threadId, threadId), inArray(threadReads.accountId, readers)))
	if (!reading || reading.isNotifiedByCaller) return null
	const answered = sql`coalesce((select max(answer.sent_at) from ${messages} answer where answer.thread_id = ${threadId} and answer.side <> ${from}), '-infinity')`
	const [unread] = await tx
		.select({
			count: sql<number>`count(*)::int`,
			lastId: sql<string>`(array_agg(${messages.id} order by ${messages.sentAt} desc))[1]`,
			isLate: sql<boolean>`coalesce(min(${messages.sentAt}) <= clock_timestamp() - ${patience}, false)`,
		})
		.from(messages)
		.where(
			and(
				eq(messages.threadId, threadId),
				eq(messages.side, from),
				gt(messages.sentAt, sql`greatest(${reading.through}::timestamptz, ${answered})`),
				lte(messages.sentAt, sql`clock_timestamp()`),
			),
		)
	return unread?.isLate ? { threadId, lastId: unread.lastId, count: unread.count, readers } : null
}

/** The members who have written in the thread, or all of them while no one has. */
async function whoTalks<Person extends { accountId: string }>(tx: Transaction, threadId: string, members: Person[]) {
	const rows = await tx
		.selectDistinct({ accountId: messages.senderAccountId })
		.from(messages)
		.where(and(eq(messages.threadId, threadId), eq(messages.side, 'hospital')))
	const writers = new Set(rows.map(({ accountId }) => accountId))
	const talking = members.filter(({ accountId }) => writers.has(accountId))
	return talking.length > 0 ? talking : members
}

type EmailMessage = UnreadMessages & {
	name: string
	otherId: string
	message: typeof unreadFromHospital
}

async function write(
	tx: Transaction,
	to: { accountId: string; name: string; email: string | null }[],
	{ threadId, lastId, message, readers, ...facts }: EmailMessage,
) {
	await tx
		.insert(threadReads)
		.values(readers.map((accountId) => ({ threadId, accountId, notifiedThrough: sql`clock_timestamp()` })))
		.onConflictDoUpdate({
			target: [threadReads.threadId, threadReads.accountId],
			set: { notifiedThrough: sql`excluded.notified_through` },
		})
	await writeTo(tx, message, { to, key: `unread/${lastId}`, facts })
}

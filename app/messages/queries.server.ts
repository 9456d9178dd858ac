import { and, count, desc, eq, exists, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import { receivedBy } from '#app/applications/pipeline/decisions.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { logoPath } from '#app/hospitals/page/logo.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { withPostingLabel } from '#app/jobs/page/posting-label.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { containsPattern } from '#app/platform/text/text.server.ts'
import { mayMessage } from '#app/relations/rules.ts'
import { relationBetween, relationColumns } from '#app/relations/view.server.ts'
import { sealedBrief, shownName } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { maxOnPage } from './limits.ts'
import { pairWith, sideOf, type Writer } from './people.ts'
import { messageFiles, messages, threadReads, threads } from './tables.server.ts'
import { findThread } from './threads.server.ts'

/** Threads of the specialist, or of the member's hospital. */
const own = (reader: Writer) =>
	reader.kind === 'member' ? eq(threads.hospitalId, reader.hospitalId) : eq(threads.specialistId, reader.specialistId)

/** Up to where this reader is done: what they have read, and for a hospital what a colleague has answered. */
function doneThrough(reader: Writer) {
	const read = sql`coalesce((select ${threadReads.readThrough} from ${threadReads} where ${threadReads.threadId} = ${threads.id} and ${threadReads.accountId} = ${reader.accountId}), '-infinity')`
	if (reader.kind !== 'member') return read
	return sql`greatest(${read}, (select max(answer.sent_at) from ${messages} answer where answer.thread_id = ${threads.id} and answer.side = 'hospital'))`
}

const unreadIn = (reader: Writer) =>
	sql<number>`(select count(*)::int from ${messages} m where m.thread_id = ${threads.id} and m.side <> ${sideOf(reader)} and m.sent_at > ${doneThrough(reader)})`

const allUnread = (reader: Writer) =>
	sql<number>`(select coalesce(sum(${unreadIn(reader)}), 0)::int from ${threads} where ${own(reader)})`

/** Messages of the other sides that wait to be read over all threads, and when anything was last written in one. */
export async function findMessagePulse(reader: Writer): Promise<{ unread: number; lastAt: Date | null }> {
	const [row] = await db
		.select({ unread: allUnread(reader), lastAt: threads.lastMessageAt })
		.from(threads)
		.where(own(reader))
		.orderBy(desc(threads.lastMessageAt))
		.limit(1)
	return row ?? { unread: 0, lastAt: null }
}

export type ThreadFilter = { q: string; isUnread?: boolean; jobId?: string | null; show: number }

/**
 * The reader's threads, the latest first, with their last message; of a hospital only those with applicants of a job, where one is given. `q` is a part of the other's name, as far as the reader
 * may see it, or of a message; of a thread that only a message matches, that message is shown in place of the last.
 */
export async function listThreads(reader: Writer, { q, isUnread = false, jobId = null, show }: ThreadFilter) {
	const pattern = containsPattern(q)
	const called = ilike(reader.kind === 'member' ? shownName : hospitals.displayName, pattern)
	const written = exists(
		db
			.select({ one: sql`1` })
			.from(messages)
			.where(and(eq(messages.threadId, threads.id), ilike(messages.body, pattern))),
	)
	const rows = await db
		.select({
			id: threads.id,
			hospitalId: threads.hospitalId,
			specialistId: threads.specialistId,
			hospitalName: hospitals.displayName,
			hospitalLogo: logoPath,
			person: sealedBrief,
			lastMessageAt: threads.lastMessageAt,
			unread: unreadIn(reader),
			isCalled: sql<boolean>`coalesce(${called}, false)`,
		})
		.from(threads)
		.innerJoin(hospitals, eq(hospitals.id, threads.hospitalId))
		.innerJoin(specialists, eq(specialists.id, threads.specialistId))
		.innerJoinLateral(...relationBetween(threads.hospitalId, threads.specialistId))
		.where(
			and(
				own(reader),
				q === '' ? undefined : or(called, written),
				isUnread ? sql`${unreadIn(reader)} > 0` : undefined,
				reader.kind === 'member' && jobId ? isAbout(reader, jobId) : undefined,
			),
		)
		.orderBy(desc(threads.lastMessageAt), desc(threads.id))
		.limit(show + 1)
	const ids = (isFound: boolean) => rows.flatMap((row) => ((q !== '' && !row.isCalled) === isFound ? [row.id] : []))
	const [named, found] = await Promise.all([listLastMessages(ids(false)), listLastMessages(ids(true), q)])
	const lasts = new Map([...named, ...found])
	return {
		threads: rows.slice(0, show).map((row) => ({ ...row, last: lasts.get(row.id) ?? null })),
		hasMore: rows.length > show,
	}
}

/** The thread is with someone who applied to this job of the member's hospital. */
const isAbout = (member: Member, jobId: string) =>
	exists(
		db
			.select({ one: sql`1` })
			.from(applications)
			.innerJoin(jobs, eq(jobs.id, applications.jobId))
			.where(and(eq(jobs.id, jobId), receivedBy(member), eq(applications.specialistId, threads.specialistId))),
	)

/** The hospital's jobs whose applicants it has conversations with, and with how many; the newest job first. */
export async function listJobsOfThreads(member: Member) {
	const found = await db
		.select({ id: jobs.id, title: jobs.title, location: jobs.location, openedAt: jobs.openedAt, count: count() })
		.from(threads)
		.innerJoin(applications, eq(applications.specialistId, threads.specialistId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(own(member), receivedBy(member)))
		.groupBy(jobs.id)
		.orderBy(desc(jobs.createdAt), desc(jobs.id))
	return found.map(withPostingLabel)
}

/** Of each thread the last message, or the last that matches. */
async function listLastMessages(threadIds: string[], q = '') {
	if (threadIds.length === 0) return new Map<string, { side: string; body: string; fileName: string | null }>()
	const rows = await db
		.selectDistinctOn([messages.threadId], {
			threadId: messages.threadId,
			side: messages.side,
			// Of a long one the part around what was searched for.
			body: q
				? sql<string>`substr(${messages.body}, greatest(1, position(lower(${q}) in lower(${messages.body})) - 30), 200)`
				: sql<string>`left(${messages.body}, 200)`,
			fileName: messageFiles.fileName,
		})
		.from(messages)
		.leftJoin(messageFiles, eq(messageFiles.messageId, messages.id))
		.where(and(inArray(messages.threadId, threadIds), q === '' ? undefined : ilike(messages.body, containsPattern(q))))
		.orderBy(messages.threadId, desc(messages.sentAt), desc(messages.id))
	return new Map(rows.map(({ threadId, ...last }) => [threadId, last]))
}

/** The addressed side and the relation of the two. Null when they never had anything to do with each other. */
export async function findConversation(reader: Writer, otherId: string) {
	const pair = pairWith(reader, otherId)
	const [found] = await db
		.select({
			hospitalName: hospitals.displayName,
			person: sealedBrief,
			relation: relationColumns,
		})
		.from(hospitals)
		.innerJoin(specialists, eq(specialists.id, pair.specialistId))
		.innerJoinLateral(...relationBetween(hospitals.id, specialists.id))
		.where(eq(hospitals.id, pair.hospitalId))
	if (!found) return null
	const thread = await findThread(db, pair)
	return thread || mayMessage(found.relation) ? { ...found, ...pair, threadId: thread?.id ?? null } : null
}

/** The latest messages, or those before one of them; oldest first. */
export async function listMessages(threadId: string, { show, before }: { show: number; before: string | null }) {
	const place = sql`(${messages.sentAt}, ${messages.id})`
	const there = sql`(select m.sent_at, m.id from ${messages} m where m.id = ${before} and m.thread_id = ${threadId})`
	const limit = Math.min(show, maxOnPage)
	const rows = await db
		.select({
			id: messages.id,
			side: messages.side,
			senderAccountId: messages.senderAccountId,
			senderName: accounts.name,
			body: messages.body,
			clientKey: messages.clientKey,
			sentAt: messages.sentAt,
			fileId: messageFiles.id,
			fileName: messageFiles.fileName,
			fileBytes: messageFiles.sizeBytes,
			fileScan: messageFiles.scan,
			fileType: messageFiles.contentType,
		})
		.from(messages)
		.leftJoin(accounts, eq(accounts.id, messages.senderAccountId))
		.leftJoin(messageFiles, eq(messageFiles.messageId, messages.id))
		.where(and(eq(messages.threadId, threadId), before ? lt(place, there) : undefined))
		.orderBy(desc(messages.sentAt), desc(messages.id))
		.limit(limit + 1)
	return { messages: rows.slice(0, limit).reverse(), hasEarlier: rows.length > limit }
}

/** Until when the other side has read: of a hospital, whoever read furthest. */
export async function findOthersReadMark(reader: Writer, threadId: string): Promise<Date | null> {
	const isSpecialist = eq(threadReads.accountId, threads.specialistId)
	const [row] = await db
		.select({ at: sql<Date | null>`max(${threadReads.readThrough})`.mapWith(threadReads.readThrough) })
		.from(threadReads)
		.innerJoin(threads, eq(threads.id, threadReads.threadId))
		.where(and(eq(threadReads.threadId, threadId), reader.kind === 'member' ? isSpecialist : sql`not ${isSpecialist}`))
	return row?.at ?? null
}

/** A file of a thread of the reader's own, which a scanner has called clean. */
export async function findFile(reader: Writer, fileId: string) {
	const [file] = await db
		.select({
			storageKey: messageFiles.storageKey,
			fileName: messageFiles.fileName,
			contentType: messageFiles.contentType,
			sizeBytes: messageFiles.sizeBytes,
		})
		.from(messageFiles)
		.innerJoin(messages, eq(messages.id, messageFiles.messageId))
		.innerJoin(threads, eq(threads.id, messages.threadId))
		.where(and(eq(messageFiles.id, fileId), eq(messageFiles.scan, 'clean'), own(reader)))
	return file ?? null
}

import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { createdNow, instant, oneOf, primaryId, storedFileColumns } from '#app/platform/database/columns.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'

/** One conversation between a hospital, whoever writes for it, and a specialist. */
export const threads = pgTable(
	'threads',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		createdAt: createdNow(),
		lastMessageAt: createdNow(),
	},
	(t) => [
		unique('one_thread_per_pair').on(t.hospitalId, t.specialistId),
		index('threads_of_hospital').on(t.hospitalId, t.lastMessageAt.desc()),
		index('threads_of_specialist').on(t.specialistId, t.lastMessageAt.desc()),
		index('threads_by_last_message').on(t.lastMessageAt),
	],
)

export const messages = pgTable(
	'messages',
	{
		id: primaryId(),
		threadId: uuid()
			.notNull()
			.references(() => threads.id, { onDelete: 'cascade' }),
		side: text({ enum: ['hospital', 'specialist'] }).notNull(),
		senderAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		/** Empty when a file says it all. */
		body: text().notNull().default(''),
		/** Made by the sender's page, once for each message: sent again, it is still one message. */
		clientKey: uuid().notNull(),
		/** By the clock of the database, under the lock of the thread: the order in which both sides read. */
		sentAt: createdNow(),
	},
	(t) => [
		unique('one_message_per_key').on(t.threadId, t.clientKey),
		index('messages_of_thread').on(t.threadId, t.sentAt.desc(), t.id.desc()),
		index('messages_of_sender').on(t.senderAccountId, t.sentAt.desc()),
		check('message_side', oneOf(t.side)),
	],
)

export const messageFiles = pgTable(
	'message_files',
	{
		id: primaryId(),
		messageId: uuid()
			.notNull()
			.references(() => messages.id, { onDelete: 'cascade' }),
		...storedFileColumns([
			'application/pdf',
			'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
			'image/jpeg',
			'image/png',
		]),
	},
	(t) => [
		index().on(t.messageId),
		check('message_file_size', sql`${t.sizeBytes} between 1 and 5242880`),
		check('message_file_scan', oneOf(t.scan)),
	],
)

/** How far a person has read a thread, and up to where we have written to them about it. */
export const threadReads = pgTable(
	'thread_reads',
	{
		threadId: uuid()
			.notNull()
			.references(() => threads.id, { onDelete: 'cascade' }),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		readThrough: instant(),
		notifiedThrough: instant(),
	},
	(t) => [primaryKey({ columns: [t.threadId, t.accountId] }), index().on(t.accountId)],
)

// A message and its file are told together, and the file of an infected one is not handed out.
const inConversations = { to: 'messages', by: 'collectMessages' }

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: threads,
		privacy: { why: 'To exchange messages', seenBy: 'Both sides; operators when reported' },
		of: threads.specialistId,
		guard: { team: threads.hospitalId },
		ofSites:
			"exists (select from applications where applications.specialist_id = threads.specialist_id) or exists (select from contact_requests where contact_requests.specialist_id = threads.specialist_id and contact_requests.status = 'accepted')",
		exported: inConversations,
		// What both sides wrote, for one half of it tells the other; the files go once this is committed.
		erased: { by: 'eraseThreads' },
	},
	{
		table: messages,
		privacy: { why: 'To exchange messages', seenBy: 'Both sides; operators when reported' },
		of: threads.specialistId,
		guard: { as: threads },
		looseIds: { clientKey: 'Made by the page that sent it' },
		exported: inConversations,
	},
	{
		table: messageFiles,
		privacy: { why: 'To exchange files', seenBy: 'Both sides' },
		of: threads.specialistId,
		guard: { as: messages },
		exported: inConversations,
	},
	{
		table: threadReads,
		privacy: { why: 'To show what was read', seenBy: 'Both sides' },
		of: threadReads.accountId,
		guard: { as: threads },
		exported: {
			to: 'messages/readings',
			columns: { hospital: hospitals.displayName, readThrough: threadReads.readThrough },
		},
	},
]

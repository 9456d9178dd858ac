import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { historyColumns } from '#app/identity/tables.server.ts'
import { createdNow, oneOf, primaryId } from '#app/platform/database/columns.server.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'
import { messageStatuses } from './message-status.ts'

/** What came in by the contact form. */
export const contactMessages = pgTable(
	'contact_messages',
	{
		id: primaryId(),
		name: text().notNull(),
		email: text().notNull(),
		subject: text().notNull().default(''),
		message: text().notNull(),
		/** HMAC of the sender's network address, for the limit only. */
		senderKey: text().notNull(),
		status: text({ enum: messageStatuses }).notNull().default('open'),
		version: integer().notNull().default(1),
		createdAt: createdNow(),
	},
	(t) => [
		index().on(t.senderKey, t.createdAt),
		index().on(t.createdAt),
		check('contact_message_status', oneOf(t.status)),
	],
)

/** The operator who answered or closed a message, and the answer as it was sent. */
export const contactMessageEvents = pgTable(
	'contact_message_events',
	{
		id: primaryId(),
		messageId: uuid()
			.notNull()
			.references(() => contactMessages.id, { onDelete: 'cascade' }),
		...historyColumns(() => text({ enum: messageStatuses })),
		reply: text(),
	},
	(t) => [index().on(t.messageId, t.at)],
)

/** Export, erasure and retention of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: contactMessages,
		privacy: { why: 'To answer a message to us', seenBy: 'Operators who moderate' },
		exported: { not: 'We cannot confirm that the address used is yours.' },
		// By the address of the person.
		erased: { by: 'eraseMessagesFrom' },
		kept: { for: '12 months', since: contactMessages.createdAt },
	},
	{
		table: contactMessageEvents,
		privacy: { why: 'To explain what was done about a message', seenBy: 'Operators who moderate' },
		exported: { not: 'We cannot confirm that the address used is yours.' },
		erased: { not: 'Removed with its message.' },
		kept: 'As long as its message',
	},
]

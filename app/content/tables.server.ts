import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdNow, primaryId } from '#app/platform/columns.server.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'

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
		createdAt: createdNow(),
	},
	(t) => [index().on(t.senderKey, t.createdAt), index().on(t.createdAt)],
)

/** Export, erasure and retention of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: contactMessages,
		exported: { not: 'We cannot confirm that the address used is yours.' },
		// By the address of the person.
		erased: { by: 'eraseMessagesFrom' },
		kept: { for: '12 months', since: contactMessages.createdAt },
	},
]

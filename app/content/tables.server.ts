import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdNow, primaryId } from '#app/platform/columns.server.ts'

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

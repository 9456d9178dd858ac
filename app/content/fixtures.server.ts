import { sql } from 'drizzle-orm'
import { db, only } from '#app/platform/database/db.server.ts'
import { contactMessages } from './tables.server.ts'

/** A message from the contact form, sent so many hours ago. */
export const aContactMessage = async ({
	hoursAgo = 0,
	...values
}: Partial<typeof contactMessages.$inferInsert> & { hoursAgo?: number } = {}) =>
	only(
		await db
			.insert(contactMessages)
			.values({
				...{ name: 'Dr Asha Menon', email: 'asha@menon.example', subject: 'Verification', senderKey: 'x' },
				message: 'When will you verify my registration?',
				createdAt: sql`now() - make_interval(hours => ${hoursAgo})`,
				...values,
			})
			.returning(),
	)

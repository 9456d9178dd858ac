import { sql } from 'drizzle-orm'
import { db, only } from '#app/platform/database/db.server.ts'
import { rightsRequests } from './tables.server.ts'

/** A complaint from a visitor, sent so many hours ago. */
export const aRightsRequest = async ({
	hoursAgo = 0,
	...values
}: Partial<typeof rightsRequests.$inferInsert> & { hoursAgo?: number } = {}) =>
	only(
		await db
			.insert(rightsRequests)
			.values({
				...{ kind: 'complaint', name: 'Dr Asha Menon', senderKey: 'x' },
				message: 'A job asks applicants for a deposit.',
				...(values.phone ? {} : { email: 'asha@menon.example' }),
				createdAt: sql`now() - make_interval(hours => ${hoursAgo})`,
				...values,
			})
			.returning(),
	)

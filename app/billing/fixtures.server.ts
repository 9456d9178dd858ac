import { sql } from 'drizzle-orm'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { db, only } from '#app/platform/db.server.ts'
import { subscriptions } from './tables.server.ts'

/** What a hospital subscribes to: Growth, paid for a month, unless told otherwise. */
export async function aSubscription(overrides: Partial<typeof subscriptions.$inferInsert> = {}) {
	return only(
		await db
			.insert(subscriptions)
			.values({
				hospitalId: overrides.hospitalId ?? (await aHospital()).id,
				plan: 'growth',
				status: 'active',
				endsAt: sql`now() + interval '30 days'`,
				...overrides,
			})
			.returning(),
	)
}

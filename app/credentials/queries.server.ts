import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import { db } from '#app/platform/db.server.ts'
import { credentials } from './tables.server.ts'

/** What 'Verified' beside a name rests on: a council registration that we have checked and that has not run out. */
export async function hasVerifiedRegistration(specialistId: string): Promise<boolean> {
	const [registration] = await db
		.select({ id: credentials.id })
		.from(credentials)
		.where(
			and(
				eq(credentials.specialistId, specialistId),
				eq(credentials.kind, 'registration'),
				eq(credentials.status, 'verified'),
				or(isNull(credentials.validUntil), gte(credentials.validUntil, sql`(now() at time zone 'Asia/Kolkata')::date`)),
			),
		)
		.limit(1)
	return registration !== undefined
}

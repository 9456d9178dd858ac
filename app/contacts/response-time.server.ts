import { sql } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { contactRequests } from './tables.server.ts'

/** Fewer answers than this say nothing about what is usual. */
const minAnswers = 3

/**
 * Hours within which each of these specialists answered half of the contact requests they answered in the last year,
 * accepted or declined. Those with fewer than three are not in the map.
 */
export async function findUsualAnswerHours(specialistIds: string[]): Promise<Map<string, number>> {
	if (specialistIds.length === 0) return new Map()
	const { specialistId, status, sentAt, decidedAt } = contactRequests
	const median = sql<number>`extract(epoch from percentile_cont(0.5) within group (order by ${decidedAt} - ${sentAt}))::float8 / 3600`
	const rows = await asSystem('a median over the requests of all hospitals', () =>
		db
			.select({ id: specialistId, hours: median })
			.from(contactRequests)
			.where(
				sql`${specialistId} in ${specialistIds} and ${status} in ('accepted', 'declined') and ${sentAt} > now() - interval '365 days'`,
			)
			.groupBy(specialistId)
			.having(sql`count(*) >= ${minAnswers}`),
	)
	return new Map(rows.map(({ id, hours }) => [id, hours]))
}

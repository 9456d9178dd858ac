import { and, desc, eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { pick } from '#app/platform/personal-data.server.ts'
import { readStored } from './stored-reasons.ts'
import { coverEvents, coverRequests } from '../tables.server.ts'

/**
 * Why a request is in its present state, as someone or the clock said. What came before the last acceptance is not part of it: a specialist must not
 * read why a colleague gave the cover back.
 */
export async function lastReason(requestId: string) {
	const [last] = await db
		.select({
			...pick(coverEvents, 'reason', 'reasonKey', 'reasonDays'),
			from: coverEvents.from,
			to: coverEvents.to,
			at: coverEvents.at,
		})
		.from(coverEvents)
		.innerJoin(
			coverRequests,
			and(eq(coverRequests.id, coverEvents.requestId), eq(coverRequests.status, coverEvents.to)),
		)
		.where(
			and(
				eq(coverEvents.requestId, requestId),
				sql`(${coverEvents.reason} is not null or ${coverEvents.reasonKey} is not null)`,
				sql`${coverEvents.at} >= coalesce((select max(a.at) from ${coverEvents} a
					where a.request_id = ${requestId} and a.to = 'covered'), '-infinity')`,
			),
		)
		.orderBy(desc(coverEvents.at))
		.limit(1)
	if (!last) return null
	const { from, to, at, ...stored } = last
	return { reason: readStored(stored), from, to, at }
}

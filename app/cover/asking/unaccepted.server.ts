import { unfilledDays } from './first-clock.ts'
import { formatSwitchboard } from '#app/hospitals/phone.server.ts'
import { and, asc, count, eq, gte, isNotNull, lt, min, or, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { totalFound } from '#app/platform/database/total-found.server.ts'
import { minCounted } from '#app/platform/small-sets.ts'
import { askedCount } from './asked-count.server.ts'
import { coverRequests } from '../tables.server.ts'

/** An open request this near its start needs a person, whether or not everyone has been asked; and so does one that few can take, from its first minute. */
const nearHours = 6
const perPage = 200

const isUrgent = and(
	eq(coverRequests.status, 'open'),
	or(
		isNotNull(coverRequests.allAskedAt),
		lt(coverRequests.availableInCity, minCounted),
		sql`${coverRequests.startsAt} < now() + make_interval(hours => ${nearHours})`,
	),
)

/** Those still open, and since when the oldest of them is. */
export async function countUnaccepted(_actor: Operator): Promise<{ count: number; oldest: Date | null }> {
	const [row] = await db
		.select({ count: count(), oldest: min(coverRequests.createdAt) })
		.from(coverRequests)
		.where(isUrgent)
	return { count: row?.count ?? 0, oldest: row?.oldest ?? null }
}

/**
 * What no one accepts: open requests whose start is near, that few can take or for which everyone has been asked, and those of the last seven days that ended
 * without anyone. The next to begin first.
 */
export const listUnaccepted = (_actor: Operator) =>
	db
		.select({
			request: coverRequests,
			hospital: {
				id: hospitals.id,
				name: hospitals.displayName,
				phone: sql`${hospitals.phone}`.mapWith(formatSwitchboard),
			},
			asked: askedCount,
			total: totalFound,
		})
		.from(coverRequests)
		.innerJoin(hospitals, eq(hospitals.id, coverRequests.hospitalId))
		.where(
			or(
				isUrgent,
				and(
					eq(coverRequests.status, 'unfilled'),
					gte(coverRequests.startsAt, sql`now() - make_interval(days => ${unfilledDays})`),
				),
			),
		)
		.orderBy(sql`${coverRequests.status} = 'unfilled'`, asc(coverRequests.startsAt))
		.limit(perPage)

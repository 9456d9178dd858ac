import { sql } from 'drizzle-orm'
import { countSteps } from '#app/platform/small-sets.ts'
import { hasFavourites } from './favourites.server.ts'
import { coverAsks, coverRequests } from './tables.server.ts'

/** How many were asked, for operators. */
export const askedCount = sql<number>`(select count(*) from ${coverAsks} where ${coverAsks.requestId} = ${coverRequests.id})::int`

/**
 * How many can be asked at least, as the hospital reads it; null for fewer than five, and before the first wave. Counted once, by the city: what
 * is asked later does not move it, and neither does another site. A hospital may name people to be asked first, who are then asked alone: it
 * reads no number for elective work while it names anyone, nor for a request made while it did.
 */
export const shownCount = sql<number | null>`case
	when ${coverRequests.urgency} = 'elective' and (${coverRequests.favouritesCounted} or ${hasFavourites}) then null
	else (select max(step) from unnest(${sql.param([...countSteps])}::int[]) as step where step <= ${coverRequests.availableInCity}) end`

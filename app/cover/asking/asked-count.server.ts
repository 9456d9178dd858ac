import { sql } from 'drizzle-orm'
import { countSteps, minCounted } from '#app/platform/small-sets.ts'
import { hasFavourites } from './favourites.server.ts'
import { coverAsks, coverRequests } from '../tables.server.ts'

/** How many were asked, for operators. */
export const askedCount = sql<number>`(select count(*) from ${coverAsks} where ${coverAsks.requestId} = ${coverRequests.id})::int`

/**
 * How many can be asked at least, as the hospital reads it; null for fewer than five, and before the first wave. Counted once, by the city: what
 * is asked later does not move it, and neither does another site. A hospital may name people to be asked first, who are then asked alone: it
 * reads no number for elective work while it names anyone, nor for a request made while it did.
 */
const hidesCount = sql`(${coverRequests.urgency} = 'elective' and (${coverRequests.favouritesCounted} or ${hasFavourites}))`

export const shownCount = sql<number | null>`case
	when ${hidesCount} then null
	else (select max(step) from unnest(${sql.param([...countSteps])}::int[]) as step where step <= ${coverRequests.availableInCity}) end`

/** Whether fewer than five in the city can be asked, none included: what the hospital reads in place of a number, where it may read one. */
export const isFew = sql<boolean>`coalesce(${coverRequests.availableInCity} < ${minCounted} and not ${hidesCount}, false)`

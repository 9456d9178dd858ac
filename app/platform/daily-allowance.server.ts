import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { db, type Queryable } from './database/db.server.ts'
import { dailyAllowances } from './tables.server.ts'

const today = sql`(now() at time zone 'Asia/Kolkata')::date`

/** Four bytes are enough. A shared hash costs no one more than one item in a hundred. */
const hashOf = (thing: string) => createHash('sha256').update(thing).digest().readInt32BE(0)

/**
 * Takes things from what `key` may have today in India; the same thing twice counts once. False, and nothing is taken,
 * when they would come to more than `limit`. Exact however many processes ask at once: the row is locked while it decides.
 */
export async function consumeAllowance(
	key: string,
	things: readonly string[],
	limit: number,
	on: Queryable = db,
): Promise<boolean> {
	const hashes = [...new Set(things.map(hashOf))]
	if (hashes.length === 0) return true
	if (hashes.length > limit) return false
	const wanted = sql`${sql.param(hashes)}::int[]`
	// Reloading a page writes nothing.
	const [had] = await on
		.select({ all: sql<boolean>`${dailyAllowances.taken} @> ${wanted}` })
		.from(dailyAllowances)
		.where(and(eq(dailyAllowances.key, key), eq(dailyAllowances.day, today)))
	if (had?.all) return true

	const together = sql`(select array_agg(distinct thing) from unnest(${dailyAllowances.taken} || ${wanted}) thing)`
	const taken = await on
		.insert(dailyAllowances)
		.values({ key, day: today, taken: wanted })
		.onConflictDoUpdate({
			target: [dailyAllowances.key, dailyAllowances.day],
			set: { taken: together },
			setWhere: sql`cardinality(${together}) <= ${limit}`,
		})
		.returning({ key: dailyAllowances.key })
	return taken.length > 0
}

/** Of these things the ones that can still be had: all while something is left, and those that were taken today. */
export async function findWithinAllowance(key: string, things: readonly string[], limit: number): Promise<Set<string>> {
	const [row] = await db
		.select({ taken: dailyAllowances.taken })
		.from(dailyAllowances)
		.where(and(eq(dailyAllowances.key, key), eq(dailyAllowances.day, today)))
	if (!row || row.taken.length < limit) return new Set(things)
	const taken = new Set(row.taken)
	return new Set(things.filter((thing) => taken.has(hashOf(thing))))
}

/** Until the new daily allowance, at midnight in India. */
export function secondsUntilTomorrow(now: Date): number {
	const istSeconds = Math.floor(now.getTime() / 1000) + 19_800
	return 86_400 - (istSeconds % 86_400)
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '#app/platform/database/db.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { relevancePoints } from './relevance.ts'

const atOnce = 500
const isVerified = sql`(row.facets & search_facets('specialist', array['verified=on']) <> 0)`

/**
 * Writes again the rows of searches that only time has changed: a registration that expired, and a profile that was last
 * updated a step longer ago. Only those, and in portions, so that saving a profile never waits for long.
 */
export const refreshSearchRows = defineTask({
	name: 'specialists.refresh-search-rows',
	payload: z.object({}),
	schedule: '10 0 * * *',
	async run() {
		while ((await refreshPortion()) === atOnce);
	},
})

async function refreshPortion(): Promise<number> {
	return db.transaction(async (tx) => {
		await tx.execute(sql`set local statement_timeout = '60s'`)
		const { rows } = await tx.execute<{ id: string }>(sql`
			select row.id from search_specialists row join specialists person using (id)
			where row.by_relevance <> ${isVerified}::int * ${sql.raw(String(relevancePoints.verified))} + row.completeness * ${sql.raw(String(relevancePoints.complete / 100))} + search_freshness(person.updated_at)
				or ${isVerified} and not exists (select from credentials where specialist_id = row.id and kind = 'registration'
					and status = 'verified' and (valid_until is null or valid_until >= (now() at time zone 'Asia/Kolkata')::date))
			limit ${atOnce}`)
		if (rows.length > 0)
			await tx.execute(sql`select refresh_search_specialists(${sql.param(rows.map(({ id }) => id))}::uuid[])`)
		return rows.length
	})
}

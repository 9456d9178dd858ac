import { sql } from 'drizzle-orm'
import { publishPromises } from '#app/offers/promises.server.ts'
import { promiseChecks, placements } from '#app/offers/tables.server.ts'
import { db } from '#app/platform/db.server.ts'

/** Most of those who joined more than a week ago said that their job is as advertised, some that it is not. */
export async function insertPromiseChecks() {
	await db.execute(sql`
		insert into ${promiseChecks} (application_id, specialist_id, day, asked_at, pay, duties, accommodation, answered_at)
		select application_id, specialist_id, 7, started_on + interval '7 days',
			case when at % 6 = 0 then 'no' else 'yes' end, case when at % 4 = 0 then 'no' else 'yes' end,
			case at % 3 when 0 then 'none' else 'yes' end, started_on + interval '8 days'
		from (select *, row_number() over (order by application_id) as at from ${placements}) placed
		where started_on <= (now() at time zone 'Asia/Kolkata')::date - 8`)
	await publishPromises.run({})
}

import { sql } from 'drizzle-orm'
import { firstPayday } from '#app/offers/responses/promises.ts'
import { publishPromises } from '#app/offers/responses/promises.server.ts'
import { promiseChecks, placements } from '#app/offers/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'

/** Most of those who joined say that their job is as advertised, some that it is not; of pay from the first payday on. */
export async function insertPromiseChecks() {
	await db.execute(sql`
		insert into ${promiseChecks} (application_id, specialist_id, day, asked_at, pay, pay_on_time, duties, accommodation, answered_at)
		select application_id, specialist_id, days.day, started_on + days.day,
			case when days.day < ${firstPayday} then null when at % 6 = 0 then 'no' else 'yes' end,
			case when days.day < ${firstPayday} then null when at % 5 = 0 then 'no' else 'yes' end,
			case when at % 4 = 0 then 'no' else 'yes' end,
			case at % 3 when 0 then 'none' else 'yes' end, started_on + days.day + 1
		from (select *, row_number() over (order by application_id) as at from ${placements}) placed
		join unnest(array[7, ${firstPayday}::int]) as days(day) on true
		where started_on + days.day + 1 <= (now() at time zone 'Asia/Kolkata')::date`)
	await publishPromises.run({})
}

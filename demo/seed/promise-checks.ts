import { sql } from 'drizzle-orm'
import { firstPayday, promiseDays } from '#app/offers/responses/promises.ts'
import { publishPromises } from '#app/offers/responses/promises.server.ts'
import { promiseChecks, placements } from '#app/offers/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'

/** Most of those who joined say that their job is as advertised, some that it is not; of pay from the first payday on. */
export async function insertPromiseChecks() {
	await db.execute(sql`
		insert into ${promiseChecks} (application_id, specialist_id, day, asked_at, pay, pay_on_time, duties, accommodation, certificates, bond,
			provident_fund, settlement, answered_at)
		select application_id, specialist_id, days.day, started_on + days.day,
			case when days.day < ${firstPayday} then null when at % 6 = 0 then 'no' else 'yes' end,
			case when days.day < ${firstPayday} then null when at % 5 = 0 then 'no' else 'yes' end,
			case when at % 4 = 0 then 'no' else 'yes' end,
			case at % 3 when 0 then 'none' else 'yes' end,
			case when at % 23 = 0 then 'no' else 'yes' end,
			case when days.day < ${firstPayday} then null when at % 3 = 0 then 'yes' else 'none' end,
			case when days.day < ${firstPayday} then null when at % 7 = 0 then 'no' else 'yes' end,
			case when days.day < 100 then null else 'none' end, started_on + days.day + 1
		from (select *, row_number() over (order by application_id) as at from ${placements}) placed
		join unnest(${sql.param([...promiseDays])}::int[]) as days(day) on true
		where started_on + days.day + 1 <= (now() at time zone 'Asia/Kolkata')::date`)
	await publishPromises.run({})
}

// The promises that hold after every step, whoever did what: numbers as in the list of invariants (docs/decisions/0025).
import { sql } from 'drizzle-orm'
import { db } from '#app/platform/db.server.ts'
import type { World } from './world.ts'

/** Legal moves of each machine, written down anew here: the code has its own tables of them. */
const legal = {
	application: [
		...['applied', 'shortlisted', 'interview', 'offered'].flatMap((from) => [`${from}>rejected`, `${from}>withdrawn`]),
		...['applied>shortlisted', 'applied>interview', 'applied>offered', 'applied>hired'],
		...['shortlisted>interview', 'shortlisted>offered', 'shortlisted>hired'],
		...['interview>offered', 'interview>hired', 'offered>hired'],
	],
	job: ['draft>open', 'open>paused', 'paused>open', 'open>closed', 'paused>closed', 'closed>open'],
}

const list = (moves: string[]) =>
	sql`(${sql.join(
		moves.map((move) => sql`${move}`),
		sql`, `,
	)})`

/** What is broken, in words; nothing when all is well. */
export async function violations({ hospitals, actors }: World): Promise<string[]> {
	const mine = sql`(${hospitals.north}::uuid, ${hospitals.south}::uuid)`
	const people = sql`(${actors.asha.specialistId}::uuid, ${actors.ravi.specialistId}::uuid)`
	const { rows } = await db.execute<{ broken: string }>(sql`
		with application_path as (
			select e.*, lag(e."to") over w as before, lag(e.at) over w as before_at, row_number() over (partition by application_id order by at desc) = 1 as is_last
			from application_events e join applications a on a.id = e.application_id where a.specialist_id in ${people}
			window w as (partition by application_id order by at)
		), job_path as (
			select e.*, lag(e."to") over w as before, row_number() over (partition by job_id order by at desc) = 1 as is_last
			from job_status_events e join jobs j on j.id = e.job_id where j.hospital_id in ${mine}
			window w as (partition by job_id order by at)
		)
		select 'I1 two applications of one person to one job' as broken from applications where specialist_id in ${people} group by job_id, specialist_id having count(*) > 1
		union all
		select 'I2 an application to a job that was not open' from applications a join lateral (
			select "to" from job_status_events e where e.job_id = a.job_id and e.at <= a.applied_at order by at desc limit 1) was on was."to" <> 'open' where a.specialist_id in ${people}
		union all
		select 'I12 moved by a member of another hospital' from application_events e join applications a on a.id = e.application_id join jobs j on j.id = a.job_id
			join hospital_members m on m.account_id = e.actor_account_id where a.specialist_id in ${people} and m.hospital_id <> j.hospital_id
		union all
		select 'I17 application: ' || coalesce("from"::text, 'nothing') || ' to ' || "to" from application_path
			where (before is not null and "from" is distinct from before) or before_at > at or (before is null and ("from" is not null or "to" <> 'applied'))
				or ("from" is not null and undoes is null and "from" || '>' || "to" not in ${list(legal.application)})
		union all
		select 'I17 an application does not stand where its history ends' from application_path p join applications a on a.id = p.application_id where p.is_last and p."to" <> a.stage
		union all
		select 'I17 job: ' || coalesce("from"::text, 'nothing') || ' to ' || "to" from job_path
			where before is not null and "from" is distinct from before or ("from" || '>' || "to" not in ${list(legal.job)} and reason is distinct from 'Undone')
		union all
		select 'I17 a job does not stand where its history ends' from job_path p join jobs j on j.id = p.job_id where p.is_last and p."to" <> j.status
		union all
		select 'I28 counts ' || j.applicant_count from jobs j where j.hospital_id in ${mine}
			and j.applicant_count <> (select count(*) from applications a where a.job_id = j.id and a.stage <> 'withdrawn')`)
	return rows.map(({ broken }) => broken)
}

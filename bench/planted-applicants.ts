import { eq, sql } from 'drizzle-orm'
import { applicationEvents, applications } from '#app/applications/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'

/** A job of its own, so that the demo's stay as they are, with applicants at every stage. */
export async function plantApplicants(hospitalId: string, count: number): Promise<string> {
	const [job] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.hospitalId, hospitalId)).limit(1)
	const [copy] = (
		await db.execute<{ id: string }>(sql`insert into jobs
			select (jsonb_populate_record(jobs, jsonb_build_object('id', gen_random_uuid(), 'status', 'open', 'closed_at', null,
				'opened_at', now() - interval '40 days', 'status_reason', null, 'applicant_count', ${count}::int))).*
			from jobs where id = ${only(job ? [job] : []).id} returning id`)
	).rows
	const jobId = only(copy ? [copy] : []).id
	await db.execute(sql`insert into ${applications} (job_id, specialist_id, stage, rejection_reason, applied_at, stage_changed_at)
		select ${jobId}, id, stage::application_stage, case when stage = 'rejected' then 'The position has been filled.' end,
			now() - interval '30 days', now() - make_interval(hours => place::int)
		from (select id, row_number() over (order by id) as place,
			(array['applied', 'applied', 'applied', 'shortlisted', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'rejected'])[1 + row_number() over (order by id) % 10] as stage
			from specialists order by id limit ${count}) chosen`)
	await db.execute(sql`insert into ${applicationEvents} (application_id, "to", at)
		select id, 'applied', applied_at from ${applications} where job_id = ${jobId}`)
	return jobId
}

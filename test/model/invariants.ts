// The promises that hold after every step, whoever did what: numbers as in the list of invariants (docs/decisions/lifecycles-and-tests.md).
import { type SQL, sql } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { requestsPerMonth, type World } from './world.ts'

/** Legal transitions of each machine, written a second time: test/lifecycles.test.ts holds them against what the code declares. */
export const legal = {
	application: [
		'withdrawn>applied',
		...['applied', 'shortlisted', 'interview', 'offered'].flatMap((from) => [`${from}>rejected`, `${from}>withdrawn`]),
		...['applied>shortlisted', 'applied>interview', 'applied>offered', 'applied>hired'],
		...['shortlisted>interview', 'shortlisted>offered', 'shortlisted>hired'],
		...['interview>offered', 'interview>hired', 'offered>hired'],
	],
	'contact request': ['sent>accepted', 'sent>declined', 'sent>expired', 'sent>withdrawn'],
	offer: ['sent>accepted', 'sent>declined', 'sent>expired', 'sent>withdrawn', 'accepted>withdrawn'],
	interview: [
		...['proposed>proposed', 'proposed>scheduled', 'scheduled>proposed', 'proposed>cancelled', 'scheduled>cancelled'],
		...['scheduled>completed', 'scheduled>no-show', 'scheduled>scheduled'],
	],
	cover: [
		...['open>covered', 'covered>open', 'covered>finished', 'finished>finished', 'finished>confirmed'],
		...['open>cancelled', 'covered>cancelled', 'open>unfilled', 'open>open', 'covered>missed', 'covered>lapsed'],
		...['finished>missed', 'finished>disputed', 'missed>disputed', 'disputed>confirmed', 'disputed>missed'],
	],
	job: ['draft>open', 'open>paused', 'paused>open', 'open>closed', 'paused>closed', 'closed>open'],
}

/** Finds a history with a gap, an illegal step or a step back in time, or an end unlike its subject's status. */
const brokenPath = (machine: 'contact request' | 'offer' | 'interview' | 'cover', events: SQL) => sql`
	select ${`I17 ${machine}: `} || coalesce("from", 'nothing') || ' to ' || "to" as broken from (
		select steps.*, lag("to") over w as before, lag(at) over w as before_at, last_value("to") over (w rows between unbounded preceding and unbounded following) as ends
		from (${events}) steps window w as (partition by subject order by at)) path
	where "from" is distinct from before or before_at > at or "from" || '>' || "to" not in ${list(legal[machine])} or ends <> stands`

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
			and j.applicant_count <> (select count(*) from applications a where a.job_id = j.id and a.stage <> 'withdrawn')
		union all
		${brokenPath('contact request', sql`select e.request_id as subject, e."from"::text, e."to"::text, e.at, r.status::text as stands from contact_request_events e join contact_requests r on r.id = e.request_id where r.specialist_id in ${people}`)}
		union all
		${brokenPath('offer', sql`select e.offer_id as subject, e."from"::text, e."to"::text, e.at, o.status::text as stands from offer_events e join offers o on o.id = e.offer_id join applications a on a.id = o.application_id where a.specialist_id in ${people}`)}
		union all
		${brokenPath('interview', sql`select e.interview_id as subject, e."from"::text, e."to"::text, e.at, i.status::text as stands from interview_events e join interviews i on i.id = e.interview_id where i.specialist_id in ${people}`)}
		union all
		${brokenPath('cover', sql`select e.request_id as subject, e."from"::text, e."to"::text, e.at, r.status::text as stands from cover_events e join cover_requests r on r.id = e.request_id where r.hospital_id in ${mine}`)}
		union all
		select 'I18 one person covers two cases at one time' from cover_requests a join cover_requests b on a.id < b.id and a.specialist_id = b.specialist_id
			and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
			where a.specialist_id in ${people} and a.status in ('covered', 'finished', 'confirmed') and b.status in ('covered', 'finished', 'confirmed')
		union all
		select 'cover without exactly one acceptance' from cover_requests r where r.hospital_id in ${mine} and r.status in ('covered', 'finished', 'confirmed')
			and array(select specialist_id from cover_asks where request_id = r.id and answer = 'accepted') <> array[r.specialist_id]
		union all
		select 'cover that no one has, and someone accepted' from cover_requests r join cover_asks a on a.request_id = r.id
			where r.hospital_id in ${mine} and r.status in ('open', 'unfilled') and a.answer = 'accepted'
		union all
		select 'I12 asked by a member of another hospital' from contact_requests r join hospital_members m on m.account_id = r.sender_account_id
			where r.specialist_id in ${people} and m.hospital_id <> r.hospital_id
		union all
		select 'I15 more requests than a month allows' from contact_requests where hospital_id in ${mine} and status not in ('withdrawn', 'expired')
			and sent_at >= date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' group by hospital_id having count(*) > ${requestsPerMonth}
		union all
		select 'I18 two interviews at one time' from interviews a join interviews b on a.id < b.id and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
			and (a.specialist_id = b.specialist_id or exists (select 1 from interviewers x join interviewers y using (account_id) where x.interview_id = a.id and y.interview_id = b.id))
			where a.status = 'scheduled' and b.status = 'scheduled' and a.specialist_id in ${people}
		union all
		select 'I26 a request waits between a blocked pair' from contact_requests r join hidden_hospitals h on h.specialist_id = r.specialist_id and h.hospital_id = r.hospital_id and h.blocked
			where r.specialist_id in ${people} and (r.status = 'accepted' and r.revoked_at is null or r.status = 'sent' and r.expires_at > now())
		union all
		select 'I27 asked again within 90 days' from contact_requests no join contact_requests again on again.hospital_id = no.hospital_id and again.specialist_id = no.specialist_id
			and again.sent_at > no.decided_at and again.sent_at < no.decided_at + interval '90 days' where no.status = 'declined' and no.specialist_id in ${people}
		union all
		select 'I29 a rating without a hire' from ratings join placements p using (application_id) join applications a on a.id = p.application_id
			where p.specialist_id in ${people} and a.stage <> 'hired'
		union all
		select 'I29 a hire without a placement, or the other way round' from applications a left join placements p on p.application_id = a.id
			where a.specialist_id in ${people} and (a.stage = 'hired') <> (p.application_id is not null)
		union all
		select 'I29 the stars are counted wrongly' from specialists s where s.id in ${people} and (s.rating_count, s.rating_sum) <> (
			select count(*), coalesce(sum(stars), 0) from ratings join placements p using (application_id) where p.specialist_id = s.id and side = 'hospital' and hidden_at is null)`)
	return rows.map(({ broken }) => broken)
}

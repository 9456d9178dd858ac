import { sql } from 'drizzle-orm'
import type { Model } from './model.ts'
import { one, type World } from './world.ts'

/** Where everything stands in the database, by the names that the model uses. */
export async function stateOf({ hospitals, jobs, actors }: World) {
	const names = new Map(
		[
			...Object.entries(hospitals),
			...Object.entries(jobs),
			...Object.entries(actors).map(([name, { accountId }]) => [name, accountId] as const),
		].map(([name, id]) => [id, name]),
	)
	const ids = (values: Record<string, string>) =>
		sql`(${sql.join(
			Object.values(values).map((id) => sql`${id}::uuid`),
			sql`, `,
		)})`
	const people = ids({ asha: actors.asha.specialistId, ravi: actors.ravi.specialistId })
	const row = await one<{ state: Record<string, [string, string][]> }>(sql`select json_build_object(
		'jobs', (select json_agg(json_build_array(id, status)) from jobs where id in ${ids(jobs)}),
		'hospitals', (select json_agg(json_build_array(id, status)) from hospitals where id in ${ids(hospitals)}),
		'applications', (select json_agg(json_build_array(job_id || '/' || specialist_id, stage)) from applications where specialist_id in ${people}),
		'invitations', (select json_agg(json_build_array(job_id || ' ' || specialist_id, coalesce(i.answer, 'waits')) order by invited_at) from application_invitations i join applications a on a.id = i.application_id where a.specialist_id in ${people}),
		'hidden', (select json_agg(json_build_array(id, not profile_visibility)) from specialists where id in ${people}),
		'messages', (select json_agg(json_build_array(hospital_id || '/' || specialist_id, said.count)) from threads
			join lateral (select count(*) from messages where thread_id = threads.id) said on said.count > 0 where specialist_id in ${people}),
		'requests', (select json_agg(json_build_array(hospital_id || ' ' || specialist_id, concat_ws(' ', status, case when contact_shared then 'shared' end, case when revoked_at is not null then 'revoked' end))
			order by sent_at, id) from contact_requests where specialist_id in ${people}),
		'offers', (select json_agg(json_build_array(job_id || ' ' || specialist_id, o.status) order by o.sent_at) from offers o join applications a on a.id = o.application_id where specialist_id in ${people}),
		'interviews', (select json_agg(json_build_array(job_id || ' ' || i.specialist_id, concat_ws(' ', i.status, case when i.status = 'proposed' then awaits end, round)) order by i.created_at)
			from interviews i join applications a on a.id = i.application_id where i.specialist_id in ${people}),
		'cover', (select json_agg(json_build_array(hospital_id::text, concat_ws(' ', status, case when status in ('covered', 'finished', 'confirmed') then specialist_id::text end,
			case when paid_at is not null then 'paid' end, 'asked', (select string_agg(specialist_id::text, ' ' order by name) from cover_asks join specialists on specialists.id = specialist_id where request_id = c.id))) order by created_at)
			from cover_requests c where hospital_id in ${ids(hospitals)}),
		'ratings', (select json_agg(json_build_array(case side when 'hospital' then hospital_id else specialist_id end || ' ' || case side when 'hospital' then specialist_id else hospital_id end, ''))
			from ratings join placements using (application_id) where specialist_id in ${people})
	) as state`)
	const named = (key: string) =>
		Object.fromEntries(
			(row?.state[key] ?? []).map(([id, value]) => [
				id
					.split('/')
					.map((part) => names.get(part))
					.join('/'),
				value,
			]),
		)
	const inOrder = (key: string) =>
		(row?.state[key] ?? []).map(([id, value]) =>
			[...id.split(' ').map((part) => names.get(part)), value].filter(Boolean).join(' '),
		)
	/** The ids of people in a text become their names. */
	const inWords = (text: string) => text.replace(/[0-9a-f-]{36}/g, (id) => names.get(id) ?? id)
	return {
		jobs: named('jobs') as Model['jobs'],
		verified: Object.fromEntries(
			Object.entries(named('hospitals')).map(([name, status]) => [name, status === 'verified']),
		),
		applications: named('applications'),
		invitations: inOrder('invitations').sort(),
		hidden: named('hidden'),
		requests: inOrder('requests'),
		offers: inOrder('offers'),
		interviews: inOrder('interviews'),
		cover: inOrder('cover').map((text) => inWords(text)),
		ratings: inOrder('ratings').sort(),
		messages: named('messages'),
	}
}

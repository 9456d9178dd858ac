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
		'hidden', (select json_agg(json_build_array(id, not profile_visibility)) from specialists where id in ${people})
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
	return {
		jobs: named('jobs') as Model['jobs'],
		verified: Object.fromEntries(
			Object.entries(named('hospitals')).map(([name, status]) => [name, status === 'verified']),
		),
		applications: named('applications'),
		hidden: named('hidden'),
	}
}

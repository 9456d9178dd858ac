import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { closeUnanswered, remindOfAnswers } from '#app/offers/responses/unanswered.server.ts'
import { advanceClock } from '../../time-passes.ts'
import { step } from '../step.ts'
import { runDueWaves } from './cover.ts'
import { grow } from './time.ts'
import { all, type JobName, type PersonName, type World } from '../world.ts'

/**
 * Applications that nothing has happened to for 21 days, by the histories alone, where a message of the hospital and a time
 * of an interview count as well; reminded of a week ago, and without an offer that is open or accepted.
 */
async function listForgotten({ jobs, actors }: World) {
	const rows = await all<{ job: string; person: string }>(sql`
		select a.job_id as job, a.specialist_id as person from applications a join jobs j on j.id = a.job_id
		cross join lateral (
			select max(at) as at from (
				select e.at from application_events e where e.application_id = a.id
				union all select o.decided_at from offers o where o.application_id = a.id
				union all select e.at from interview_events e join interviews i on i.id = e.interview_id where i.application_id = a.id
				union all select i.ends_at from interviews i where i.application_id = a.id and i.status <> 'proposed' and i.status <> 'cancelled'
				union all select s.ends_at from interview_slots s join interviews i on i.id = s.interview_id and i.round = s.round
					where i.application_id = a.id and i.status = 'proposed' and i.awaits = 'specialist'
				union all select m.sent_at from messages m join threads t on t.id = m.thread_id
					where t.hospital_id = j.hospital_id and t.specialist_id = a.specialist_id and m.side = 'hospital'
			) signs) last
		where a.specialist_id in (${actors.asha.specialistId}, ${actors.ravi.specialistId})
			and a.stage in ('applied', 'shortlisted', 'interview', 'offered')
			and last.at < now() - interval '21 days' and a.answer_reminded_at between last.at and now() - interval '7 days'
			and not exists (select 1 from offers o where o.application_id = a.id and o.status in ('sent', 'accepted'))`)
	const nameIn = <Name extends string>(names: Record<Name, string>, id: string) =>
		(Object.keys(names) as Name[]).find((name) => names[name] === id)
	const people = { asha: actors.asha.specialistId, ravi: actors.ravi.specialistId }
	return rows.map(({ job, person }) => `${nameIn(jobs, job)}/${nameIn(people, person)}` as `${JobName}/${PersonName}`)
}

const halfMonth = 15 * 86_400

/** No application stays without an end: the house closes what no one answered, and nothing else. */
export const monthWithoutAnswer = fc.constant(null).map(() => {
	let forgotten: `${JobName}/${PersonName}`[] = []
	return step({
		what: 'a month passes, and what no one answered is closed',
		async act(world) {
			await advanceClock(halfMonth)
			await remindOfAnswers.run({})
			await advanceClock(halfMonth)
			await runDueWaves(world)
			forgotten = await listForgotten(world)
			await closeUnanswered.run({})
			return 200
		},
		follow(model) {
			grow(model, 2 * halfMonth)
			for (const key of forgotten)
				Object.assign(model.applications.get(key) ?? {}, {
					stage: 'rejected',
					rejectedFor: 0,
					rejectedAt: model.log.length,
				})
		},
	})
})

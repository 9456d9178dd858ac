import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { db } from '#app/platform/db.server.ts'
import type { Model } from '../model.ts'
import { step } from '../step.ts'

/** Whatever carries a time that a rule asks about. */
const tables = [
	'jobs',
	'job_status_events',
	'applications',
	'application_events',
	'contact_requests',
	'contact_request_events',
	'threads',
	'messages',
	'interviews',
	'interview_slots',
	'interview_events',
	'offers',
	'offer_events',
]

const columns = sql.join(
	tables.map((table) => sql`${table}`),
	sql`, `,
)

/** Everything that has happened moves into the past by so many seconds; checks and triggers sleep meanwhile. */
async function shift(seconds: number) {
	const { rows } = await db.execute<{ statement: string }>(sql`
		select format('update %I set %s', table_name, string_agg(format('%I = %I - make_interval(secs => ' || ${seconds} || ')', column_name, column_name), ', ')) as statement
		from information_schema.columns where table_schema = 'public' and data_type = 'timestamp with time zone' and table_name in (${columns}) group by table_name`)
	await db.transaction(async (tx) => {
		await tx.execute(sql`set local session_replication_role = replica`)
		for (const { statement } of rows) await tx.execute(sql.raw(statement))
	})
}

const spans = { 'two minutes': 120, 'six minutes': 360, 'fifteen days': 15 * 86_400, 'ninety-one days': 91 * 86_400 }

/** What the passing of time alone changes. */
export function grow(model: Model, seconds: number) {
	for (const application of model.applications.values())
		if (application.mutualFor !== null) application.mutualFor += seconds
	for (const request of model.requests) {
		request.sentFor += seconds
		request.endedFor += seconds
	}
	for (const interview of model.interviews) interview.startsIn -= seconds
	for (const offer of model.offers) offer.sentFor += seconds
}

export const time = fc.constantFrom(...(Object.keys(spans) as (keyof typeof spans)[])).map((span) =>
	step({
		what: `${span} pass`,
		async act() {
			await shift(spans[span])
			return 200
		},
		follow: (model) => grow(model, spans[span]),
	}),
)

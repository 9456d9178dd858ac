import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { csvLine } from '#app/platform/text/csv.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { actionLabel } from './labels.ts'

/** Both instants belong to the report. */
export type Breach = {
	from: Date
	to: Date
	/** Only what this account was shown. */
	by?: string | undefined
}

type Row = {
	/** Milliseconds since 1970. */
	at: number
	action: string
	fields: string[]
	viewer: string | null
	kind: string | null
	name: string | null
	hospital: string | null
	whom: string
	reason: string | null
	origin: string | null
	address: string | null
}

const header = [
	...['UTC', 'India', 'Viewer ID', 'Viewer type', 'Viewer', 'Hospital', 'Person ID', 'Fields', 'How', 'Reason'],
	...['Origin', 'Address (keyed hash)'],
]

const rowsAtOnce = 10_000

/** Every reading of personal data between two instants, one line for each person in it. `write` gets the lines in parts. */
export async function reportBreach({ from, to, by }: Breach, write: (text: string) => Promise<void>) {
	const [people, viewers, fields] = [new Set<string>(), new Set<string>(), new Map<string, Set<string>>()]
	let readings = 0
	await write(`\uFEFF${csvLine(header)}`)
	await db.transaction(async (tx) => {
		await tx.execute(sql`set local statement_timeout = 0`)
		await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
		await tx.execute(sql`
			declare breach cursor for
			select (extract(epoch from e.at) * 1000)::float8 as at, e.action, e.fields,
				e.actor_account_id as viewer, actor.kind, case when actor.kind <> 'specialist' then actor.name end as name,
				hospital.display_name as hospital, whom.id as whom, e.reason, e.origin, e.address
			from ${auditEvents} e
			cross join lateral (
				select unnest(e.about) as id
				union select e.subject_id where e.subject_type in ('specialist', 'account')
			) as whom
			left join ${accounts} actor on actor.id = e.actor_account_id
			left join ${hospitals} hospital on hospital.id::text = case when e.subject_type = 'hospital' then e.subject_id::text
				else e.facts ->> 'hospitalId' end
			where e.at between ${from} and ${to} and cardinality(e.fields) > 0
				and whom.id is distinct from e.actor_account_id ${by ? sql`and e.actor_account_id = ${by}` : sql``}
			order by e.at, e.id`)
		for (;;) {
			const { rows } = await tx.execute<Row>(sql.raw(`fetch ${rowsAtOnce} from breach`))
			if (rows.length === 0) break
			readings += rows.length
			for (const { whom, viewer, fields: shown } of rows) {
				people.add(whom)
				viewers.add(viewer ?? 'unknown')
				for (const field of shown) {
					const ofField = fields.get(field) ?? new Set()
					fields.set(field, ofField.add(whom))
				}
			}
			await write(rows.map(lineOf).join(''))
		}
		await recordAudit(tx, {
			action: 'breach.reported',
			subjectType: 'breach-report',
			subjectId: randomUUID(),
			facts: { from: from.toISOString(), to: to.toISOString(), by: by ?? null, readings, people: people.size },
		})
	})
	return {
		readings,
		people: people.size,
		viewers: viewers.size,
		peopleByField: [...fields]
			.map(([field, { size }]) => ({ field, people: size }))
			.sort((a, b) => b.people - a.people),
	}
}

/** As CERT-In asks for it: with the zone. */
const inIndia = (at: number) => `${new Date(at + 330 * 60_000).toISOString().slice(0, 23)}+05:30`

const lineOf = (row: Row) =>
	csvLine([
		new Date(row.at).toISOString(),
		inIndia(row.at),
		row.viewer ?? '',
		row.kind ?? (row.viewer === null ? 'visitor' : 'account removed'),
		row.name ?? '',
		row.hospital ?? '',
		row.whom,
		row.fields.join('; '),
		actionLabel(row.action),
		row.reason ?? '',
		row.origin ?? '',
		row.address ?? '',
	])

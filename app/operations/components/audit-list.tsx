import type { HospitalRecord } from '../hospital-record.server.ts'
import { hospitalStatuses, hospitalStatusNames } from '#app/hospitals/status.ts'
import { Table } from '#app/ui/table.tsx'

const actions: Record<string, string> = {
	'hospital.moved': 'Status changed',
	'hospital.details-sent': 'Details sent',
}

const factNames: Record<string, string> = {
	legalName: 'Registered name',
	registrationNumber: 'Registration number',
	facilityId: 'Facility ID',
	gstin: 'GSTIN',
	website: 'Website',
	from: 'From',
	to: 'To',
}

/** In one order, whatever order the database keeps them in. */
const inWords = (facts: Record<string, string>) =>
	Object.entries(factNames)
		.flatMap(([key, name]) => {
			const value = facts[key]
			if (value === undefined) return []
			const status = hospitalStatuses.find((known) => known === value)
			return [`${name}: ${status ? hospitalStatusNames[status] : value}`]
		})
		.join(', ')

export function AuditList({ entries }: { entries: HospitalRecord['audit'] }) {
	if (entries.length === 0) return <p className="p-4 text-ink-2">Nothing is on record yet.</p>
	return (
		<Table
			caption="Audit log, newest first"
			rows={entries}
			rowKey={({ id }) => id}
			columns={[
				{ key: 'what', header: 'What', isRowHeader: true, cell: ({ action }) => actions[action] ?? action },
				{
					key: 'facts',
					header: 'With',
					cell: ({ facts, reason }) => (
						<>
							<div className="wrap-anywhere">{inWords(facts)}</div>
							{reason ? <div className="text-ink-2">{reason}</div> : null}
						</>
					),
				},
				{ key: 'who', header: 'Who', cell: ({ by }) => by ?? 'Account removed' },
				{ key: 'when', header: 'When', cell: ({ at }) => at },
			]}
		/>
	)
}

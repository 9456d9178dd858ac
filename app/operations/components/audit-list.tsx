import type { AuditEntry } from '../audit-trail.server.ts'
import { credentialStatusNames } from '#app/credentials/status.ts'
import { hospitalStatusNames } from '#app/hospitals/status.ts'
import { Table } from '#app/ui/table.tsx'

const factNames: Record<string, string> = {
	legalName: 'Registered name',
	registrationNumber: 'Registration number',
	facilityId: 'Facility ID',
	gstin: 'GSTIN',
	website: 'Website',
	from: 'From',
	to: 'To',
	checkedAgainst: 'Checked against',
	by: 'By',
}

/** In one order, whatever order the database keeps them in. */
function formatEntry({ action, facts }: AuditEntry) {
	const statusNames: Record<string, string> = action.startsWith('credential.')
		? credentialStatusNames
		: hospitalStatusNames
	return Object.entries(factNames)
		.flatMap(([key, name]) => {
			const value = facts[key]
			if (value === undefined) return []
			return [`${name}: ${(key === 'from' || key === 'to' ? statusNames[value] : undefined) ?? value}`]
		})
		.join(', ')
}

export function AuditList({ entries }: { entries: AuditEntry[] }) {
	if (entries.length === 0) return <p className="p-4 text-ink-2">No entries yet.</p>
	return (
		<Table
			caption="Audit log, newest first"
			rows={entries}
			rowKey={({ id }) => id}
			columns={[
				{ key: 'what', header: 'What', isRowHeader: true, cell: ({ what }) => what },
				{
					key: 'facts',
					header: 'Details',
					cell: (entry) => (
						<>
							<div className="wrap-anywhere">{formatEntry(entry)}</div>
							{entry.reason ? <div className="text-ink-2">{entry.reason}</div> : null}
						</>
					),
				},
				{ key: 'who', header: 'Who', cell: ({ by }) => by },
				{ key: 'when', header: 'When', cell: ({ at }) => at },
			]}
		/>
	)
}

import type { AuditEntry } from '../people/audit-trail.server.ts'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { Table } from '#app/ui/list/table.tsx'

export function AuditList({ entries }: { entries: AuditEntry[] }) {
	if (entries.length === 0) return <p className="p-4 text-ink-2">No entries yet.</p>
	return (
		<>
			<Table
				caption="Audit log, newest first"
				rows={entries}
				rowKey={({ id }) => id}
				columns={[
					{ key: 'what', header: 'What', isRowHeader: true, cell: ({ what }) => what },
					{
						key: 'facts',
						header: 'Details',
						cell: ({ details, reason }) => (
							<>
								<div className="wrap-anywhere">{details}</div>
								{reason ? <div className="text-ink-2">{reason}</div> : null}
							</>
						),
					},
					{ key: 'who', header: 'Who', cell: ({ by }) => by },
					{ key: 'when', header: 'When', cell: ({ at }) => at },
				]}
			/>
			<FirstOf shown={entries.length} total={entries[0]?.total ?? 0} />
		</>
	)
}

import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import type { InterviewRow } from '../hospital-page.server.ts'
import { InterviewTag } from '../status-tag.tsx'

const columns: Column<InterviewRow>[] = [
	{
		key: 'name',
		header: 'Name',
		isRowHeader: true,
		cell: (row) => (
			<>
				<Link to={`/interviews/${row.id}`} className="font-semibold">
					{row.name}
				</Link>
				<span className="block text-sm font-normal text-ink-2">{row.jobTitle}</span>
			</>
		),
	},
	{ key: 'speciality', header: 'Speciality', cell: (row) => row.speciality },
	{
		key: 'date',
		header: 'Date',
		cell: (row) => (
			<>
				{row.day ? <span className="block whitespace-nowrap">{row.day}</span> : null}
				<span className={row.day ? 'num block text-sm whitespace-nowrap text-ink-2' : 'text-ink-2'}>{row.hours}</span>
			</>
		),
	},
	{
		key: 'status',
		header: 'Status',
		cell: (row) => (
			<>
				<InterviewTag status={row.status} reader="hospital" />
				{row.todo ? <span className="block text-sm text-ink-2">{row.todo}</span> : null}
			</>
		),
	},
	{
		key: 'actions',
		header: 'Actions',
		phoneLabel: '',
		cell: (row) => (
			<ButtonLink to={`/interviews/${row.id}`} variant="secondary" size="sm" aria-label={`Manage: ${row.name}`}>
				Manage
			</ButtonLink>
		),
	},
]

export function InterviewTable({ rows }: { rows: readonly InterviewRow[] }) {
	return <Table caption="Interviews" columns={columns} rows={rows} rowKey={({ id }) => id} />
}

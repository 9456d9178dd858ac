import { Link } from 'react-router'
import { type Column, Table } from '#app/ui/table.tsx'
import type { Stage } from './stage.ts'
import { StageTag } from './stage-tag.tsx'

export type MyApplication = {
	id: string
	jobTitle: string
	hospitalName: string
	stage: Stage
	applied: string
	changed: string
	waiting: string | null
	next: string
}

const columns: Column<MyApplication>[] = [
	{
		key: 'job',
		header: 'Job',
		isRowHeader: true,
		cell: ({ id, jobTitle, hospitalName }) => (
			<>
				<Link to={`/applications/${id}`}>{jobTitle}</Link>
				<span className="block text-sm font-normal text-ink-2">{hospitalName}</span>
			</>
		),
	},
	{ key: 'stage', header: 'Stage', cell: ({ stage }) => <StageTag stage={stage} /> },
	{ key: 'applied', header: 'Applied', cell: ({ applied }) => <span className="whitespace-nowrap">{applied}</span> },
	{
		key: 'changed',
		header: 'Last updated',
		cell: ({ changed }) => <span className="whitespace-nowrap">{changed}</span>,
	},
	{ key: 'waiting', header: 'Waiting', cell: ({ waiting }) => waiting ?? 'Closed' },
	{
		key: 'next',
		header: 'What happens next',
		cell: ({ next }) => <span className="block text-ink-2 lg:max-w-96">{next}</span>,
	},
]

/** A specialist's applications with their stages, for the dashboard. */
export function MyApplications({ applications }: { applications: readonly MyApplication[] }) {
	return <Table caption="My applications" columns={columns} rows={applications} rowKey={({ id }) => id} />
}

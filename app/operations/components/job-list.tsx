import { Link } from 'react-router'
import { statusNames } from '#app/jobs/status.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import type { HospitalRecord } from '../hospital-record.server.ts'

type Job = HospitalRecord['jobs'][number]

/** The jobs of a hospital, each with a way to remove it. */
export const JobList = ({ jobs }: { jobs: readonly Job[] }) => (
	<Table caption="Jobs of this hospital" columns={columns} rows={jobs} rowKey={({ id }) => id} />
)

const columns: Column<Job>[] = [
	{
		key: 'title',
		header: 'Job',
		isRowHeader: true,
		cell: ({ id, title, location }) => (
			<>
				<Link to={`/jobs/${id}`}>{title}</Link>
				<div className="font-normal text-ink-2">{location}</div>
			</>
		),
	},
	{ key: 'status', header: 'Status', cell: ({ status }) => statusNames[status] },
	{ key: 'applicants', header: 'Applicants', align: 'end', cell: ({ applicants }) => applicants },
	{
		key: 'act',
		header: <span className="sr-only">Remove</span>,
		phoneLabel: '',
		align: 'end',
		cell: ({ id, title }) => (
			<ButtonLink to={`/operator/jobs/${id}/removal`} variant="secondary" size="sm" aria-label={`Remove ${title}`}>
				Remove…
			</ButtonLink>
		),
	},
]

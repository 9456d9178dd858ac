import { Link } from 'react-router'
import { statusNames } from '#app/jobs/status.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import type { HospitalRecord } from '../hospitals/hospital-record.server.ts'

type Job = HospitalRecord['jobs'][number]

type JobListProps = {
	jobs: readonly Job[]
	/** By this operator, who then reads them in every status; for others a page of a job is there while it is open. */
	mayRemove: boolean
}

/** The jobs of a hospital, each with a way to remove it. */
export const JobList = ({ jobs, mayRemove }: JobListProps) => (
	<>
		<Table caption="Jobs of this hospital" columns={columnsFor(mayRemove)} rows={jobs} rowKey={({ id }) => id} />
		<FirstOf shown={jobs.length} total={jobs[0]?.total ?? 0} />
	</>
)

const columnsFor = (mayRemove: boolean): Column<Job>[] => [
	{
		key: 'title',
		header: 'Job',
		isRowHeader: true,
		cell: ({ id, title, location, status }) => (
			<>
				{mayRemove || status === 'open' ? <Link to={`/jobs/${id}`}>{title}</Link> : title}
				<div className="font-normal text-ink-2">{location}</div>
			</>
		),
	},
	{ key: 'status', header: 'Status', cell: ({ status }) => statusNames[status] },
	{ key: 'applicants', header: 'Applicants', align: 'end', cell: ({ applicants }) => applicants },
	...(mayRemove ? [removal] : []),
]

const removal: Column<Job> = {
	key: 'act',
	header: <span className="sr-only">Remove</span>,
	phoneLabel: '',
	align: 'end',
	cell: ({ id, title }) => (
		<ButtonLink to={`/operator/jobs/${id}/removal`} variant="secondary" size="sm" aria-label={`Remove ${title}`}>
			Remove…
		</ButtonLink>
	),
}

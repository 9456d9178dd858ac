import type { InterviewRow } from '#app/interviews/calendar/hospital-page.server.ts'
import { InterviewTag } from '#app/interviews/status-tag.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { CandidateLink } from '../../candidates/candidate-link.tsx'
import { openIn } from '../../open-in.ts'

/** `here` is the list without anyone open. */
const columnsOf = (here: string): Column<InterviewRow>[] => [
	{
		key: 'name',
		header: 'Name',
		isRowHeader: true,
		cell: (row) => (
			<>
				<CandidateLink row={{ id: row.specialistId, name: row.name }} openHref={openIn(here, row.specialistId)} />
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

type InterviewTableProps = {
	rows: readonly InterviewRow[]
	here: string
	/** The person who is shown beside the list. */
	opened: string | null
}

export function InterviewTable({ rows, here, opened }: InterviewTableProps) {
	return (
		<Table
			caption="Interviews"
			columns={columnsOf(here)}
			rows={rows}
			rowKey={({ id }) => id}
			isSelected={({ specialistId }) => specialistId === opened}
		/>
	)
}

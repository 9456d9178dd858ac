import { Link } from 'react-router'
import { type Column, Table } from '#app/ui/table.tsx'
import type { Addresses } from '../addresses.ts'
import type { ApplicantCard } from '../applicant-card.ts'
import type { ApplicantFilter, ApplicantSort } from '../applicant-filter.ts'
import { StageTag } from '../stage-tag.tsx'
import { CardMatch } from './card-match.tsx'
import { Choice } from './choice.tsx'
import { MoveMenu } from './move-menu.tsx'
import { StatusLines } from './status-lines.tsx'
import { TagList } from './tag-list.tsx'

type ApplicantTableProps = {
	applicants: readonly ApplicantCard[]
	returnTo: string
	/** The job of each, where they are of several. */
	showsJob: boolean
	filter: ApplicantFilter
	addresses: Addresses
}

export function ApplicantTable({ applicants, ...rest }: ApplicantTableProps) {
	return <Table caption="Applicants" columns={columnsOf(rest)} rows={applicants} rowKey={({ id }) => id} />
}

type Direction = 'ascending' | 'descending'

function columnsOf({
	returnTo,
	showsJob,
	filter,
	addresses,
}: Omit<ApplicantTableProps, 'applicants'>): Column<ApplicantCard>[] {
	const sort = (by: ApplicantSort, direction: Direction) => ({
		to: addresses.list({ ...filter, sort: by }),
		direction: filter.sort === by ? direction : undefined,
	})
	return [
		{
			key: 'choice',
			header: <span className="sr-only">Select</span>,
			phoneLabel: '',
			cell: (applicant) => <Choice applicant={applicant} />,
		},
		{
			key: 'name',
			header: 'Specialist',
			isRowHeader: true,
			sort: sort('name', 'ascending'),
			cell: ({ id, name, speciality, jobTitle, tags, match }) => (
				<>
					<Link to={`/hospital/applications/${id}`} data-row-open="">
						{name}
					</Link>
					<span className="block text-sm font-normal text-ink-2">{showsJob ? jobTitle : speciality}</span>
					<CardMatch match={match} />
					<TagList tags={tags} />
				</>
			),
		},
		{ key: 'years', header: 'Experience', sort: sort('experience', 'descending'), cell: ({ years }) => years },
		{ key: 'pay', header: 'Expected pay', cell: ({ pay }) => <span className="whitespace-nowrap">{pay}</span> },
		{
			key: 'score',
			header: 'Score',
			sort: sort('score', 'descending'),
			cell: ({ score }) => <span className="num">{score === null ? '–' : score.toFixed(1)}</span>,
		},
		{
			key: 'applied',
			header: 'Applied',
			sort: sort('newest', 'descending'),
			cell: ({ applied }) => <span className="whitespace-nowrap">{applied}</span>,
		},
		{
			key: 'inStage',
			header: 'In this stage',
			sort: sort('waiting', 'descending'),
			cell: ({ inStage }) => <span className="num">{inStage}</span>,
		},
		{
			key: 'stage',
			header: 'Stage',
			cell: ({ stage, statusLines }) => (
				<>
					<StageTag stage={stage} reader="hospital" />
					<StatusLines lines={statusLines} />
				</>
			),
		},
		{
			key: 'move',
			header: <span className="sr-only">Move</span>,
			phoneLabel: '',
			align: 'end',
			cell: (applicant) => <MoveMenu application={applicant} returnTo={returnTo} />,
		},
	]
}

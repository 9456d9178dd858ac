import { Link } from 'react-router'
import { type Column, Table } from '#app/ui/table.tsx'
import { StageTag } from '../stage-tag.tsx'
import type { ApplicantCard } from '../applicant-card.ts'
import { MoveMenu } from './move-menu.tsx'

const columns = (returnTo: string): Column<ApplicantCard>[] => [
	{
		key: 'name',
		header: 'Specialist',
		isRowHeader: true,
		cell: ({ id, name, speciality }) => (
			<>
				<Link to={`/hospital/applications/${id}`}>{name}</Link>
				<span className="block text-sm font-normal text-ink-2">{speciality}</span>
			</>
		),
	},
	{ key: 'years', header: 'Experience', cell: ({ years }) => years },
	{ key: 'pay', header: 'Expected pay', cell: ({ pay }) => pay },
	{ key: 'applied', header: 'Applied', cell: ({ applied }) => applied },
	{ key: 'inStage', header: 'In this stage', cell: ({ inStage }) => inStage },
	{ key: 'stage', header: 'Stage', cell: ({ stage }) => <StageTag stage={stage} reader="hospital" /> },
	{
		key: 'move',
		header: <span className="sr-only">Move</span>,
		phoneLabel: '',
		align: 'end',
		cell: (applicant) => <MoveMenu application={applicant} returnTo={returnTo} />,
	},
]

export function ApplicantTable({ applicants, returnTo }: { applicants: readonly ApplicantCard[]; returnTo: string }) {
	return <Table caption="Applicants" columns={columns(returnTo)} rows={applicants} rowKey={({ id }) => id} />
}

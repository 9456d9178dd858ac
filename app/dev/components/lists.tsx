import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLink, ChipRow, FilterChip } from '#app/ui/chip.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { ShowMore } from '#app/ui/page/show-more.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Example, Examples } from './example.tsx'

type Row = { name: string; skills: string; years: string; pay: string; status: 'new' | 'pending' | 'shortlisted' }

const rows: Row[] = [
	{
		name: 'Dr Asha Menon',
		skills: 'MD, DNB · cardiac, regional blocks',
		years: '14 years',
		pay: '₹3,20,000',
		status: 'new',
	},
	{
		name: 'डॉ. क्षितिजा कुलकर्णी',
		skills: 'MD · paediatric, neonatal, intensive care, transplant and a long list of other things that has to wrap',
		years: '9 years',
		pay: '₹2,90,000',
		status: 'pending',
	},
	{
		name: 'Dr Pranav Joshi',
		skills: 'DA, DNB · obstetric, day care',
		years: '6 years',
		pay: '₹85,000',
		status: 'shortlisted',
	},
]

const statuses = {
	new: <Tag tone="brand">New</Tag>,
	pending: <Tag tone="warning">Check pending</Tag>,
	shortlisted: <Tag>Shortlisted</Tag>,
}

const columns: Column<Row>[] = [
	{
		key: 'name',
		header: 'Specialist',
		isRowHeader: true,
		cell: (row) => (
			<>
				{row.name}
				<span className="block font-normal text-ink-2">{row.skills}</span>
			</>
		),
	},
	{
		key: 'years',
		header: 'Experience',
		sort: { to: '?sort=years', direction: 'descending' },
		cell: (row) => row.years,
	},
	{ key: 'pay', header: 'Monthly pay', align: 'end', sort: { to: '?sort=pay' }, cell: (row) => row.pay },
	{ key: 'status', header: 'Status', cell: (row) => statuses[row.status] },
	{
		key: 'actions',
		header: <span className="sr-only">Actions</span>,
		phoneLabel: '',
		align: 'end',
		cell: (row) => (
			<ButtonLink to="?" size="sm" variant="secondary" aria-label={`Open ${row.name}`}>
				Open
			</ButtonLink>
		),
	},
]

export function ListExamples() {
	return (
		<Examples>
			<Example name="Tabs" wide>
				<Tabs
					label="Job"
					tabs={[
						{ to: '?tab=applicants', label: 'Applicants', count: 12, current: true },
						{ to: '?tab=interviews', label: 'Interviews', count: 3, current: false },
						{ to: '?tab=details', label: 'Details', current: false },
					]}
				/>
			</Example>
			<Example name="Filter chips">
				<ChipRow label="Filters">
					<FilterChip to="?">Pune + 20 km</FilterChip>
					<FilterChip to="?">Night</FilterChip>
					<ChipLink to="?">Clear all</ChipLink>
				</ChipRow>
			</Example>
			<Example name="Show more">
				<ShowMore to="?shown=12" summary="6 of 38 jobs">
					Show 6 more
				</ShowMore>
			</Example>
			<Example name="Table: sorted, selected, long text; blocks on phones" wide>
				<Panel title="Applicants" action={<Tag tone="warning">Oldest waiting 4 days</Tag>} flush>
					<Table
						caption="Applicants"
						columns={columns}
						rows={rows}
						rowKey={(row) => row.name}
						isSelected={(row) => row.status === 'new'}
					/>
					<Pagination summary="26–50 of 214" previous="?page=1" next="?page=3" />
				</Panel>
			</Example>
		</Examples>
	)
}

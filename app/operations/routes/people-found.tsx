import { Link } from 'react-router'
import { hospitalStatusNames } from '#app/hospitals/status.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { accountKindNames } from '../people/account-labels.ts'
import { findSearch, maxFound } from '../people/people.server.ts'
import type { Route } from './+types/people-found.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
	const search = await findSearch(operatorOf(context), idParam(params.searchId))
	if (!search) throw notFound()
	const { reason, by, isMore } = search
	return {
		...{ reason, by, isMore },
		maxFound,
		rows: [
			...search.accounts.map(({ id, kind, name, hospital, city, isSuspended }) => ({
				...{ id, name, isSuspended },
				what: [accountKindNames[kind], hospital, city].filter(Boolean).join(', '),
				status: isSuspended ? 'Suspended' : 'Active',
				to: `/operator/accounts/${id}`,
			})),
			...search.hospitals.map(({ id, name, city, status }) => ({
				...{ id, name },
				isSuspended: status === 'suspended',
				what: `Hospital, ${city}`,
				status: hospitalStatusNames[status],
				to: `/operator/hospitals/${id}`,
			})),
		],
	}
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

export const meta = () => [titled('Accounts found')]

export default function PeopleFound({
	loaderData: { reason, by, isMore, maxFound: shown, rows },
}: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				back={{ to: '/operator/people', label: 'New search' }}
				title="Accounts found"
				lead={`By ${by}. Reason: ${reason}`}
			/>
			{rows.length === 0 ? (
				<EmptyState
					picture="search"
					title="No matching account"
					action={
						<Link to="/operator/people" className="link">
							Search again
						</Link>
					}
				>
					Check that the number or address is complete.
				</EmptyState>
			) : (
				<div className="panel">
					{isMore ? (
						<p className="px-4 pt-3 text-sm text-ink-2">
							The first {shown} are shown, and more match. Search by an id to find one of the others.
						</p>
					) : null}
					<Table caption="Accounts found" columns={columns} rows={rows} rowKey={({ id }) => id} />
				</div>
			)}
		</main>
	)
}

const columns: Column<Row>[] = [
	{
		key: 'name',
		header: 'Name',
		isRowHeader: true,
		cell: ({ name, to }) => (
			<Link to={to} className="link">
				{name}
			</Link>
		),
	},
	{ key: 'what', header: 'Type', cell: ({ what }) => what },
	{
		key: 'status',
		header: 'Status',
		align: 'end',
		cell: ({ status, isSuspended }) => (isSuspended ? <Tag tone="danger">{status}</Tag> : status),
	},
]

import { Link } from 'react-router'
import { caseAddress, queues } from '#app/cases/kinds.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { pageAsked } from '#app/platform/paging.ts'
import { formatTarget } from '#app/rights/clock.ts'
import { countRightsRequests, listRightsRequests, readRightsFigures } from '#app/rights/desk.server.ts'
import { rightsStatuses, rightsStatusNames } from '#app/rights/status.ts'
import type { Column } from '#app/ui/list/table.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { titled } from '#app/ui/page/page-title.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { workLabels } from '../cases/case-labels.ts'
import { listOpenCases } from '../cases/open-cases.server.ts'
import { queueAddress } from '../cases/queue-address.ts'
import { Age } from '../components/age.tsx'
import { QueueList } from '../components/queue-list.tsx'
import { rightsKindParam } from '../rights-route.server.ts'
import type { Route } from './+types/rights-requests.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const kind = rightsKindParam(params.kind)
	const { searchParams } = new URL(request.url)
	const status = rightsStatuses.find((one) => one === searchParams.get('status')) ?? 'open'
	const [counts, figures, found, open] = await Promise.all([
		countRightsRequests(actor, kind),
		readRightsFigures(actor, kind),
		listRightsRequests(actor, { kind, status, page: pageAsked(searchParams) }),
		status === 'open' ? listOpenCases(actor, kind) : [],
	])
	const work = workLabels(open)
	const rows = found.rows.map((row) => ({ ...row, href: caseAddress(kind, row.id), work: work[row.id] ?? null }))
	return { kind, status, counts, figures, list: { ...found, rows } }
}

type Data = Route.ComponentProps['loaderData']

export const meta: Route.MetaFunction = ({ loaderData }) => [
	titled(loaderData ? queues[loaderData.kind].label : 'Requests'),
]

export default function RightsRequests({ loaderData }: Route.ComponentProps) {
	const { kind, status, counts, figures, list } = loaderData
	const { label, path } = queues[kind]
	const addressOf = (one: Data['status'], page = 1) => queueAddress(path, 'open', { status: one, page })
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title={label}
				lead={`The law asks for an answer within ${formatTarget(kind)}. Last 90 days: ${figures.answered} answered, ${figures.inTime} in time.`}
			/>
			<Tabs
				label="Status"
				tabs={rightsStatuses.map((one) => ({
					...{ to: addressOf(one), label: rightsStatusNames[one], current: one === status, count: counts[one] },
				}))}
			/>
			{list.rows.length === 0 ? (
				<EmptyState
					picture="done"
					title={status === 'open' ? 'The queue is empty.' : `No requests: ${rightsStatusNames[status].toLowerCase()}.`}
				/>
			) : (
				<QueueList
					caption={`${label}: ${rightsStatusNames[status]}`}
					columns={columnsOf(status)}
					list={list}
					total={counts[status]}
					addressOf={(page) => addressOf(status, page)}
				/>
			)}
		</main>
	)
}

const columnsOf = (status: Data['status']): Column<Data['list']['rows'][number]>[] => [
	{
		key: 'request',
		header: 'Request',
		isRowHeader: true,
		cell: ({ href, number, excerpt, work }) => (
			<>
				<Link to={href} className="link" data-row-open="">
					{number}
				</Link>
				{work ? <Tag>{work}</Tag> : null}
				<div className="line-clamp-2 max-w-prose font-normal wrap-anywhere text-ink-2">{excerpt}</div>
			</>
		),
	},
	{
		key: 'from',
		header: 'From',
		cell: ({ name, contact }) => (
			<>
				{name}
				<div className="wrap-anywhere text-ink-2">{contact}</div>
			</>
		),
	},
	status === 'open'
		? { key: 'waiting', header: 'Waiting', align: 'end', cell: (row) => <Age {...row} /> }
		: { key: 'sent', header: 'Sent', align: 'end', cell: ({ sent }) => sent },
]

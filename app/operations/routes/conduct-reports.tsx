import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { requireOperator } from '#app/identity/session.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Column } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { QueueList } from '../components/queue-list.tsx'
import { countConductReports, type ListedConduct, listConductReports } from '../conduct-reports.server.ts'
import { pageOf, queueAddress } from '../queue-address.ts'
import type { Route } from './+types/conduct-reports.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = requireOperator(context, request)
	const { searchParams } = new URL(request.url)
	const isSettled = searchParams.get('status') === 'settled'
	const page = pageOf(searchParams)
	const [counts, list] = await Promise.all([countConductReports(actor), listConductReports(actor, { isSettled, page })])
	return { isSettled, page, counts, ...list }
}

export const meta: Route.MetaFunction = () => [
	{ title: `Conduct · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

const addressOf = (isSettled: boolean, page = 1) =>
	queueAddress('/operator/conduct', 'waiting', { status: isSettled ? 'settled' : 'waiting', page })

export default function ConductReports({ loaderData }: Route.ComponentProps) {
	const { isSettled, page, counts, reports, first, hasMore } = loaderData
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Conduct"
				lead="What hospitals and specialists report about each other, oldest first. Two open reports about a hospital stop its new requests until they are settled."
			/>
			<Tabs
				label="Reports"
				tabs={[
					{ to: addressOf(false), label: 'To settle', current: !isSettled, count: counts.waiting },
					{ to: addressOf(true), label: 'Settled', current: isSettled, count: counts.settled },
				]}
			/>
			{reports.length === 0 ? (
				<EmptyState title={isSettled ? 'No report is settled yet.' : 'No report waits for us.'} />
			) : (
				<QueueList
					caption={isSettled ? 'Settled reports' : 'Reports to settle'}
					columns={columnsOf(isSettled)}
					rows={reports}
					total={isSettled ? counts.settled : counts.waiting}
					addressOf={(other) => addressOf(isSettled, other)}
					page={page}
					first={first}
					hasMore={hasMore}
				/>
			)}
		</main>
	)
}

const columnsOf = (isSettled: boolean): Column<ListedConduct>[] => [
	{
		key: 'about',
		header: 'About',
		isRowHeader: true,
		cell: ({ id, about, hospitalName, specialistName, isFrozen }) => (
			<>
				<Link to={`/operator/conduct/${id}`} className="link">
					{about === 'hospital' ? hospitalName : specialistName}
				</Link>
				<div className="font-normal text-ink-2">
					{about === 'hospital' ? `Reported by ${specialistName}` : `Reported by ${hospitalName}`}
				</div>
				{isFrozen ? <Tag tone="danger">Requests stopped</Tag> : null}
			</>
		),
	},
	{
		key: 'reason',
		header: 'Reason',
		cell: ({ reason, detail }) => (
			<>
				{reason}
				{detail ? <div className="line-clamp-2 max-w-prose text-ink-2">{detail}</div> : null}
			</>
		),
	},
	isSettled
		? { key: 'settled', header: 'Settled', align: 'end', cell: ({ settled }) => settled }
		: { key: 'waiting', header: 'Waiting', align: 'end', cell: ({ waiting }) => waiting },
]

import { Link } from 'react-router'
import { countReports, type ListedReport, listReports } from '../job-reports.server.ts'
import { pageOf, queueAddress } from '../queue-address.ts'
import { QueueList } from '../components/queue-list.tsx'
import { brand } from '#app/brand.ts'
import { requireOperator } from '#app/identity/session.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Column } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/job-reports.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = requireOperator(context, request)
	const { searchParams } = new URL(request.url)
	const isSettled = searchParams.get('status') === 'settled'
	const page = pageOf(searchParams)
	const [counts, list] = await Promise.all([countReports(actor), listReports(actor, { isSettled, page })])
	return { isSettled, page, counts, ...list }
}

export const meta: Route.MetaFunction = () => [
	{ title: `Reported jobs · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

const addressOf = (isSettled: boolean, page = 1) =>
	queueAddress('/operator/reports', 'waiting', { status: isSettled ? 'settled' : 'waiting', page })

export default function JobReports({ loaderData }: Route.ComponentProps) {
	const { isSettled, page, counts, reports, first, hasMore } = loaderData
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Reported jobs"
				lead="Oldest first. A fee asked of an applicant is a reason to take a job down."
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

const columnsOf = (isSettled: boolean): Column<ListedReport>[] => [
	{
		key: 'job',
		header: 'Job',
		isRowHeader: true,
		cell: ({ id, jobTitle, hospitalName }) => (
			<>
				<Link to={`/operator/reports/${id}`} className="link">
					{jobTitle}
				</Link>
				<div className="font-normal text-ink-2">{hospitalName}</div>
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
	{ key: 'reports', header: 'Reports of it', align: 'end', cell: ({ reportsOfJob }) => reportsOfJob },
	isSettled
		? { key: 'settled', header: 'Settled', align: 'end', cell: ({ settled }) => settled }
		: { key: 'waiting', header: 'Waiting', align: 'end', cell: ({ waiting }) => waiting },
]

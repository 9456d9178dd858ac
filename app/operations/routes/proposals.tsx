import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { countProposals, listProposals } from '#app/cases/proposals.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/proposals.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const isDecided = new URL(request.url).searchParams.get('status') === 'decided'
	const [waiting, list] = await Promise.all([countProposals(actor), listProposals(actor, { isDecided })])
	return { isDecided, waiting, list }
}

export const meta: Route.MetaFunction = () => [
	{ title: `Removals to confirm · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

type Row = Route.ComponentProps['loaderData']['list'][number]

export default function Proposals({ loaderData: { isDecided, waiting, list } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Removals to confirm"
				lead="Removing a job is permanent, so a second operator confirms it. Until then an open job is paused."
			/>
			<Tabs
				label="Removals"
				tabs={[
					{ to: '/operator/proposals', label: 'Open', current: !isDecided, count: waiting },
					{ to: '/operator/proposals?status=decided', label: 'Decided', current: isDecided },
				]}
			/>
			{list.length === 0 ? (
				<EmptyState
					picture="done"
					title={isDecided ? 'No removals have been decided yet.' : 'No removals are waiting.'}
				/>
			) : (
				<div className="panel">
					<Table
						caption={isDecided ? 'Decided removals' : 'Open removals'}
						columns={[...columns, isDecided ? outcome : decision]}
						rows={list}
						rowKey={({ id }) => id}
					/>
				</div>
			)}
		</main>
	)
}

const columns: Column<Row>[] = [
	{
		key: 'job',
		header: 'Job',
		isRowHeader: true,
		cell: ({ jobId, title, hospitalId, hospitalName, reportId }) => (
			<>
				<Link to={`/jobs/${jobId}`} className="link">
					{title}
				</Link>
				<div className="font-normal text-ink-2">
					<Link to={`/operator/hospitals/${hospitalId}`}>{hospitalName}</Link>
					{reportId ? (
						<>
							{' · '}
							<Link to={`/operator/reports/${reportId}`}>Report</Link>
						</>
					) : null}
				</div>
			</>
		),
	},
	{
		key: 'reason',
		header: 'Reason',
		cell: ({ reason }) => <p className="max-w-prose whitespace-pre-line">{reason}</p>,
	},
	{
		key: 'by',
		header: 'Proposed by',
		cell: ({ by, at }) => (
			<>
				{by}
				<div className="num text-ink-2">{at}</div>
			</>
		),
	},
]

const outcome: Column<Row> = {
	key: 'outcome',
	header: 'Decision',
	cell: ({ outcome: decided, decidedBy, decidedOn }) => (
		<>
			{decided === 'confirmed' ? 'Removed' : 'Declined'}
			<div className="num text-ink-2">{[decidedBy, decidedOn].filter(Boolean).join(', ')}</div>
		</>
	),
}

const decision: Column<Row> = {
	key: 'act',
	header: <span className="sr-only">Decide</span>,
	phoneLabel: '',
	align: 'end',
	cell: ({ id, title, isOwn }) => (
		<div className="flex flex-wrap justify-end gap-2">
			{isOwn ? null : (
				<PostButton
					action={`/operator/proposals/${id}/confirmation`}
					variant="danger"
					size="sm"
					pendingLabel="Removing..."
					aria-label={`Confirm removal: ${title}`}
				>
					Confirm
				</PostButton>
			)}
			<PostButton
				action={`/operator/proposals/${id}/refusal`}
				variant="secondary"
				size="sm"
				pendingLabel="Saving..."
				aria-label={`${isOwn ? 'Withdraw' : 'Decline'} removal: ${title}`}
			>
				{isOwn ? 'Withdraw' : 'Decline'}
			</PostButton>
		</div>
	),
}

import { Link } from 'react-router'
import { proposalNames } from '#app/cases/kinds.ts'
import { countProposals, listProposals } from '#app/cases/proposals.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { workLabels } from '../cases/case-labels.ts'
import { listOpenCases } from '../cases/open-cases.server.ts'
import type { Route } from './+types/proposals.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const isDecided = new URL(request.url).searchParams.get('status') === 'decided'
	const [waiting, list, open] = await Promise.all([
		countProposals(actor),
		listProposals(actor, { isDecided }),
		isDecided ? [] : listOpenCases(actor, 'proposal'),
	])
	const work = workLabels(open)
	return { isDecided, waiting, list: list.map((row) => ({ ...row, work: work[row.id] ?? null })) }
}

export const meta = () => [titled('To confirm')]

type Row = Route.ComponentProps['loaderData']['list'][number]

export default function Proposals({ loaderData: { isDecided, waiting, list } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="To confirm"
				lead="What cannot be undone is proposed by one operator and confirmed by another."
			/>
			<Tabs
				label="Status"
				tabs={[
					{ to: '/operator/proposals', label: 'Open', current: !isDecided, count: waiting },
					{ to: '/operator/proposals?status=decided', label: 'Decided', current: isDecided },
				]}
			/>
			{list.length === 0 ? (
				<EmptyState picture="done" title={isDecided ? 'Nothing has been decided yet.' : 'The queue is empty.'} />
			) : (
				<div className="panel">
					<Table
						caption={isDecided ? 'Decided' : 'To confirm'}
						columns={isDecided ? [...columns, decision] : columns}
						rows={list}
						rowKey={({ id }) => id}
					/>
					<FirstOf shown={list.length} total={list[0]?.total ?? 0} />
				</div>
			)}
		</main>
	)
}

const columns: Column<Row>[] = [
	{
		key: 'title',
		header: 'What',
		isRowHeader: true,
		cell: ({ id, kind, title, hospitalName, work }) => (
			<>
				<Link to={`/operator/proposals/${id}`} className="link" data-row-open="">
					{title}
				</Link>
				{work ? <Tag>{work}</Tag> : null}
				<div className="font-normal text-ink-2">{[proposalNames[kind], hospitalName].filter(Boolean).join(' · ')}</div>
			</>
		),
	},
	{
		key: 'reason',
		header: 'Reason',
		cell: ({ reason }) => <p className="line-clamp-3 max-w-prose whitespace-pre-line">{reason}</p>,
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

const decision: Column<Row> = {
	key: 'decision',
	header: 'Decision',
	cell: ({ outcome, decidedBy, decidedOn }) => (
		<>
			{outcome === 'confirmed' ? 'Confirmed' : 'Declined'}
			<div className="num text-ink-2">{[decidedBy, decidedOn].filter(Boolean).join(', ')}</div>
		</>
	),
}

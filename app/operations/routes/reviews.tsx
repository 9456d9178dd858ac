import { pageAsked } from '#app/platform/paging.ts'
import { Link } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { reviewStatusNames, reviewSubjectNames, reviewTargetHours } from '#app/moderation/status.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import type { Column } from '#app/ui/list/table.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { Age } from '../components/age.tsx'
import { QueueList } from '../components/queue-list.tsx'
import { queueAddress } from '../cases/queue-address.ts'
import {
	countReviews,
	type ListedReview,
	listReviews,
	type ReviewTab,
	reviewTabs,
} from '../moderation/reviews.server.ts'
import type { Route } from './+types/reviews.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const { searchParams } = new URL(request.url)
	const tab = reviewTabs.find((each) => each === searchParams.get('status')) ?? 'waiting'
	const page = pageAsked(searchParams)
	const [counts, list] = await Promise.all([countReviews(actor), listReviews(actor, { tab, page })])
	return { tab, tabs: [...reviewTabs], counts, list }
}

export const meta = () => [titled('Reviews')]

const addressOf = (tab: ReviewTab, page = 1) => queueAddress('/operator/reviews', 'waiting', { status: tab, page })

export default function Reviews({ loaderData }: Route.ComponentProps) {
	const { tab, tabs, counts, list } = loaderData
	const label = (each: ReviewTab) => (each === 'waiting' ? 'Open' : reviewStatusNames[each])
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Reviews"
				lead={
					tab === 'waiting'
						? `What the scanner holds before anyone sees it, oldest first. The target is ${reviewTargetHours} hours.`
						: 'What the scanner held before anyone saw it, latest decision first.'
				}
			/>
			<Tabs
				label="Reviews"
				tabs={tabs.map((each) => ({
					to: addressOf(each),
					label: label(each),
					current: each === tab,
					count: counts[each],
				}))}
			/>
			{list.rows.length === 0 ? (
				<EmptyState
					picture="done"
					title={tab === 'waiting' ? 'Nothing is waiting for a review.' : 'No reviews here yet.'}
				/>
			) : (
				<QueueList
					caption={`Reviews: ${label(tab)}`}
					columns={tab === 'waiting' ? [what, why, age] : [what, why, decided]}
					list={list}
					total={counts[tab]}
					addressOf={(other) => addressOf(tab, other)}
				/>
			)}
		</main>
	)
}

const what: Column<ListedReview> = {
	key: 'what',
	header: 'Held text',
	isRowHeader: true,
	cell: ({ id, title, subject, hospitalName }) => (
		<>
			<Link to={`/operator/reviews/${id}`} className="link">
				{title}
			</Link>
			<div className="font-normal text-ink-2">
				{reviewSubjectNames[subject]} · {hospitalName}
			</div>
		</>
	),
}

const why: Column<ListedReview> = { key: 'why', header: 'Found', cell: ({ reasons }) => reasons.join(', ') }

const age: Column<ListedReview> = {
	key: 'waiting',
	header: 'Waiting',
	align: 'end',
	cell: (row) => <Age {...row} />,
}

const decided: Column<ListedReview> = { key: 'decided', header: 'Decided', align: 'end', cell: (row) => row.decided }

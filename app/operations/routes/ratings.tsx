import { pageAsked } from '#app/platform/paging.ts'
import { Link } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import {
	countRatings,
	listRatings,
	type RatingTab,
	ratingTabs,
} from '#app/offers/placements/placement-queries.server.ts'
import { formatDay, waitingFor } from '#app/platform/text/dates.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import type { Column } from '#app/ui/list/table.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { isLate } from '#app/cases/kinds.ts'
import { workLabels } from '../cases/case-labels.ts'
import { Age } from '../components/age.tsx'
import { QueueList } from '../components/queue-list.tsx'
import { listOpenCases } from '../cases/open-cases.server.ts'
import { queueAddress } from '../cases/queue-address.ts'
import { ratingTitle } from '../moderation/rating-case.server.ts'
import type { Route } from './+types/ratings.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const { searchParams } = new URL(request.url)
	const tab = ratingTabs.find((each) => each === searchParams.get('status')) ?? 'waiting'
	const page = pageAsked(searchParams)
	const [counts, found, open] = await Promise.all([
		countRatings(actor),
		listRatings(actor, { tab, page }),
		tab === 'waiting' ? listOpenCases(actor, 'rating') : [],
	])
	const now = new Date()
	const work = workLabels(open)
	return {
		tab,
		tabs: [...ratingTabs],
		counts,
		list: {
			...found,
			rows: found.rows.map(({ id, stars, comment, hiddenReason, appeal, since, createdAt, ...rating }) => ({
				id,
				stars,
				comment,
				hiddenReason,
				isAppeal: appeal !== null && tab === 'waiting',
				title: ratingTitle(rating),
				work: work[id] ?? null,
				given: formatDay(createdAt),
				waiting: waitingFor(since, now),
				isLate: isLate('rating', since, now),
			})),
		},
	}
}

type ListedRating = Route.ComponentProps['loaderData']['list']['rows'][number]

export const meta = () => [titled('Ratings')]

const addressOf = (tab: RatingTab, page = 1) => queueAddress('/operator/ratings', 'waiting', { status: tab, page })

const tabNames: Record<RatingTab, string> = { waiting: 'Open', shown: 'Visible', hidden: 'Hidden' }
const nothing: Record<RatingTab, string> = {
	waiting: 'The queue is empty.',
	shown: 'No checked ratings yet.',
	hidden: 'No hidden ratings.',
}

export default function Ratings({ loaderData }: Route.ComponentProps) {
	const { tab, tabs, counts, list } = loaderData
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Ratings"
				lead={`${tab === 'waiting' ? 'Ratings with a comment, oldest first' : 'Checked ratings, latest first'}. Ratings count as soon as they are given. Hidden ones do not.`}
			/>
			<Tabs
				label="Ratings"
				tabs={tabs.map((each) => ({
					to: addressOf(each),
					label: tabNames[each],
					current: each === tab,
					count: counts[each],
				}))}
			/>
			{list.rows.length === 0 ? (
				<EmptyState picture="done" title={nothing[tab]} />
			) : (
				<QueueList
					caption={`${tabNames[tab]} ratings`}
					columns={[...columns, tab === 'waiting' ? ageColumn : givenColumn]}
					list={list}
					total={counts[tab]}
					addressOf={(other) => addressOf(tab, other)}
				/>
			)}
		</main>
	)
}

const columns: Column<ListedRating>[] = [
	{
		key: 'who',
		header: 'From and about',
		isRowHeader: true,
		cell: ({ id, title, work, isAppeal }) => (
			<>
				<Link to={`/operator/ratings/${id}`} className="link">
					{title}
				</Link>
				{isAppeal ? <Tag tone="warning">Appeal</Tag> : null}
				{work ? <Tag>{work}</Tag> : null}
			</>
		),
	},
	{ key: 'stars', header: 'Stars', cell: ({ stars }) => <span className="num">{stars} of 5</span> },
	{
		key: 'comment',
		header: 'Comment',
		cell: ({ comment, hiddenReason }) => (
			<div className="max-w-prose">
				<p className="line-clamp-3 whitespace-pre-line wrap-anywhere">{comment ?? 'None'}</p>
				{hiddenReason ? <p className="text-ink-2">Hidden: {hiddenReason}</p> : null}
			</div>
		),
	},
]

const ageColumn: Column<ListedRating> = {
	key: 'waiting',
	header: 'Waiting',
	align: 'end',
	cell: (row) => <Age {...row} />,
}
const givenColumn: Column<ListedRating> = {
	key: 'given',
	header: 'Submitted',
	align: 'end',
	cell: ({ given }) => <span className="whitespace-nowrap">{given}</span>,
}

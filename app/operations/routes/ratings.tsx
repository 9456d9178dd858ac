import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { countRatings, listRatings } from '#app/offers/placement-queries.server.ts'
import { formatDay } from '#app/platform/dates.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import type { Column } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { QueueList } from '../components/queue-list.tsx'
import { pageOf, queueAddress } from '../queue-address.ts'
import type { Route } from './+types/ratings.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const { searchParams } = new URL(request.url)
	const isHidden = searchParams.get('status') === 'hidden'
	const page = pageOf(searchParams)
	const [counts, { ratings, ...rest }] = await Promise.all([
		countRatings(actor),
		listRatings(actor, { isHidden, page }),
	])
	return {
		isHidden,
		page,
		counts,
		...rest,
		ratings: ratings.map(({ createdAt, ...rating }) => ({
			...rating,
			id: `${rating.applicationId}/${rating.side}`,
			given: formatDay(createdAt),
		})),
	}
}

type ListedRating = Route.ComponentProps['loaderData']['ratings'][number]

export const meta: Route.MetaFunction = () => [
	{ title: `Ratings · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

const addressOf = (isHidden: boolean, page = 1) =>
	queueAddress('/operator/ratings', 'shown', { status: isHidden ? 'hidden' : 'shown', page })

export default function Ratings({ loaderData }: Route.ComponentProps) {
	const { isHidden, page, counts, ratings, first, hasMore } = loaderData
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Ratings"
				lead="Ratings by hospitals and specialists after a placement, newest first. Hidden ratings do not count towards the average."
			/>
			<Tabs
				label="Ratings"
				tabs={[
					{ to: addressOf(false), label: 'Visible', current: !isHidden, count: counts.shown },
					{ to: addressOf(true), label: 'Hidden', current: isHidden, count: counts.hidden },
				]}
			/>
			{ratings.length === 0 ? (
				<EmptyState title={isHidden ? 'No hidden ratings.' : 'No ratings yet.'} />
			) : (
				<QueueList
					caption={isHidden ? 'Hidden ratings' : 'Visible ratings'}
					columns={columns}
					rows={ratings}
					total={isHidden ? counts.hidden : counts.shown}
					addressOf={(other) => addressOf(isHidden, other)}
					page={page}
					first={first}
					hasMore={hasMore}
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
		cell: ({ side, hospitalId, hospitalName, specialistName }) => {
			const hospital = <Link to={`/operator/hospitals/${hospitalId}`}>{hospitalName}</Link>
			return side === 'hospital' ? (
				<>
					{hospital} about {specialistName}
				</>
			) : (
				<>
					{specialistName} about {hospital}
				</>
			)
		},
	},
	{ key: 'stars', header: 'Stars', cell: ({ stars }) => <span className="num">{stars} of 5</span> },
	{
		key: 'comment',
		header: 'Comment',
		cell: ({ comment, hiddenReason }) => (
			<div className="max-w-prose">
				{comment ? <p className="whitespace-pre-line wrap-anywhere">{comment}</p> : <p>None</p>}
				{hiddenReason ? <p className="text-ink-2">Hidden: {hiddenReason}</p> : null}
			</div>
		),
	},
	{ key: 'given', header: 'Submitted', cell: ({ given }) => <span className="whitespace-nowrap">{given}</span> },
	{
		key: 'act',
		header: <span className="sr-only">Act</span>,
		phoneLabel: '',
		align: 'end',
		cell: ({ id, isHidden }) =>
			isHidden ? (
				<PostButton action={`/operator/ratings/${id}/showing`} variant="secondary" size="sm">
					Show again
				</PostButton>
			) : (
				<ButtonLink to={`/operator/ratings/${id}/hiding`} variant="secondary" size="sm">
					Hide
				</ButtonLink>
			),
	},
]

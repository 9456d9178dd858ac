import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { countHeld } from '#app/moderation/queries.server.ts'
import { formatDateTime, formatDay, shortAgo, waitingFor } from '#app/platform/dates.ts'
import { moreOf, printShown, readShown, rowsAtOnce } from '#app/platform/growing-list.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { findOwnAllowance } from '../allowance.server.ts'
import { countSentRequests, listSentRequests, type SentRequest } from '../hospital-requests.server.ts'
import { aboutOf } from '../request-facts.ts'
import { isRequestStatus, requestStatuses, type RequestStatus, requestStatusNames } from '../status.ts'
import { RequestTag } from '../status-tag.tsx'
import { formatLeft, sendRefusals } from '../labels.ts'
import type { Route } from './+types/hospital-requests.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const { searchParams } = new URL(request.url)
	const wanted = searchParams.get('status')
	const status = isRequestStatus(wanted) ? wanted : null
	const shown = readShown(searchParams)
	const [requests, counts, allowance, held] = await Promise.all([
		listSentRequests(member, { status, shown }),
		countSentRequests(member),
		findOwnAllowance(member),
		countHeld(member, 'contact-request'),
	])
	const now = new Date()
	const all = requestStatuses.reduce((sum, each) => sum + counts[each], 0)
	return {
		status,
		all,
		counts,
		allowance,
		held,
		more: moreOf(shown, status ? counts[status] : all, (count) => addressOf(status, count)),
		requests: requests.map((row) => ({ ...row, ...printed(row, now) })),
	}
}

const printed = (row: SentRequest, now: Date) => ({
	about: aboutOf(row),
	sent: formatDateTime(row.sentAt),
	age: shortAgo(row.sentAt, now),
	answered: row.decidedAt === null ? null : `after ${waitingFor(row.sentAt, row.decidedAt)}`,
	expected: row.status === 'sent' ? `Answer expected by ${formatDay(row.expiresAt)}` : null,
	called: row.name ?? (row.isSeen ? 'Name withheld' : 'Profile no longer available'),
})

export const meta: Route.MetaFunction = () => [
	{ title: `Contact requests · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

const addressOf = (status: RequestStatus | null, shown = rowsAtOnce) => {
	const query = new URLSearchParams({ ...(status ? { status } : {}), ...printShown(shown) })
	return query.size > 0 ? `/hospital/contact-requests?${query}` : '/hospital/contact-requests'
}

type Row = Route.ComponentProps['loaderData']['requests'][number]

export default function HospitalRequests({ loaderData }: Route.ComponentProps) {
	const { status, all, counts, allowance, held, requests, more } = loaderData
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-6">
			<PageHeader
				title="Contact requests"
				lead={<span className="num">{formatLeft(allowance)}</span>}
				actions={<ButtonLink to="/hospitals/dashboard">Find candidates</ButtonLink>}
			/>
			{allowance.isPaused ? (
				<Notice tone="warning" title="New requests are paused">
					{sendRefusals['hospital-frozen']}
				</Notice>
			) : null}
			{held > 0 ? (
				<Notice tone="warning" title={held === 1 ? '1 request in review' : `${held} requests in review`}>
					<Link to="/hospital/reviews">View what is in review</Link>
				</Notice>
			) : null}
			<Tabs
				label="Requests by status"
				tabs={[
					{ to: addressOf(null), label: 'All', current: status === null, count: all },
					...requestStatuses.map((each) => ({
						to: addressOf(each),
						label: requestStatusNames[each],
						current: status === each,
						count: counts[each],
					})),
				]}
			/>
			{requests.length === 0 ? (
				<EmptyState
					title={all === 0 ? 'No contact requests yet' : 'No requests here'}
					action={
						all === 0 ? (
							<ButtonLink to="/hospitals/dashboard">Find candidates</ButtonLink>
						) : (
							<ButtonLink to={addressOf(null)} variant="secondary">
								View all requests
							</ButtonLink>
						)
					}
				>
					{all === 0
						? 'Send a request from a specialist’s profile. If they accept, you can message each other and see their phone and email, if they share them.'
						: null}
				</EmptyState>
			) : (
				<div className="panel">
					<Table caption="Contact requests" columns={columns} rows={requests} rowKey={({ id }) => id} />
					{more ? (
						<div className="px-4">
							<ShowMore {...more}>Load More</ShowMore>
						</div>
					) : null}
				</div>
			)}
		</main>
	)
}

const columns: Column<Row>[] = [
	{
		key: 'who',
		header: 'Specialist',
		isRowHeader: true,
		cell: ({ id, specialistId, called, isSeen, speciality }) => (
			<div id={`request-${id}`}>
				{isSeen ? (
					<Link to={`/doctors/${specialistId}`} className="link">
						<bdi>{called}</bdi>
					</Link>
				) : (
					<span className="text-ink-2">{called}</span>
				)}
				{speciality ? <div className="font-normal text-ink-2">{speciality}</div> : null}
			</div>
		),
	},
	{
		key: 'about',
		header: 'About',
		cell: ({ about, declineReason }) => (
			<>
				{about}
				{declineReason ? <div className="line-clamp-2 max-w-prose text-ink-2">“{declineReason}”</div> : null}
			</>
		),
	},
	{
		key: 'sent',
		header: 'Sent',
		cell: ({ age, sent, sender }) => (
			<>
				<span className="num" title={sent}>
					{age}
				</span>
				{sender ? <div className="text-ink-2">{sender}</div> : null}
			</>
		),
	},
	{
		key: 'status',
		header: 'Status',
		cell: ({ status, isRevoked, answered, expected }) => (
			<>
				<RequestTag status={status} isRevoked={isRevoked} reader="hospital" />
				{expected ? <div className="num text-ink-2">{expected}</div> : null}
				{answered && status !== 'withdrawn' ? <div className="num text-ink-2">{answered}</div> : null}
			</>
		),
	},
	{ key: 'actions', header: 'Actions', phoneLabel: '', align: 'end', cell: (row) => <Actions request={row} /> },
]

function Actions({ request: { id, status, isFresh, isTalking, specialistId, jobId } }: { request: Row }) {
	if (status === 'sent' && isFresh) {
		const action = `/hospital/contact-requests/${id}/withdrawal`
		return (
			<PostButton action={action} variant="secondary" size="sm" pendingLabel="Withdrawing...">
				Withdraw
			</PostButton>
		)
	}
	if (status !== 'accepted' || !isTalking) return null
	return (
		<div className="flex flex-wrap gap-2 sm:justify-end">
			<ButtonLink to={`/messages/with/${specialistId}`} size="sm">
				Message
			</ButtonLink>
			{jobId ? null : (
				<ButtonLink to={`/hospital/candidates/${specialistId}/consideration`} variant="secondary" size="sm">
					Shortlist for a job
				</ButtonLink>
			)}
		</div>
	)
}

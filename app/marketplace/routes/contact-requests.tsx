import { Link } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { pageOf } from '#app/identity/page-of.ts'
import { countHeld } from '#app/moderation/queries.server.ts'
import { formatDateTime, formatDay, shortAgo, waitingFor } from '#app/platform/text/dates.ts'
import { moreOf, printShown, readShown, rowsAtOnce } from '#app/platform/http/growing-list.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { ShowMore } from '#app/ui/page/show-more.tsx'
import { SplitPane, WorkPage } from '#app/ui/page/split-pane.tsx'
import { type Column, Table } from '#app/ui/list/table.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import { Toolbar } from '#app/ui/page/toolbar.tsx'
import { findOwnAllowance } from '#app/contacts/allowance.server.ts'
import {
	countSentRequests,
	listSentRequests,
	type SentRequest,
} from '#app/contacts/requests/hospital-requests.server.ts'
import { aboutOf } from '#app/contacts/requests/request-about.ts'
import { isRequestStatus, requestStatuses, type RequestStatus, requestStatusNames } from '#app/contacts/status.ts'
import { RequestTag } from '#app/contacts/status-tag.tsx'
import { formatLeft, sendRefusals } from '#app/contacts/labels.ts'
import { findViewChoices } from '#app/views/queries.server.ts'
import { ViewsMenu } from '#app/views/views-menu.tsx'
import { CandidateLink } from '../candidates/candidate-link.tsx'
import { openCandidate } from '../candidates/open-candidate.server.ts'
import { openIn, personIn } from '../open-in.ts'
import { listPools } from '../candidates/pools.server.ts'
import { CandidateSide, openedIn } from './candidates/candidate-side.tsx'
import { loadSide } from './candidates/side.server.ts'
import type { Route } from './+types/contact-requests.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { counted } from '#app/platform/text/counted.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const address = new URL(request.url)
	const { searchParams } = address
	const now = new Date()
	const person = personIn(searchParams)
	const wanted = searchParams.get('status')
	const status = isRequestStatus(wanted) ? wanted : null
	const shown = readShown(searchParams)
	const [requests, counts, allowance, held, pools, views, opened] = await Promise.all([
		listSentRequests(member, { status, shown }),
		countSentRequests(member),
		findOwnAllowance(member),
		countHeld(member, 'contact-request'),
		listPools(member),
		findViewChoices(member, pageOf(request)),
		person ? openCandidate(member, person, now, null) : null,
	])
	const here = addressOf(status, shown)
	const all = requestStatuses.reduce((sum, each) => sum + counts[each], 0)
	return {
		views,
		status,
		all,
		counts,
		allowance,
		held,
		more: moreOf(shown, status ? counts[status] : all, (count) => addressOf(status, count)),
		here,
		pools: pools.map(({ id, name }) => ({ id, name })),
		side: await loadSide(member, opened, { jobId: null, address, now }),
		requests: requests.map((row) => ({
			...row,
			...printed(row, now),
			openHref: row.isSeen ? openIn(here, row.specialistId) : undefined,
		})),
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

export const meta = () => [titled('Contact requests')]

const addressOf = (status: RequestStatus | null, shown = rowsAtOnce) => {
	const query = new URLSearchParams({ ...(status ? { status } : {}), ...printShown(shown) })
	return query.size > 0 ? `/hospital/contact-requests?${query}` : '/hospital/contact-requests'
}

type Row = Route.ComponentProps['loaderData']['requests'][number]

export default function HospitalRequests({ loaderData }: Route.ComponentProps) {
	const { status, all, counts, allowance, held, requests, more, here, pools, side, views } = loaderData
	return (
		<WorkPage>
			<Toolbar
				title="Contact requests"
				actions={
					<ButtonLink to="/hospitals/dashboard" size="sm" variant="secondary">
						Find candidates
					</ButtonLink>
				}
			>
				<ViewsMenu choices={views} />
				<p className="num text-sm text-ink-2">{formatLeft(allowance)}</p>
			</Toolbar>
			<SplitPane
				listKey={addressOf(status)}
				side={<CandidateSide side={side} here={here} rows={peopleOf(requests)} pools={pools} />}
				head={
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
				}
			>
				{allowance.isPaused ? (
					<Notice tone="warning" title="New requests are paused">
						{sendRefusals['hospital-frozen']}
					</Notice>
				) : null}
				{held > 0 ? (
					<Notice tone="warning" title={counted(held, 'request in review', 'requests in review')}>
						<Link to="/hospital/reviews">View texts in review</Link>
					</Notice>
				) : null}
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
					<>
						<Table
							caption="Contact requests"
							columns={columns}
							rows={requests}
							rowKey={({ id }) => id}
							rowName={({ specialistId }) => specialistId}
							isSelected={({ specialistId }) => specialistId === openedIn(side)}
						/>
						{more ? (
							<div className="px-4">
								<ShowMore {...more}>Load More</ShowMore>
							</div>
						) : null}
					</>
				)}
			</SplitPane>
		</WorkPage>
	)
}

/** Those whose profile can be opened, each once, whichever of their requests is listed first. */
const peopleOf = (requests: readonly Row[]) => {
	const ids = requests.filter(({ isSeen }) => isSeen).map(({ specialistId }) => specialistId)
	return [...new Set(ids)].map((id) => ({ id }))
}

const columns: Column<Row>[] = [
	{
		key: 'who',
		header: 'Specialist',
		isRowHeader: true,
		cell: ({ id, specialistId, called, isSeen, speciality, openHref }) => (
			<div id={`request-${id}`}>
				{isSeen ? (
					<CandidateLink row={{ id: specialistId, name: called }} openHref={openHref} />
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
		<div className="flex flex-wrap gap-2 sm:justify-end lg:flex-nowrap">
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

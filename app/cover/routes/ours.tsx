import { pageAsked } from '#app/platform/paging.ts'
import { Link } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { mayManageTeam } from '#app/hospitals/team/member-roles.ts'
import { formatDateTime, istToday } from '#app/platform/text/dates.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { AskFirst } from '../components/ask-first.tsx'
import { SiteChips } from '../components/site-chips.tsx'
import { CoverLines } from '../components/cover-lines.tsx'
import { listAskedFirst } from '../asking/favourites.server.ts'
import { listAhead, listOver, type OurCover } from '../asking/hospital-cover.server.ts'
import { mayAskTired } from '../availability/settings.server.ts'
import { callDueAt } from '../asking/first-clock.ts'
import { findOwnFirst, stateOfFirst } from '../asking/first-requests.server.ts'
import { keyOfSite, loadSites } from '../asking/site-choice.server.ts'
import type { Route } from './+types/ours.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const query = new URL(request.url).searchParams
	const page = pageAsked(query)
	const { sites, chosen, lineOf } = await loadSites(member, query.get('site'))
	const [ahead, over, first, mayBeTired, sentFirst] = await Promise.all([
		listAhead(member, { site: chosen }),
		listOver(member, { site: chosen, page }),
		listAskedFirst(member),
		mayAskTired(member),
		findOwnFirst(member),
	])
	const today = istToday(new Date())
	const isToDo = ({ request: { status, endsAt } }: OurCover) =>
		status === 'finished' || status === 'disputed' || (status === 'covered' && endsAt < new Date())
	const isToday = ({ request }: OurCover) => istToday(request.startsAt) <= today
	return {
		sites,
		isOwner: mayManageTeam(member),
		isOfAllSites: member.sites === null,
		site: chosen ? keyOfSite(chosen.id) : null,
		page,
		hasMore: over.hasMore,
		mayBeTired,
		// Sent before the hospital was verified, and not decided yet.
		waiting:
			sentFirst && stateOfFirst(sentFirst) === 'waiting'
				? { work: sentFirst.work, callBy: formatDateTime(callDueAt(sentFirst.sentAt)) }
				: null,
		toConfirm: ahead.filter(isToDo).map(lineOf),
		today: ahead.filter((row) => !isToDo(row) && isToday(row)).map(lineOf),
		later: ahead.filter((row) => !isToDo(row) && !isToday(row)).map(lineOf),
		past: over.rows.map(lineOf),
		first: first.map(({ id, name }) => ({ id, name: name ?? 'Name withheld' })),
	}
}

export const meta = () => [titled('Cover')]

export default function OurCover({
	loaderData: {
		isOwner,
		isOfAllSites,
		sites,
		site,
		page,
		hasMore,
		mayBeTired,
		waiting,
		toConfirm,
		today,
		later,
		past,
		first,
	},
}: Route.ComponentProps) {
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-4">
			<PageHeader
				title="Cover"
				actions={
					<>
						<ButtonLink to={`/hospital/cover/week${site ? `?site=${site}` : ''}`} variant="secondary">
							Week
						</ButtonLink>
						{isOfAllSites ? (
							<ButtonLink to="/hospital/cover/record" variant="quiet">
								Record
							</ButtonLink>
						) : null}
						{isOwner ? (
							<ButtonLink to="/hospital/cover/statement" variant="quiet">
								Statement
							</ButtonLink>
						) : null}
						<ButtonLink to="/hospital/cover/new">Ask for cover</ButtonLink>
					</>
				}
			/>
			<SiteChips sites={sites} path="/hospital/cover" />
			{waiting ? (
				<Notice title={`Your first request waits for our call: ${waiting.work}`}>
					<p className="num">We will call you by {waiting.callBy}.</p>
					<Link to="/hospital/cover/first" className="link">
						View request
					</Link>
				</Notice>
			) : null}
			{!waiting && toConfirm.length + today.length + later.length + past.length === 0 ? (
				<EmptyState
					title={site ? 'No cover asked for at this site' : 'No cover asked for yet'}
					action={<ButtonLink to="/hospital/cover/new">Ask for cover</ButtonLink>}
				>
					For a case or a shift that needs one specialist, tonight or next week. We ask those near you who are
					available, a few at a time, until one accepts.
				</EmptyState>
			) : null}
			{toConfirm.length > 0 ? (
				<Panel title="To settle" flush>
					<CoverLines reader="hospital" lines={toConfirm} />
				</Panel>
			) : null}
			{today.length > 0 ? (
				<Panel title="Today" flush>
					<CoverLines reader="hospital" lines={today} />
				</Panel>
			) : null}
			{later.length > 0 ? (
				<Panel title="Coming up" flush>
					<CoverLines reader="hospital" lines={later} />
				</Panel>
			) : null}
			{past.length > 0 ? (
				<Panel title="Past" flush>
					<CoverLines reader="hospital" lines={past} />
				</Panel>
			) : null}
			{page > 1 || hasMore ? (
				<nav aria-label="Pages" className="flex flex-wrap gap-2">
					{page > 1 ? (
						<ButtonLink to={pageAt(site, page - 1)} variant="secondary">
							Later
						</ButtonLink>
					) : null}
					{hasMore ? (
						<ButtonLink to={pageAt(site, page + 1)} variant="secondary">
							Earlier
						</ButtonLink>
					) : null}
				</nav>
			) : null}
			{first.length > 0 ? (
				<Panel title="Asked first" flush>
					<ul className="divide-y divide-line">
						{first.map(({ id, name }) => (
							<li key={id} data-row={id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
								<Link to={`/doctors/${id}`} className="link inline-flex items-center font-semibold max-lg:min-h-11">
									{name}
								</Link>
								{isOfAllSites ? <AskFirst id={id} isFirst /> : null}
							</li>
						))}
					</ul>
				</Panel>
			) : null}
			<Panel title="Equipment">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<p className="max-w-prose">What is there at each site. Specialists see it before they accept.</p>
					<ButtonLink to={`/hospital/cover/equipment${site ? `?site=${site}` : ''}`} variant="secondary" size="sm">
						View equipment
					</ButtonLink>
				</div>
			</Panel>
			<Panel title="Rest">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<p className="max-w-prose">
						{mayBeTired
							? 'Specialists who would have too little rest can accept after they have read a warning. They are asked last.'
							: 'Specialists who would have too little rest are not asked.'}
					</p>
					{isOfAllSites ? (
						<PostButton
							action="/hospital/cover/rest"
							fields={{ tired: mayBeTired ? 'off' : 'on' }}
							variant="secondary"
							size="sm"
							pendingLabel="Saving..."
						>
							{mayBeTired ? 'Never ask them' : 'Ask with a warning'}
						</PostButton>
					) : null}
				</div>
			</Panel>
		</main>
	)
}

const pageAt = (site: string | null, page: number) =>
	`/hospital/cover?${new URLSearchParams({ ...(site ? { site } : {}), page: String(page) })}`

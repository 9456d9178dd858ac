import { onceOpen } from '#app/hospitals/status.ts'
import { CalendarDays, List, Rss } from 'lucide-react'
import { useOutletContext } from 'react-router'
import { loadInterviewsTab } from '#app/interviews/calendar/hospital-page.server.ts'
import { WeekCalendar } from '#app/interviews/calendar/week-calendar.tsx'
import { isVerified } from '#app/identity/actor.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { pageOf } from '#app/identity/page-of.ts'
import { openAtPlainAddress } from '#app/platform/http/plain-address.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { ShowMore } from '#app/ui/page/show-more.tsx'
import { SplitPane } from '#app/ui/page/split-pane.tsx'
import { Strip, type StripFigure } from '#app/ui/page/strip.tsx'
import { findViewChoices } from '#app/views/queries.server.ts'
import { ViewsMenu } from '#app/views/views-menu.tsx'
import { InterviewTable } from './interviews/interview-table.tsx'
import { openCandidate } from '../candidates/open-candidate.server.ts'
import { personIn } from '../open-in.ts'
import { listPools } from '../candidates/pools.server.ts'
import { CandidateSide, openedIn } from './candidates/candidate-side.tsx'
import { loadSide } from './candidates/side.server.ts'
import type { Route } from './+types/interviews.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export const middleware = [openAtPlainAddress()]

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const address = new URL(request.url)
	const now = new Date()
	const tab = await loadInterviewsTab(member, address.searchParams, now)
	const person = tab.here && isVerified(member) ? personIn(address.searchParams) : null
	const [views, pools, opened] = await Promise.all([
		findViewChoices(member, pageOf(request)),
		person ? listPools(member) : [],
		person ? openCandidate(member, person, now, null) : null,
	])
	return {
		...tab,
		mayPropose: isVerified(member),
		once: onceOpen(member.hospitalStatus),
		views,
		pools: pools.map(({ id, name }) => ({ id, name })),
		side: await loadSide(member, opened, { jobId: null, address, now }),
	}
}

export const meta = () => [titled('Scheduled Interviews')]

export default function HospitalInterviews({ loaderData }: Route.ComponentProps) {
	const figures = useOutletContext<StripFigure[]>()
	const { here, mayPropose, once, views, week, filters, isFiltered, rows, more, side, pools } = loaderData
	return (
		<SplitPane
			listKey={here ?? 'week'}
			head={
				<div className="list-tools">
					{mayPropose ? (
						<ButtonLink to="/hospital/interviews/new" size="sm">
							Schedule New Interview
						</ButtonLink>
					) : null}
					<ViewsMenu choices={views} />
					<OtherView isWeek={week !== null} />
					{mayPropose ? (
						<ButtonLink to="/account/calendar" variant="secondary" size="sm">
							<Rss size={16} aria-hidden="true" />
							Calendar feed
						</ButtonLink>
					) : null}
				</div>
			}
			side={here ? <CandidateSide side={side} here={here} rows={peopleOf(rows)} pools={pools} /> : null}
		>
			<Strip figures={figures} />
			<section aria-label="Scheduled Interviews" className="grid grid-cols-[minmax(0,1fr)]">
				{here ? (
					<div className="px-4">
						<ChipRow label="Status">
							{filters.map(({ to, label, count, current }) => (
								<ChipLink key={to} to={to} current={current}>
									{label} <span className="num text-ink-2">{count}</span>
								</ChipLink>
							))}
						</ChipRow>
					</div>
				) : null}
				{week ? <WeekCalendar week={week} /> : null}
				{!week && rows.length === 0 ? <Nothing isFiltered={isFiltered} mayPropose={mayPropose} once={once} /> : null}
				{here && rows.length > 0 ? <InterviewTable rows={rows} here={here} opened={openedIn(side)} /> : null}
				{more ? (
					<div className="px-4">
						<ShowMore {...more}>Load More</ShowMore>
					</div>
				) : null}
			</section>
		</SplitPane>
	)
}

function OtherView({ isWeek }: { isWeek: boolean }) {
	return isWeek ? (
		<ButtonLink to="/hospitals/dashboard/interviews" variant="secondary" size="sm">
			<List size={16} aria-hidden="true" />
			Table
		</ButtonLink>
	) : (
		<ButtonLink to="/hospitals/dashboard/interviews?view=week" variant="secondary" size="sm">
			<CalendarDays size={16} aria-hidden="true" />
			Week
		</ButtonLink>
	)
}

/** Each once, whichever of their interviews is listed first. */
const peopleOf = (rows: Route.ComponentProps['loaderData']['rows']) =>
	[...new Set(rows.map(({ specialistId }) => specialistId))].map((id) => ({ id }))

function Nothing({ isFiltered, mayPropose, once }: { isFiltered: boolean; mayPropose: boolean; once: string }) {
	if (isFiltered)
		return (
			<div className="px-4">
				<EmptyState
					title="No matching interviews"
					action={
						<ButtonLink to="/hospitals/dashboard/interviews" variant="secondary">
							Show all interviews
						</ButtonLink>
					}
				>
					None of your interviews has this status.
				</EmptyState>
			</div>
		)
	return (
		<div className="px-4">
			<EmptyState
				title="No interviews yet"
				action={mayPropose ? <ButtonLink to="/hospital/interviews/new">Schedule New Interview</ButtonLink> : null}
			>
				{mayPropose
					? 'Propose up to three times to an applicant. The interview appears here when they choose one.'
					: `You can propose interviews ${once}.`}
			</EmptyState>
		</div>
	)
}

import { CalendarDays, List, Rss } from 'lucide-react'
import { brand } from '#app/brand.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { pageOf } from '#app/identity/page-of.ts'
import { openAtPlainAddress } from '#app/platform/plain-address.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import { findViewChoices } from '#app/views/queries.server.ts'
import { ViewsMenu } from '#app/views/views-menu.tsx'
import { InterviewTable } from '../components/interview-table.tsx'
import { WeekCalendar } from '../components/week-calendar.tsx'
import { loadInterviewsTab } from '../hospital-page.server.ts'
import type { Route } from './+types/hospital-interviews.ts'

export const middleware = [openAtPlainAddress()]

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const [tab, views] = await Promise.all([
		loadInterviewsTab(member, new URL(request.url).searchParams, new Date()),
		findViewChoices(member, pageOf(request)),
	])
	return { ...tab, views }
}

export const meta: Route.MetaFunction = () => [{ title: `Scheduled Interviews · ${brand.name}` }]

export default function HospitalInterviews({ loaderData }: Route.ComponentProps) {
	const { view, views, week, filters, isFiltered, rows, more } = loaderData
	return (
		<section aria-label="Scheduled Interviews" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<ButtonLink to="/hospital/interviews/new">Schedule New Interview</ButtonLink>
				<div className="flex flex-wrap gap-2">
					<ViewsMenu choices={views} />
					{view === 'week' ? (
						<ButtonLink to="/hospitals/dashboard/interviews" variant="secondary" size="sm">
							<List size={16} aria-hidden="true" />
							Table
						</ButtonLink>
					) : (
						<ButtonLink to="/hospitals/dashboard/interviews?view=week" variant="secondary" size="sm">
							<CalendarDays size={16} aria-hidden="true" />
							Week
						</ButtonLink>
					)}
					<ButtonLink to="/account/calendar" variant="secondary" size="sm">
						<Rss size={16} aria-hidden="true" />
						Calendar feed
					</ButtonLink>
				</div>
			</div>
			{view === 'table' ? (
				<ChipRow label="Status">
					{filters.map(({ to, label, count, current }) => (
						<ChipLink key={to} to={to} current={current}>
							{label} <span className="num text-ink-2">{count}</span>
						</ChipLink>
					))}
				</ChipRow>
			) : null}
			<div className="panel">
				{week ? <WeekCalendar week={week} /> : null}
				{!week && rows.length === 0 ? <Nothing isFiltered={isFiltered} /> : null}
				{rows.length > 0 ? <InterviewTable rows={rows} /> : null}
				{more ? (
					<div className="px-4">
						<ShowMore {...more}>Load More</ShowMore>
					</div>
				) : null}
			</div>
		</section>
	)
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
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
				action={<ButtonLink to="/hospital/interviews/new">Schedule New Interview</ButtonLink>}
			>
				Propose up to three times to an applicant. The interview appears here when they choose one.
			</EmptyState>
		</div>
	)
}

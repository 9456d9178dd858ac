import { Link } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import {
	addDays,
	daysBetween,
	formatDate,
	formatTime,
	isCalendarDate,
	istToday,
	startOfIstDay,
} from '#app/platform/text/dates.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { SiteChips } from '../components/site-chips.tsx'
import { CoverTag } from '../cover-tag.tsx'
import { listWeek } from '../asking/hospital-cover.server.ts'
import { keyOfSite, loadSites } from '../asking/site-choice.server.ts'
import type { Route } from './+types/week.ts'
import { titled } from '#app/ui/page/page-title.tsx'

/** What we keep and what can be asked for is nearer. */
const farthestDays = 3650

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const query = new URL(request.url).searchParams
	const asked = query.get('from') ?? ''
	const today = istToday(new Date())
	const from = isCalendarDate(asked) && Math.abs(daysBetween(today, asked)) <= farthestDays ? asked : today
	const { sites, chosen, lineOf } = await loadSites(member, query.get('site'))
	const rows = await listWeek(member, { site: chosen, from: startOfIstDay(from) })
	const days = Array.from({ length: 7 }, (_, after) => addDays(from, after))
	return {
		sites,
		site: chosen ? keyOfSite(chosen.id) : null,
		from,
		isThisWeek: from === today,
		before: addDays(from, -7),
		after: addDays(from, 7),
		days: days.map((day) => ({
			day,
			name: day === today ? 'Today' : formatDate(day),
			lines: rows
				.filter(({ request: { startsAt } }) => istToday(startsAt) === day)
				.map((row) => ({ ...lineOf(row), time: formatTime(row.request.startsAt, { zone: false }) })),
		})),
	}
}

const titleOf = ({ isThisWeek, days }: { isThisWeek: boolean; days: readonly { name: string }[] }) =>
	isThisWeek ? 'Cover this week' : `Cover, week from ${days[0]?.name}`

export const meta: Route.MetaFunction = ({ loaderData }) => [titled(loaderData ? titleOf(loaderData) : 'Cover')]

/** Seven days beside each other at a desk, below each other on a phone. */
export default function Week({ loaderData }: Route.ComponentProps) {
	const { sites, site, from, isThisWeek, before, after, days } = loaderData
	const at = (start: string | null) =>
		`/hospital/cover/week?${new URLSearchParams({ ...(start ? { from: start } : {}), ...(site ? { site } : {}) })}`
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-4">
			<PageHeader
				back={{ to: '/hospital/cover', label: 'Cover' }}
				title={titleOf(loaderData)}
				actions={
					<>
						<ButtonLink to={at(before)} variant="secondary">
							Earlier
						</ButtonLink>
						{isThisWeek ? null : (
							<ButtonLink to={at(null)} variant="quiet">
								Today
							</ButtonLink>
						)}
						<ButtonLink to={at(after)} variant="secondary">
							Later
						</ButtonLink>
					</>
				}
			/>
			<SiteChips sites={sites} path="/hospital/cover/week" query={isThisWeek ? {} : { from }} />
			<div className="grid gap-3 lg:grid-cols-7">
				{days.map(({ day, name, lines }) => (
					<section key={day} aria-labelledby={day} className="panel min-w-0 p-2">
						<h2 id={day} className="num text-sm font-semibold">
							{name}
						</h2>
						{lines.length === 0 ? <p className="text-sm text-ink-2">No cover</p> : null}
						<ul className="grid gap-2">
							{lines.map(({ id, to, title, time, who, status, isPlanned }) => (
								<li key={id} className="grid min-w-0 justify-items-start">
									<Link to={to} className="link inline-flex items-center font-semibold wrap-anywhere max-lg:min-h-11">
										{time} {title}
									</Link>
									{who ? <p className="text-sm text-ink-2 wrap-anywhere">{who}</p> : null}
									<CoverTag status={status} reader="hospital" isPlanned={isPlanned} />
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</main>
	)
}

import { Link } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { CoverLines } from '../components/cover-lines.tsx'
import { myLine } from '../lines.ts'
import { findObstacles } from '../availability/obstacles.server.ts'
import { obstacles } from '../availability/obstacles.ts'
import { findCoverPreferences } from '../availability/preferences.server.ts'
import { listAsking, listHeld } from '../my-cover.server.ts'
import { onNowHours } from '../schema.server.ts'
import type { Route } from './+types/list.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { many, t } from '#app/platform/language/words.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [preferences, asking, held, inTheWay] = await Promise.all([
		findCoverPreferences(actor),
		listAsking(actor),
		listHeld(actor),
		findObstacles(actor),
	])
	return {
		isOn: preferences.isOn,
		onUntil: preferences.onUntil && formatDateTime(preferences.onUntil),
		hours: onNowHours,
		inTheWay: inTheWay.map((name) => obstacles()[name]),
		asking: asking.map(myLine),
		ahead: held.ahead.map(myLine),
		past: held.past.map(myLine),
		pastTotal: held.pastTotal,
	}
}

export const meta = () => [titled(t.of('work')`Cover`)]

export default function MyCover({ loaderData }: Route.ComponentProps) {
	const { isOn, onUntil, hours, inTheWay, asking, ahead, past, pastTotal } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-6">
			<PageHeader
				title={t.of('work')`Cover`}
				lead={t`Hospitals near you ask for single cases and shifts. The first to accept gets it. A hospital does not see that you opened or declined a request.`}
				actions={
					<>
						<ButtonLink to="/cover/settings" variant="secondary">
							{t`Availability and limits`}
						</ButtonLink>
						<ButtonLink to="/cover/statement" variant="quiet">
							{t`Statement`}
						</ButtonLink>
						<ButtonLink to="/cover/record" variant="quiet">
							{t`Record`}
						</ButtonLink>
					</>
				}
			/>
			{inTheWay.map(({ title, text, link }) => (
				<Notice key={title} tone="warning" title={title}>
					<p>
						{text} <Link to={link.to}>{link.label}</Link>
					</p>
				</Notice>
			))}
			<section className="panel panel-body grid gap-3" aria-labelledby="now">
				<h2 id="now" className="text-lg">
					{onUntil ? t`Available until ${{ time: onUntil }}` : t`Available now?`}
				</h2>
				{inTheWay.length > 0 ? null : (
					<p className="text-sm text-ink-2">
						{isOn
							? t`Hospitals can also ask you during your weekly hours.`
							: t`Hospitals do not ask you during your weekly hours.`}
					</p>
				)}
				<div className="flex flex-wrap gap-2">
					{hours.map((count) => (
						<PostButton
							key={count}
							action="/cover/now"
							fields={{ hours: count }}
							variant="secondary"
							pendingLabel={t`Saving...`}
						>
							{many({ count }, 'For # hour', 'For # hours')}
						</PostButton>
					))}
					<ButtonLink to="/cover/now" variant="quiet">
						{t`Until a time`}
					</ButtonLink>
					{onUntil ? (
						<PostButton action="/cover/now" fields={{ hours: 0 }} variant="quiet" pendingLabel={t`Saving...`}>
							{t`Stop now`}
						</PostButton>
					) : null}
				</div>
			</section>
			{asking.length === 0 && ahead.length === 0 && past.length === 0 ? (
				<EmptyState title={t`No requests yet`}>
					{t`When a hospital near you asks for cover while you are available, we notify you and the request appears here.`}
				</EmptyState>
			) : null}
			{asking.length > 0 ? (
				<Panel title={t`Requests for you`} flush>
					<CoverLines reader="specialist" lines={asking} />
				</Panel>
			) : null}
			{ahead.length > 0 ? (
				<Panel title={t`Your cover`} flush>
					<CoverLines reader="specialist" lines={ahead} />
				</Panel>
			) : null}
			{past.length > 0 ? (
				<Panel title={t`Past`} flush>
					<CoverLines reader="specialist" lines={past} />
					<FirstOf shown={past.length} total={pastTotal} />
				</Panel>
			) : null}
		</main>
	)
}

import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { type Obstacle, obstacleLine, obstacles } from './availability/obstacles.ts'
import { many, t } from '#app/platform/language/words.ts'

export type CoverCardState = { asking: number; onUntil: string | null; isOn: boolean; obstacle: Obstacle | null }

/** The switch on a specialist's own page: can be asked for cover, and what waits for an answer. */
export function CoverCard({ asking, onUntil, isOn, obstacle }: CoverCardState) {
	const isAvailable = onUntil !== null || isOn
	return (
		<section className="panel" aria-labelledby="cover-card">
			<div className="panel-head">
				<h2 id="cover-card" className="text-lg">
					{t.of('work')`Cover`}
				</h2>
				<Link to="/cover" className="link inline-flex min-h-11 items-center font-semibold">
					{asking === 0 ? t.of('button')`Open` : many({ asking }, '# request', '# requests')}
				</Link>
			</div>
			<div className="panel-body grid gap-3">
				<p className="text-sm text-ink-2">
					{isAvailable && obstacle !== null
						? obstacleLine(obstacle)
						: onUntil !== null
							? t`Hospitals near you can ask you until ${{ time: onUntil }}.`
							: isOn
								? t`Hospitals near you can ask you during your weekly hours.`
								: t`Single cases and shifts at hospitals near you, paid per case or hour.`}
				</p>
				<div className="flex flex-wrap gap-2">
					<PostButton
						action="/cover/now"
						fields={{ hours: onUntil === null ? 8 : 0 }}
						variant="secondary"
						size="sm"
						pendingLabel={t`Saving...`}
					>
						{onUntil === null ? t`Available now, for 8 hours` : t`Stop for now`}
					</PostButton>
					<ButtonLink to="/cover/now" variant="quiet" size="sm">
						{t`Until a time`}
					</ButtonLink>
				</div>
			</div>
		</section>
	)
}

/** For those who take cover: one line high up on the first screen of a phone. */
export function CoverSwitch({ asking, onUntil, isOn, obstacle }: CoverCardState) {
	const state =
		obstacle !== null
			? obstacles()[obstacle].title
			: onUntil !== null
				? t`On until ${{ time: onUntil }}`
				: t`Available during your weekly hours`
	return (
		<section
			className="panel flex flex-wrap items-center justify-between gap-x-3 px-3 py-1"
			aria-label={t.of('work')`Cover`}
		>
			<p className="min-w-0 text-sm">
				<Link to="/cover" className="link inline-flex min-h-11 items-center font-semibold">
					{asking === 0 ? t.of('work')`Cover` : many({ asking }, 'Cover: # request', 'Cover: # requests')}
				</Link>{' '}
				<span className="num text-ink-2">{isOn || onUntil !== null ? state : ''}</span>
			</p>
			{onUntil === null ? (
				<ButtonLink to="/cover/now" variant="secondary" size="sm">
					{t`Available now`}
				</ButtonLink>
			) : (
				<PostButton action="/cover/now" fields={{ hours: 0 }} variant="secondary" size="sm" pendingLabel={t`Saving...`}>
					{t`Stop for now`}
				</PostButton>
			)}
		</section>
	)
}

/** Whether someone takes cover, now or in their week, or has been asked. */
export const takesCover = ({ asking, onUntil, isOn }: CoverCardState) => asking > 0 || onUntil !== null || isOn

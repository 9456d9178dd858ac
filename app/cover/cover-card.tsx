import { Link } from 'react-router'
import { PostButton } from '#app/ui/post-button.tsx'
import { type Obstacle, obstacles } from './obstacles.ts'

export type CoverCardState = { asking: number; onUntil: string | null; isOn: boolean; obstacle: Obstacle | null }

/** The switch on a specialist's own page: can be asked for cover, and what waits for an answer. */
export function CoverCard({ asking, onUntil, isOn, obstacle }: CoverCardState) {
	const isAvailable = onUntil !== null || isOn
	return (
		<section className="panel" aria-labelledby="cover-card">
			<div className="panel-head">
				<h2 id="cover-card" className="text-lg">
					Cover
				</h2>
				<Link to="/cover" className="link inline-flex min-h-11 items-center font-semibold">
					{asking === 0 ? 'Open' : asking === 1 ? '1 request' : `${asking} requests`}
				</Link>
			</div>
			<div className="panel-body grid gap-3">
				<p className="text-sm text-ink-2">
					{isAvailable && obstacle !== null
						? `${obstacles[obstacle].title}. ${obstacles[obstacle].text}`
						: onUntil !== null
							? `Hospitals near you can ask you until ${onUntil}.`
							: isOn
								? 'Hospitals near you can ask you in the hours of your week.'
								: 'Single cases and shifts at hospitals near you, paid per case or hour.'}
				</p>
				<PostButton
					action="/cover/now"
					fields={{ hours: onUntil === null ? 8 : 0 }}
					variant="secondary"
					size="sm"
					pendingLabel="Saving..."
				>
					{onUntil === null ? 'Available now, for 8 hours' : 'Stop for now'}
				</PostButton>
			</div>
		</section>
	)
}

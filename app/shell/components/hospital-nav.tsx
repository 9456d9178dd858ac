import { Link } from 'react-router'
import { PlaceLink } from '#app/ui/place-link.tsx'
import type { HospitalFrame } from '../hospital-frame.server.ts'

type Place = { to: string; label: string; end?: boolean; count?: number; says?: string }

/** Where a hospital's people work. `end`: what lies below is a place of its own. */
const placesOf = ({ waiting }: HospitalFrame): Place[] => [
	{ to: '/hospitals/dashboard', label: 'Candidates', end: true },
	{ to: '/hospitals/dashboard/jobs', label: 'Jobs', count: waiting.newApplicants, says: 'new' },
	{ to: '/messages', label: 'Messages', count: waiting.unreadMessages, says: 'unread' },
	{ to: '/hospital/team', label: 'Team' },
	{ to: '/hospital/settings', label: 'Settings' },
]

/** A column beside the page from 1024 px, a row that scrolls sideways above it on anything smaller. */
export function HospitalNav({ frame }: { frame: HospitalFrame }) {
	return (
		<div className="workspace-side">
			<nav aria-label="Hospital" className="workspace-nav">
				{placesOf(frame).map(({ to, label, end = false, count = 0, says }) => (
					<PlaceLink key={to} to={to} end={end} className="workspace-link">
						{label}
						{count > 0 ? (
							<span className="workspace-count num">
								{[count > 99 ? '99+' : count, says].filter(Boolean).join(' ')}
							</span>
						) : null}
					</PlaceLink>
				))}
				<p className="workspace-name">
					<Link to="/hospitals/verification">{frame.hospitalName}</Link>
				</p>
			</nav>
		</div>
	)
}

import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { PlaceLink } from '#app/ui/place-link.tsx'
import type { HospitalFrame } from '../hospital-frame.server.ts'
import { placesOf } from './hospital-places.ts'

/** A column beside the page from 1024 px, a row that scrolls sideways above it on anything smaller. */
export function HospitalNav({ frame, onFind }: { frame: HospitalFrame; onFind: () => void }) {
	return (
		<div className="workspace-side">
			<nav aria-label="Hospital" className="workspace-nav">
				{/* Without a script there is nothing to open: every page has its own links. */}
				<Button type="button" variant="secondary" size="sm" onClick={onFind} className="workspace-find no-js:hidden">
					<Search size={16} aria-hidden="true" />
					Search
					{frame.hasShortcuts ? <kbd className="key">Ctrl K</kbd> : null}
				</Button>
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

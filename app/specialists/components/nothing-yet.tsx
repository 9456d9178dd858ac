import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** An empty section of one's own profile. */
export function NothingYet({ children }: { children: ReactNode }) {
	return (
		<div className="grid gap-1">
			<p className="text-ink-2">Nothing here yet. {children}</p>
			<p>
				<Link to="/settings" className="link">
					Go to settings
				</Link>
			</p>
		</div>
	)
}

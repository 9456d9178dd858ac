import type { ReactNode } from 'react'
import { Link } from 'react-router'

type NothingYetProps = { to: string; label: string; children: ReactNode }

/** An empty section of your own profile, and where to fill it. */
export function NothingYet({ to, label, children }: NothingYetProps) {
	return (
		<div className="grid gap-1">
			<p className="text-ink-2">Nothing here yet. {children}</p>
			<p>
				<Link to={to} className="link">
					{label}
				</Link>{' '}
				<span className="text-ink-2">
					or{' '}
					<Link to="/settings" className="link">
						go to settings
					</Link>
				</span>
			</p>
		</div>
	)
}

import { Briefcase, House, UserRound } from 'lucide-react'
import { NavLink } from 'react-router'
import { cx } from '#app/ui/cx.ts'
import type { Viewer } from '../viewer.ts'

/** Phones only. On the first page of a visit it comes after five seconds; its place is kept, so nothing moves. */
export function BottomBar({ viewer, atOnce }: { viewer: Viewer; atOnce: boolean }) {
	if (viewer.kind === 'member' || viewer.kind === 'operator') return null
	const account =
		viewer.kind === 'specialist'
			? { to: '/doctors/dashboard', label: 'Profile' }
			: { to: '/doctors/register', label: 'Register' }
	const tabs = [
		{ to: '/', label: 'Home', Icon: House },
		{ to: '/jobs', label: 'Jobs', Icon: Briefcase },
		{ ...account, Icon: UserRound },
	]
	return (
		<nav aria-label="Shortcuts" className={cx('bottom-bar', !atOnce && 'bottom-bar-later')}>
			{tabs.map(({ to, label, Icon }) => (
				<NavLink key={to} to={to} end={to === '/'} className="bottom-tab">
					<Icon size={22} aria-hidden="true" />
					{label}
				</NavLink>
			))}
		</nav>
	)
}

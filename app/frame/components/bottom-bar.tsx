import { Briefcase, House, type LucideIcon, MessageSquare, UserRound } from 'lucide-react'
import { NavLink } from 'react-router'
import { cx } from '#app/ui/cx.ts'
import type { Viewer } from '../viewer.ts'

type Tab = { to: string; label: string; Icon: LucideIcon; waiting?: number }

/** Phones only. On the first page of a visit it comes after five seconds; its place is kept, so nothing moves. */
export function BottomBar({ viewer, atOnce }: { viewer: Viewer; atOnce: boolean }) {
	if (viewer.kind === 'member' || viewer.kind === 'operator') return null
	const account =
		viewer.kind === 'specialist'
			? { to: '/doctors/dashboard', label: 'Profile' }
			: { to: '/doctors/register', label: 'Register' }
	const unread = viewer.kind === 'specialist' ? viewer.unreadMessages : 0
	const messages = { to: '/messages', label: 'Messages', Icon: MessageSquare, waiting: unread }
	const tabs: Tab[] = [
		{ to: '/', label: 'Home', Icon: House },
		{ to: '/jobs', label: 'Jobs', Icon: Briefcase },
		...(viewer.kind === 'specialist' ? [messages] : []),
		{ ...account, Icon: UserRound },
	]
	return (
		<nav aria-label="Main navigation" className={cx('bottom-bar', !atOnce && 'bottom-bar-later')}>
			{tabs.map(({ to, label, Icon, waiting = 0 }) => (
				<NavLink key={to} to={to} end={to === '/'} className="bottom-tab">
					<span className="relative">
						<Icon size={22} aria-hidden="true" />
						{waiting > 0 ? (
							<span aria-hidden="true" className="badge num translate-x-1/2 -translate-y-1/2">
								{waiting > 99 ? '99+' : waiting}
							</span>
						) : null}
					</span>
					{label}
					{waiting > 0 ? <span className="sr-only">, {waiting} unread</span> : null}
				</NavLink>
			))}
		</nav>
	)
}

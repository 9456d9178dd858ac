import { cx } from '#app/ui/cx.ts'
import { PlaceLink } from '#app/ui/place-link.tsx'
import type { PublicViewer } from '../viewer.ts'
import { interviewerTabs, specialistTabs, visitorTabs } from './tabs.ts'
import { t } from '#app/platform/language/words.ts'

const tabsOf = { visitor: visitorTabs, specialist: specialistTabs, interviewer: interviewerTabs }

/** Phones only. On the first page of a visit it comes after five seconds; its place is kept, so nothing moves. */
export function BottomBar({ viewer, atOnce }: { viewer: PublicViewer; atOnce: boolean }) {
	const unread = viewer.kind === 'specialist' ? viewer.unreadMessages : 0
	return (
		<nav
			aria-label={t`Main navigation`}
			className={cx('bottom-bar', viewer.kind === 'specialist' && 'bottom-bar-tablet', !atOnce && 'bottom-bar-later')}
		>
			{tabsOf[viewer.kind]().map(({ to, label, Icon, also, end }) => (
				<PlaceLink key={to} to={to} also={also} end={end} className="bottom-tab">
					<span className="relative">
						<Icon size={22} aria-hidden="true" />
						{to === '/messages' && unread > 0 ? (
							<span aria-hidden="true" className="badge num translate-x-1/2 -translate-y-1/2">
								{unread > 99 ? '99+' : unread}
							</span>
						) : null}
					</span>
					{label}
					{to === '/messages' && unread > 0 ? (
						<span className="sr-only">{`, ${t`${{ count: unread }} unread`}`}</span>
					) : null}
				</PlaceLink>
			))}
		</nav>
	)
}

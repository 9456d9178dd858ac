import { Bell, type LucideIcon, Search } from 'lucide-react'
import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import type { Theme } from '#app/platform/http/theme.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { LogoMark } from '#app/ui/logo.tsx'
import { PlaceLink } from '#app/ui/place-link.tsx'
import type { WorkspaceViewer } from '../viewer.ts'
import { AccountMenu } from './account-menu.tsx'
import { CountBadge, CountSaid } from './counts.tsx'
import { accountPlacesOf, type Place, railPlacesOf } from './workspace-places.ts'

type RailProps = { viewer: WorkspaceViewer; theme: Theme; onFind: () => void }

/** The one navigation of a desk: places above, the bell and the account below. */
export function Rail({ viewer, theme, onFind }: RailProps) {
	return (
		<header className="rail">
			<Link to="/" aria-label={`${brand.name}, home`} className="rail-link rail-home">
				<LogoMark size={28} />
			</Link>
			<nav aria-label={viewer.kind === 'member' ? 'Workspace' : 'Console'} className="rail-places">
				{railPlacesOf(viewer).map((place) => (
					<PlaceLink key={place.to} to={place.to} also={place.also} end={place.end ?? false} className="rail-link">
						<place.Icon size={20} aria-hidden="true" />
						<span>{place.label}</span>
						<RailCount {...place} />
					</PlaceLink>
				))}
			</nav>
			{/* Without a script there is nothing to open: every page has its own links. */}
			<button type="button" onClick={onFind} title="Find (Ctrl K)" className="rail-link no-js:hidden">
				<Search size={20} aria-hidden="true" />
				<span>Find</span>
			</button>
			<IconLink to="/notifications" label="Notifications" count={viewer.unread} Icon={Bell} />
			<button type="button" popoverTarget="user-menu" aria-haspopup="true" className="rail-link">
				<Avatar name={viewer.name} size="sm" />
				<span className="sr-only">{viewer.name}, your account</span>
			</button>
			<div id="user-menu" popover="auto" data-menu="" className="menu rail-menu">
				<AccountMenu viewer={viewer} places={accountPlacesOf(viewer)} theme={theme} />
			</div>
		</header>
	)
}

const RailCount = ({ count = 0, says }: Pick<Place, 'count' | 'says'>) => (
	<>
		<CountBadge count={count} />
		<CountSaid count={count} says={says} />
	</>
)

function IconLink({ to, label, count, Icon }: { to: string; label: string; count: number; Icon: LucideIcon }) {
	return (
		<PlaceLink
			to={to}
			aria-label={count > 0 ? `${label}, ${count} unread` : label}
			title={label}
			className="rail-link rail-bell"
		>
			<Icon size={20} aria-hidden="true" />
			{count > 0 ? <span className="badge num">{count > 99 ? '99+' : count}</span> : null}
		</PlaceLink>
	)
}

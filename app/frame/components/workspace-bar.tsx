import { Menu as MenuIcon } from 'lucide-react'
import type { Theme } from '#app/platform/http/theme.server.ts'
import { PlaceLink } from '#app/ui/place-link.tsx'
import type { WorkspaceViewer } from '../viewer.ts'
import { AccountMenu } from './account-menu.tsx'
import { CountBadge, CountSaid } from './counts.tsx'
import { accountPlacesOf, type Place, railPlacesOf } from './workspace-places.ts'

/** Below 1024 px: four places at the lower edge, and everything else behind More. */
export function WorkspaceBar({ viewer, theme }: { viewer: WorkspaceViewer; theme: Theme }) {
	const places = railPlacesOf(viewer)
	const bell: Place = { to: '/notifications', label: 'Notifications', count: viewer.unread, says: 'unread' }
	const rest = [...places.filter(({ inBar }) => !inBar), bell, ...accountPlacesOf(viewer)]
	const waiting = rest.reduce((sum, { count = 0 }) => sum + count, 0)
	return (
		<nav aria-label="Main navigation" className="bottom-bar workspace-bar">
			{places
				.filter(({ inBar }) => inBar)
				.map((place) => (
					<PlaceLink key={place.to} to={place.to} also={place.also} end={place.end ?? false} className="bottom-tab">
						<span className="relative">
							<place.Icon size={22} aria-hidden="true" />
							<CountBadge count={place.count} />
						</span>
						{place.label}
						<CountSaid count={place.count} says={place.says} />
					</PlaceLink>
				))}
			<button type="button" popoverTarget="more-menu" aria-haspopup="true" className="bottom-tab">
				<span className="relative">
					<MenuIcon size={22} aria-hidden="true" />
					<CountBadge count={waiting} />
				</span>
				More
				<CountSaid count={waiting} says="unread" />
			</button>
			<div id="more-menu" popover="auto" data-menu="" className="menu">
				<AccountMenu viewer={viewer} places={rest} theme={theme} />
			</div>
		</nav>
	)
}

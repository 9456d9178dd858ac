import { useLocation } from 'react-router'
import { Menu, MenuLink } from '#app/ui/menu.tsx'
import { readView, savingOf, viewsPath } from './lists.ts'
import type { View } from './queries.server.ts'

/** Above a list: the views of it that the member and the team keep, and how to keep this one. */
export function ViewsMenu({ views, className }: { views: readonly View[]; className?: string }) {
	const { pathname, search } = useLocation()
	const here = readView(`${pathname}${search}`)
	const open = views.find(({ address }) => address === here?.address)
	if (!here || (views.length === 0 && !here.isNarrowed)) return null
	return (
		<div className={className}>
			<Menu
				id="views"
				button={open?.name ?? 'Views'}
				size="sm"
				align="start"
				aria-label={open ? `View: ${open.name}` : undefined}
			>
				{views.map(({ id, name, address, owner, isMine }) => (
					<MenuLink key={id} to={address} aria-current={address === here.address ? 'page' : undefined}>
						{name}
						{isMine ? null : <span className="text-ink-2">{owner}</span>}
					</MenuLink>
				))}
				{here.isNarrowed && !open ? <MenuLink to={savingOf(here.address)}>Save this view</MenuLink> : null}
				{views.length > 0 ? <MenuLink to={viewsPath}>Manage views</MenuLink> : null}
			</Menu>
		</div>
	)
}

import { Menu, MenuLink } from '#app/ui/menu.tsx'
import type { ViewChoices } from './queries.server.ts'

/** Above a list: the views of it that the member and the team keep, and how to keep this one. */
export function ViewsMenu({ choices, className }: { choices: ViewChoices; className?: string }) {
	if (!choices) return null
	const { views, saveTo } = choices
	const open = views.find(({ isOpen }) => isOpen)
	return (
		<div className={className}>
			<Menu id="views" button={open?.name ?? 'Views'} size="sm" align="start">
				{views.map(({ id, name, to, owner, isOpen }) => (
					<MenuLink key={id} to={to} aria-current={isOpen ? 'page' : undefined}>
						{name}
						{owner ? <span className="text-ink-2">{owner}</span> : null}
					</MenuLink>
				))}
				{saveTo ? <MenuLink to={saveTo}>Save this view</MenuLink> : null}
				{views.length > 0 ? <MenuLink to="/hospital/views">Manage views</MenuLink> : null}
			</Menu>
		</div>
	)
}

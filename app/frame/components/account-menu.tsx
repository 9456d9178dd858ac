import { Form } from 'react-router'
import type { Theme } from '#app/platform/http/theme.server.ts'
import { MenuButton, MenuLink } from '#app/ui/menu.tsx'
import type { WorkspaceViewer } from '../viewer.ts'
import type { Place } from './workspace-places.ts'
import { CountSaid } from './counts.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const help: Place[] = [
	{ to: '/faq', label: 'FAQ' },
	{ to: '/privacy-policy', label: 'Privacy policy' },
	{ to: '/terms-of-service', label: 'Terms of service' },
	{ to: '/contact', label: 'Contact us' },
]

type AccountMenuProps = { viewer: WorkspaceViewer; places: readonly Place[]; theme: Theme }

/** Inside a menu of the workspace: places, help, the theme and the way out. */
export function AccountMenu({ viewer, places, theme }: AccountMenuProps) {
	return (
		<>
			<p className="menu-name">
				{viewer.name}
				{viewer.kind === 'member' ? <span>{viewer.hospital.hospitalName}</span> : null}
			</p>
			<Links places={places} />
			<hr className="my-1 border-line" />
			<Links places={help} />
			<div className="px-3 py-2">
				<ThemeChoice theme={theme} />
			</div>
			<Form method="post" action="/logout" reloadDocument>
				<MenuButton>Logout</MenuButton>
			</Form>
		</>
	)
}

const Links = ({ places }: { places: readonly Place[] }) =>
	places.map(({ to, label, end = false, count = 0, says }) => (
		<MenuLink key={to} to={to} end={end}>
			{label}
			{count > 0 ? (
				<span aria-hidden="true" className="count ml-auto">
					{count > 99 ? '99+' : count}
				</span>
			) : null}
			<CountSaid count={count} says={says} />
		</MenuLink>
	))

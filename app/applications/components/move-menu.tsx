import { ChevronDown } from 'lucide-react'
import { Form } from 'react-router'
import { Menu, MenuButton, MenuLink } from '#app/ui/menu.tsx'
import { columnNames, formOf, isByHand, type Stage } from '../stage.ts'

type MoveMenuProps = {
	application: { id: string; name: string; version: number; moves: readonly Stage[] }
	/** The page to return to, a path of the app. */
	returnTo: string
}

/** The way to move an application without dragging. Nothing when it is decided. */
export function MoveMenu({ application: { id, name, version, moves }, returnTo }: MoveMenuProps) {
	if (moves.length === 0) return null
	return (
		<Menu
			id={`move-${id}`}
			size="sm"
			aria-label={`Move to: ${name}`}
			className="whitespace-nowrap"
			button={
				<>
					Move to
					<ChevronDown size={16} aria-hidden="true" />
				</>
			}
		>
			<Form method="post" action={`/hospital/applications/${id}/stage`} preventScrollReset>
				<input type="hidden" name="version" value={version} />
				<input type="hidden" name="returnTo" value={returnTo} />
				{moves.filter(isByHand).map((stage) => (
					<MenuButton key={stage} name="to" value={stage}>
						{columnNames[stage]}
					</MenuButton>
				))}
			</Form>
			{moves.includes('offered') ? <MenuLink to={formOf('offered', id)}>Make an offer</MenuLink> : null}
			<MenuLink to={formOf('hired', id)}>Confirm joining</MenuLink>
			<MenuLink to={`${formOf('rejected', id)}?returnTo=${encodeURIComponent(returnTo)}`}>
				Reject (with reason)
			</MenuLink>
		</Menu>
	)
}

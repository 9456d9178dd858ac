import { ChevronDown } from 'lucide-react'
import { Form } from 'react-router'
import { Menu, MenuButton, MenuLink } from '#app/ui/menu.tsx'
import { columnNames, type Stage } from '../stage.ts'

type MoveMenuProps = {
	application: { id: string; name: string; version: number; moves: readonly Stage[] }
	/** The page to come back to: a path of ours. */
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
				{moves.map((stage) => (
					<MenuButton key={stage} name="to" value={stage}>
						{columnNames[stage]}
					</MenuButton>
				))}
			</Form>
			<MenuLink to={`/hospital/applications/${id}/rejection?returnTo=${encodeURIComponent(returnTo)}`}>
				{columnNames.rejected}, with a reason
			</MenuLink>
		</Menu>
	)
}

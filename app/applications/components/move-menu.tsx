import { type RefObject, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { MenuButton, MenuLink } from '#app/ui/menu.tsx'
import { RowIcon } from '#app/ui/list/row-icon.tsx'
import type { ApplicantCard } from '../pipeline/applicant-card.ts'
import { columnNames, formOf, isByHand } from '../stage.ts'

const menuId = 'move-menu'

/** Opens the one menu of the page for this applicant. Nothing when they are decided; without a script their page moves them. */
export function MoveButton({ applicant: { name, moves } }: { applicant: ApplicantCard }) {
	if (moves.length === 0) return null
	return (
		<button
			type="button"
			className="move-button no-js:hidden"
			popoverTarget={menuId}
			aria-haspopup="true"
			aria-label={`Move to: ${name}`}
		>
			<RowIcon icon="menu" size={18} />
		</button>
	)
}

type MoveMenuProps = { area: RefObject<HTMLElement | null>; applicants: readonly ApplicantCard[]; here: string }

/** The way to move an application without dragging: one menu for all of them, as hundreds of menus make a page slow. */
export function MoveMenu({ area, applicants, here }: MoveMenuProps) {
	const [id, setId] = useState<string | null>(null)
	useEffect(() => {
		const place = area.current
		const open = ({ target }: Event) => {
			const button = target instanceof Element ? target.closest(`[popovertarget="${menuId}"]`) : null
			if (button) setId(button.closest('[data-row]')?.getAttribute('data-row') ?? null)
		}
		place?.addEventListener('click', open)
		return () => place?.removeEventListener('click', open)
	}, [area])
	const applicant = applicants.find((each) => each.id === id)
	return (
		<div id={menuId} popover="auto" data-menu="" className="menu">
			{applicant ? (
				<>
					<Form method="post" action={`/hospital/applications/${applicant.id}/stage`} preventScrollReset>
						<input type="hidden" name="version" value={applicant.version} />
						<input type="hidden" name="returnTo" value={here} />
						{applicant.moves.filter(isByHand).map((stage) => (
							<MenuButton key={stage} name="to" value={stage}>
								{columnNames[stage]}
							</MenuButton>
						))}
					</Form>
					{applicant.moves.includes('offered') ? (
						<MenuLink to={formOf('offered', applicant.id)}>Make an offer</MenuLink>
					) : null}
					<MenuLink to={formOf('hired', applicant.id)}>Confirm joining</MenuLink>
					<MenuLink to={`${formOf('rejected', applicant.id)}?returnTo=${encodeURIComponent(here)}`}>
						Reject (with reason)
					</MenuLink>
				</>
			) : null}
		</div>
	)
}

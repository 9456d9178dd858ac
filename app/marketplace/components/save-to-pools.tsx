import { Bookmark, BookmarkCheck, Check } from 'lucide-react'
import { Form } from 'react-router'
import { Menu, MenuButton, MenuLink } from '#app/ui/menu.tsx'
import { savedCandidatesPath, withIds } from '../paths.ts'
import { inPoolAt, poolsPath } from '../candidates/pools.ts'

type SaveToPoolsProps = {
	id: string
	name: string
	pools: readonly { id: string | null; name: string }[]
	/** The lists that the person is in; null is the first. */
	inPools: readonly (string | null)[]
	returnTo: string
}

/** A person goes into a list or out of it with one press; the message that follows takes it back. */
export function SaveToPools({ id, name, pools, inPools, returnTo }: SaveToPoolsProps) {
	const isSaved = inPools.length > 0
	const Icon = isSaved ? BookmarkCheck : Bookmark
	const path = `${savedCandidatesPath}/${id}`
	return (
		<Menu
			id={`pools-${id}`}
			align="start"
			aria-label={`${isSaved ? 'Saved' : 'Save'}: ${name}`}
			button={
				<>
					<Icon size={18} aria-hidden="true" />
					{isSaved ? 'Saved' : 'Save'}
				</>
			}
		>
			{pools.map((pool) => {
				const isIn = inPools.includes(pool.id)
				return (
					<Form
						key={pool.id}
						method="post"
						action={inPoolAt(pool.id, isIn ? `${path}/removal` : path)}
						preventScrollReset
						onSubmit={() => document.getElementById(`pools-${id}`)?.hidePopover()}
					>
						<input type="hidden" name="returnTo" value={returnTo} />
						<MenuButton aria-pressed={isIn}>
							<Check size={16} aria-hidden="true" className={isIn ? undefined : 'invisible'} />
							{pool.name}
						</MenuButton>
					</Form>
				)
			})}
			<MenuLink to={withIds(`${poolsPath}/new`, [id])}>New pool</MenuLink>
		</Menu>
	)
}

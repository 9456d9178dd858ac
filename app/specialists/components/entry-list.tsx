import { ArrowDown, ArrowUp } from 'lucide-react'
import { Form } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import type { EntryLine } from '../sections/entry-lists.server.ts'
import type { ListName } from '../sections/sections.ts'
import { t } from '#app/platform/language/words.ts'

type EntryListProps = {
	name: ListName
	lines: EntryLine[]
	/** `{id}-up` or `{id}-down`: which button was pressed last, for it keeps the focus. */
	moved: string | null
}

/** The entries in the person's own order. Every step is a form of its own, so it works by keyboard and without a script. */
export function EntryList({ name, lines, moved }: EntryListProps) {
	const nameOf = namesOf(lines)
	return (
		<ol className="grid" aria-label={t`Your entries, in display order`}>
			{lines.map((line, index) => (
				<li key={line.id} className="grid border-t border-line py-2 sm:flex sm:items-start sm:justify-between sm:py-4">
					<div className="min-w-0 wrap-anywhere">
						<p className="font-semibold">{line.title}</p>
						<p className="text-sm text-ink-2">{line.detail}</p>
						{line.notes?.map((note) => (
							<p key={note} className="text-sm text-warning">
								{note}
							</p>
						))}
					</div>
					<div className="flex shrink-0 flex-wrap items-center gap-1 max-sm:-ml-3">
						<MoveButtons
							address={`/profile/${name}/${line.id}`}
							id={line.id}
							called={nameOf(line)}
							place={index}
							last={lines.length - 1}
							moved={moved}
						/>
						<ButtonLink
							to={`/profile/${name}/${line.id}`}
							variant="quiet"
							size="sm"
							aria-label={t`Edit ${{ name: nameOf(line) }}`}
						>
							{t`Edit`}
						</ButtonLink>
						<PostButton
							action={`/profile/${name}/${line.id}/removal`}
							variant="quiet"
							size="sm"
							aria-label={t`Remove ${{ name: nameOf(line) }}`}
						>
							{t`Remove`}
						</PostButton>
					</div>
				</li>
			))}
		</ol>
	)
}

/** What the buttons of an entry call it: its title, and the rest too where another has the same one. */
function namesOf(lines: EntryLine[]) {
	const isShared = (title: string) => lines.filter((line) => line.title === title).length > 1
	return ({ title, detail }: EntryLine) => (isShared(title) ? `${title}, ${detail}` : title)
}

type Direction = 'up' | 'down'
type MoveButtonsProps = {
	address: string
	id: string
	called: string
	place: number
	last: number
	moved: string | null
}

function MoveButtons({ address, id, called, place, last, moved }: MoveButtonsProps) {
	const possible = (['up', 'down'] as const).filter((direction) => place !== (direction === 'up' ? 0 : last))
	const pressed = possible.find((direction) => moved === `${id}-${direction}`)
	// Where it has come to the end, the button that was pressed is gone: the other one takes the focus.
	const focused = pressed ?? (moved?.startsWith(id) ? possible[0] : undefined)
	return possible.map((direction) => (
		<MoveButton
			key={direction}
			address={address}
			called={called}
			direction={direction}
			hasFocus={direction === focused}
		/>
	))
}

type MoveButtonProps = { address: string; called: string; direction: Direction; hasFocus: boolean }

function MoveButton({ address, called, direction, hasFocus }: MoveButtonProps) {
	const Arrow = direction === 'up' ? ArrowUp : ArrowDown
	return (
		<Form method="post" action={`${address}/${direction}`} preventScrollReset>
			<button
				type="submit"
				{...(hasFocus ? { autoFocus: true } : {})}
				className="btn btn-quiet btn-sm btn-icon"
				aria-label={direction === 'up' ? t`Move ${{ name: called }} up` : t`Move ${{ name: called }} down`}
			>
				<Arrow size={18} aria-hidden="true" />
			</button>
		</Form>
	)
}

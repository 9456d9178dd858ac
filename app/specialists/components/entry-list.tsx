import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { EntryLine } from '../entry-lists.server.ts'
import type { ListName } from '../sections.ts'

type EntryListProps = {
	name: ListName
	lines: EntryLine[]
	/** `{id}-up` or `{id}-down`: which button was pressed last, for it keeps the focus. */
	moved: string | null
}

/** The entries in the person's own order. Every step is a form of its own, so it works by keyboard and without a script. */
export function EntryList({ name, lines, moved }: EntryListProps) {
	return (
		<ol className="grid" aria-label="Your entries, in the order in which they are shown">
			{lines.map((line, index) => (
				<li key={line.id} className="grid gap-2 border-t border-line py-4 sm:flex sm:items-start sm:justify-between">
					<div className="min-w-0 wrap-anywhere">
						<p className="font-semibold">{line.title}</p>
						<p className="text-sm text-ink-2">{line.detail}</p>
					</div>
					<div className="flex shrink-0 flex-wrap items-center gap-1">
						<MoveButtons
							address={`/profile/${name}/${line.id}`}
							line={line}
							up={index > 0}
							down={index < lines.length - 1}
							moved={moved}
						/>
						<ButtonLink to={`/profile/${name}/${line.id}`} variant="quiet" size="sm" aria-label={`Edit ${line.title}`}>
							Edit
						</ButtonLink>
						<Form method="post" action={`/profile/${name}/${line.id}/removal`}>
							<Button variant="quiet" size="sm" aria-label={`Remove ${line.title}`}>
								Remove
							</Button>
						</Form>
					</div>
				</li>
			))}
		</ol>
	)
}

type MoveButtonsProps = { address: string; line: EntryLine; up: boolean; down: boolean; moved: string | null }

function MoveButtons({ address, line, up, down, moved }: MoveButtonsProps) {
	// Where it has come to the end, the button that was pressed is gone: the other one takes the focus.
	const wanted =
		moved === `${line.id}-up` ? (up ? 'up' : 'down') : moved === `${line.id}-down` ? (down ? 'down' : 'up') : null
	return (
		<>
			{up ? <MoveButton address={address} title={line.title} direction="up" hasFocus={wanted === 'up'} /> : null}
			{down ? <MoveButton address={address} title={line.title} direction="down" hasFocus={wanted === 'down'} /> : null}
		</>
	)
}

type MoveButtonProps = { address: string; title: string; direction: 'up' | 'down'; hasFocus: boolean }

function MoveButton({ address, title, direction, hasFocus }: MoveButtonProps) {
	const button = useRef<HTMLButtonElement>(null)
	useEffect(() => {
		if (hasFocus) button.current?.focus()
	})
	const Arrow = direction === 'up' ? ArrowUp : ArrowDown
	return (
		<Form method="post" action={`${address}/${direction}`} preventScrollReset>
			<button
				ref={button}
				type="submit"
				// The browser does it as the page loads, the effect where React runs.
				{...(hasFocus ? { autoFocus: true } : {})}
				className="btn btn-quiet btn-sm btn-icon"
				aria-label={`Move ${title} ${direction}`}
			>
				<Arrow size={18} aria-hidden="true" />
			</button>
		</Form>
	)
}

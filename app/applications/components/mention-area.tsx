import { type ComponentProps, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { mentionAt, suggestMentions } from '../pipeline/mentions.ts'
import { counted } from '#app/platform/text/counted.ts'

type MentionAreaProps = ComponentProps<typeof TextArea> & { names: readonly string[] }

const maxShown = 6

// HTML has no list of choices that leaves the focus in a text area, whose keys choose from it.
const list = { role: 'listbox', 'aria-label': 'Colleagues' }
/**
 * A text area that offers names after '@': arrow keys, Enter or Tab choose, Escape closes. Without a script, or with the list
 * closed, '@' and a name typed in full does the same.
 */
export function MentionArea({ names, ...area }: MentionAreaProps) {
	const place = useRef<HTMLDivElement>(null)
	const listId = useId()
	const [typed, setTyped] = useState<string | null>(null)
	const [active, setActive] = useState(0)
	const offered = typed === null ? [] : suggestMentions(typed, names).slice(0, maxShown)
	const isOpen = offered.length > 0
	const box = () => place.current?.querySelector('textarea') ?? null

	const follow = () => {
		const field = box()
		const mention = field && field.selectionStart === field.selectionEnd && mentionAt(field.value, field.selectionEnd)
		setTyped(mention ? mention.typed : null)
		setActive(0)
	}
	const choose = (name: string | undefined) => {
		const field = box()
		const mention = field && mentionAt(field.value, field.selectionEnd)
		if (!mention || name === undefined) return
		field.setRangeText(`@${name} `, mention.start, field.selectionEnd, 'end')
		field.dispatchEvent(new InputEvent('input', { bubbles: true }))
		setTyped(null)
		field.focus()
	}
	const press = (event: KeyboardEvent) => {
		if (!isOpen || event.nativeEvent.isComposing) return
		const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
		if (step !== 0) setActive((now) => (now + step + offered.length) % offered.length)
		else if (event.key === 'Enter' || event.key === 'Tab') choose(offered[active])
		else if (event.key === 'Escape') setTyped(null)
		else return
		event.preventDefault()
		event.stopPropagation()
	}
	return (
		<div ref={place} className="suggest" onBlur={() => setTyped(null)}>
			<TextArea
				{...area}
				aria-autocomplete="list"
				aria-controls={isOpen ? listId : undefined}
				aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
				onInput={follow}
				onClick={follow}
				onKeyDown={press}
			/>
			<p className="sr-only" aria-live="polite">
				{isOpen ? `${counted(offered.length, 'colleague')} to mention` : ''}
			</p>
			{isOpen ? (
				<div id={listId} className="suggestions" {...list}>
					{offered.map((name, index) => (
						<Option key={name} id={`${listId}-${index}`} name={name} isActive={index === active} onChoose={choose} />
					))}
				</div>
			) : null}
		</div>
	)
}

type OptionProps = { id: string; name: string; isActive: boolean; onChoose: (name: string) => void }

function Option({ id, name, isActive, onChoose }: OptionProps) {
	const behaviour = {
		role: 'option',
		// The field keeps the focus, so that a press does not close the list first.
		onPointerDown: (event: PointerEvent) => event.preventDefault(),
		onClick: () => onChoose(name),
	}
	return (
		<div id={id} className="suggestion" {...behaviour} aria-selected={isActive}>
			@{name}
		</div>
	)
}

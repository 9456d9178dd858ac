/** As much of a `KeyboardEvent` as decides whether a single key is meant for us. */
export type KeyPress = Pick<
	KeyboardEvent,
	'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing' | 'target'
>

/** Where typing goes: a tick box takes no letters, so keys work beside it. */
const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])'
/** What is open above the page and has keys of its own. */
const layers = 'dialog[open], [popover]:popover-open, [role="dialog"], [role="menu"], [role="listbox"]'

const namedKeys = ['Enter', 'ArrowDown', 'ArrowUp']

/** Whether a single key may do something here: never while typing, with a modifier held, or in a dialog or menu. */
export function keyFires({ key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing, target }: KeyPress): boolean {
	if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return false
	if (key.length !== 1 && !namedKeys.includes(key)) return false
	return !isInside(target, `${fields}, ${layers}`) && !hasModal()
}

/** Ctrl+K, or Cmd+K on a Mac. Works in fields too, as no one types it. */
export const isPaletteKey = ({
	key,
	ctrlKey,
	metaKey,
	altKey,
	shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) =>
	key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey

const isInside = (target: EventTarget | null, selector: string) =>
	target !== null && 'closest' in target && (target as Element).closest(selector) !== null

const hasModal = () => typeof document !== 'undefined' && document.querySelector('dialog:modal') !== null

import {
	createContext,
	type ReactNode,
	type RefObject,
	useContext,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
} from 'react'
import { keyFires } from './shortcut-rules.ts'
import { hasRows, hasTicks, moveToRow, tickRow } from './shortcut-rows.ts'

/*
 * Single keys that do something on a page, for people who work with a keyboard all day.
 *
 * A page says what its keys do:
 *
 *   useShortcuts([{ key: 's', label: 'Shortlist', run: () => shortlist(currentRow()) }])
 *
 * Every list has keys of its own: J and K move between elements with `data-row`, X ticks the checkbox of the row, Enter opens it.
 * A row is any element with `data-row` (those of `Table` have it). J and K put the focus on its `[data-row-open]`, else on
 * its first link or button, so Enter is the browser's own. `currentRow()` of shortcut-rows.ts is the one with the focus. A search box
 * that `/` should find carries `data-search` (or is an `input type=search` in the page's main).
 *
 * Nothing fires inside a field, with Ctrl, Alt or Cmd held, while a dialog or menu is open, or when the keys are off.
 * They work inside a `ShortcutsProvider`, which a layout provides. Elsewhere these hooks do nothing.
 */

export type Shortcut = {
	/** As `KeyboardEvent.key` names it; letters in lower case. */
	key: string
	/** What it does, as the list behind `?` prints it. */
	label: string
	/** `false` when there was nothing to do: the key is then left to the browser. */
	run: (event: KeyboardEvent) => boolean | void
}

type Registry = {
	add: (read: () => readonly Shortcut[]) => () => void
	/** Those that work now: where two have one key, the one that came last. */
	list: () => Shortcut[]
	/** The last key, if nothing knew it when it was pressed. For keys that come in after the page. */
	missed: RefObject<KeyboardEvent | null>
	isOn: boolean
}

const ShortcutsContext = createContext<Registry | null>(null)

export function ShortcutsProvider({ isOn, children }: { isOn: boolean; children: ReactNode }) {
	const readers = useRef(new Set<() => readonly Shortcut[]>())
	const missed = useRef<KeyboardEvent>(null)
	const registry = useMemo<Registry>(
		() => ({
			isOn,
			missed,
			add(read) {
				readers.current.add(read)
				return () => readers.current.delete(read)
			},
			list: () => [...new Map([...readers.current].flatMap((read) => read()).map((one) => [one.key, one])).values()],
		}),
		[isOn],
	)
	useEffect(() => {
		if (!isOn) return
		const listen = (event: KeyboardEvent) => {
			if (!keyFires(event)) return
			const shortcut = registry.list().find(({ key }) => key === event.key)
			missed.current = shortcut ? null : event
			if (shortcut && shortcut.run(event) !== false) event.preventDefault()
		}
		document.addEventListener('keydown', listen)
		return () => document.removeEventListener('keydown', listen)
	}, [isOn, registry])
	return <ShortcutsContext value={registry}>{children}</ShortcutsContext>
}

/** The keys of this page, from when it is shown until it is left. The list may be new with every render. */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
	const registry = useContext(ShortcutsContext)
	const latest = useRef(shortcuts)
	// Before what they act on is seen, so that no key is lost that was pressed at once.
	useLayoutEffect(() => {
		latest.current = shortcuts
	})
	useLayoutEffect(() => registry?.add(() => latest.current), [registry])
}

/** For the list behind `?` and for what a button prints beside its label. Null where there are no keys at all. */
export const useShortcutRegistry = () => useContext(ShortcutsContext)

const rowKeys: Shortcut[] = [
	{ key: 'j', label: 'Next row', run: () => moveToRow(1) },
	{ key: 'k', label: 'Previous row', run: () => moveToRow(-1) },
	{ key: 'x', label: 'Select the row', run: () => tickRow() },
	// The link of the row has the focus, and opening it is what Enter does there.
	{ key: 'Enter', label: 'Open the row', run: () => false },
]

/** What the keys of a list do on the page that is shown now. */
function readRowKeys(): readonly Shortcut[] {
	if (!hasRows()) return []
	return hasTicks() ? rowKeys : rowKeys.filter(({ key }) => key !== 'x')
}

/** J, K, X and Enter over the rows of whatever list a page has. Drawn before the page, whose own keys come last and win. */
export function RowKeys() {
	const registry = useContext(ShortcutsContext)
	useLayoutEffect(() => registry?.add(readRowKeys), [registry])
	return null
}

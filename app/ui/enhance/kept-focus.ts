import { isHydrated } from './delegate.ts'

const rows = 'li, tr, article'
const controls = 'a[href], button:not(:disabled)'
const patienceMs = 10_000

/** Where the focus was: the control, its row, and what to go on with where they are gone. */
function placeOf(element: HTMLElement) {
	const row = element.closest(rows)
	return {
		element,
		row,
		at: row ? [...row.querySelectorAll(controls)].indexOf(element) : -1,
		neighbours: [row?.nextElementSibling, row?.previousElementSibling],
	}
}
type Place = ReturnType<typeof placeOf>

const mayHoldFocus = (element: HTMLElement) => element.isConnected && !element.matches(':disabled')

/** The control itself, else the one in its place in the row, else the row after it, else the one before. */
function nearest({ element, row, at, neighbours }: Place): HTMLElement | null | undefined {
	if (mayHoldFocus(element)) return element
	if (row?.isConnected) {
		const left = row.querySelectorAll<HTMLElement>(controls)
		return left[Math.max(0, Math.min(at, left.length - 1))]
	}
	return neighbours.find((neighbour) => neighbour?.isConnected)?.querySelector<HTMLElement>('a, button')
}

/**
 * What was sent often takes away the button that sent it: the row goes, 'Pause' becomes 'Reopen', the message with 'Undo' closes, the
 * rows change places. The focus moves to what stands there now, from a message back to where it was in the page, or else to the page,
 * so that the keys go on from there and not from the top.
 */
export function keepFocusAfterSending() {
	let inPage: Place | undefined
	addEventListener('focusin', ({ target }) => {
		if (target instanceof HTMLElement && target.closest('main') && !target.matches('main')) inPage = placeOf(target)
	})
	addEventListener('submit', ({ target }) => {
		let held = document.activeElement
		if (!(target instanceof Element) || !(held instanceof HTMLElement) || held === document.body || !isHydrated())
			return
		if (!target.contains(held) && !target.closest(rows)?.contains(held)) return
		const from = held.closest('main') ? placeOf(held) : inPage
		const { pathname } = location
		const watching = new MutationObserver(() => {
			if (document.activeElement !== document.body) {
				if (document.activeElement !== held) watching.disconnect()
				return
			}
			// Only while it is being sent.
			if (held?.isConnected && held.matches(':disabled')) return
			const main = document.querySelector('main')
			const next = from && nearest(from)
			// A page that the answer leads to begins at its top.
			if (!next && !from?.row && location.pathname !== pathname) return watching.disconnect()
			main?.setAttribute('tabindex', '-1')
			held = next ?? main
			if (held instanceof HTMLElement) held.focus({ preventScroll: held === next })
		})
		watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
		setTimeout(() => watching.disconnect(), patienceMs)
	})
}

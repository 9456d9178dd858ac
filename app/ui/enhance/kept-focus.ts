import { controls, rows } from './delegate.ts'

const patienceMs = 10_000

type Control = HTMLElement | null | undefined

/**
 * The row of a control, and what to go on with: the control itself, else the one in its place in the row, else the row after it, else the
 * one before.
 */
function placeOf(control: HTMLElement) {
	const row = control.closest(rows)
	const inRow = () => [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])]
	const at = inRow().indexOf(control)
	const neighbours = [row?.nextElementSibling, row?.previousElementSibling]
	const next = (): Control => {
		if (control.isConnected && !control.matches(':disabled')) return control
		if (row?.isConnected)
			return inRow()
				.slice(0, Math.max(at, 0) + 1)
				.at(-1)
		return neighbours.find((each) => each?.isConnected)?.querySelector<HTMLElement>(controls)
	}
	return { row, next }
}

/**
 * What was sent often takes away the button that sent it: the row goes, 'Pause' becomes 'Reopen', the message with 'Undo' closes, the
 * rows change places. The focus moves to what stands there now, from a message back to where it was in the page, or else to the page,
 * so that the keys go on from there and not from the top.
 */
export function keepFocusAfterSending() {
	let inPage: ReturnType<typeof placeOf> | undefined
	const note = (control: Element | null) => {
		if (control instanceof HTMLElement && control.closest('main :focus')) inPage = placeOf(control)
	}
	// It is fetched at the first focus.
	note(document.activeElement)
	addEventListener('focusin', ({ target }) => note(target as Element))
	addEventListener('submit', ({ target }) => {
		const form = target as HTMLElement
		const { body, activeElement } = document
		let held = activeElement as Control
		if (!held || held === body || !(form.closest(rows) ?? form).contains(held)) return
		const from = held.closest('main') ? placeOf(held) : inPage
		const { pathname } = location
		const watching = new MutationObserver(() => {
			if (document.activeElement !== body) {
				if (document.activeElement !== held) watching.disconnect()
				return
			}
			// Only while it is being sent.
			if (held?.matches(':disabled') && held.isConnected) return
			const next = from?.next()
			// A page that the answer leads to begins at its top.
			if (!next && !from?.row && location.pathname !== pathname) return watching.disconnect()
			const main = document.querySelector('main')
			main?.setAttribute('tabindex', '-1')
			held = next ?? main
			held?.focus({ preventScroll: held === next })
		})
		watching.observe(body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
		setTimeout(() => watching.disconnect(), patienceMs)
	})
}

import { isHydrated } from './delegate.ts'

const rows = 'li, tr, article'
const patienceMs = 10_000

/**
 * A row that goes away with what was sent from it takes the focus along. The focus moves to the row after it, else to the one
 * before, else to the page, so that the keys go on from there and not from the top.
 */
export function moveFocusFromRemovedRows() {
	addEventListener('submit', ({ target }) => {
		const row = target instanceof Element && isHydrated() ? target.closest(rows) : null
		if (!row?.contains(document.activeElement)) return
		const neighbours = [row.nextElementSibling, row.previousElementSibling]
		const watching = new MutationObserver(() => {
			if (row.isConnected) return
			watching.disconnect()
			if (document.activeElement !== document.body) return
			const next = neighbours.find((neighbour) => neighbour?.isConnected)
			const main = document.querySelector('main')
			main?.setAttribute('tabindex', '-1')
			;(next?.querySelector<HTMLElement>('a, button') ?? main)?.focus()
		})
		watching.observe(document.body, { childList: true, subtree: true })
		setTimeout(() => watching.disconnect(), patienceMs)
	})
}

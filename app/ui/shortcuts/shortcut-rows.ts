/** The row of a list that has the focus, or holds what has it. */
export const currentRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

/** One that is folded away is passed over too. */
const isVisible = (row: HTMLElement) => row.checkVisibility()
const allRows = () => [...document.querySelectorAll<HTMLElement>('#main [data-row]')]
const visibleRows = () => allRows().filter(isVisible)

/** The one whose page is open beside the list. */
const openedRow = () => document.querySelector<HTMLElement>('#main [data-row]:has([aria-current="page"])')

/** Which of the rows has the focus, counted from 0; -1 when none has. */
export function rowPlace(): number {
	const current = currentRow()
	return current ? visibleRows().indexOf(current) : -1
}

/** Puts the focus on the row now at this place, or on the last one. */
export function focusPlace(place: number) {
	const rows = visibleRows()
	const row = rows[place] ?? rows.at(-1)
	if (row) focusRow(row)
}

/** Puts the focus on the next row, or the one before; on the first one when none has it. False when there is none. */
export function moveToRow(step: 1 | -1): boolean {
	const rows = allRows()
	const current = currentRow() ?? openedRow()
	const place = current ? rows.indexOf(current) : -1
	// Of hundreds of rows only as many are measured as it takes.
	const next = current && step === -1 ? rows.slice(0, place).findLast(isVisible) : rows.slice(place + 1).find(isVisible)
	if (!next) {
		// After the last row come those that are not shown yet.
		if (step === 1) document.querySelector<HTMLElement>('#main [data-more]')?.click()
		return rows.length > 0
	}
	focusRow(next)
	return true
}

/** What Enter does in a row: its link, else its first button. A row of words alone is read. */
function openerOf(row: HTMLElement): HTMLElement {
	for (const what of ['[data-row-open]', 'a[href]', 'summary, button']) {
		const found = row.querySelector<HTMLElement>(what)
		if (found) return found
	}
	row.tabIndex = -1
	return row
}

function focusRow(row: HTMLElement) {
	const opener = openerOf(row)
	const focus = () => opener.focus({ preventScroll: true })
	focus()
	// A list that manages its own focus (the board) puts it on the row that had it last, as soon as it comes in.
	requestAnimationFrame(() => {
		if (opener.isConnected && document.activeElement !== opener) focus()
	})
	row.scrollIntoView({ block: 'nearest' })
}

/** Whether the page has a list, and whether its rows can be ticked. */
export const hasRows = () => document.querySelector('#main [data-row]') !== null
export const hasTicks = () => document.querySelector('#main [data-row] input[type="checkbox"]') !== null

/** Ticks or unticks the row with the focus, or the one named. False when there is nothing to tick. */
export function tickRow(id?: string): boolean {
	const row = id === undefined ? currentRow() : document.querySelector(`[data-row="${CSS.escape(id)}"]`)
	const box = row?.querySelector<HTMLInputElement>('input[type="checkbox"]')
	box?.click()
	return box != null
}

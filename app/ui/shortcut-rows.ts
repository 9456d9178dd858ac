/** The row of a list that has the focus, or holds what has it. */
export const currentRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

/** Puts the focus on the next row, or the one before; on the first one when none has it. False when there is none. */
export function moveToRow(step: 1 | -1): boolean {
	const rows = [...document.querySelectorAll<HTMLElement>('#main [data-row]')].filter(
		(row) => row.offsetParent !== null,
	)
	const current = currentRow()
	const place = current ? rows.indexOf(current) : -1
	const next = place < 0 ? rows[0] : rows[place + step]
	if (!next) return rows.length > 0
	const opener =
		next.querySelector<HTMLElement>('[data-row-open]') ?? next.querySelector<HTMLElement>('a[href]') ?? next
	opener.focus({ preventScroll: true })
	next.scrollIntoView({ block: 'nearest' })
	return true
}

/** Ticks or unticks the row with the focus. False when there is nothing to tick. */
export function tickRow(): boolean {
	const box = currentRow()?.querySelector<HTMLInputElement>('input[type="checkbox"]')
	box?.click()
	return box != null
}

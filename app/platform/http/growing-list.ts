import { t } from '../language/words.ts'

/** A dense list of the workspace begins with as many rows, and Load More adds as many. */
export const rowsAtOnce = 24
/** More than these no one reads: the list is narrowed instead. */
const maxRows = 1200

/** How many rows an address asks for. */
export function readShown(query: URLSearchParams): number {
	const asked = /^[1-9]\d{0,3}$/.exec(query.get('shown') ?? '')
	return asked ? Math.min(Number(asked[0]), maxRows) : rowsAtOnce
}

/** The part of an address that asks for them, without what goes without saying. */
export const printShown = (shown: number): Record<string, string> =>
	shown > rowsAtOnce ? { shown: String(shown) } : {}

export type More = { to: string | null; summary: string }

/** The way to more rows of a list, and how many of them are shown. Null when all are. */
export function moreOf(shown: number, total: number, hrefOf: (shown: number) => string): More | null {
	if (shown >= total) return null
	const [part, all] = [inIndia(shown), inIndia(total)]
	if (shown >= maxRows)
		return { to: null, summary: t`The first ${{ shown: part }} of ${{ all }}. Choose a status or filter.` }
	return { to: hrefOf(shown + rowsAtOnce), summary: t`${{ shown: part }} of ${{ all }}` }
}

const inIndia = (count: number) => count.toLocaleString('en-IN')

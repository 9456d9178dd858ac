import { isId } from '#app/platform/http/http.ts'

/** The person who is open beside a list. */
export function personIn(params: URLSearchParams): string | null {
	const person = params.get('person') ?? ''
	return isId(person) ? person : null
}

/** The address of a list with someone open beside it. */
export const openIn = (list: string, id: string) => `${list}${list.includes('?') ? '&' : '?'}person=${id}`

/** The links of the panel: back to the list, and to the people above and below in it. */
export function neighboursIn(list: string, rows: readonly { id: string }[], id: string) {
	const at = rows.findIndex((row) => row.id === id)
	const open = (row: { id: string } | undefined) => (row ? openIn(list, row.id) : null)
	return {
		closeHref: list,
		previousHref: at > 0 ? open(rows[at - 1]) : null,
		nextHref: at >= 0 ? open(rows[at + 1]) : null,
	}
}

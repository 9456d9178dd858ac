/** Rows on a page of a list. It is read with one more, to know whether the list goes on. */
export const perPage = 25

/** The page that an address asks for; the first for anything that is no page. */
export const pageAsked = (params: URLSearchParams) => Number(/^[1-9]\d{0,3}$/.exec(params.get('page') ?? '')?.[0] ?? 1)

export const rowsBefore = (page: number) => (page - 1) * perPage

/** A page of a list. `first` is the place of its first row in the whole list, from 1. */
export type Page<Row> = { page: number; rows: Row[]; first: number; hasMore: boolean }

/** What was read of a page, as it is shown. */
export const asPage = <Row, Shown>(read: readonly Row[], page: number, show: (row: Row) => Shown): Page<Shown> => ({
	page,
	rows: read.slice(0, perPage).map(show),
	first: rowsBefore(page) + 1,
	hasMore: read.length > perPage,
})

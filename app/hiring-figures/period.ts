/** Spans that a report can cover, in days until now. */
export const periods = [30, 90, 365] as const
export type Period = (typeof periods)[number]
const defaultPeriod: Period = 90

/** What the address asks for. */
export const periodOf = (search: URLSearchParams): Period =>
	periods.find((days) => String(days) === search.get('days')) ?? defaultPeriod

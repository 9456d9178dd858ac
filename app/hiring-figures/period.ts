/** Spans that a report can cover, in days until now. */
export const periods = [30, 90, 365] as const
export type Period = (typeof periods)[number]
const defaultPeriod: Period = 90

/** What the address asks for. */
export const periodOf = (search: URLSearchParams): Period =>
	periods.find((days) => String(days) === search.get('days')) ?? defaultPeriod

/** The site that a report is about: null for all, an id, or this for the main one, which has none. */
export const mainSite = 'main'
export type SiteChoice = string | null

/** What the address asks for, of the sites that the hospital has. */
export function siteOf(search: URLSearchParams, sites: readonly { id: string | null }[]): SiteChoice {
	const asked = search.get('site')
	return sites.some(({ id }) => (id ?? mainSite) === asked) ? asked : null
}

/** 'days=90&site=main' */
export const reportQuery = (period: Period, site: SiteChoice) => `days=${period}${site === null ? '' : `&site=${site}`}`

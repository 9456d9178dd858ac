import { type ApplicantFilter, printApplicantFilter } from './applicant-filter.ts'
import { printShown, rowsAtOnce } from '#app/platform/http/growing-list.ts'
import { cardsPerColumn } from '../limits.ts'

export type ApplicantsViewName = 'list' | 'board'

/** Addresses of one list of applicants, of a job or of the whole hospital. */
export function addressesOf(base: string) {
	const at = (view: ApplicantsViewName, filter: ApplicantFilter, more: Record<string, string>) => {
		const query = new URLSearchParams({
			view,
			...Object.fromEntries(new URLSearchParams(printApplicantFilter(filter))),
			...more,
		})
		return `${base}?${query}`
	}
	return {
		base,
		list: (filter: ApplicantFilter, shown = rowsAtOnce) => at('list', filter, printShown(shown)),
		board: (filter: ApplicantFilter, cards = cardsPerColumn) =>
			at('board', { ...filter, stage: null }, cards > cardsPerColumn ? { cards: String(cards) } : {}),
	}
}

export type Addresses = ReturnType<typeof addressesOf>

/** The same list or board with this applicant opened beside it. */
export const withApplicant = (here: string, applicationId: string) => `${here}&applicant=${applicationId}`

/** Where no script runs: everyone in this list, to be moved at once. */
export const selectAllAt = (list: string) => `/hospital/applicants/selection?${new URLSearchParams({ list })}`

export const applicantsOfJob = (jobId: string) => `/hospital/jobs/${jobId}/applicants`

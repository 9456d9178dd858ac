import { type ApplicantFilter, printApplicantFilter } from './applicant-filter.ts'
import { cardsPerColumn } from './limits.ts'

/** Addresses of one list of applicants, of a job or of the whole hospital. */
export function addressesOf(base: string) {
	const at = (view: 'list' | 'board', filter: ApplicantFilter, more: Record<string, string> = {}) => {
		const query = new URLSearchParams({
			view,
			...Object.fromEntries(new URLSearchParams(printApplicantFilter(filter))),
		})
		for (const [name, value] of Object.entries(more)) query.set(name, value)
		return `${base}?${query}`
	}
	return {
		base,
		list: (filter: ApplicantFilter, page = 1) => at('list', filter, page > 1 ? { page: String(page) } : {}),
		board: (filter: ApplicantFilter, cards = cardsPerColumn) =>
			at('board', { ...filter, stage: null, sort: 'waiting' }, cards > cardsPerColumn ? { cards: String(cards) } : {}),
	}
}

export type Addresses = ReturnType<typeof addressesOf>

export const applicantsOfJob = (jobId: string) => `/hospital/jobs/${jobId}/applicants`

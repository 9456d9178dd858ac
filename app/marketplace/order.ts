import { formatRelevance } from '#app/specialists/relevance.ts'
import type { SpecialistSort } from '#app/specialists/specialist-search.server.ts'

const neverPaid = 'No one can pay for a higher position.'

/** Why a list of specialists is in its order. */
export const aboutOrder: Record<SpecialistSort, string> = {
	relevance: formatRelevance,
	experience: `Most years of experience first. ${neverPaid}`,
	rating: `Highest rated by hospitals after a placement first; specialists with fewer than three ratings follow. ${neverPaid}`,
	pay: `Lowest expected monthly pay first; specialists who have not stated one come last. ${neverPaid}`,
}

/** The same in the public database, above the list: a line for the usual order. `launchCity`: for visitors, whose order it counts in. */
export const aboutDatabaseOrder = (sort: SpecialistSort, launchCity: string | null): string =>
	sort === 'relevance'
		? `Relevance favours verified registrations and complete, recently updated profiles.${launchCity === null ? '' : ` Anesthesiologists and people near ${launchCity} come first while we start there.`} ${neverPaid}`
		: aboutOrder[sort]

/** A job that orders its hospital's list of candidates. */
export type JobOrder = { id: string; title: string; href: string; ids: readonly string[] }

export const aboutJobOrder = ({ title }: JobOrder): string =>
	`The best matches for ${title} come first, whoever else the search finds after them. Among the others: ${formatRelevance}`

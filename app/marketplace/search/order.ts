import { aboutRelevance } from '#app/specialists/search/relevance.ts'
import type { SpecialistSort } from '#app/specialists/search/specialist-search.server.ts'
import { t } from '#app/platform/language/words.ts'

const neverPaid = () => t`No one can pay for a higher position.`

/** Why a list of specialists is in its order. */
export const aboutOrder: Record<SpecialistSort, () => string> = {
	relevance: aboutRelevance,
	experience: () => `${t`Most years of experience first.`} ${neverPaid()}`,
	rating: () =>
		`${t`Highest rated by hospitals after a placement first; specialists with fewer than three ratings follow.`} ${neverPaid()}`,
	pay: () => `Lowest expected monthly pay first; specialists who have not stated one come last. ${neverPaid()}`,
}

/** The same in the public database, above the list: a line for the usual order, in which `launchCity` counts. */
export const aboutDatabaseOrder = (sort: SpecialistSort, launchCity: string): string =>
	sort === 'relevance'
		? `${t`Relevance favours verified registrations and complete, recently updated profiles. Anesthesiologists and people near ${{ city: launchCity }} come first while we start there.`} ${neverPaid()}`
		: aboutOrder[sort]()

/** A job that orders its hospital's list of candidates. */
export type JobOrder = { id: string; title: string; ids: readonly string[] }

/** The order of a list where nothing else orders it: by all open jobs of the hospital. */
export type HospitalOrder = { ids: readonly string[] }

/** Words and a chosen order come before ours. */
export const isOrdered = (params: URLSearchParams): boolean =>
	(params.get('q') ?? '').trim() !== '' || (params.get('sort') ?? 'relevance') !== 'relevance'

/** Why candidates begin in their order where neither words nor a job were chosen. */
export const aboutHospitalOrder = () =>
	`Specialists who match one of your open jobs come first, those who match best on top: speciality, place, registration, pay, shift, skills and experience count. The others follow: a verified registration, a recent update and a complete profile count. ${neverPaid()}`

/** The same for a hospital without an open job. */
export const aboutNothingTyped = () =>
	`A verified registration, a recent update and a complete profile come first. Post a job to see the best matches for it first. ${neverPaid()}`

export const aboutJobOrder = ({ title }: JobOrder): string =>
	`The best matches for ${title} come first, whoever else the search finds after them. Among the others: ${aboutRelevance()}`

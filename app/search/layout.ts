import type { Entry, Layout, Question } from '#app/search-engine/shape.ts'
import { type GroupName, groupValues } from './groups.ts'

export type SpecialistSortKey = 'relevance' | 'experience' | 'experiencePublic' | 'rating' | 'pay'

/** What searches know of a specialist, by name. */
export type SpecialistShape = {
	group: GroupName
	number:
		| 'listedAt'
		| 'pay'
		| 'availableDay'
		| 'byRelevance'
		| 'byExperience'
		| 'byExperiencePublic'
		| 'byRating'
		| 'byPay'
	text: 'known' | 'own'
	sort: SpecialistSortKey
}

export type SearchEntry = Entry<SpecialistShape>
export type SpecialistQuestion = Question<SpecialistShape>

export const specialistLayout: Layout<SpecialistShape> = {
	groups: groupValues,
	numbers: {
		// Microseconds since 1970.
		listedAt: 'float64',
		// Rupees a month; 0 when they expect nothing in particular.
		pay: 'int32',
		// Days since 1970 of the first day on which they could begin; 0 is at once.
		availableDay: 'int32',
		byRelevance: 'int32',
		byExperience: 'int32',
		byExperiencePublic: 'int32',
		byRating: 'int32',
		byPay: 'int32',
	},
	// Catalog words, open to every search, and the specialist's own words, name first, for hospitals only.
	texts: ['known', 'own'],
	sorts: {
		relevance: { by: 'byRelevance', ids: 'ascending' },
		experience: { by: 'byExperience', ids: 'ascending' },
		experiencePublic: { by: 'byExperiencePublic', ids: 'ascending' },
		rating: { by: 'byRating', ids: 'ascending' },
		pay: { by: 'byPay', ids: 'ascending' },
	},
}

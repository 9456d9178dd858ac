import { experienceBuckets } from '#app/catalog/experience.ts'
import { languages } from '#app/catalog/languages.ts'
import { shifts } from '#app/catalog/shifts.ts'
import type { FacetList } from '#app/search/facets.ts'
import { genders } from '../gender.ts'
import { weekdays } from '../profile/profile.ts'

/** Tags of a specialist with a bit, in its order: what is added stands at the end. */
export const specialistFacets: FacetList = [
	...['doctor', 'nurse'].map((profession) => `profession=${profession}`),
	'verified=on',
	...genders.map((gender) => `gender=${gender}`),
	...experienceBuckets.map(({ slug }) => `experience=${slug}`),
	...experienceBuckets.map(({ slug }) => `experiencePublic=${slug}`),
	...shifts.map((shift) => `shift=${shift}`),
	...weekdays.map(({ key }) => `day=${key}`),
	...languages.map(({ code }) => `language=${code}`),
]

import { experienceBuckets } from '#app/catalog/experience.ts'
import { languages } from '#app/catalog/languages.ts'
import { jobShifts } from '#app/catalog/shifts.ts'
import { payUnits } from '#app/platform/text/money.ts'
import type { FacetList } from '#app/search/facets.ts'
import { employmentTypes } from '../status.ts'
import { termFilterList } from './term-filters.ts'

/** So many languages were known when accommodation got its bit. */
const firstLanguages = 15

/** Tags of a job with a bit, in its order: what is added stands at the end. */
export const jobFacets: FacetList = [
	...jobShifts.map((shift) => `shift=${shift}`),
	...employmentTypes.map((type) => `type=${type}`),
	...payUnits.map((unit) => `unit=${unit}`),
	...['urgent', 'bonus', 'fresher'].map((flag) => `${flag}=on`),
	...experienceBuckets.map(({ slug }) => `experience=${slug}`),
	...languages.slice(0, firstLanguages).map(({ code }) => `language=${code}`),
	'accommodation=on',
	...languages.slice(firstLanguages).map(({ code }) => `language=${code}`),
	...termFilterList.map(({ name }) => `${name}=on`),
]

import { experienceBuckets } from './experience.ts'

/** Buckets of experience as rows of a VALUES: slug, least and most years. */
export const experienceRows = experienceBuckets
	.map(({ slug, minYears, maxYears }) => `('${slug}', ${minYears}, ${maxYears ?? 1000})`)
	.join(', ')

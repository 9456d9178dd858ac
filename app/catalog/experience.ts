import { typedNumber } from '#app/platform/text/typed-numbers.ts'
import { many, t } from '#app/platform/language/words.ts'

export type ExperienceBucket = '0-2' | '3-5' | '5-10' | '10+'

/** Whole years, both ends included: five years belong to two buckets, as their labels say. */
export const experienceBuckets: readonly {
	slug: ExperienceBucket
	label: string
	minYears: number
	maxYears: number | null
}[] = [
	{ slug: '0-2', label: '0–2 years', minYears: 0, maxYears: 2 },
	{ slug: '3-5', label: '3–5 years', minYears: 3, maxYears: 5 },
	{ slug: '5-10', label: '5–10 years', minYears: 5, maxYears: 10 },
	{ slug: '10+', label: '10+ years', minYears: 10, maxYears: null },
]

export const experienceBucket = (slug: string) => experienceBuckets.find((bucket) => bucket.slug === slug) ?? null

/** The buckets that a span of years overlaps; an end that is not given is open. */
export const experienceBucketsFor = (span: { minYears: number | null; maxYears: number | null }): ExperienceBucket[] =>
	experienceBuckets.flatMap(({ slug, minYears, maxYears }) =>
		(maxYears === null || (span.minYears ?? 0) <= maxYears) && (span.maxYears === null || span.maxYears >= minYears)
			? [slug]
			: [],
	)

/** Buckets meet at 5 and at 10 years; whoever has come so far stands in the higher one. */
export const experienceBucketOf = (years: number) =>
	experienceBuckets.findLast(({ minYears }) => years >= minYears) ?? null

/** Whole years as typed; null for anything else. */
export function yearsTyped(text: string): number | null {
	const years = typedNumber(text, 'years')
	return years !== null && years < 100 ? years : null
}

/** '1 year', '14 years', 'Less than a year' */
export function yearsOfExperience(years: number): string {
	return years < 1 ? t`Less than a year` : many({ years }, '# year', '# years')
}

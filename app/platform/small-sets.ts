import { t } from './language/words.ts'

/** Fewer than so many people are not counted for anyone who does not see them: each answer would be about one of them. */
export const minCounted = 5

/** Counts are shown in these steps, so that one more or one less is seldom seen, and never of whom. */
export const countSteps = [minCounted, 10, 20, 50, 100, 200, 500, 1000] as const

/** How many there are at least; null for fewer than five, none included. */
export const atLeast = (count: number): number | null => countSteps.findLast((step) => step <= count) ?? null

/** 'at least 20', or 'fewer than 5'. */
export const formatAtLeast = (shown: number | null) =>
	shown === null ? `fewer than ${minCounted}` : `at least ${shown.toLocaleString('en-IN')}`

/** The number itself where it may be told; null for fewer than five, none included. */
export const countedOrFew = (count: number): number | null => (count < minCounted ? null : count)

/** '1,250', or 'Under 5'. */
export const formatCounted = (counted: number | null) =>
	counted === null ? t`Under ${{ count: minCounted }}` : counted.toLocaleString('en-IN')

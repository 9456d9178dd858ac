import { expect, test } from 'vitest'
import { relevanceOf, relevanceParts } from './relevance.ts'

const best = { verified: true, completeness: 100, daysSinceChange: 0 }

test('the parts add up to 850 at most, and to the score', () => {
	expect(relevanceOf(best)).toBe(850)
	expect(relevanceParts(best).reduce((sum, { of }) => sum + of, 0)).toBe(850)
	expect(relevanceOf({ verified: false, completeness: 0, daysSinceChange: 999 })).toBe(0)
})

test.each<[string, Partial<typeof best>]>([
	['an unchecked registration', { verified: false }],
	['an incomplete profile', { completeness: 60 }],
	['a profile untouched for months', { daysSinceChange: 120 }],
])('%s comes later', (_, facts) => {
	expect(relevanceOf({ ...best, ...facts })).toBeLessThan(relevanceOf(best))
})

test('a checked registration weighs more than a complete profile, and that more than a fresh one', () => {
	expect(relevanceOf({ ...best, completeness: 0 })).toBeGreaterThan(relevanceOf({ ...best, verified: false }))
	expect(relevanceOf({ ...best, daysSinceChange: 999 })).toBeGreaterThan(relevanceOf({ ...best, completeness: 0 }))
})

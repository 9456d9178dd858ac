import { expect, test } from 'vitest'
import { type RelevanceFacts, relevanceOf, relevanceParts } from './relevance.ts'

const best: RelevanceFacts = {
	verified: true,
	completeness: 100,
	daysSinceChange: 0,
	family: 'anesthesiology',
	isInLaunchMarket: true,
}

test('the parts add up to a thousand at most, and to the score', () => {
	expect(relevanceOf(best)).toBe(1000)
	expect(relevanceParts(best).reduce((sum, { of }) => sum + of, 0)).toBe(1000)
	expect(
		relevanceOf({ verified: false, completeness: 0, daysSinceChange: 999, family: null, isInLaunchMarket: false }),
	).toBe(0)
})

test.each<[string, Partial<RelevanceFacts>]>([
	['an unchecked registration', { verified: false }],
	['an incomplete profile', { completeness: 60 }],
	['a profile untouched for months', { daysSinceChange: 120 }],
	['another field', { family: 'surgery' }],
	['another city', { isInLaunchMarket: false }],
])('%s comes later', (_, facts) => {
	expect(relevanceOf({ ...best, ...facts })).toBeLessThan(relevanceOf(best))
})

test('field and place weigh less than a checked registration, so a checked surgeon in Delhi is before an unchecked neighbour', () => {
	expect(relevanceOf({ ...best, family: 'surgery', isInLaunchMarket: false })).toBeGreaterThan(
		relevanceOf({ ...best, verified: false }),
	)
})

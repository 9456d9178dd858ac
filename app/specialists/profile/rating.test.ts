import { expect, test } from 'vitest'
import { ratingOf } from './rating.ts'

test('stars are shown from three ratings up', () => {
	expect(ratingOf({ ratingSum: 10, ratingCount: 2 })).toBeNull()
	expect(ratingOf({ ratingSum: 14, ratingCount: 3 })).toEqual({ stars: '4.7', count: 3 })
	expect(ratingOf({ ratingSum: 0, ratingCount: 0 })).toBeNull()
})

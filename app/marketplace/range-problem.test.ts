import { expect, test } from 'vitest'
import { contradictingRange, isContradicting } from './range-problem.ts'

test('a range that ends before it begins is said; an open or single one is fine', () => {
	expect(isContradicting(300n, 200n)).toBe(true)
	expect(contradictingRange(300n, 200n)).toMatch(/^The maximum is less than the minimum/)
	for (const [from, to] of [
		[200n, 300n],
		[200n, 200n],
		[200n, null],
		[null, 200n],
		[null, null],
	] as const) {
		expect(isContradicting(from, to)).toBe(false)
		expect(contradictingRange(from, to)).toBeUndefined()
	}
})

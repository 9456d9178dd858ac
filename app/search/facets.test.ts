import { expect, test } from 'vitest'
import { bitsOf, countFacets } from './facets.ts'

test('counts how many rows have each option, the first and the last of a long list too', () => {
	const list = Array.from({ length: 52 }, (_, position) => `tag=${position}`)
	const facets = (...positions: number[]) =>
		Number(
			bitsOf(
				list,
				positions.map((position) => `tag=${position}`),
			),
		)

	expect(countFacets(list, [facets(0, 31, 32, 51), facets(51), facets(31), facets()])).toEqual({
		'tag=0': 1,
		'tag=31': 2,
		'tag=32': 1,
		'tag=51': 2,
	})
	expect(bitsOf(list, ['tag=1', 'skill=tiva'])).toBeNull()
})

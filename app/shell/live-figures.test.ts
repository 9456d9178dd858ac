import { expect, test } from 'vitest'
import { atLeast } from './live-figures.server.ts'

test('a tile never claims more than was counted', () => {
	expect([280, 250, 30, 27, 113, 7, 1].map(atLeast)).toEqual(['250+', '250', '30', '25+', '110+', '7', '1'])
})

import { expect, test } from 'vitest'
import { formatWait } from './wait.ts'

test.each([
	[1, '1 second'],
	[24, '24 seconds'],
	[90, '2 minutes'],
	[601, '11 minutes'],
	[5_400, '2 hours'],
	[86_400 * 2, '2 days'],
])('%i seconds are %s', (seconds, words) => {
	expect(formatWait(seconds)).toBe(words)
})

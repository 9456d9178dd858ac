import { expect, test } from 'vitest'
import { isPaused } from './decision-pause.ts'

test('for half a second what a decision has shown is not decided, and what was opened otherwise is at once', () => {
	expect([isPaused(1000, 1000), isPaused(1000, 1499), isPaused(1000, 1500)]).toEqual([true, true, false])
	expect(isPaused(null, 1000)).toBe(false)
})

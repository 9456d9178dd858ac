import { expect, test } from 'vitest'
import { reachableHow } from './labels.ts'

test('a specialist is told that contact details are shared after the minute in which the step can be undone', () => {
	expect(reachableHow({ stage: 'applied', contactVisibility: true })).toBeNull()
	for (const stage of ['shortlisted', 'interview', 'offered'] as const) {
		expect(reachableHow({ stage, contactVisibility: true })).toContain('after one minute')
		expect(reachableHow({ stage, contactVisibility: false })).toMatch(/^Your settings hide/)
	}
})

import { expect, test } from 'vitest'
import { figureLine } from './usual-pay-hint.tsx'

test('where too few hospitals pay for a case, the form says so beside the empty pay', () => {
	expect(figureLine(null)).toBe('Too few hospitals have said what they pay for this, so we name no usual pay.')
})

import { expect, test } from 'vitest'
import { postingLabel } from './posting-label.ts'

test('two jobs of one title and place are told apart by the day they were posted', () => {
	const location = 'Bibwewadi, Pune'

	expect(postingLabel({ location, openedAt: new Date('2026-10-18T06:00:00Z') })).toBe(
		'Bibwewadi, Pune · posted 18 Oct 2026',
	)
	expect(postingLabel({ location, openedAt: new Date('2026-11-23T06:00:00Z') })).toBe(
		'Bibwewadi, Pune · posted 23 Nov 2026',
	)
	expect(postingLabel({ location, openedAt: null })).toBe(location)
})

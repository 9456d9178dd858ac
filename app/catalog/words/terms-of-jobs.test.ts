import { expect, test } from 'vitest'
import { understand } from './understand.server.ts'

test.each([
	['no bond', 'no-bond'],
	['bina bond', 'no-bond'],
	['बिना बॉन्ड', 'no-bond'],
	['bond nako', 'no-bond'],
	['without service bond', 'no-bond'],
	['no agreement', 'no-bond'],
	['pf', 'pf-esi'],
	['ESI', 'pf-esi'],
	['provident fund', 'pf-esi'],
	['free accommodation', 'free-accommodation'],
	['free stay', 'free-accommodation'],
	['transport at night', 'night-transport'],
	['night cab', 'night-transport'],
	['paid by 7th', 'paid-by-7th'],
	['paid by the 7th', 'paid-by-7th'],
	['salary on time', 'paid-by-7th'],
])('“nurse %s” in jobs is the filter %s, and profiles say that they do not state it', (typed, name) => {
	const { terms, unused, excluded } = understand(`nurse ${typed}`, 'jobs')
	expect({ filters: terms.flatMap(({ filter }) => filter ?? []), unused, excluded }).toEqual({
		filters: expect.arrayContaining([{ name, values: ['on'] }]),
		unused: [],
		excluded: [],
	})
	expect(understand(`nurse ${typed}`, 'specialists').unused).toEqual([
		{ typed: expect.anything(), why: 'notInProfiles' },
	])
})

test('words for a bond that do not refuse it say how to search without one', () => {
	expect(understand('nurse service bond', 'jobs').unused).toEqual([{ typed: 'service bond', why: 'bond' }])
})

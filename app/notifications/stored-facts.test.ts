import { expect, test } from 'vitest'
import { readFacts, storeFacts } from './stored-facts.ts'

test('facts are read back from JSON as they were, instants and large amounts too', () => {
	const facts = {
		title: 'Registrar',
		hours: [{ startsAt: new Date('2026-12-01T04:30:00Z') }],
		pay: { from: 28_000_000n, unit: 'month' },
		asker: null,
		isUrgent: false,
		km: 11.5,
	}

	expect(readFacts(JSON.parse(JSON.stringify(storeFacts(facts))))).toEqual(facts)
	expect(storeFacts({ reason: undefined })).toEqual({})
})

test.each<[string, unknown]>([
	['a map', { profiles: new Map() }],
	['a function', { write: () => '' }],
	['no number', { km: Number.NaN }],
	['no instant', { at: new Date('soon') }],
	['a hole in a list', [undefined]],
	['what looks like one of our marks', { $date: '2026-12-01' }],
])('%s is refused when it is to be kept', (_, facts) => {
	expect(() => storeFacts(facts)).toThrow()
})

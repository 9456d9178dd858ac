import { expect, test } from 'vitest'
import { type Expectation, faultsOf, judge, type JudgedSearch, readSet } from './judge.ts'

const list = {
	titles: ['Scrub Nurse', 'Staff Nurse, ICU', 'Consultant Physician'],
	cards: ['Scrub Nurse\nKharadi, Pune', 'Staff Nurse, ICU\nLakeside Heart Institute', 'Consultant Physician\nICU care'],
	total: 3,
}
const nothing = { titles: [], cards: [], total: 0 }

test.each<[Expectation, boolean]>([
	[{ atLeast: 2, match: 'nurse' }, true],
	[{ atLeast: 3, match: 'nurse' }, false],
	[{ atLeast: 2, of: 1, match: 'nurse' }, false],
	[{ atLeast: 2, match: 'ICU' }, true],
	[{ atLeast: 2, match: 'ICU', in: 'title' }, false],
	[{ every: 'nurse', of: 2, in: 'title' }, true],
	[{ every: 'nurse', in: 'title' }, false],
	[{ none: 'heart', in: 'title' }, true],
	[{ none: 'heart' }, false],
	[{ first: 'scrub[\\s\\S]*kharadi' }, true],
	[{ first: 'staff' }, false],
	[{ count: [1, 3] }, true],
	[{ count: [4, 9] }, false],
	[{ empty: true }, false],
])('%j holds: %s', (expected, holds) => {
	expect(judge(list, expected) === null).toBe(holds)
})

test('of an empty list every card is as expected, but no card is first', () => {
	expect(judge(nothing, { every: 'nurse' })).toBeNull()
	expect(judge(nothing, { empty: true })).toBeNull()
	expect(judge(nothing, { first: 'nurse' })).toContain('the first is not')
	expect(judge(nothing, { atLeast: 1, match: 'nurse' })).toBe('0 of 0 are /nurse/, not 1')
})

test('a search names all its faults', () => {
	const search: JudgedSearch = {
		id: 'one',
		audience: 'jobs',
		kind: 'exact',
		q: 'nurse',
		expect: [{ first: 'physician' }, { atLeast: 1, match: 'nurse' }, { empty: true }],
	}

	expect(faultsOf(list, search)).toHaveLength(2)
})

test.each(['own', 'outside', 'strangers'] as const)(
	'each judged search of %s has an id of its own and patterns that can be read',
	(set) => {
		const searches = readSet(set)
		expect(new Set(searches.map(({ id }) => id)).size).toBe(searches.length)
		for (const search of searches) expect(faultsOf(list, search).length).toBeLessThanOrEqual(search.expect.length)
	},
)

import { expect, test } from 'vitest'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { filterForm } from './filter-form.server.ts'

const problemsOf = (query: string) => {
	const { payMin, payMax } = filterForm(
		specialistSearch.parse(new URLSearchParams(query)),
		{ counts: new Map(), total: { count: 1, capped: false }, chips: [] },
		{ path: '/doctor-database', isHospital: true, isOpen: false },
	).problems
	return { payMin, payMax }
}

test('limits of pay that contradict each other are said next to the maximum; what is no amount, next to its own field', () => {
	const none = { payMin: undefined, payMax: undefined }

	expect(problemsOf('payMin=300000&payMax=200000').payMax).toMatch(/^The maximum is less than the minimum/)
	expect(problemsOf('payMin=300000&payMax=200000').payMin).toBeUndefined()
	expect(problemsOf('payMin=much&payMax=200000')).toEqual({
		payMin: expect.stringMatching(/^Enter an amount/),
		payMax: undefined,
	})
	for (const query of ['payMin=200000&payMax=200000', 'payMin=300000', 'payMax=200000', ''])
		expect(problemsOf(query)).toEqual(none)
})

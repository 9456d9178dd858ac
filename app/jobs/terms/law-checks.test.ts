import { expect, test } from 'vitest'
import { noTerms } from '../fixtures.server.ts'
import { lawNotes } from './law-checks.ts'
import type { TermName, Terms } from './terms.ts'

const employee: Terms = { ...noTerms, engagement: 'employee' }
const bond = { bond: 'amount', bondAmount: 20_000_000n, bondMonths: 36, bondFor: 'ICU training' } as const

test.each<[Partial<Terms>, TermName[]]>([
	[{}, []],
	[{ bond: 'none' }, []],
	[bond, []],
	[{ ...bond, bondAmount: 20_000_100n }, ['bond']],
	[{ ...bond, bondMonths: 37 }, ['bond']],
	[{ ...bond, bondFor: null }, ['bond']],
	[{ payDay: 7 }, []],
	[{ payDay: 8 }, ['pay-day']],
	[{ payDay: 20, engagement: 'professional' }, []],
	[{ settlementDays: 2 }, []],
	[{ settlementDays: 30 }, ['settlement']],
	[{ settlementDays: 30, engagement: 'visiting' }, []],
	[{ nightConsent: 'asked', nightTransport: 'provided' }, []],
	[{ nightTransport: 'none' }, ['nights']],
	[{ nightConsent: 'duty' }, ['nights']],
	[{ restraintMonths: 0 }, []],
	[{ restraintMonths: 1 }, ['restraint']],
	[{ internalCommittee: 'constituted' }, []],
	[{ internalCommittee: 'none' }, ['committee']],
	[{ appointmentLetter: 'before' }, []],
	[{ appointmentLetter: 'after' }, ['letter']],
	[{ payDay: 10, restraintMonths: 6, nightTransport: 'none' }, ['pay-day', 'nights', 'restraint']],
])('%o has something to be said about %o', (terms, noted) => {
	expect(lawNotes({ ...employee, ...terms }).map(({ term }) => term)).toEqual(noted)
})

test('each note says where it is from', () => {
	expect(lawNotes({ ...employee, payDay: 10 })).toEqual([
		{
			term: 'pay-day',
			note: 'Monthly pay of employees is due by the 7th of the next month.',
			source: 'Code on Wages, 2019, in force since 21 November 2025',
		},
	])
})

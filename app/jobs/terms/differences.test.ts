import { expect, test } from 'vitest'
import { noTerms } from '../fixtures.server.ts'
import { needsReason, termDifferences } from './differences.ts'
import { termFieldNames, termFields, type TermName, type Terms } from './terms.ts'

const job: Terms = {
	...noTerms,
	bond: 'none',
	certificatesNeverKept: true,
	engagement: 'employee',
	payDay: 7,
	noticePeriodDays: 30,
	probationMonths: 6,
}
const said = (changes: Partial<Terms>) =>
	termDifferences(job, { ...job, ...changes }).map(({ label, inJob, inOffer }) => `${label}: ${inJob} → ${inOffer}`)

test.each<[Partial<Terms>, string[]]>([
	[{}, []],
	[{ bond: 'amount', bondAmount: 20_000_000n, bondMonths: 24 }, ['Bond: No bond → ₹2 lakh for 24 months']],
	[{ engagement: 'professional' }, ['Engagement: Employee → Professional fees (TDS under 194J)']],
	[{ payDay: 20 }, ['Pay day: By the 7th of the month → By the 20th of the month']],
	[{ payDay: null }, ['Pay day: By the 7th of the month → Not stated']],
	[{ restraintMonths: 12 }, ['After leaving: Not stated → No work for others nearby for 12 months']],
	[
		{ noticePeriodDays: 90, hospitalNoticeDays: 30 },
		['Notice period: From the specialist: 1 month → From the specialist: 3 months · From the hospital: 1 month'],
	],
	[{ certificatesNeverKept: false }, []],
	[
		{ engagement: 'visiting', probationMonths: 12, leaveDaysPerYear: 12 },
		[
			'Engagement: Employee → Visiting consultant',
			'Probation: 6 months → 12 months',
			'Leave: Not stated → 12 days a year',
		],
	],
])('an offer with %o differs in %o', (changes, lines) => {
	expect(said(changes)).toEqual(lines)
})

/** The row of the page on which each part is printed. */
const rowOf: Record<keyof Terms, TermName> = {
	bond: 'bond',
	bondAmount: 'bond',
	bondMonths: 'bond',
	bondFor: 'bond',
	bondFalls: 'bond',
	certificatesNeverKept: 'certificates',
	engagement: 'engagement',
	socialSecurity: 'social',
	payDay: 'pay-day',
	payMode: 'pay-day',
	settlementDays: 'settlement',
	noticePeriodDays: 'notice',
	hospitalNoticeDays: 'notice',
	probationMonths: 'probation',
	workDaysPerWeek: 'week',
	weeklyOff: 'week',
	leaveDaysPerYear: 'leave',
	nightConsent: 'nights',
	nightTransport: 'nights',
	nightRestRoom: 'nights',
	indemnity: 'indemnity',
	indemnityLimit: 'indemnity',
	trainingCosts: 'training',
	restraintMonths: 'restraint',
	accommodationCost: 'stay',
	accommodationDeduction: 'stay',
	internalCommittee: 'committee',
	appointmentLetter: 'letter',
}

/** Two values of a part, neither of them empty. */
function twoOf(name: keyof Terms): [unknown, unknown] {
	const field = termFields[name]
	if (field.kind === 'choice') {
		// The first choice of a bond is that there is none, and then nothing else about it is stated.
		const [one, other] = Object.keys(field.names)
		return [one, other]
	}
	if (field.kind === 'amount') return [10_000_000n, 20_000_000n]
	if (field.kind === 'count') return [field.min + 1, field.min + 2]
	return ['ICU training', 'Laparoscopy training']
}

test('in two hundred offers every difference is found and none is invented', () => {
	let seed = 7
	const random = (below: number) => {
		seed = (seed * 48_271) % 2_147_483_647
		return seed % below
	}
	const full = Object.fromEntries(termFieldNames.map((name) => [name, twoOf(name)[0]])) as Terms
	const ofJob: Terms = { ...full, bond: 'amount', certificatesNeverKept: true }
	const changeable = termFieldNames.filter((name) => name !== 'certificatesNeverKept' && name !== 'bond')
	for (let offer = 0; offer < 200; offer++) {
		const changed = new Set(
			Array.from({ length: random(6) }, () => changeable[random(changeable.length)] as keyof Terms),
		)
		const offered = { ...ofJob, ...Object.fromEntries([...changed].map((name) => [name, twoOf(name)[1]])) } as Terms

		const found = termDifferences(ofJob, offered).map(({ name }) => name)

		expect(new Set(found)).toEqual(new Set([...changed].map((name) => rowOf[name])))
	}
})

test('a hospital says why it departs from the job, and why anything binds; a term that helps needs no reason', () => {
	const reasons = (changes: Partial<Terms>) => termDifferences(job, { ...job, ...changes }).map(needsReason)
	expect(reasons({ payDay: 20 })).toEqual([true])
	expect(reasons({ restraintMonths: 6 })).toEqual([true])
	expect(reasons({ trainingCosts: 'own' })).toEqual([true])
	expect(reasons({ leaveDaysPerYear: 30, settlementDays: 2 })).toEqual([false, false])
})

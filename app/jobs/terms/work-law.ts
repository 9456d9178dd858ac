const wages = 'Code on Wages, 2019, in force since 21 November 2025'
const conditions = 'Occupational Safety, Health and Working Conditions Code, 2020, in force since 21 November 2025'
const vijayaBank = 'Vijaya Bank v. Prashant B. Narnaware, Supreme Court, 14 May 2025'

/** What laws and judgments say about terms of work. Amounts are in paise. */
export const workLaw = {
	payDay: { value: 7, source: wages },
	settlementDays: { value: 2, source: wages },
	nights: { value: null, source: conditions },
	letter: { value: null, source: conditions },
	restraint: { value: null, source: 'Indian Contract Act, 1872, section 27' },
	bondAmount: { value: 20_000_000n, source: vijayaBank },
	bondMonths: { value: 36, source: vijayaBank },
	committeeFromWorkers: {
		value: 10,
		source: 'Sexual Harassment of Women at Workplace Act, 2013, sections 4 and 6',
	},
} as const

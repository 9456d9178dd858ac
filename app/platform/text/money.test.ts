import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountAndUnit, formatPayRange, formatRupees, maxAmountPaise, rupeesForField } from './money.ts'
import { amountIn, parseRupees, searchedAmount, understoodAmount } from './typed-amount.ts'

const lakh = 10_000_000n

test.each([
	['120000', 12_000_000n],
	['1,20,000', 12_000_000n],
	['₹1,20,000', 12_000_000n],
	['₹ 1,20,000.50', 12_000_050n],
	['Rs. 1,20,000/-', 12_000_000n],
	['120,000', 12_000_000n],
	['1200.5', 120_050n],
	['१,२०,०००', 12_000_000n],
	[' 0.01 ', 1n],
	['21474836.47', 2_147_483_647n],
	['21474836.48', 2_147_483_648n],
	['10,00,00,000', maxAmountPaise],
	['1.2 lakh', 12_000_000n],
	['₹1.25 Lakhs', 12_500_000n],
	['2lac', 20_000_000n],
	['1.125 crore', 1_125_000_000n],
])('%s is an amount', (text, paise) => {
	expect(parseRupees(text)).toBe(paise)
})

test.each([
	'',
	'0',
	'₹0.00',
	'-1',
	'−1',
	'+1',
	'0.001',
	'1.',
	'.5',
	'1e3',
	'0x10',
	'NaN',
	'Infinity',
	'1,2,3',
	'12,00',
	',100',
	'1 20 000',
	'2 hundred',
	'lakh',
	'1,20 lakh',
	'11 crore',
	'2 lakh a year',
	'10,00,00,000.01',
	'90,071,992,547,409.91',
	'9'.repeat(1_000_000),
])('%s is none', (text) => {
	expect(parseRupees(text)).toBeNull()
})

test('zero is an amount where the field allows it, less than zero nowhere', () => {
	expect(parseRupees('0', { allowZero: true })).toBe(0n)
	expect(parseRupees('-1', { allowZero: true })).toBeNull()
})

test('rupees are grouped as in India, and paise shown where there are some', () => {
	expect(formatRupees(12_500_000n)).toBe('₹1,25,000')
	expect(formatRupees(120_050n)).toBe('₹1,200.50')
	expect(formatRupees(5n)).toBe('₹0.05')
	expect(formatRupees(maxAmountPaise)).toBe('₹10,00,00,000')
})

test('what is printed is understood again', () => {
	fc.assert(
		fc.property(fc.bigInt({ min: 1n, max: maxAmountPaise }), (paise) => {
			expect(parseRupees(formatRupees(paise))).toBe(paise)
			expect(parseRupees(rupeesForField(paise))).toBe(paise)
		}),
	)
})

test('pay reads as people say it: in full below a lakh, then in three digits', () => {
	expect(formatPayRange((28n * lakh) / 10n, (35n * lakh) / 10n, 'month')).toBe('₹2.8–3.5 lakh a month')
	const yearly = (min: bigint, max: bigint | null) => Object.values(amountAndUnit(min, max, 'month', 'year')).join(' ')
	expect(yearly((28n * lakh) / 10n, (35n * lakh) / 10n)).toBe('₹33.6–42 lakh a year')
	expect(yearly(4_500_000n, null)).toBe('₹5.4 lakh a year')
	expect(formatPayRange(400_000n, null, 'case')).toBe('₹4,000 per case')
	expect(formatPayRange(120_000n, 150_000n, 'hour')).toBe('₹1,200–1,500 an hour')
	expect(formatPayRange(900_000n, 900_000n, 'shift')).toBe('₹9,000 a shift')
	expect(formatPayRange(9_000_000n, 12_000_000n, 'month')).toBe('₹90,000–₹1.2 lakh a month')
	expect(formatPayRange(9_999_900n, null, 'month')).toBe('₹99,999 a month')
	expect(formatPayRange(28_575_000n, null, 'month')).toBe('₹2.86 lakh a month')
	expect(formatPayRange(90n * lakh, 125n * lakh, 'month')).toBe('₹90 lakh–₹1.25 crore a month')
	// Rounds up into the next scale, never to '100 lakh'.
	expect(formatPayRange(999_999_900n, null, 'month')).toBe('₹1 crore a month')
	// A range that rounds to one figure is one figure.
	expect(formatPayRange(28_570_000n, 28_600_000n, 'month')).toBe('₹2.86 lakh a month')
})

const paidBy = (unit: 'month' | 'shift' | 'hour', text: string) => {
	const amount = amountIn(unit, text, 'allowed')
	return 'problem' in amount ? null : [Number(amount.paise) / 100, amount.toPaise && Number(amount.toPaise) / 100]
}

test.each([
	['month', '25k + incentives', 25_000, null],
	['month', '30k pm + accommodation', 30_000, null],
	['month', '30k+PF', 30_000, null],
	['month', '40,000 plus food and stay', 40_000, null],
	['month', '30,000/- (negotiable)', 30_000, null],
	['month', 'above 60k', 60_000, null],
	['month', '60k above', 60_000, null],
	['month', '60 हजार पेक्षा जास्त', 60_000, null],
	['month', 'दीड लाख', 150_000, null],
	['month', 'डेढ़ लाख', 150_000, null],
	['month', 'अडीच लाख', 250_000, null],
	['month', 'सव्वा लाख', 125_000, null],
	['month', 'one lakh', 100_000, null],
	['month', '7.2 Lac CTC', 60_000, null],
	['month', 'CTC 9,60,000', 80_000, null],
	['month', '45,000 CTC', 45_000, null],
	['month', '1.5 lakh CTC per month', 150_000, null],
	['month', '18lpa fixed', 150_000, null],
	['month', '45k in-hand', 45_000, null],
	['month', '60k fixed + incentive', 60_000, null],
	['month', 'minimum guarantee 60k', 60_000, null],
	['month', '~60k', 60_000, null],
	['month', '45~50k', 45_000, 50_000],
	['month', 'between 45k and 50k', 45_000, 50_000],
	['month', 'between 45k to 50k', 45_000, 50_000],
	['month', 'twenty five thousand', 25_000, null],
	['month', 'Rs. Seventy-five thousand only', 75_000, null],
	['month', 'one lakh twenty five thousand', 125_000, null],
	['month', 'fifty to sixty thousand', 50_000, 60_000],
	['month', 'two and a half lakhs', 250_000, null],
	['month', '1 and half lakh', 150_000, null],
	['month', 'half lakh', 50_000, null],
	['month', 'pachas hazar', 50_000, null],
	['month', 'पंचवीस हजार', 25_000, null],
	['month', 'साढ़े तीन लाख', 350_000, null],
	['month', 'साडेतीन लाख', 350_000, null],
	['month', 'सव्वादोन लाख', 225_000, null],
	['month', 'पौने दो लाख', 175_000, null],
	['month', '4.9 lakh', 490_000, null],
	['shift', '2500/12hr', 2_500, null],
	['shift', '5k per 24 hrs', 5_000, null],
	['shift', '2000 p/d', 2_000, null],
	['hour', '₹1000/h', 1_000, null],
	['hour', '1000 ph', 1_000, null],
	['hour', '800 p.h.', 800, null],
	// The length of the duty before or behind, vowels left out, endings, and the month in other scripts.
	['shift', '12 hrs 4500', 4_500, null],
	['shift', '24hrs duty 9k', 9_000, null],
	['shift', '10000 for 24 hr duty', 10_000, null],
	['shift', '4k per nite', 4_000, null],
	['month', '2lakh+ per mnth', 200_000, null],
	['month', '35k/m', 35_000, null],
	['month', '25 hazaar mahinaa', 25_000, null],
	['month', '50k monthy', 50_000, null],
	['month', '40 hazar mahinyala', 40_000, null],
	['month', '४० हजार महिन्याला', 40_000, null],
	['month', 'dhai lakh mahine ka', 250_000, null],
	['month', '45k (neg)', 45_000, null],
	['month', 'ஒரு லட்சம் மாதம்', 100_000, null],
	['month', '৫০ হাজার টাকা মাসে', 50_000, null],
] as const)('for a %s, %s is ₹%d', (unit, text, from, to) => {
	expect(paidBy(unit, text)).toEqual([from, to])
})

test.each([
	['month', '25k + incentive 5000'],
	['month', 'HRA 5000'],
	['month', 'incentives'],
	['month', 'upto 60k'],
	['month', 'up to 60 k'],
	['month', 'not more than 60k'],
	['month', '60 हजार पर्यंत'],
	['month', 'one'],
	['month', 'twenty five'],
	['month', 'two thirty thousand'],
	['month', '1.5 and half lakh'],
	['month', 'fixed'],
	['month', 'negotiable'],
	['month', '6 lakh'],
	['month', '9 L'],
	['month', 'CTC 9'],
	['month', '12 pa'],
	['shift', 'CTC 9'],
	['month', '2500/12hr'],
	['month', '12 hrs 4500'],
	['shift', '12 hrs duty 500 per hr'],
	['month', '50 percent'],
	['month', '12 LPA per month'],
] as const)('for a %s, %s is asked about', (unit, text) => {
	expect(paidBy(unit, text)).toBeNull()
})

test('what is said of the most alone is the upper end, and nothing else', () => {
	expect(amountIn('month', 'upto 60k', 'most')).toMatchObject({ paise: 6_000_000n })
	expect(amountIn('month', 'upto 60k', 'allowed')).toMatchObject({ problem: expect.stringContaining('the least too') })
	expect(amountIn('month', 'upto 60k')).toMatchObject({ problem: expect.stringContaining('one amount') })
	expect(parseRupees('upto 60k')).toBeNull()
	expect(searchedAmount('month', 'max 60k')).toBeNull()
	expect(searchedAmount('month', 'max 60k', 'most')?.paise).toBe(6_000_000n)
	expect(understoodAmount('month', 'upto 60k')).toBe('Up to ₹60,000 a month')
})

test.each([
	['1 lac 50', '1,50,000'],
	['1 lakh 50 a month', '1,50,000'],
	['2L4', '2,40,000'],
	['2 L 4', '2,40,000'],
	['3L5 pm', '3,50,000'],
	['1 lac 05', '1,05,000'],
	['१ लाख ५०', '1,50,000'],
	['1 lakh 250', '1,25,000'],
	['45k5', '45,500'],
	['1 lac - 1 lac 50', '1,50,000'],
])('of “%s” a form asks whether it is ₹%s', (typed, likely) => {
	expect(amountIn('month', typed, 'allowed')).toEqual({ problem: expect.stringContaining(`Did you mean ₹${likely}?`) })
	expect(understoodAmount('month', typed)).toContain(`Did you mean ₹${likely}?`)
	expect(parseRupees(typed)).toBeNull()
})

test('a search takes it as it is likely meant', () => {
	expect(searchedAmount('month', '1 lac 50')?.paise).toBe(15_000_000n)
})

test.each(['1 lakh 50 thousand', '1 lakh 5000', '1 lakh 20,000', '2 thousand 500', '45k 500', '1 crore 50 lakh pa'])(
	'“%s” says what it means',
	(typed) => {
		expect(paidBy('month', typed)).not.toBeNull()
	},
)

test.each([
	['month', '150', '1,50,000', '150 a month'],
	['month', '₹500', '5,00,000', '₹500 a month'],
	['month', '2500', null, '2500 a month'],
	['month', '150-200', null, '150-200 a month'],
	['month', '1500/-', null, '1500/- a month'],
	['shift', '2', '2,000', '2 a shift'],
	['shift', '2.5', '2,500', '2.5 a shift'],
	['hour', '1.5', '1,500', '1.5 an hour'],
	['case', '5', '5,000', '5 per case'],
] as const)('too little for a %s is asked about: %s', (unit, typed, likely, entered) => {
	const asked = amountIn(unit, typed, 'allowed')
	expect('problem' in asked && asked.problem.replaceAll('\u2068', '')).toContain(`“${entered}”`)
	if (likely) expect(asked).toMatchObject({ problem: expect.stringContaining(`₹${likely}`) })
	expect(amountIn(unit, entered, 'allowed')).toMatchObject({ paise: expect.anything() })
})

test.each([
	['month', '3000'],
	['month', '2k'],
	['shift', '150'],
	['shift', '500'],
	['case', '50'],
	['case', '100'],
	['hour', '60'],
	[null, '150'],
	[null, '500'],
] as const)('an honest amount for a %s is none: %s', (unit, typed) => {
	expect(amountIn(unit, typed)).toMatchObject({ paise: expect.anything() })
})

test('what is asked about is offered as an answer that is understood', () => {
	for (const typed of ['CTC 9', '9 CTC', '12 pa', 'CTC 9-12', '6 lakh']) {
		const asked = amountIn('month', typed, 'allowed')
		const [, offered = ''] = /“([^”]+)”/.exec('problem' in asked ? asked.problem : '') ?? []
		expect([typed, amountIn('month', offered, 'allowed')]).toEqual([
			typed,
			{ paise: expect.anything(), toPaise: offered.includes('-') ? expect.anything() : null },
		])
	}
})

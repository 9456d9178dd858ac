import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPayRange, formatRupees, formatYearlyPay, maxAmountPaise, rupeesForField } from './money.ts'
import { amountIn, parseRupees } from './typed-amount.ts'

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
	expect(formatYearlyPay((28n * lakh) / 10n, (35n * lakh) / 10n)).toBe('₹33.6–42 lakh a year')
	expect(formatYearlyPay(4_500_000n, null)).toBe('₹5.4 lakh a year')
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
	['shift', '2500/12hr', 2_500, null],
	['shift', '5k per 24 hrs', 5_000, null],
	['shift', '2000 p/d', 2_000, null],
	['hour', '₹1000/h', 1_000, null],
	['hour', '1000 ph', 1_000, null],
	['hour', '800 p.h.', 800, null],
] as const)('for a %s, %s is ₹%d', (unit, text, from, to) => {
	expect(paidBy(unit, text)).toEqual([from, to])
})

test.each([
	['month', '25k + incentive 5000'],
	['month', 'HRA 5000'],
	['month', 'incentives'],
	['month', 'upto 60k'],
	['month', 'one'],
	['month', '2500/12hr'],
	['month', '12 LPA per month'],
] as const)('for a %s, %s is asked about', (unit, text) => {
	expect(paidBy(unit, text)).toBeNull()
})

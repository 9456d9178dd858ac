import { expect, test } from 'vitest'
import { readAmount } from './amounts.ts'
import { wordsOf } from './words.ts'

function searched(text: string) {
	const words = wordsOf(text)
	return readAmount(
		words,
		words.findIndex(({ key }) => /^\d/.test(key)),
		'jobs',
	)?.label
}

test.each([
	['2.5L', '₹2,50,000 a month'],
	['2.5 lac', '₹2,50,000 a month'],
	['30 LPA', '₹2,50,000 a month'],
	['30 lakhs p.a.', '₹2,50,000 a month'],
	['250k', '₹2,50,000 a month'],
	['₹2,50,000/-', '₹2,50,000 a month'],
	['Rs. 2.5 lakh pm', '₹2,50,000 a month'],
	['2,50,000 - 3,00,000', '₹2,50,000 a month'],
	['2-3 L', '₹2,00,000 a month'],
	['2.5L-3L', '₹2,50,000 a month'],
	['50,000 - 1 lakh', '₹50,000 a month'],
	['1.2 cr', '₹10,00,000 a month'],
	['२.५ लाख', '₹2,50,000 a month'],
	['૨.૫ લાખ', '₹2,50,000 a month'],
	['1500/hr', '₹1,500 per hour'],
	['8k per shift', '₹8,000 per shift'],
	['2.5 lpm', '₹2,50,000 a month'],
	['2 lakh night', '₹2,00,000 a month'],
	['1.5L day duty', '₹1,50,000 a month'],
	['8000 night', '₹8,000 per shift'],
	['1 lakh per day', '₹1,00,000 per shift'],
])('a search for %j asks for at least %s', (typed, label) => {
	expect(searched(typed)).toBe(label)
})

test.each([
	['anesthetist per case 3000', 'per case', '₹3,000 per case', 3],
	['nurse 12 hr duty 2000', '12', '₹2,000 per shift', 4],
	['nurse 12hrs 2500', '12', '₹2,500 per shift', 3],
	['3 lakh se upar', '3', '₹3,00,000 a month', 4],
	['30k pasun pudhe nurse', '30', '₹30,000 a month', 4],
])('in a search, %s has what it is for in front, and all its words', (typed, first, label, length) => {
	const words = wordsOf(typed)
	const at = words.findIndex(({ key }) => key === first.split(' ')[0])
	expect(readAmount(words, at, 'jobs')).toMatchObject({ label, length })
})

test('a slash and a hyphen behind an amount part no words', () => {
	expect(wordsOf('₹2,50,000/- icu nurse').map(({ isOther }) => isOther)).toEqual([false, false, false])
})

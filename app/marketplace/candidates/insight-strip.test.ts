import { expect, test } from 'vitest'
import { insightFigures } from './insight-strip.ts'

const insights = {
	people: 1234,
	days: [
		{ value: 'mon', count: 10 },
		{ value: 'sun', count: 5 },
	],
	specialities: [{ value: 'anesthesiologist', count: 7 }],
	genders: null,
	pay: [
		{ from: 50_000, to: 100_000, count: 5 },
		{ from: 100_000, to: 150_000, count: 0 },
		{ from: 150_000, to: 200_000, count: 20 },
	],
}

test('nothing is drawn where there is nothing to count over, nor a single bar, which compares nothing', () => {
	expect(insightFigures(null)).toEqual([])
	expect(insightFigures(insights).map(({ title }) => title)).toEqual([
		'Availability by weekday',
		'Minimum expected pay',
	])
})

test('every picture says in numbers what it shows, and a group of too few says only that', () => {
	const [days, pay] = insightFigures(insights)

	expect(days).toMatchObject({ unit: 'of 1,234 specialists', most: '10' })
	expect(days?.bars.map(({ name, count, share }) => [name, count, share]).slice(0, 2)).toEqual([
		['Monday', '10', 1],
		['Tuesday', 'Fewer than 5', 0],
	])
	expect(pay).toMatchObject({ unit: '₹ a month', most: '20', end: '2L' })
	expect(pay?.bars.map(({ label, name, count }) => [label, name, count])).toEqual([
		['50k', '₹50,000–₹1 lakh a month', '5'],
		['1L', '₹1–1.5 lakh a month', 'Fewer than 5'],
		['1.5L', '₹1.5–2 lakh a month', '20'],
	])
})

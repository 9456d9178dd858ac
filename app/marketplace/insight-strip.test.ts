import { expect, test } from 'vitest'
import { insightStrip } from './insight-strip.ts'

const insights = {
	people: 1234,
	days: [
		{ value: 'mon', count: 10 },
		{ value: 'sun', count: 5 },
	],
	specialities: [{ value: 'anesthesiologist', count: 7 }],
	genders: null,
	pay: [
		{ from: 1, to: 50_000, count: 5 },
		{ from: 100_000, to: 150_000, count: 20 },
		{ from: 600_000, to: null, count: 6 },
	],
}

test('nothing is drawn where there is nothing to count over', () => {
	expect(insightStrip(null)).toBeNull()
})

test('every bar says in words what it shows, and a day of too few says only that', () => {
	const strip = insightStrip(insights)

	expect(strip?.people).toBe('1,234')
	expect(strip?.days.map(({ said, share }) => [said, share]).slice(0, 2)).toEqual([
		['Monday: 10', 1],
		['Tuesday: too few to show', 0],
	])
	expect(strip?.days).toHaveLength(7)
	expect(strip?.genders).toEqual([])
	expect(strip?.pay.map(({ label, said }) => [label, said])).toEqual([
		['0', 'less than ₹50,000 a month: 5'],
		['1L', '₹1–1.5 lakh a month: 20'],
		['6L', '₹6 lakh a month or more: 6'],
	])
})

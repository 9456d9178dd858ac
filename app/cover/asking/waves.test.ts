import { describe, expect, test } from 'vitest'
import { asksAt, paceOf, waitsForMorning } from './waves.ts'

test('the nearer the start, the more are asked at a time and the shorter the wait', () => {
	const paces = [100, 30, 6, 1].map((hours) => paceOf({ urgency: 'elective', minutesLeft: hours * 60 }))
	const emergency = paceOf({ urgency: 'emergency', minutesLeft: 60 })

	const inOrder = [...paces, emergency]
	expect(inOrder.map(({ size }) => size)).toEqual(inOrder.map(({ size }) => size).toSorted((a, b) => a - b))
	expect(inOrder.map(({ pauseMinutes }) => pauseMinutes)).toEqual(
		inOrder.map(({ pauseMinutes }) => pauseMinutes).toSorted((a, b) => b - a),
	)
})

describe('a wave waits for the morning', () => {
	const later = { urgency: 'elective', minutesLeft: 24 * 60, istMinute: 0 } as const
	test.each([
		['by day', { ...later, istHour: 12 }, 0],
		['at ten in the evening', { ...later, istHour: 22 }, 9 * 60],
		['after midnight', { ...later, istHour: 0, istMinute: 30 }, 6 * 60 + 30],
		['at seven', { ...later, istHour: 7 }, 0],
		['for this morning it does not wait', { ...later, istHour: 23, minutesLeft: 10 * 60 }, 0],
		['an emergency does not wait', { ...later, urgency: 'emergency' as const, istHour: 3 }, 0],
	])('%s', (_when, wave, minutes) => {
		expect(waitsForMorning(wave)).toBe(minutes)
	})
})

test('the page says the morning for a wave that the night moves to it', () => {
	const planned = new Date('2026-12-01T00:11+05:30')
	const startsAt = new Date('2026-12-03T09:00+05:30')

	expect(asksAt({ urgency: 'elective', startsAt }, planned)).toEqual(new Date('2026-12-01T07:00+05:30'))
	expect(asksAt({ urgency: 'emergency', startsAt }, planned)).toEqual(planned)
})

import { expect, test } from 'vitest'
import { formatDate, istClock } from '#app/platform/text/dates.ts'
import { isAvailable } from '#app/specialists/availability/available-hours.ts'
import { freeTimes, overlap, problemsOf, slotAt } from './slots.ts'
import { formatHours, formatSpan } from '../labels.ts'

const now = new Date('2026-12-01T06:00:00Z') // Tue, 1 Dec, 11:30 am IST

test('a quarter past midnight belongs to the day that was typed, on a server that keeps UTC', () => {
	const slot = slotAt('2026-12-02', '00:15', 30)

	expect(slot.startsAt.toISOString()).toBe('2026-12-01T18:45:00.000Z')
	expect(formatDate(slot.startsAt)).toBe('Wed, 2 Dec 2026')
	expect(istClock(slot.startsAt)).toBe('00:15')
	expect(formatSpan(slot)).toBe('Wed, 2 Dec 2026, 12:15 to 12:45 am IST')
	expect(formatHours(slotAt('2026-12-02', '11:45', 30))).toBe('11:45 am to 12:15 pm IST')
})

test('times that have passed, overlap each other or something in the diaries are refused each for its reason', () => {
	const busy = [slotAt('2026-12-03', '10:00', 30)]
	const at = (day: string, time: string) => slotAt(day, time, 30)

	const problems = problemsOf(
		[at('2026-12-01', '11:30'), at('2026-12-02', '10:00'), at('2026-12-02', '10:29'), at('2026-12-03', '10:15')],
		busy,
		now,
	)

	expect(problems).toEqual(['past', null, 'same-time', 'busy'])
	expect(problemsOf([at('2026-12-03', '10:30'), at('2026-12-03', '09:30')], busy, now)).toEqual([null, null])
	expect(problemsOf([at('2027-03-01', '10:00'), at('2027-03-02', '10:00')], [], now)).toEqual([null, 'too-far'])
})

test('free times are suggested around what is in the diaries, never on a Sunday', () => {
	const busy = [slotAt('2026-12-02', '09:00', 4 * 60), slotAt('2026-12-02', '14:00', 45)]

	const free = freeTimes(30, busy, now, { wanted: 10 })

	expect(free.some((slot) => busy.some((other) => overlap(slot, other)))).toBe(false)
	expect(free[0] && formatSpan(free[0])).toBe('Wed, 2 Dec 2026, 3:00 to 3:30 pm IST')
	expect(free).toHaveLength(10)
	expect(free.map(({ startsAt }) => formatDate(startsAt)).filter((day) => day.startsWith('Sun'))).toEqual([])
	expect(free.every((slot, index) => free.slice(0, index).every((other) => !overlap(slot, other)))).toBe(true)
})

test('of a specialist with hours of their own, only times within them are suggested', () => {
	const hours = { wed: { from: '15:00', to: '19:00' }, fri: { from: '20:00', to: '09:30' } }

	const free = freeTimes(30, [slotAt('2026-12-02', '15:00', 60)], now, { hours })

	expect(free.map(formatSpan)).toEqual([
		'Wed, 2 Dec 2026, 4:00 to 4:30 pm IST',
		'Sat, 5 Dec 2026, 9:00 to 9:30 am IST',
		'Wed, 9 Dec 2026, 3:00 to 3:30 pm IST',
		'Sat, 12 Dec 2026, 9:00 to 9:30 am IST',
	])
	expect(isAvailable(hours, '2026-12-02', '18:45', 30)).toBe(false)
	expect(isAvailable(hours, '2026-12-04', '23:50', 30)).toBe(true)
})

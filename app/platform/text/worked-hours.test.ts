import { expect, test } from 'vitest'
import { typedHours } from './worked-hours.ts'

test.each<[date: string, from: string, to: string, length: number | null]>([
	['2026-11-24', '09:00', '17:30', 8.5],
	['2026-11-24', '20:00', '08:00', 12],
	['2026-11-24', '20:00', '20:00', 24],
	['', '09:00', '17:00', null],
	['2026-02-30', '09:00', '17:00', null],
	['2026-11-24', '', '17:00', null],
	['2026-11-24', '09:00', 'five', null],
])('on %s from %s to %s are %s hours', (date, from, to, length) => {
	const hours = typedHours(date, from, to)
	expect(hours && (hours.endsAt.getTime() - hours.startsAt.getTime()) / 3_600_000).toBe(length)
})

import { expect, test } from 'vitest'
import { answerExpected, answerOwed, applicationClock, lateness } from './answer-clock.ts'

const asked = new Date('2026-11-01T06:30:00Z')
const clock = applicationClock(asked)
const after = (days: number, milliseconds = 0) => new Date(asked.getTime() + days * 86_400_000 + milliseconds)

test.each([
	[after(14), { isLate: false, days: 0 }],
	[after(14, 1), { isLate: true, days: 0 }],
	[after(15, -1), { isLate: true, days: 0 }],
	[after(15), { isLate: true, days: 1 }],
	[after(17), { isLate: true, days: 3 }],
])('at %s it is %o', (now, expected) => {
	expect(lateness(clock, now)).toEqual(expected)
})

test.each([
	[after(0), 'Answer expected by Sun, 15 Nov 2026.', 'Due in 14 days'],
	[after(12, 1), 'Answer expected by Sun, 15 Nov 2026.', 'Due in 1 day'],
	[after(13, 1), 'Answer expected by Sun, 15 Nov 2026.', 'Due in less than a day'],
	[after(14, 1), 'An answer was due by Sun, 15 Nov 2026.', 'Less than a day late'],
	[after(17), 'An answer was due by Sun, 15 Nov 2026 and is 3 days late.', '3 days late'],
])('at %s both sides read it in their words', (now, asks, owes) => {
	expect([answerExpected(clock, now), answerOwed(clock, now)]).toEqual([asks, owes])
})

import { describe, expect, test } from 'vitest'
import { isFarFromAsked } from '#app/platform/text/worked-hours.ts'
import { enteredHours, formatHours, formatWorked } from './labels.ts'

const hours = (from: string, to: string) => ({
	startsAt: new Date(`2026-11-${from}:00+05:30`),
	endsAt: new Date(`2026-11-${to}:00+05:30`),
})

describe('hours of cover', () => {
	test.each<[from: string, to: string, line: string]>([
		['24T09:00', '24T17:00', 'Tue, 24 Nov 2026, 9:00 am to 5:00 pm IST'],
		['24T20:00', '25T08:00', 'Tue, 24 Nov 2026, 8:00 pm to 8:00 am IST the next day'],
		['24T09:00', '25T08:30', 'Tue, 24 Nov 2026, 9:00 am to 8:30 am IST the next day'],
		['24T09:00', '25T09:00', 'Tue, 24 Nov 2026, 9:00 am to 9:00 am IST the next day'],
		['24T16:00', '25T00:00', 'Tue, 24 Nov 2026, 4:00 pm to 12:00 am IST'],
		['24T00:00', '25T00:00', 'Tue, 24 Nov 2026, 12:00 am to 12:00 am IST the next day'],
	])('from %s to %s name the day on which they end', (from, to, line) => {
		expect(formatHours(hours(from, to))).toBe(line)
	})

	test('as entered say their length', () => {
		expect(formatWorked(hours('24T09:00', '25T08:30'))).toBe(
			'Tue, 24 Nov 2026, 9:00 am to 8:30 am IST the next day (23 h 30 min)',
		)
	})

	test.each<[from: string, to: string, isFar: boolean]>([
		['24T09:00', '24T17:00', false],
		['24T08:00', '24T18:00', false],
		['24T11:00', '24T19:00', false],
		['24T09:00', '25T08:30', true],
		['24T09:00', '24T19:01', true],
		['24T09:00', '24T11:30', true],
		['24T16:30', '25T00:30', true],
		['24T07:30', '24T18:30', true],
	])('from 9 am to 5 pm, entered from %s to %s, need a reason: %s', (from, to, isFar) => {
		expect(isFarFromAsked(hours('24T09:00', '24T17:00'), hours(from, to))).toBe(isFar)
	})

	test('are shown with the reason of whoever entered them where they are far from the request, or from the other side’s', () => {
		const asked = hours('24T09:00', '24T17:00')
		const worked = (from: string, to: string) => {
			const { startsAt, endsAt } = hours(from, to)
			return { ...asked, workedFrom: startsAt, workedTo: endsAt, counterFrom: null, counterTo: null }
		}
		const counter = { counterFrom: asked.startsAt, counterTo: asked.endsAt }

		expect(enteredHours(worked('24T09:00', '24T17:30'))).toMatchObject({ before: null, hasReason: false })
		expect(enteredHours(worked('24T09:00', '25T08:30'))).toMatchObject({ before: null, hasReason: true })
		expect(enteredHours({ ...worked('24T09:00', '24T17:30'), ...counter })).toEqual({
			last: 'Tue, 24 Nov 2026, 9:00 am to 5:00 pm IST (8 h)',
			before: 'Tue, 24 Nov 2026, 9:00 am to 5:30 pm IST (8 h 30 min)',
			hasReason: true,
		})
	})
})

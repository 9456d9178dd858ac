import { describe, expect, test } from 'vitest'
import { daysOffInput, extraHoursInput, RaiseInput, requestInput, workedInput } from './schema.server.ts'

/** Thursday, 26 November 2026, at noon in India. */
const now = new Date('2026-11-26T06:30:00Z')
const form = {
	speciality: 'anesthesiologist',
	work: 'LSCS',
	urgency: 'elective',
	patient: 'adult',
	date: '2026-11-28',
	from: '10:00',
	to: '12:00',
	pay: '6,000',
	unit: 'case',
}
type Parsed = { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }
const refusals = ({ error }: Parsed) =>
	Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]))

describe('asking for cover', () => {
	test.each<[what: string, changes: Record<string, string>, refused: Record<string, string>]>([
		['as it is', {}, {}],
		['the whole amount that is allowed', { pay: '10,00,000' }, {}],
		['a zero too many', { pay: '10,00,001' }, { pay: 'Cover pays at most ₹10,00,000. Check the amount.' }],
		['yesterday', { date: '2026-11-25' }, { date: 'Choose a time that is still to come.' }],
		['this morning', { date: '2026-11-26' }, { from: 'Choose a time that is still to come.' }],
		['nine weeks', { weeks: '9' }, { weeks: 'Choose from 1 to 8 weeks.' }],
	])('%s', (_what, changes, refused) => {
		expect(refusals(requestInput(now).safeParse({ ...form, ...changes }))).toEqual(refused)
	})

	test('pay is not raised beyond that either', () => {
		expect(refusals(RaiseInput.safeParse({ pay: '99999999' }))).toHaveProperty('pay')
	})
})

describe('days off and extra hours', () => {
	test.each<[what: string, days: { first: string; last?: string }, field: string | undefined]>([
		['today', { first: '2026-11-26' }, undefined],
		['yesterday', { first: '2026-11-25' }, 'first'],
		['since yesterday until today', { first: '2026-11-25', last: '2026-11-26' }, undefined],
		['until yesterday', { first: '2026-11-20', last: '2026-11-25' }, 'last'],
		['backwards', { first: '2026-11-28', last: '2026-11-27' }, 'last'],
		['the end of time', { first: '9999-12-31' }, 'first'],
	])('off: %s', (_what, days, field) => {
		expect(Object.keys(refusals(daysOffInput(now).safeParse(days)))).toEqual(field ? [field] : [])
	})

	test.each<[date: string, field: string | undefined]>([
		['2026-11-26', undefined],
		['2026-11-25', 'to'],
		['9999-12-31', 'date'],
	])('extra: %s', (date, field) => {
		const parsed = extraHoursInput(now).safeParse({ date, from: '13:00', to: '09:00' })
		expect(Object.keys(refusals(parsed))).toEqual(field ? [field] : [])
	})
})

describe('hours as worked', () => {
	const asked = { startsAt: new Date('2026-11-24T09:00:00+05:30'), endsAt: new Date('2026-11-24T17:00:00+05:30') }
	const enter = (typed: { from: string; to: string; reason?: string; date?: string }, of = asked) =>
		refusals(
			workedInput(of, { described: true, reason: false }, now).safeParse({
				...{ date: '2026-11-24', described: 'yes' },
				...typed,
			}),
		)

	test('far from those that were asked for need a reason, and name both', () => {
		expect(enter({ from: '09:00', to: '08:30' })).toEqual({
			reason: 'The request was for 8 h. You entered 23 h 30 min. Check the day and both times, or add the reason.',
		})
		expect(enter({ from: '16:30', to: '00:30' })).toEqual({
			reason:
				'The request was for Tue, 24 Nov 2026, 9:00 am to 5:00 pm IST. You entered Tue, 24 Nov 2026, 4:30 pm to 12:30 am IST the next day. Check the day and both times, or add the reason.',
		})
		expect(enter({ from: '09:00', to: '08:30', reason: 'The relief could not come because of the flood.' })).toEqual({})
	})

	test('about as long as asked for need none', () => {
		for (const typed of [
			{ from: '09:00', to: '17:00' },
			{ from: '08:45', to: '18:40' },
			{ from: '09:00', to: '15:00' },
		])
			expect([typed, enter(typed)]).toEqual([typed, {}])
		const night = { startsAt: new Date('2026-11-23T20:00:00+05:30'), endsAt: new Date('2026-11-24T08:00:00+05:30') }
		expect(enter({ date: '2026-11-23', from: '20:00', to: '08:00' }, night)).toEqual({})
	})
})

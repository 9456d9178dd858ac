import { describe, expect, test } from 'vitest'
import { daysOffInput, extraHoursInput, RaiseInput, requestInput } from './schema.server.ts'

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

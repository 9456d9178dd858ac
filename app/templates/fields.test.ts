import { expect, test } from 'vitest'
import { fillFields, hasFields, unknownField } from './fields.ts'

const values = {
	name: 'Dr Asha Menon',
	job: 'Consultant Anesthesiologist',
	hospital: 'Lakeside Heart Institute',
	sender: '{date}',
	date: '23 Nov 2026',
}

test('fields are replaced however they are typed, and a value is never read as a field', () => {
	expect(fillFields('Dear { Name }, {JOB} at {hospital}. {sender}', values)).toBe(
		'Dear Dr Asha Menon, Consultant Anesthesiologist at Lakeside Heart Institute. {date}',
	)
	expect(fillFields('{nmae}, {name', values)).toBe('{nmae}, {name')
})

test('a misspelt field is named, so that no specialist reads one', () => {
	expect(unknownField('Dear {nmae}, about {job}')).toBe('{nmae}')
	expect(unknownField('Dear {}')).toBe('{}')
	expect(unknownField('Dear {name}, about {job}')).toBeNull()
	expect(hasFields('Dear {name}')).toBe(true)
	expect(hasFields('Dear Dr Menon')).toBe(false)
})

import { expect, test } from 'vitest'
import { hospitalNameKey } from './hospital-name.server.ts'

test.each([
	'LAKESIDE HEART INSTITUTE',
	'Lakeside Heart Institute Pvt. Ltd.',
	'The Lakeside Heart Institute Private Limited, Pune',
	'Lakeside  Heart-Institute',
	'Lákeside Heart Institute (Trust)',
])('"%s" is Lakeside Heart Institute', (name) => {
	expect(hospitalNameKey(name)).toBe(hospitalNameKey('Lakeside Heart Institute'))
})

test.each(['Lakeside Eye Institute', 'Lakeside Heart', 'Heart Institute'])('"%s" is another hospital', (name) => {
	expect(hospitalNameKey(name)).not.toBe(hospitalNameKey('Lakeside Heart Institute'))
})

test('no name is without a key, whatever it is made of', () => {
	expect(hospitalNameKey('The Trust')).not.toBe('')
	expect(hospitalNameKey('सह्याद्री रुग्णालय')).not.toBe('')
	expect(hospitalNameKey('***')).not.toBe('')
	expect(hospitalNameKey('A & B Clinic')).toBe(hospitalNameKey('A and B Clinic'))
})

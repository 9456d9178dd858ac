import { expect, test } from 'vitest'
import { townOf } from './town.server.ts'

const pune = { city: 'Pune', pin: '411005' }

test.each([
	['Nashik', 'Nashik', null],
	['Nashik 422101', 'Nashik', '422101'],
	['4 MG Road, Nashik Road, Nashik 422 101', 'Nashik', '422101'],
	['Pune Road, Nashik 422101', 'Nashik', '422101'],
	['नाशिक', 'Nashik', null],
	['Wakad, Pune 411057', 'Pune', '411057'],
	['12 Lake Road, Shivajinagar, Pune 411005', 'Pune', '411005'],
	['Wakad', 'Pune', '411005'],
	['Second floor, behind the temple', 'Pune', '411005'],
])('a job of a hospital in Pune at “%s” is in %s, PIN code %s', (location, city, pin) => {
	expect(townOf(location, null, pune)).toMatchObject({ city, pin, state: 'Maharashtra' })
})

test('a further site is where its address says, and a town is called as its hospital calls it', () => {
	expect(townOf('4 MG Road, Nagpur 440001', { city: 'Nagpur', pin: '440001' }, pune)).toEqual({
		city: 'Nagpur',
		pin: '440001',
		state: 'Maharashtra',
	})
	expect(townOf('MG Road, Bangalore 560001', null, { city: 'Bangalore', pin: null })).toMatchObject({
		city: 'Bangalore',
		state: 'Karnataka',
	})
})

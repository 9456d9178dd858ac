import { expect, test } from 'vitest'
import { hoursOf, partsOf } from './day-parts.ts'

test.each([
	[['day'], '08:00–16:00'],
	[['night'], '22:00–08:00'],
	[['evening', 'day'], '08:00–22:00'],
	[['evening', 'night'], '16:00–08:00'],
	[['day', 'evening', 'night'], '00:00–23:59'],
] as const)('%j is the stretch %s, and the other way round', (parts, text) => {
	const hours = hoursOf(parts)
	expect(hours && `${hours.from}–${hours.to}`).toBe(text)
	expect(hours && partsOf(hours)?.toSorted()).toEqual([...parts].toSorted())
})

test('day and night without the evening between them are not one stretch, and hours of their own are no parts', () => {
	expect(hoursOf(['day', 'night'])).toBeNull()
	expect(hoursOf([])).toBeNull()
	expect(partsOf({ from: '09:00', to: '17:00' })).toBeNull()
})

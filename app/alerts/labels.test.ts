import { expect, test } from 'vitest'
import { whereLine } from './labels.ts'
import type { FoundJob } from './messages.ts'

const search = { id: '1', name: 'Nurse', query: '', latitude: 19.99, longitude: 73.79 }
const line = (location: string, isAtCity: boolean) =>
	whereLine({
		search,
		job: { location, latitude: 19.95, longitude: 73.84, isAtCity } as FoundJob['job'],
		hospital: { name: 'Lakeside', inSms: 'Lakeside' },
	})

test('the mail about a job in another town names that town, and says where a distance is from the city', () => {
	expect(line('Nashik', true)).toMatch(/^Lakeside · Nashik · (?:about \d+|less than 1) km, from the city$/)
	expect(line('4 MG Road, Nashik 422101', false)).toMatch(/^Lakeside · 4 MG Road, Nashik 422101 · about \d+ km$/)
})

import { expect, test } from 'vitest'
import { findPlace } from '#app/catalog/places.server.ts'
import { whereLine } from './labels.ts'
import type { FoundJob } from './messages.ts'

const search = { id: '1', name: 'Nurse', query: '', latitude: 19.99, longitude: 73.79 }
const line = (location: string, { lat, lng }: { lat: number; lng: number }) =>
	whereLine({
		search,
		job: { location, latitude: lat, longitude: lng } as FoundJob['job'],
		hospital: { name: 'Lakeside' },
	})

test('the mail about a job in another town names that town, and says where a distance is from the city', () => {
	const nashik = findPlace('Nashik')
	if (!nashik) throw new Error('Nashik is in the gazetteer')

	expect(line('Nashik', nashik)).toMatch(/^Lakeside · Nashik · (?:about \d+|less than 1) km, from the city$/)
	expect(line('4 MG Road, Nashik 422101', { lat: 19.95, lng: 73.84 })).toMatch(
		/^Lakeside · 4 MG Road, Nashik 422101 · about \d+ km$/,
	)
})

import { expect, test } from 'vitest'
import { whereLine } from './labels.ts'
import type { FoundJob } from './messages.ts'

const line = (location: string, isFromCity: boolean) =>
	whereLine({
		job: { location } as FoundJob['job'],
		hospital: { name: 'Lakeside', inSms: 'Lakeside' },
		distance: { km: 6.6, isFromCity },
	})

test('the mail about a job in another town names that town, and says where a distance is from the city', () => {
	expect(line('Nashik', true)).toBe('Lakeside · Nashik · about 7 km, from the city')
	expect(line('4 MG Road, Nashik 422101', false)).toBe('Lakeside · 4 MG Road, Nashik 422101 · about 7 km')
})

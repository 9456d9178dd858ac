import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { locationColumns } from '#app/specialists/onboarding/registration.server.ts'
import { listMatchPeople } from './person.server.ts'

test('for a hospital that has nothing to do with two people of one city, both are in the middle of it', async () => {
	const { id } = await aHospital()
	const one = await aSpecialist(locationColumns('Kothrud, Pune'))
	const other = await aSpecialist(locationColumns('411028'))

	const people = await listMatchPeople(id, [one.specialistId, other.specialistId])

	expect(people.get(one.specialistId)?.place).toEqual(people.get(other.specialistId)?.place)
	expect(people.get(one.specialistId)?.place).toMatchObject({ isCity: true })
})

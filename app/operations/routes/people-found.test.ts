import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { searchPeople } from '../people/people.server.ts'
import { loader } from './people-found.tsx'

test('people found by one name are told apart by their hospital and city', async () => {
	const hospital = await aHospital({ displayName: 'Menon Nursing Home', city: 'Nashik' })
	await aMember({ hospitalId: hospital.id, name: 'Ravi Menon' })
	await aSpecialist({ name: 'Dr Ravi Menon', location: 'Aundh, Pune' })
	const operator = await anOperator()
	const searched = await searchPeople(operator, { q: 'ravi menon', reason: 'A call.' })
	const path = `/operator/people/${searched.ok ? searched.value.searchId : ''}`

	const { rows } = await loader(await routeArgs(path, { as: operator }))

	expect(rows.map(({ what }) => what)).toEqual([
		'Specialist, Aundh, Pune',
		'Hospital member, Menon Nursing Home, Nashik',
	])
})

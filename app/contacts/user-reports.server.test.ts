import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { findHospitalName } from './user-reports.server.ts'

test.each([
	['verified', true],
	['suspended', true],
	['pending', false],
	['rejected', false],
] as const)('a specialist can block and report a hospital that is %s: %s', async (status, isPossible) => {
	const hospital = await aHospital({ status, displayName: 'Lakeside' })

	const found = await findHospitalName(await aSpecialist(), hospital.id)

	expect(found).toEqual(isPossible ? { id: hospital.id, name: 'Lakeside' } : null)
})

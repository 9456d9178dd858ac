import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { aCareer, aSpecialist } from './fixtures.server.ts'
import {
	hideFromHospital,
	isHiddenFrom,
	listEmployersToHideFrom,
	listHidden,
	notHiddenFrom,
	stopHidingFrom,
} from './hidden-hospitals.server.ts'
import { specialists } from './tables.server.ts'

test('a specialist is hidden from the hospital they named, and from no other', async () => {
	const asha = await aSpecialist()
	const [niramay, lakeside] = [await aHospital({ displayName: 'Niramay Hospital' }), await aHospital()]

	await hideFromHospital(asha, 'niramay hospital')

	expect(await isHiddenFrom(asha.specialistId, niramay.id)).toBe(true)
	expect(await isHiddenFrom(asha.specialistId, lakeside.id)).toBe(false)
	expect(await isHiddenFrom((await aSpecialist()).specialistId, niramay.id)).toBe(false)
})

test('a hospital that registers later is hidden from by its display name and by its legal name', async () => {
	const asha = await aSpecialist()
	await hideFromHospital(asha, 'Sahyadri Speciality Hospital')

	const byName = await aHospital({ displayName: 'SAHYADRI Speciality Hospital', legalName: 'SSH Health LLP' })
	const byLegalName = await aHospital({ displayName: 'SSH', legalName: 'Sahyadri Speciality Hospital Pvt. Ltd., Pune' })

	expect(await isHiddenFrom(asha.specialistId, byName.id)).toBe(true)
	expect(await isHiddenFrom(asha.specialistId, byLegalName.id)).toBe(true)
})

test('a hospital that was known when it was named stays hidden from under a new name', async () => {
	const asha = await aSpecialist()
	const niramay = await aHospital({ displayName: 'Niramay Hospital' })
	await hideFromHospital(asha, 'Niramay Hospital')

	await db
		.update(hospitals)
		.set({ displayName: 'Wellspring', legalName: 'Wellspring' })
		.where(eq(hospitals.id, niramay.id))

	expect(await isHiddenFrom(asha.specialistId, niramay.id)).toBe(true)
})

test('in the list that a hospital asks for, those who hide from it are not', async () => {
	const [asha, ravi] = [await aSpecialist(), await aSpecialist({ name: 'Dr Ravi Iyer' })]
	const niramay = await aHospital({ displayName: 'Niramay Hospital' })
	await hideFromHospital(asha, 'Niramay Hospital')

	const found = await db
		.select({ id: specialists.id })
		.from(specialists)
		.where(and(eq(specialists.profileVisibility, true), await notHiddenFrom(niramay.id)))

	expect(found.map(({ id }) => id)).toEqual([ravi.specialistId])
})

test('named twice it stands once on the list, and off the list it is seen again', async () => {
	const asha = await aSpecialist()
	const niramay = await aHospital({ displayName: 'Niramay Hospital' })
	await hideFromHospital(asha, 'Niramay Hospital')
	await hideFromHospital(asha, 'NIRAMAY  HOSPITAL')
	const [hidden, ...more] = await listHidden(asha)

	expect(more).toEqual([])
	expect(await stopHidingFrom(await aSpecialist(), hidden?.id ?? '')).toBeNull()
	expect(await isHiddenFrom(asha.specialistId, niramay.id)).toBe(true)
	expect(await stopHidingFrom(asha, hidden?.id ?? '')).toMatchObject({ name: 'Niramay Hospital' })
	expect(await isHiddenFrom(asha.specialistId, niramay.id)).toBe(false)
})

test('the present employer is offered until it is hidden from; former ones are not', async () => {
	const asha = await aSpecialist()
	await aCareer(asha)

	expect(await listEmployersToHideFrom(asha)).toEqual(['Niramay Hospital, Nashik'])
	await hideFromHospital(asha, 'Niramay Hospital')
	expect(await listEmployersToHideFrom(asha)).toEqual([])
})

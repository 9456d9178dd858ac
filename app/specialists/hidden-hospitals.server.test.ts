import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { storedNames } from '#app/hospitals/hospital-name.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { aCareer, aSpecialist } from './fixtures.server.ts'
import {
	hideFromHospital,
	listEmployersToHideFrom,
	listHidden,
	markBlocked,
	stopHidingFrom,
} from './hidden-hospitals.server.ts'

const isHiddenFrom = async (specialistId: string, hospitalId: string) =>
	(await findRelation({ hospitalId, specialistId }))?.hidden

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
		.set(storedNames({ displayName: 'Wellspring', legalName: 'Wellspring' }))
		.where(eq(hospitals.id, niramay.id))

	expect(await isHiddenFrom(asha.specialistId, niramay.id)).toBe(true)
})

test('a hospital named twice is listed once, and removal ends the hiding', async () => {
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

test('a hospital that was removed and registers again is still hidden from by its name', async () => {
	const asha = await aSpecialist()
	const before = await aHospital({ displayName: 'Niramay Hospital' })
	await hideFromHospital(asha, 'Niramay Hospital')
	await db.delete(hospitals).where(eq(hospitals.id, before.id))

	const again = await aHospital({ displayName: 'Niramay Hospital Pvt. Ltd.' })

	expect(await isHiddenFrom(asha.specialistId, again.id)).toBe(true)
})

test('a hospital that was named in another spelling stays hidden from under a new name', async () => {
	const asha = await aSpecialist()
	const niramay = await aHospital({ displayName: 'Niramay Hospital' })
	await hideFromHospital(asha, 'Niramay Hospital Pvt. Ltd., Nashik')

	await db
		.update(hospitals)
		.set(storedNames({ displayName: 'Wellspring', legalName: 'Wellspring' }))
		.where(eq(hospitals.id, niramay.id))

	expect(await isHiddenFrom(asha.specialistId, niramay.id)).toBe(true)
})

test.each(['before the block', 'while it was blocked'])(
	'an end of a block leaves the hiding that was asked for %s',
	async (when) => {
		const asha = await aSpecialist()
		const niramay = await aHospital({ displayName: 'Niramay Hospital' })
		const block = () => db.transaction((tx) => markBlocked(tx, asha, { id: niramay.id, name: 'Niramay Hospital' }))
		if (when === 'before the block') await hideFromHospital(asha, 'Niramay Hospital')
		const blocked = await block()
		if (when !== 'before the block') await hideFromHospital(asha, 'Niramay Hospital')
		expect(await block()).toBe(blocked)

		expect(await stopHidingFrom(asha, blocked)).toMatchObject({ wasBlocked: true, isHidden: true })

		const relation = await findRelation({ hospitalId: niramay.id, specialistId: asha.specialistId })
		expect(relation).toMatchObject({ hidden: true, blocked: false })
		expect(await stopHidingFrom(asha, blocked)).toMatchObject({ wasBlocked: false, isHidden: false })
		expect(await isHiddenFrom(asha.specialistId, niramay.id)).toBe(false)
	},
)

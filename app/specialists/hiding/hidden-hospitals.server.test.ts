import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { storedNames } from '#app/hospitals/names/hospital-name.server.ts'
import { saveSite } from '#app/hospitals/sites/sites.server.ts'
import { sendDetails } from '#app/hospitals/checks/verification.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { findRelation, listHiddenFrom, listHidingFrom } from '#app/relations/queries.server.ts'
import { readNamesAgain } from '../resumes/read-names.server.ts'
import { hiddenHospitalMatches, hiddenHospitals } from '../tables.server.ts'
import { aCareer, aSpecialist } from '../fixtures.server.ts'
import {
	hideExceptFrom,
	hideFromAllOfName,
	hideFromHospital,
	hideOnlyFrom,
	listEmployersToHideFrom,
	listHidden,
	listMeant,
	markBlocked,
	meansLine,
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

test('a name hides from every hospital that has its distinctive words, and the list says from which', async () => {
	const asha = await aSpecialist()
	const heart = await aHospital({
		displayName: 'Lakewood Heart Institute',
		address: '5 Pune–Satara Road, Bibwewadi',
		pin: '411037',
	})
	const eye = await aHospital({ displayName: 'Dr. Lakewood Eye Clinic', address: 'FC Road' })
	const other = await aHospital({ displayName: 'Sanjivan Hospital' })

	expect(await hideFromHospital(asha, 'Lakewood Hosp., Pune')).toEqual({ ok: true, value: null })

	const [line] = await listHidden(asha)
	expect(line?.means).toEqual([
		{ id: eye.id, name: 'Dr. Lakewood Eye Clinic', place: 'Fergusson College Road, Pune' },
		{ id: heart.id, name: 'Lakewood Heart Institute', place: 'Bibwewadi, Pune' },
	])
	expect(await isHiddenFrom(asha.specialistId, heart.id)).toBe(true)
	expect(await isHiddenFrom(asha.specialistId, other.id)).toBe(false)
	expect(await listHiddenFrom(asha.specialistId)).toEqual(expect.arrayContaining([heart.id, eye.id]))
	expect(await listHidingFrom(heart.id)).toContain(asha.specialistId)
})

test('the list names a hospital with its legal name where that is another one', async () => {
	const asha = await aSpecialist()
	await aHospital({ displayName: 'Arogyam', legalName: 'Marathe Medical Foundation LLP' })
	await aHospital({ displayName: 'Marathe Hospital', legalName: 'Marathe Hospital Pvt. Ltd.' })

	await hideFromHospital(asha, 'Marathe')

	const names = ['Arogyam (Marathe Medical Foundation LLP)', 'Marathe Hospital']
	expect((await listHidden(asha))[0]?.means.map(({ name }) => name)).toEqual(names)
	const [meant] = await listMeant(['Marathe'])
	expect(meant?.means.map(({ name }) => name)).toEqual(names)
	expect(meansLine(meant?.means ?? [])).toContain(names[0])
})

test('it holds for hospitals that register, rename or open a site later, and for their legal names', async () => {
	const asha = await aSpecialist()
	await hideFromHospital(asha, 'V N Marathe Hospital, Pimpri')
	const [line] = await listHidden(asha)
	expect(line?.means).toEqual([])
	// A site has no name of a registered hospital.
	await hideFromHospital(asha, 'Kaveri Hospital')

	const registered = await aHospital({ displayName: 'Dr. V. N. Marathe Nursing Home' })
	const renamed = await aHospital({ displayName: 'Wellspring' })
	const legal = await aHospital({ displayName: 'Arogyam', legalName: 'V.N. Marathe Medical Foundation LLP' })
	const withSite = await aHospital({ displayName: 'Metroline Hospital' })
	const isHidden = (hospital: { id: string }) => isHiddenFrom(asha.specialistId, hospital.id)
	expect(await Promise.all([registered, renamed, legal, withSite].map(isHidden))).toEqual([true, false, true, false])

	const names = { displayName: 'Marathe Multispeciality', legalName: 'Wellspring' }
	await db.update(hospitals).set(storedNames(names)).where(eq(hospitals.id, renamed.id))
	const owner = await aMember({ hospitalId: withSite.id })
	await saveSite(owner, null, { name: 'Kaveri Hospital', address: '1 Main Road', city: 'Pune', pin: '411004' })

	expect(await Promise.all([renamed, withSite].map(isHidden))).toEqual([true, true])
})

test('the registered name that a hospital sends for its check counts as well', async () => {
	const asha = await aSpecialist()
	await hideFromHospital(asha, 'Kaveri Hospital')
	const member = await aMember({ hospitalId: (await aHospital({ displayName: 'KVR', status: 'pending' })).id })

	const details = { registrationNumber: null, facilityId: null, gstin: null, website: null }
	await sendDetails(member, { legalName: 'Kaveri Health Care Pvt Ltd', ...details })

	expect(await isHiddenFrom(asha.specialistId, member.hospitalId)).toBe(true)
})

test('the person narrows a name to one hospital, takes one out, and widens it again', async () => {
	const asha = await aSpecialist()
	const [one, two] = [
		await aHospital({ displayName: 'Narmada Hospital' }),
		await aHospital({ displayName: 'Narmada Eye Clinic' }),
	]
	await hideFromHospital(asha, 'Narmada')
	const id = (await listHidden(asha))[0]?.id ?? ''
	const hidden = () => Promise.all([one, two].map((hospital) => isHiddenFrom(asha.specialistId, hospital.id)))
	expect(await hidden()).toEqual([true, true])

	await hideOnlyFrom(asha, id, one.id)
	expect(await hidden()).toEqual([true, false])
	const later = await aHospital({ displayName: 'Narmada Clinic' })
	expect(await isHiddenFrom(asha.specialistId, later.id)).toBe(false)
	await hideFromAllOfName(asha, id)
	expect(await isHiddenFrom(asha.specialistId, later.id)).toBe(true)

	await hideExceptFrom(asha, id, two.id)
	expect(await hidden()).toEqual([true, false])
	const names = { displayName: 'Narmada Superspeciality', legalName: 'Narmada Eye Clinic' }
	await db.update(hospitals).set(storedNames(names)).where(eq(hospitals.id, two.id))
	expect(await hidden()).toEqual([true, false])
	expect((await listHidden(asha))[0]?.except.map(({ id: other }) => other)).toEqual([two.id])

	expect(await hideOnlyFrom(await aSpecialist(), id, one.id)).toBeNull()
	expect(await hideExceptFrom(asha, id, (await aHospital({ displayName: 'Elsewhere' })).id)).toBeNull()
})

test.each(['Hospital', 'Pune', 'Nursing Home', 'Heart Institute'])(
	'“%s” could be any hospital, so it asks for more',
	async (name) => {
		const asha = await aSpecialist()

		expect(await hideFromHospital(asha, name)).toEqual({ ok: false, failure: 'too-vague' })
		expect(await listHidden(asha)).toEqual([])
	},
)

test('a town that a hospital here is named after is its name, and a great city is none', async () => {
	const asha = await aSpecialist()
	expect(await hideFromHospital(asha, 'Satara')).toEqual({ ok: false, failure: 'too-vague' })
	const satara = await aHospital({ displayName: 'Satara Hospitals Baner' })
	await aHospital({ displayName: 'Pune Hospital' })

	expect(await hideFromHospital(asha, 'Satara')).toEqual({ ok: true, value: null })
	expect(await isHiddenFrom(asha.specialistId, satara.id)).toBe(true)
	expect(await hideFromHospital(asha, 'Pune')).toEqual({ ok: false, failure: 'too-vague' })
})

test('a block ends nothing with other hospitals that share the name', async () => {
	const asha = await aSpecialist()
	const [one, two] = [
		await aHospital({ displayName: 'Godavari Hospital' }),
		await aHospital({ displayName: 'Godavari Eye Clinic' }),
	]
	await db.transaction((tx) => markBlocked(tx, asha, { id: one.id, name: 'Godavari Hospital' }))

	expect(await findRelation({ hospitalId: one.id, specialistId: asha.specialistId })).toMatchObject({ blocked: true })
	expect(await findRelation({ hospitalId: two.id, specialistId: asha.specialistId })).toMatchObject({
		hidden: false,
		blocked: false,
	})
})

test('an employer under another spelling is not offered when the list means it already', async () => {
	const asha = await aSpecialist()
	await aCareer(asha)
	await hideFromHospital(asha, 'Niramay')

	expect(await listEmployersToHideFrom(asha)).toEqual([])
})

test('names that an older release wrote are read within the hour, and hide as wide as new ones', async () => {
	const asha = await aSpecialist()
	const hospital = await aHospital({ displayName: 'Indrayani Hospital' })
	await hideFromHospital(asha, 'Indrayani Nursing Home')
	const unread = { nameReadings: [], nameKeys: [] }
	await db.delete(hiddenHospitalMatches)
	await db.update(hospitals).set(unread)
	await db.update(hiddenHospitals).set(unread)
	expect(await isHiddenFrom(asha.specialistId, hospital.id)).toBe(false)

	await readNamesAgain.run({})

	expect(await isHiddenFrom(asha.specialistId, hospital.id)).toBe(true)
})

test('the message about a name that many hospitals have names two and counts the others', () => {
	const meant = (count: number) =>
		Array.from({ length: count }, (_, at) => ({ id: String(at), name: `Lakeside ${at + 1}`, place: 'Pune' }))
	const later = ', and from hospitals of this name that register later.'

	expect(meansLine(meant(2))).toBe(`It hides your profile from Lakeside 1, Pune; Lakeside 2, Pune${later}`)
	expect(meansLine(meant(9))).toBe(`It hides your profile from Lakeside 1, Pune; Lakeside 2, Pune; 7 others${later}`)
})

import { expect, test } from 'vitest'
import { findHospitalRecord } from './hospitals/hospital-record.server.ts'
import { countHospitals, hospitalOrder, listHospitals } from './queries.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { decideHospital, sendDetails } from '#app/hospitals/checks/verification.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

async function waitingHospital(displayName: string, hours: number, more: Parameters<typeof aHospital>[0] = {}) {
	const hospital = await aHospital({ displayName, status: 'pending', submittedAt: hoursAgo(hours), ...more })
	await aMember({ hospitalId: hospital.id })
	return hospital
}

test('the queue shows who waits longest on top, and below those who gave nothing to check', async () => {
	const operator = await anOperator()
	await waitingHospital('Second', 5)
	await waitingHospital('First', 50)
	await waitingHospital('Empty', 90, { registrationNumber: null, facilityId: null })

	const { rows: hospitals } = await listHospitals(operator, { status: 'pending', search: '', page: 1 })

	expect(hospitals.map(({ name, waiting, isLate }) => ({ name, waiting, isLate }))).toEqual([
		{ name: 'First', waiting: '2 d', isLate: true },
		{ name: 'Second', waiting: '5 h', isLate: false },
		{ name: 'Empty', waiting: '3 d', isLate: true },
	])
	expect(hospitalOrder('pending')).toBe('Hospitals that have submitted details come first, the oldest on top.')
})

test('whoever has not confirmed the address does not wait for us', async () => {
	const operator = await anOperator()
	const hospital = await aHospital({ status: 'pending' })
	await aMember({ hospitalId: hospital.id, emailVerified: false })

	expect((await listHospitals(operator, { status: 'pending', search: '', page: 1 })).rows).toEqual([])
	expect(await countHospitals(operator, '')).toMatchObject({ pending: 0 })
})

test('the search takes signs as they are, and the tabs count what it finds', async () => {
	const operator = await anOperator()
	await aHospital({ displayName: '100% Care' })
	await aHospital({ displayName: 'Deccan Clinic', legalName: 'Hundred Percent Care Pvt Ltd' })
	await aHospital({ displayName: 'Care Home', status: 'suspended' })

	expect((await listHospitals(operator, { status: 'verified', search: '0% c', page: 1 })).rows).toHaveLength(1)
	expect((await listHospitals(operator, { status: 'verified', search: '%', page: 1 })).rows).toHaveLength(1)
	expect(await countHospitals(operator, 'CARE')).toEqual({ pending: 0, verified: 2, rejected: 0, suspended: 1 })
})

test('a page holds 25, and the next one the rest', async () => {
	const operator = await anOperator()
	for (let number = 0; number < 27; number++) await aHospital({ displayName: `Hospital ${number}` })

	const pages = [1, 2].map((page) => listHospitals(operator, { status: 'verified', search: '', page }))
	const [first, second] = await Promise.all(pages)

	expect(first).toMatchObject({ hasMore: true, first: 1 })
	expect(second).toMatchObject({ hasMore: false, first: 26 })
	const ids = [first, second].flatMap((page) => page?.rows.map(({ id }) => id) ?? [])
	expect(new Set(ids).size).toBe(27)
})

test('the record warns of a hospital that this one could be taken for, and of the same numbers', async () => {
	const operator = await anOperator()
	const real = await aHospital({ displayName: 'Lakeside Heart Institute', gstin: '27AAPFU0939F1ZV' })
	const fake = await aHospital({
		displayName: 'Lakesidе Heart Institut',
		legalName: 'Something Else Pvt Ltd',
		status: 'pending',
		gstin: '27AAPFU0939F1ZV',
	})
	await aHospital({ displayName: 'Deccan Eye Clinic' })
	await aMember({ hospitalId: fake.id, email: 'lakeside@gmail.com' })

	const record = await findHospitalRecord(operator, fake.id)

	expect(record?.others).toEqual([expect.objectContaining({ id: real.id, same: ['GSTIN'], similarName: true })])
	expect(record?.members).toMatchObject([{ domain: 'free-mail' }])
})

test('the record tells what happened so far, and an unknown id is null', async () => {
	const operator = await anOperator({ name: 'Ravi Deshpande' })
	const hospital = await waitingHospital('Lakeside Heart Institute', 2)
	const owner = await aMember({ hospitalId: hospital.id, name: 'Meera Kulkarni' })
	await decideHospital(operator, hospital.id, { to: 'rejected', reason: 'Wrong number.', seenVersion: 1 })
	await sendDetails(owner, {
		legalName: 'Lakeside Heart Institute',
		registrationNumber: 'PMC/1',
		facilityId: null,
		gstin: null,
		website: null,
	})

	const record = await findHospitalRecord(operator, hospital.id)

	expect(record?.history.map(({ to, by, reason }) => ({ to, by, reason }))).toEqual([
		{ to: 'rejected', by: 'Ravi Deshpande', reason: 'Wrong number.' },
		{ to: 'pending', by: 'Meera Kulkarni', reason: null },
	])
	expect(record?.audit.map(({ action, by }) => `${by}: ${action}`)).toEqual(
		expect.arrayContaining([
			'Ravi Deshpande: hospital.moved',
			'Meera Kulkarni: hospital.details-sent',
			'Meera Kulkarni: hospital.moved',
		]),
	)
	expect(await findHospitalRecord(operator, '5b1f2d3c-0000-4000-8000-000000000000')).toBeNull()
})

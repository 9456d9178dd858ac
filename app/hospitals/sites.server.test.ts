import { expect, test } from 'vitest'
import { only } from '#app/platform/db.server.ts'
import { aHospital, aMember } from './fixtures.server.ts'
import { DepartmentsInput, listDepartments, saveDepartments } from './departments.server.ts'
import { listFurtherSites, removeSite, saveSite, SiteInput } from './sites.server.ts'

const nashik = { name: 'Nashik Road', address: '4 MG Road', city: 'Nashik', pin: '422101' }
const input = (site: Partial<typeof nashik> = {}) => SiteInput.parse({ ...nashik, ...site })
test('no two sites of a hospital have one name, and no one touches a site of another hospital', async () => {
	const [owner, other] = [await aMember(), await aMember()]

	const both = await Promise.all([
		saveSite(owner, null, input()),
		saveSite(owner, null, input({ name: 'NASHIK ROAD' })),
	])

	expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
	const { id, name } = only(await listFurtherSites(owner.hospitalId))
	expect(await saveSite(other, id, input())).toEqual({ ok: false, failure: 'not-found' })
	expect(await removeSite(other, id)).toBeNull()
	expect(await listFurtherSites(owner.hospitalId)).toMatchObject([{ id, name }])
})

test('a site needs a PIN code and a place on the map', () => {
	const problem = (site: Partial<typeof nashik>) =>
		SiteInput.safeParse({ ...nashik, ...site }).error?.issues.map(({ message }) => message)
	expect(problem({ pin: '42210' })).toContain('Enter a 6-digit PIN code.')
	expect(problem({ city: 'Nowherepur', pin: '999999' })).toEqual([
		'Location not found. Check the city and the PIN code.',
	])
	expect(problem({ address: 'Call 98220 12345' })?.[0]).toMatch(/98220/)
})

test('departments are kept in their order, and a row without a name goes', async () => {
	const owner = await aMember()
	const row = { name: '', beds: '', tables: '', headRole: '' }
	const sent = [
		{ ...row, name: 'Cardiac anesthesia', tables: '4', headRole: 'Head of anesthesia' },
		row,
		{ ...row, name: 'ICU', beds: '24' },
	]

	await saveDepartments(owner, DepartmentsInput.parse({ departments: sent }))

	expect(await listDepartments(owner.hospitalId)).toEqual([
		{ name: 'Cardiac anesthesia', beds: null, tables: 4, headRole: 'Head of anesthesia' },
		{ name: 'ICU', beds: 24, tables: null, headRole: null },
	])
	expect(DepartmentsInput.safeParse({ departments: [{ ...row, beds: '4' }] }).error?.issues[0]).toMatchObject({
		path: ['departments', 0, 'name'],
		message: 'Enter the name of the department.',
	})
	await saveDepartments(owner, { departments: [] })
	expect(await listDepartments(owner.hospitalId)).toEqual([])
})

test('a site is not called like another hospital, nor like our badge', async () => {
	const owner = await aMember({
		hospitalId: (await aHospital({ displayName: 'Sunrise Clinic', legalName: 'Sunrise Clinic' })).id,
	})
	await aHospital({ displayName: 'Lakeside Heart Institute', legalName: 'Lakeside Cardiac Care Private Limited' })
	for (const displayName of ['Sahyadri Hospital', 'KEM Hospital', 'Ruby Hall Clinic', 'Baner Hospital'])
		await aHospital({ displayName, legalName: displayName })
	const save = async (name: string) => {
		const parsed = SiteInput.safeParse({ ...nashik, name })
		return parsed.success ? saveSite(owner, null, parsed.data) : 'refused'
	}

	for (const name of [
		'Lakeside Heart Institute',
		'Lаkeside Heart Instltute',
		'Lakeside Heart Inst. Baner',
		'Lakeside Cardiac Care',
		'Lakeside Hert Institute Baner',
		'Sahyadri Hospital Baner',
		'KEM Hospital unit 2',
		'रूबी हॉल क्लिनिक',
	])
		expect(await save(name)).toEqual({ ok: false, failure: 'another-hospital' })
	for (const name of ['Baner ✔ Verified', 'Verified branch', 'Baner ★★★★★']) expect(await save(name)).toBe('refused')
	for (const name of ['Baner', 'Sunrise Clinic Aundh', 'Heart wing, block 2', 'Women and child unit', 'Main building'])
		expect(await save(name)).toEqual({ ok: true, value: null })
})

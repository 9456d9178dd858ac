import { describe, expect, test } from 'vitest'
import { only } from '#app/platform/database/db.server.ts'
import { aHospital, aMember } from '../fixtures.server.ts'
import { DepartmentsInput, listDepartments, saveDepartments } from '../page/departments.server.ts'
import { removeSite, saveSite, SiteInput, stampOfSite } from './sites.server.ts'
import { listFurtherSites } from './site-choices.server.ts'

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

test.each([
	['Pune', '422101', /^This PIN code is about \d+ km from Pune\. Check the PIN code and the city\.$/],
	['Nashik', '411045', /from Nashik/],
	['नाशिक', '411045', /from नाशिक/],
	['Nashik', '422403', undefined],
	['Goa', '403001', undefined],
	['Navi Mumbai', '400001', undefined],
	['Delhi NCR', '201301', undefined],
])('a PIN code is near the city of its address: %s %s', (city, pin, message) => {
	const found = SiteInput.safeParse({ ...nashik, city, pin }).error?.issues
	expect(found?.map(({ path }) => path)).toEqual(message && [['pin']])
	if (message) expect(found?.[0]?.message).toMatch(message)
})

test('a site that a colleague has changed in the meantime is not overwritten by an older form', async () => {
	const owner = await aMember()
	await saveSite(owner, null, input())
	const site = only(await listFurtherSites(owner.hospitalId))
	const drawn = stampOfSite(site)
	expect(await saveSite(owner, site.id, input({ address: '5 MG Road' }), drawn)).toMatchObject({ ok: true })

	const stale = await saveSite(owner, site.id, input({ name: 'Old name' }), drawn)

	expect(stale).toEqual({ ok: false, failure: 'changed-meanwhile' })
	const now = only(await listFurtherSites(owner.hospitalId))
	expect(now).toMatchObject({ name: 'Nashik Road', address: '5 MG Road' })
	// Saving once more is deliberate.
	expect(await saveSite(owner, site.id, input({ name: 'New name' }), stampOfSite(now))).toMatchObject({ ok: true })
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

describe('beside hospitals of these names', () => {
	const others: [displayName: string, legalName: string][] = [
		['Sahyadri Hospital', 'Sahyadri Hospitals Limited'],
		['Apollo Hospitals', 'Apollo Hospitals Enterprise Limited'],
		['KEM Hospital', 'KEM Hospital'],
		['Ruby Hall Clinic', 'Grant Medical Foundation'],
		['Lakeside Heart Institute', 'Lakeside Cardiac Care Private Limited'],
		['City Hospital', 'City Hospital Private Limited'],
		['Bombay Hospital', 'Bombay Hospital Trust'],
		['Nova Hospital', 'Nova Hospital'],
		['V. N. Sane Hospital', 'V. N. Sane Hospital'],
		['Green Valley Hospital', 'Green Valley Hospital'],
	]
	const nameSite = async (name: string, hospital = 'Sunrise Clinic') => {
		const owner = await aMember({ hospitalId: (await aHospital({ displayName: hospital, legalName: hospital })).id })
		for (const [displayName, legalName] of others) await aHospital({ displayName, legalName })
		return saveSite(owner, null, SiteInput.parse({ ...nashik, name }))
	}

	test.each([
		'Sahyadri Hospital Baner',
		'Sahyadri Baner',
		'Sahyadree Hosp., Baner',
		'Baner, Sahyadri Hospital',
		'Sunrise, Sahyadri Hospital',
		'Sunrise Clinic (Apollo)',
		'सह्याद्री हॉस्पिटल बाणेर',
		'Apollo Hospitals Pune',
		'KEM Hospital unit 2',
		'K.E.M. Hospital, unit 2',
		'के ई एम हॉस्पिटल',
		'रूबी हॉल क्लिनिक',
		'Ruby Hall Wing',
		'Ruby Clinic',
		'Lakeside Hert Institute Baner',
		'Lakside Heart Center',
		'City Hospital',
		'City Hospital Baner',
		'Bombay Hospital unit 2',
		'Sane Hospital',
		'नोवा हॉस्पिटल',
	])('a site is not called %s', async (name) => {
		expect(await nameSite(name)).toEqual({ ok: false, failure: 'another-hospital' })
	})

	test.each([
		'Baner',
		'Baner branch',
		'Main building',
		'मुख्य इमारत',
		'नवी इमारत',
		'Women and child unit',
		'Heart wing, block 2',
		'City branch',
		'Green wing',
		'A. B. Sane wing',
		'Kothrud East Main',
		'Sunrise Clinic Aundh',
		'Sunrise City Clinic',
		'Eye hospital, Kothrud',
	])('a site may be called %s', async (name) => {
		expect(await nameSite(name)).toEqual({ ok: true, value: null })
	})

	test.each([
		['Apollo Clinic', 'Apollo Clinic Aundh'],
		['Sahyadri Eye Care', 'Sahyadri Baner'],
		['Sunrise City Hospital', 'Sunrise City Hospital Aundh'],
		['Lakeside Multispeciality', 'Lakeside Multispeciality, Baner'],
	])('%s may call its own site %s', async (hospital, name) => {
		expect(await nameSite(name, hospital)).toEqual({ ok: true, value: null })
	})
})

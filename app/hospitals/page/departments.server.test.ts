import { expect, test } from 'vitest'
import { DepartmentsInput, listDepartments, saveDepartments } from './departments.server.ts'
import { aHospital, aMember } from '../fixtures.server.ts'

const department = (name: string) => ({ name, beds: 10, tables: null, headRole: null })

test('a list that is sent twice at one moment is there once', async () => {
	const owner = await aMember()
	await saveDepartments(owner, { departments: [department('Cardiology')] })

	const sent = { departments: [department('Cardiology'), department('ICU')] }
	await Promise.all([1, 2, 3, 4].map(() => saveDepartments(owner, sent)))

	expect((await listDepartments(owner.hospitalId)).map(({ name }) => name)).toEqual(['Cardiology', 'ICU'])
})

test('a department is not called like another hospital, nor like our badge', async () => {
	const owner = await aMember({
		hospitalId: (await aHospital({ displayName: 'Sunrise Clinic', legalName: 'Sunrise Clinic' })).id,
	})
	await aHospital({ displayName: 'Riverside Heart Institute', legalName: 'Riverside Cardiac Care Private Limited' })
	const save = async (row: { name: string; headRole?: string }) => {
		const parsed = DepartmentsInput.safeParse({ departments: [row] })
		return parsed.success ? saveDepartments(owner, parsed.data) : 'refused'
	}

	for (const name of ['Riverside Heart Institute', 'Rіverside Heart Instltute', 'Riverside Cardiac Care, ICU'])
		expect(await save({ name })).toEqual({ ok: false, failure: 'another-hospital' })
	for (const row of [
		{ name: 'ICU ✔ Verified' },
		{ name: 'वेरिफाइड ICU' },
		{ name: 'ICU ★★★★★' },
		{ name: 'ICU', headRole: 'Verified consultant' },
	])
		expect(await save(row)).toBe('refused')
	for (const name of ['Cardiology', 'Sunrise Clinic ICU', 'Heart & lung unit'])
		expect(await save({ name, headRole: 'HOD' })).toEqual({ ok: true, value: null })
})

test('no two departments have one name: the later field says so', () => {
	const parsed = DepartmentsInput.safeParse({ departments: [{ name: 'Cardiac ICU' }, { name: 'cardiac icu ' }] })

	expect(parsed.error?.issues).toMatchObject([
		{ path: ['departments', 1, 'name'], message: 'Another department has this name. Enter a different name.' },
	])
	// Empty rows are no departments.
	expect(DepartmentsInput.safeParse({ departments: [{ name: '' }, { name: '' }] }).success).toBe(true)
})

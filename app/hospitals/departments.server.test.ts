import { expect, test } from 'vitest'
import { listDepartments, saveDepartments } from './departments.server.ts'
import { aMember } from './fixtures.server.ts'

const department = (name: string) => ({ name, beds: 10, tables: null, headRole: null })

test('a list that is sent twice at one moment is there once', async () => {
	const owner = await aMember()
	await saveDepartments(owner, { departments: [department('Cardiology')] })

	const sent = { departments: [department('Cardiology'), department('ICU')] }
	await Promise.all([1, 2, 3, 4].map(() => saveDepartments(owner, sent)))

	expect((await listDepartments(owner.hospitalId)).map(({ name }) => name)).toEqual(['Cardiology', 'ICU'])
})

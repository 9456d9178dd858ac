import { expect, test } from 'vitest'
import { changedSinceDrawn } from '#app/platform/http/form-stamp.server.ts'
import { askRoute } from '#test/ask-route.ts'
import { listDepartments } from '../page/departments.server.ts'
import { aMember } from '../fixtures.server.ts'
import { action, loader } from './departments.tsx'

const path = '/hospital/profile/departments'

test('a second tab with an older list does not wipe what was saved in the first', async () => {
	const owner = await aMember()
	const as = { accountId: owner.accountId, kind: 'member' as const }
	const open = async () => ((await askRoute(loader, path, { as })) as unknown as { stamp: string }).stamp
	const stale = await open()
	await askRoute(action, path, { as, form: { stamp: stale, 'departments[0].name': 'Cardiac ICU' } })

	const refused = (await askRoute(action, path, {
		as,
		form: { stamp: stale, 'departments[0].name': '' },
	})) as unknown as {
		data: { values: { stamp: string } }
	}

	expect(refused).toMatchObject({ init: { status: 409 }, data: { form: changedSinceDrawn } })
	expect((await listDepartments(owner.hospitalId)).map(({ name }) => name)).toEqual(['Cardiac ICU'])
	expect(refused.data.values.stamp).toBe(await open())
})

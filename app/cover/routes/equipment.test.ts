import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitalSites } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { aCoverRequest } from '../fixtures.server.ts'
import { loader as loadForm } from './ask.tsx'
import { action, loader } from './equipment.tsx'
import { saveSheet } from '../asking/sheets.server.ts'

const aSite = async ({ hospitalId }: Member) =>
	only(
		await db
			.insert(hospitalSites)
			.values({
				...{ hospitalId, name: 'Day care', address: '3 Station Road', city: 'Pune', pin: '411001' },
				...{ latitude: 18.52, longitude: 73.87 },
			})
			.returning(),
	).id
const sheetAt = async (as: Member, site: string) =>
	(await loader(await routeArgs(`/hospital/cover/equipment?site=${site}`, { as }))).equipment
const formAt = async (as: Member, query: string) =>
	(await loadForm(await routeArgs(`/hospital/cover/new?${query}`, { as }))).defaults.equipment

test('requests begin with what a hospital has said is there at the site, and one that is to be like another with that one’s', async () => {
	const as = await aMember()
	const site = await aSite(as)
	const last = await aCoverRequest({ member: as, equipment: ['machine', 'drugs'] })
	expect([await sheetAt(as, 'main'), await sheetAt(as, site)]).toEqual([['machine', 'drugs'], []])

	expect(await saveSheet(as, null, ['monitor'])).toMatchObject({ ok: true })
	expect(await saveSheet(as, site, ['assistant', 'ventilator'])).toMatchObject({ ok: true })
	expect(await saveSheet(as, null, [])).toMatchObject({ ok: true })

	expect([await sheetAt(as, 'main'), await sheetAt(as, site)]).toEqual([[], ['assistant', 'ventilator']])
	expect(await formAt(as, 'site=main')).toEqual([])
	expect(await formAt(as, `site=${site}`)).toEqual(['assistant', 'ventilator'])
	expect(await formAt(as, `like=${last.id}`)).toEqual(['machine', 'drugs'])
})

test('the sheet of a site of another hospital, or of none, is not saved', async () => {
	const [as, other] = [await aMember(), await aMember()]
	const site = await aSite(other)

	expect(await saveSheet(as, site, ['monitor'])).toEqual({ ok: false, failure: 'no-such-site' })
	expect(await sheetAt(other, site)).toEqual([])
	const form = { site, equipment: 'monitor' }
	expect(await action(await routeArgs('/hospital/cover/equipment', { as, form }))).toMatchObject({
		data: { form: 'This site has been removed. Choose another one above.' },
	})
})

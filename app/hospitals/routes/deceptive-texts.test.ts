import { expect, test } from 'vitest'
import { fixturePassword } from '#app/identity/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { askRoute, type RouteAnswer } from '#test/ask-route.ts'
import { aHospital, aMember, anInvitation } from '../fixtures.server.ts'
import { hospitalDepartments, hospitalPhotos, hospitalSites } from '../tables.server.ts'
import * as departments from './departments.tsx'
import * as photo from './edit-photo.tsx'
import * as invitation from './invitation.tsx'
import * as photos from './photos.tsx'
import * as site from './edit-site.tsx'
import * as sites from './sites.tsx'

const demand = 'Refundable deposit of ₹5,000'
const site1 = { name: 'Aundh', address: 'DP Road', city: 'Pune', pin: '411007' }

/** What is said beside the fields. */
async function problemsOf(run: unknown, path: string, ask: Parameters<typeof askRoute>[2]) {
	const { data } = (await askRoute(run, path, ask)) as RouteAnswer & { data?: { fields?: Record<string, string[]> } }
	return data && 'fields' in data ? (data.fields as Record<string, string[]>) : null
}
const refusal = [expect.stringContaining('This reads like a request for money.')]

test('a demand for money is refused beside its field in each text that no operator reads before specialists do', async () => {
	const hospital = await aHospital()
	const as = await aMember({ hospitalId: hospital.id })
	const picture = { hospitalId: hospital.id, storageKey: 'a', caption: 'Theatre', width: 1, height: 1 }
	const [shown] = await db.insert(hospitalPhotos).values(picture).returning()
	const [further] = await db
		.insert(hospitalSites)
		.values({ ...site1, hospitalId: hospital.id, latitude: 18.5, longitude: 73.8 })
		.returning()

	const invited = await anInvitation({ hospitalId: hospital.id })

	const said = {
		department: await problemsOf(departments.action, '/hospital/profile/departments', {
			as,
			form: { 'departments[0].name': 'ICU', 'departments[0].headRole': demand },
		}),
		newPhoto: await problemsOf(photos.action, '/hospital/profile/photos', { as, form: { caption: demand } }),
		caption: await problemsOf(photo.action, `/hospital/profile/photos/${shown?.id}`, { as, form: { caption: demand } }),
		newSite: await problemsOf(sites.action, '/hospital/profile/sites', { as, form: { ...site1, name: demand } }),
		site: await problemsOf(site.action, `/hospital/profile/sites/${further?.id}`, {
			as,
			form: { ...site1, address: demand },
		}),
		member: await problemsOf(invitation.action, `/hospital/invitation?token=${invited.token}`, {
			form: { name: demand, password: fixturePassword },
		}),
	}

	expect(said).toEqual({
		department: { 'departments[0].headRole': refusal },
		newPhoto: { caption: refusal, picture: expect.anything() },
		caption: { caption: refusal },
		newSite: { name: refusal },
		site: { address: refusal },
		member: { name: [expect.stringContaining('Use only letters')] },
	})
	expect(await db.$count(hospitalDepartments)).toBe(0)
})

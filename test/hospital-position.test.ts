import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { awayFrom, awayKm, awayLine } from '#app/catalog/places/distance.ts'
import { shortDistance } from '#app/platform/text/short-distance.ts'
import { findPlace, isCityPoint } from '#app/catalog/places/places.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { moveJobsWithMainSite, moveJobsWithSite } from '#app/jobs/tasks.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { askRoute } from '#test/ask-route.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { placeAddressesAgain } from '#app/hospitals/sites/position.server.ts'
import { action, loader } from '#app/hospitals/routes/position.tsx'
import { loader as listOfSites } from '#app/hospitals/routes/sites.tsx'
import { saveSite, SiteInput } from '#app/hospitals/sites/sites.server.ts'
import { listFurtherSites } from '#app/hospitals/sites/site-choices.server.ts'
import { hospitalSites, hospitals } from '#app/hospitals/tables.server.ts'

const pune = findPlace('Pune')
const atCity = { latitude: pune?.lat ?? 0, longitude: pune?.lng ?? 0 }
const read = async (id: string) => only(await db.select().from(hospitals).where(eq(hospitals.id, id)))
const near = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) => [
	latitude?.toFixed(2),
	longitude?.toFixed(2),
]

test('hospitals and sites that stood at the middle of their city are placed by address and PIN code, and their jobs with them', async () => {
	const old = await aHospital({ address: '4 Baner Road, Baner', city: 'Pune', pin: '411045', ...atCity })
	const unknown = await aHospital({ address: '4 Kothrud', pin: null, latitude: null, longitude: null })
	const noMore = await aHospital({ address: 'Main road', pin: null, ...atCity })
	const inTown = await aHospital({ address: 'Gat 12, Sanaswadi', city: 'Pune', pin: '412208', ...atCity })
	const pointed = await aHospital({ latitude: 18.6001, longitude: 73.7001 })
	const owner = await aMember({ hospitalId: old.id })
	await saveSite(
		owner,
		null,
		SiteInput.parse({ name: 'Aundh', address: 'ITI Road, Aundh', city: 'Pune', pin: '411007' }),
	)
	const site = only(await listFurtherSites(old.id))
	await db.update(hospitalSites).set(atCity).where(eq(hospitalSites.id, site.id))
	const main = await aJob({ hospitalId: old.id, location: '4 Baner Road, Baner, Pune 411045', ...atCity })
	const atSite = await aJob({
		hospitalId: old.id,
		siteId: site.id,
		location: 'ITI Road, Aundh, Pune 411007',
		...atCity,
	})

	await placeAddressesAgain.run({})
	await moveJobsWithMainSite.run({ hospitalId: old.id })
	await moveJobsWithSite.run({ siteId: site.id })

	expect(near(await read(old.id))).toEqual(['18.56', '73.79'])
	expect(near(only(await listFurtherSites(old.id)))).toEqual(near(site))
	expect((await read(unknown.id)).latitude).not.toBeNull()
	expect(near(await read(noMore.id))).toEqual(near(atCity))
	expect(near(await read(inTown.id))).toEqual(['18.67', '74.15'])
	expect(await read(pointed.id)).toMatchObject({ latitude: 18.6001, longitude: 73.7001 })
	const jobAt = async (id: string) => near(only(await db.select().from(jobs).where(eq(jobs.id, id))))
	expect(await jobAt(main.id)).toEqual(near(await read(old.id)))
	expect(await jobAt(atSite.id)).toEqual(near(site))
})

test('a hospital that stood in its city is at the town that its address names, though only that town is known', async () => {
	const inTown = await aHospital({ address: 'Main Road, Alandi', city: 'Pune', pin: null, ...atCity })
	await placeAddressesAgain.run({})
	expect(near(await read(inTown.id))).toEqual(['18.68', '73.90'])
})

test('an owner points at the right place by locality, by coordinates or by the link of a map', async () => {
	const hospital = await aHospital({ address: '4 Main road', pin: null, ...atCity })
	const owner = await aMember({ hospitalId: hospital.id })
	const send = (form: Record<string, string>) => askRoute(action, '/hospital/profile/position', { as: owner, form })

	expect(await askRoute(loader, '/hospital/profile/position', { as: owner })).toMatchObject({ isAtCity: true })
	expect(await askRoute(listOfSites, '/hospital/profile/sites', { as: owner })).toMatchObject({
		sites: [{ id: null, isAtCity: true }],
	})
	expect((await send({ locality: 'Kothrud', point: '' })).status).toBe(303)
	expect(
		isCityPoint({ lat: (await read(hospital.id)).latitude ?? 0, lng: (await read(hospital.id)).longitude ?? 0 }),
	).toBe(false)
	expect((await send({ locality: '', point: 'https://www.google.com/maps/@18.5601,73.7801,17z' })).status).toBe(303)
	expect(await read(hospital.id)).toMatchObject({ latitude: 18.5601, longitude: 73.7801 })
	expect(await askRoute(loader, '/hospital/profile/position', { as: owner })).toMatchObject({ isAtCity: false })
})

test('a position far from the town, an unknown locality and a short link are refused beside their field', async () => {
	const owner = await aMember()
	const said = async (form: Record<string, string>) =>
		((await askRoute(action, '/hospital/profile/position', { as: owner, form })).data as unknown as { fields: object })
			.fields

	expect(await said({ locality: '', point: '' })).toEqual({ locality: ['Enter the locality or the position.'] })
	expect(await said({ locality: '', point: '19.076, 72.8777' })).toEqual({
		point: [expect.stringMatching(/^This position is about \d+ km from Pune\. Check it\.$/)],
	})
	expect(await said({ locality: 'Nowherewadi', point: '' })).toEqual({
		locality: [expect.stringContaining('We cannot find this locality in Pune.')],
	})
	expect(await said({ locality: '', point: 'https://maps.app.goo.gl/abc' })).toEqual({
		point: [expect.stringContaining('We cannot read short links.')],
	})
})

test('a site is where its owner points, also where no list knows the address', () => {
	const site = { name: 'Camp', address: 'Gat 12', city: 'Nowherepur', pin: '999999' }
	expect(SiteInput.safeParse(site).error?.issues[0]?.path).toEqual(['pin'])
	expect(SiteInput.safeParse({ ...site, point: '18.56, 73.78' }).success).toBe(true)
	expect(
		SiteInput.safeParse({ ...site, city: 'Pune', pin: '411001', point: '28.61, 77.2' }).error?.issues[0]?.path,
	).toEqual(['point'])
})

test('a distance says when it is from the city', () => {
	expect([awayKm(6.6, true), awayKm(6.6, false)]).toEqual(['about 7 km, from the city', 'about 7 km'])
	expect([awayLine(0.4, true), awayLine(0.4, false)]).toEqual(['In the same city', 'Less than 1 km away'])
	expect(awayFrom(6.6, true, 'reader')).toBe('about 7 km from you, measured from the city')
	expect([0.4, 6.6].map((km) => shortDistance(awayKm(km, true)))).toEqual(['same city', '~7 km, from the city'])
	expect([awayFrom(0.4, true, 'home'), awayFrom(0.4, false, 'home')]).toEqual([
		'in the same city',
		'less than 1 km from your location',
	])
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { listSites, removeSite, saveSite, SiteInput } from '#app/hospitals/sites/sites.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { startOfIstDay, istToday } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aCoverRequest, aCoverSpecialist, askFor } from '../fixtures.server.ts'
import { listAhead, listOver, listWeek } from './hospital-cover.server.ts'
import { findSheet } from './sheets.server.ts'
import { loadSites } from './site-choice.server.ts'
import { coverRequests } from '../tables.server.ts'
import { moveCoverWithSite } from '../availability/site-moved.server.ts'

const nashik = { name: 'Nashik Road', address: '4 MG Road', city: 'Nashik', pin: '422101' }
const input = (site: Partial<typeof nashik> = {}) => SiteInput.parse({ ...nashik, ...site })

/** Its sites, the main one first, and a request as `requestCover` makes it at the other. */
async function atTwoSites(owner: Member) {
	await saveSite(owner, null, input())
	const [main, site] = await listSites(owner)
	if (!main || !site?.id) throw new Error('Two sites expected')
	const { location, city, lat: latitude, lng: longitude } = site
	return { main, site, siteId: site.id, there: { siteId: site.id, location, city, latitude, longitude } }
}
const read = async (id: string) => only(await db.select().from(coverRequests).where(eq(coverRequests.id, id)))

test('requests at a site that has been removed are not of the main site, and the board says where they are', async () => {
	const owner = await aMember()
	const { main, siteId, there } = await atTwoSites(owner)
	const here = await aCoverRequest({ member: owner, equipment: ['monitor'] })
	const gone = await aCoverRequest({
		member: owner,
		...there,
		equipment: ['drugs'],
		createdAt: new Date(Date.now() + 1),
	})
	const over = { status: 'unfilled', nextWaveAt: null, startsIn: -30 } as const
	await aCoverRequest({ member: owner, ...there, ...over })

	await removeSite(owner, siteId)

	const today = startOfIstDay(istToday(new Date()))
	const atMain = [
		await listAhead(owner, { site: main }),
		(await listOver(owner, { site: main, page: 1 })).rows,
		await listWeek(owner, { site: main, from: today }),
	]
	expect(atMain.map((rows) => rows.map(({ request }) => request.id))).toEqual([[here.id], [], [here.id]])
	expect((await findSheet(owner, main)).equipment).toEqual(['monitor'])
	const { lineOf } = await loadSites(owner, null)
	const lines = (await listAhead(owner, {})).map(lineOf)
	expect(lines.find(({ id }) => id === gone.id)?.who).toBe('4 MG Road, Nashik 422101')
	expect(lines.find(({ id }) => id === here.id)?.who).toBe('')
})

test('cover that has not begun follows its site to another address, and the specialist who accepted it reads where', async () => {
	const owner = await aMember()
	const { siteId, there } = await atTwoSites(owner)
	const person = await aCoverSpecialist()
	const held = {
		...there,
		member: owner,
		status: 'covered',
		specialistId: person.specialistId,
		acceptedAt: new Date(),
	} as const
	const [open, covered, begun, elsewhere] = [
		await aCoverRequest({ member: owner, ...there }),
		await aCoverRequest({ ...held, startsIn: 30 }),
		await aCoverRequest({ ...held, startsIn: -1 }),
		await aCoverRequest({ member: owner }),
	]
	await askFor(covered.id, [person.specialistId])
	const notified = async () =>
		(await db.select().from(notifications).where(eq(notifications.accountId, person.accountId))).map(
			({ title, body }) => [title, body],
		)

	// Another name is no other place.
	await saveSite(owner, siteId, input({ name: 'Nashik' }))
	await moveCoverWithSite.run({ siteId })
	expect(await notified()).toEqual([])
	expect(await read(covered.id)).toMatchObject({ version: covered.version })

	await saveSite(owner, siteId, input({ address: '9 Station Road', city: 'Nagpur', pin: '440001' }))
	await moveCoverWithSite.run({ siteId })
	await moveCoverWithSite.run({ siteId })

	for (const { id, version } of [open, covered]) {
		const moved = await read(id)
		expect(moved).toMatchObject({ location: '9 Station Road, Nagpur 440001', city: 'Nagpur', version: version + 1 })
		expect(moved.latitude).not.toBe(there.latitude)
	}
	expect((await read(begun.id)).location).toBe('4 MG Road, Nashik 422101')
	expect((await read(elsewhere.id)).location).toBe(elsewhere.location)
	expect(await notified()).toEqual([
		[
			'New address: LSCS at Lakeside Heart Institute, Nashik Road, Nagpur',
			expect.stringContaining('9 Station Road, Nagpur 440001'),
		],
	])
})

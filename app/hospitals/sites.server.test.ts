import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { saveDraft } from '#app/jobs/commands.server.ts'
import { findJobForPage } from '#app/jobs/job-page.server.ts'
import { draftInput } from '#app/jobs/schema.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { moveJobsWithSite } from '#app/jobs/tasks.server.ts'
import { db, only } from '#app/platform/db.server.ts'
import { aMember } from './fixtures.server.ts'
import { DepartmentsInput, listDepartments, saveDepartments } from './departments.server.ts'
import { listFurtherSites, listSites, removeSite, saveSite, SiteInput } from './sites.server.ts'
import { siteLine } from './site-line.ts'

const nashik = { name: 'Nashik Road', address: '4 MG Road', city: 'Nashik', pin: '422101' }
const input = (site: Partial<typeof nashik> = {}) => SiteInput.parse({ ...nashik, ...site })
const jobId = 'c0ffee00-0000-4000-8000-00000000b001'

test('a job at a further site has its place, and search engines its city and PIN code', async () => {
	const owner = await aMember()
	await saveSite(owner, null, input())
	const [main, site] = await listSites(owner)
	expect([main?.location, site?.location]).toEqual([
		'12 Lake Road, Shivajinagar, Pune 411005',
		'4 MG Road, Nashik 422101',
	])

	await saveDraft(
		owner,
		jobId,
		draftInput.parse({ title: 'Nights', employmentType: 'permanent', payUnit: 'month', location: site?.location }),
	)

	const { job, hospital } = (await findJobForPage(jobId)) ?? {}
	expect(job).toMatchObject({ siteId: site?.id, latitude: site?.lat, longitude: site?.lng })
	expect(hospital).toMatchObject({ city: 'Nashik', pin: '422101' })
})

test('the jobs of a site follow it to another address, and keep their location when it is removed', async () => {
	const owner = await aMember()
	await saveSite(owner, null, input())
	const site = only(await listFurtherSites(owner.hospitalId))
	await saveDraft(
		owner,
		jobId,
		draftInput.parse({ title: 'Nights', employmentType: 'permanent', payUnit: 'month', location: siteLine(site) }),
	)
	const read = async () => only(await db.select().from(jobs).where(eq(jobs.id, jobId)))
	const before = await read()

	await saveSite(owner, site.id, input({ address: '9 Station Road', city: 'Nagpur', pin: '440001' }))
	await moveJobsWithSite.run({ siteId: site.id })

	const moved = await read()
	expect(moved).toMatchObject({ siteId: site.id, location: '9 Station Road, Nagpur 440001' })
	expect([moved.latitude, moved.cell]).not.toEqual([before.latitude, before.cell])
	expect(await removeSite(owner, site.id)).toBe('Nashik Road')
	expect(await read()).toMatchObject({ siteId: null, location: moved.location, latitude: moved.latitude })
})

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

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { siteLine } from '#app/hospitals/sites/site-line.ts'
import { listSites, removeSite, saveSite, SiteInput } from '#app/hospitals/sites/sites.server.ts'
import { listFurtherSites } from '#app/hospitals/sites/site-choices.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { saveDraft } from './commands.server.ts'
import { findJobForPage, postingOf } from './page/job-page.server.ts'
import { draftInput } from './schema.server.ts'
import { jobs } from './tables.server.ts'
import { moveJobsWithSite } from './tasks.server.ts'

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

	const { job, town } = (await findJobForPage(jobId)) ?? {}
	expect(job).toMatchObject({ siteId: site?.id, latitude: site?.lat, longitude: site?.lng })
	expect(town).toMatchObject({ city: 'Nashik', pin: '422101', state: 'Maharashtra' })
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
	// A form that was opened before would put the old address back.
	expect(moved.version).toBe(before.version + 1)
	expect(await removeSite(owner, site.id)).toBe('Nashik Road')
	expect(await read()).toMatchObject({ siteId: null, location: moved.location, latitude: moved.latitude })

	// Search engines read where the job is, and not where the main site is.
	const record = await findJobForPage(jobId)
	if (!record) throw new Error('The job is there')
	const open = { status: 'open', openedAt: new Date(), startsOn: '2026-12-01', payMinPaise: 10_000_000n } as const
	const at = { url: 'https://theatrelist.example/jobs/1', now: new Date() }
	const posting = JSON.stringify(postingOf({ ...record, job: { ...record.job, ...open } }, at.url, at.now))
	expect(posting).toContain('"addressLocality":"Nagpur"')
	expect(posting).toContain('"postalCode":"440001"')
})

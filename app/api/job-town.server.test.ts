import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { listSites, saveSite, SiteInput } from '#app/hospitals/sites/sites.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { readJob, readJobs } from './jobs.server.ts'

test('a job of a site in Nashik is in Nashik for programs too, whatever the town of the hospital', async () => {
	const member = await aMember()
	const at = { name: 'Nashik Road', address: '4 MG Road', city: 'Nashik', pin: '422101' }
	await saveSite(member, null, SiteInput.parse(at))
	const [, site] = await listSites(member)
	const { id } = await aJob({ hospitalId: member.hospitalId, siteId: site?.id, location: site?.location })

	const { location, site: named } = await readJob(member, id)

	expect(location).toContain('Nashik')
	expect(location).not.toContain('Pune')
	expect(named).toBe('Nashik Road')
})

test('a job at the main site says so where the hospital has others, and names no site where it has none', async () => {
	const member = await aMember()
	const { id } = await aJob({ hospitalId: member.hospitalId })
	const siteOf = async () => (await readJobs(member, {})).data.map(({ site }) => site)

	expect(await siteOf()).toEqual([null])
	await saveSite(
		member,
		null,
		SiteInput.parse({ name: 'Nashik Road', address: '4 MG Road', city: 'Nashik', pin: '422101' }),
	)
	expect(await siteOf()).toEqual(['Main site'])
	expect((await readJob(member, id)).site).toBe('Main site')
})

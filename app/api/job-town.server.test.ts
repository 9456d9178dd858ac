import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { listSites, saveSite, SiteInput } from '#app/hospitals/sites/sites.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { readJob } from './jobs.server.ts'

test('a job of a site in Nashik is in Nashik for programs too, whatever the town of the hospital', async () => {
	const member = await aMember()
	const at = { name: 'Nashik Road', address: '4 MG Road', city: 'Nashik', pin: '422101' }
	await saveSite(member, null, SiteInput.parse(at))
	const [, site] = await listSites(member)
	const { id } = await aJob({ hospitalId: member.hospitalId, siteId: site?.id, location: site?.location })

	const { location } = await readJob(member, id)

	expect(location).toContain('Nashik')
	expect(location).not.toContain('Pune')
})

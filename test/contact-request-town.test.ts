import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { listSites, saveSite, SiteInput } from '#app/hospitals/sites/sites.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { findMyRequest } from '#app/contacts/requests/my-requests.server.ts'
import { factsOf } from '#app/contacts/requests/request-facts.server.ts'
import { findPreviewNames } from '#app/contacts/routes/contact-specialist/contact-page.server.ts'

test('a contact request prints the town of the job, and without a job that of the place it names, or of the hospital', async () => {
	const member = await aMember()
	await saveSite(
		member,
		null,
		SiteInput.parse({ name: 'Nashik Road', address: '4 MG Road', city: 'Nashik', pin: '422101' }),
	)
	const [, site] = await listSites(member)
	const atSite = await aJob({ hospitalId: member.hospitalId, siteId: site?.id, location: site?.location })
	const typed = await aJob({ hospitalId: member.hospitalId, location: 'Gangapur Road, Nashik 422005' })
	const cityOf = async (jobId?: string, place = 'Operation theatres') => {
		const { id, specialist } = await aContactRequest({ member, place, ...(jobId ? { jobId } : {}) })
		const found = await findMyRequest(specialist, id)
		return found && factsOf(found).city
	}

	expect([await cityOf(atSite.id), await cityOf(typed.id), await cityOf()]).toEqual(['Nashik', 'Nashik', 'Pune'])
	expect(await cityOf(undefined, '4 MG Road, Nashik 422101')).toBe('Nashik')
	expect(await findPreviewNames(member, atSite.id, '')).toEqual({ jobTitle: atSite.title, city: 'Nashik' })
	expect(await findPreviewNames(member, null, '')).toEqual({ jobTitle: null, city: 'Pune' })
	expect(await findPreviewNames(member, null, 'Gangapur Road, Nashik')).toEqual({ jobTitle: null, city: 'Nashik' })
	const strange = await aJob({ title: 'Job of another hospital' })
	expect(await findPreviewNames(member, strange.id, '')).toEqual({ jobTitle: null, city: 'Pune' })
})

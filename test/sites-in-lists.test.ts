import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applyToJob } from '#app/applications/applying/apply.server.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { listSentRequests } from '#app/contacts/requests/hospital-requests.server.ts'
import { findUsualOffer } from '#app/contacts/requests/jobs-to-offer.server.ts'
import { jobRows, loadReport } from '#app/hiring-figures/report.server.ts'
import { aMember, aSite } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { listApplicantsToInvite, listInterviews } from '#app/interviews/hospital-interviews.server.ts'
import { loadMeetingForm } from '#app/interviews/proposing/proposal-page.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { notifyOfApplications } from './queued-tasks.ts'

const nashikSite = { name: 'Nashik Road', address: '4 MG Road', city: 'Nashik', pin: '422101' }

/** A hospital in Pune with a site in Nashik, and the same job at both. */
async function aGroup() {
	const owner = await aMember()
	const { hospitalId } = owner
	const site = await aSite({ hospitalId, ...nashikSite, latitude: 19.95, longitude: 73.83 })
	const here = await aJob({ hospitalId, title: 'ICU Nurse' })
	const there = await aJob({ hospitalId, title: 'ICU Nurse', siteId: site.id, location: '4 MG Road, Nashik 422101' })
	const recruiter = await aMember({ hospitalId, role: 'recruiter', sites: [site.id] })
	return { owner, recruiter, hospitalId, site, here, there }
}

test('lists of a hospital with several sites say at which one a job is, unless the reader works for one alone', async () => {
	const { owner, recruiter, here, there } = await aGroup()
	for (const job of [here, there]) await anApplication({ job })
	const titles = async (reader: typeof owner) =>
		(await listApplicantsToInvite(reader, '')).map(({ jobTitle }) => jobTitle).toSorted()

	expect(await titles(owner)).toEqual(['ICU Nurse · Main site', 'ICU Nurse · Nashik Road'])
	expect(new Set(await titles(recruiter))).toEqual(new Set(['ICU Nurse']))
	const { jobs: printed } = await loadReport(owner, new URLSearchParams())
	expect(printed.map(({ title }) => title)).toEqual(['ICU Nurse · Main site', 'ICU Nurse · Nashik Road'])
	const [head, ...rows] = await jobRows(owner, 90, 'https://theatrelist.example')
	expect(head?.slice(0, 2)).toEqual(['Job', 'Site'])
	expect(rows.map(([job, at]) => [job, at])).toEqual([
		['ICU Nurse', 'Main site'],
		['ICU Nurse', 'Nashik Road'],
	])
})

test('so do interviews, contact requests and the notification of a new application', async () => {
	const { owner, there } = await aGroup()
	await aContactRequest({ member: owner, jobId: there.id })
	await aContactRequest({ member: owner })
	const interview = await anInterview({ member: owner })
	await db.update(jobs).set({ siteId: there.siteId }).where(eq(jobs.hospitalId, owner.hospitalId))
	await applyToJob(await aSpecialist(), there.id, { note: null, attachResume: false, anyway: false })
	await notifyOfApplications()

	expect(
		(await listSentRequests(owner, { status: null, shown: 9 })).map(({ jobTitle }) => jobTitle).toSorted(),
	).toEqual(['ICU Nurse · Nashik Road', null])
	expect((await listInterviews(owner, { status: null, shown: 9 })).map(({ id, jobTitle }) => [id, jobTitle])).toEqual([
		[interview.id, 'Consultant Anesthesiologist · Nashik Road'],
	])
	const told = await db
		.select({ title: notifications.title })
		.from(notifications)
		.where(eq(notifications.accountId, owner.accountId))
	expect(told).toEqual([{ title: 'New application: ICU Nurse · Nashik Road' }])
})

test('a hospital with one site names none', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, title: 'ICU Nurse' })
	await anApplication({ job })

	expect((await listApplicantsToInvite(member, '')).map(({ jobTitle }) => jobTitle)).toEqual(['ICU Nurse'])
})

test('an interview is offered at the site of the job, and in the town of a job that is typed elsewhere', async () => {
	const { owner, here, there, hospitalId } = await aGroup()
	const elsewhere = await aJob({ hospitalId, location: 'Gangapur Road, Satara' })
	const addressFor = async (job: typeof here) =>
		(await loadMeetingForm(owner, (await anApplication({ job })).id)).place.address

	expect(await addressFor(there)).toBe('4 MG Road, Nashik 422101')
	expect(await addressFor(here)).toBe('12 Lake Road, Shivajinagar, Pune 411005')
	expect(await addressFor(elsewhere)).toBe('Gangapur Road, Satara')
})

test('a contact request without a job is offered at a site of its sender', async () => {
	const { owner, recruiter, hospitalId } = await aGroup()

	expect((await findUsualOffer(owner)).place).toBe('12 Lake Road, Shivajinagar, Pune 411005')
	expect((await findUsualOffer(recruiter)).place).toBe('4 MG Road, Nashik 422101')
	// Also where the place of the main site is not known on the map.
	await db.update(hospitals).set({ latitude: null, longitude: null }).where(eq(hospitals.id, hospitalId))
	expect((await findUsualOffer(owner)).place).toBe('12 Lake Road, Shivajinagar, Pune 411005')
})

// One specialist and one hospital who have everything to do with each other, with a word of its own in every private field.
import '../database.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { aSavedSearch } from '#app/alerts/fixtures.server.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applicationNotes, applicationTags, scorecards } from '#app/applications/tables.server.ts'
import { aUserReport, aContactRequest } from '#app/contacts/fixtures.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { interviews } from '#app/interviews/tables.server.ts'
import { aJob, aJobReport } from '#app/jobs/fixtures.server.ts'
import { jobReports } from '#app/jobs/tables.server.ts'
import { aCandidateSearch, aSavedCandidate } from '#app/marketplace/fixtures.server.ts'
import { messageFiles, messages, threads } from '#app/messages/tables.server.ts'
import { anOffer, aPlacement } from '#app/offers/fixtures.server.ts'
import { ratings } from '#app/offers/tables.server.ts'
import { db, only } from '#app/platform/db.server.ts'
import { aPdf } from '#app/platform/document-fixtures.server.ts'
import { fileStore } from '#app/platform/files.server.ts'
import { aHiddenHospital, aResume, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { educations, specialistSkills, workExperiences } from '#app/specialists/tables.server.ts'

/** One word, found however the text around it was cut or encoded; says which field it stood in. */
const mark = (field: string) => `canary${field}9${randomBytes(6).toString('hex')}`

export type PrivacyScenario = Awaited<ReturnType<typeof plantStory>>

/** The specialist is anonymous, so that no other hospital may know the name either. */
export async function plantStory() {
	const member = await aMember({ name: mark('member') })
	const specialist = await aSpecialist({
		name: `Dr ${mark('name')}`,
		email: `${mark('email')}@example.in`,
		location: `${mark('street')} Road, Pune`,
		bio: mark('bio'),
		preferredAreas: [mark('area')],
		speciality: mark('speciality'),
		anonymousMode: true,
	})
	const of = { specialistId: specialist.specialistId }
	await db.insert(workExperiences).values({
		...of,
		hospital: mark('employer'),
		role: 'Consultant',
		description: mark('work'),
		startsOn: '2019-07-01',
	})
	await db.insert(educations).values({ ...of, institution: mark('college'), degree: 'MBBS', endYear: 2012 })
	await db.insert(specialistSkills).values({ ...of, name: mark('skill') })
	await aCredential(specialist, { number: mark('registration').toUpperCase() })
	await aHiddenHospital(specialist, mark('hidden'))
	await aSavedSearch('speciality=anesthesiologist', specialist, { name: mark('search') })
	const file = aPdf()
	const resume = await aResume(specialist, { fileName: `${mark('resume')}.pdf`, sizeBytes: file.length })
	await fileStore.put(resume.storageKey, Readable.from(file), { contentType: 'application/pdf', bytes: file.length })

	const between = await plantBetween(member, specialist, resume.id)
	const cookieOf = async (accountId: string, kind: 'member' | 'specialist') =>
		(await aSession({ id: accountId, kind })).cookie
	return {
		member,
		specialist,
		cookies: {
			member: await cookieOf(member.accountId, 'member'),
			specialist: await cookieOf(specialist.accountId, 'specialist'),
		},
		addresses: addressesOf({
			...between,
			specialistId: specialist.specialistId,
			hospitalId: member.hospitalId,
			resumeId: resume.id,
		}),
	}
}

type Two = [member: Awaited<ReturnType<typeof aMember>>, specialist: Awaited<ReturnType<typeof aSpecialist>>]

/** What the two wrote to each other, and what the hospital wrote for itself. */
async function plantBetween(...[member, specialist, resumeId]: [...Two, string]) {
	const job = await aJob({ hospitalId: member.hospitalId })
	const application = await anApplication({ job, specialist, stage: 'offered', note: mark('letter'), resumeId })
	const on = { applicationId: application.id }
	await db.insert(applicationNotes).values({ ...on, authorAccountId: member.accountId, body: mark('note') })
	await db.insert(applicationTags).values({ ...on, tag: mark('tag'), addedBy: member.accountId })
	await db.insert(scorecards).values({ ...on, authorAccountId: member.accountId, score: 3, note: mark('score') })
	const offer = await anOffer({ member, application, message: mark('offer') })
	const interview = await anInterview({ member, specialist })
	await db
		.update(interviews)
		.set({ place: mark('place'), note: mark('agenda') })
		.where(eq(interviews.id, interview.id))
	const placed = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), specialist, stage: 'hired' })
	await aPlacement({ member, application: placed })
	await db.insert(ratings).values([
		{ applicationId: placed.id, side: 'hospital', raterAccountId: member.accountId, stars: 4, comment: mark('praise') },
		{ applicationId: placed.id, side: 'specialist', stars: 2, comment: mark('blame') },
	])
	const request = await aContactRequest({
		member,
		specialist,
		status: 'accepted',
		message: mark('request'),
		reason: mark('reason'),
	})
	await aUserReport({ hospitalId: member.hospitalId, specialist, detail: mark('complaint') })
	const report = await aJobReport({ job, reporter: specialist })
	await db
		.update(jobReports)
		.set({ detail: mark('report') })
		.where(eq(jobReports.id, report.id))
	await aSavedCandidate(member, specialist.specialistId)
	await aCandidateSearch('place=Nagpur', member, { name: mark('wanted') })
	const { threadId, fileId } = await plantTalk(member, specialist)
	return { application, offer, interview, request, threadId, fileId, jobId: job.id }
}

async function plantTalk(...[member, specialist]: Two) {
	const thread = only(
		await db
			.insert(threads)
			.values({ hospitalId: member.hospitalId, specialistId: specialist.specialistId })
			.returning(),
	)
	const [, message] = await db
		.insert(messages)
		.values(
			[
				{ side: 'hospital' as const, senderAccountId: member.accountId, body: mark('question') },
				{ side: 'specialist' as const, senderAccountId: specialist.accountId, body: mark('answer') },
			].map((each) => ({ ...each, threadId: thread.id, clientKey: randomUUID() })),
		)
		.returning()
	const file = only(
		await db
			.insert(messageFiles)
			.values({
				messageId: message?.id ?? '',
				storageKey: `messages/${randomUUID()}`,
				fileName: `${mark('file')}.pdf`,
				contentType: 'application/pdf',
				sizeBytes: 10,
				scan: 'clean',
			})
			.returning(),
	)
	return { threadId: thread.id, fileId: file.id }
}

type Ids = Awaited<ReturnType<typeof plantBetween>> & { specialistId: string; hospitalId: string; resumeId: string }

/** Where the two meet: whoever asks for these without having to do with them must learn nothing. */
const addressesOf = ({ specialistId, hospitalId, resumeId, jobId, fileId, ...ids }: Ids) => [
	`/doctors/${specialistId}`,
	`/doctors/${specialistId}/photo`,
	`/doctors/${specialistId}/contact`,
	`/hospitals/${hospitalId}`,
	`/hospitals/dashboard?open=${specialistId}`,
	`/hospital/compare?id=${specialistId}`,
	`/hospital/candidates/${specialistId}/resume`,
	`/hospital/candidates/${specialistId}/consideration`,
	`/hospital/jobs/${jobId}/applicants`,
	`/hospital/jobs/${jobId}/applicants?view=board`,
	`/hospital/applications/${ids.application.id}`,
	`/hospital/applications/${ids.application.id}/resume`,
	`/hospital/applications/${ids.application.id}/offer`,
	`/applications/${ids.application.id}`,
	`/applications/${ids.application.id}/rating`,
	`/resumes/${resumeId}`,
	`/offers/${ids.offer.id}`,
	`/interviews/${ids.interview.id}`,
	`/interviews/${ids.interview.id}/calendar.ics`,
	`/contact-requests/${ids.request.id}`,
	`/messages/with/${specialistId}`,
	`/messages/with/${hospitalId}`,
	`/messages/files/${fileId}`,
	`/jobs/${jobId}`,
]

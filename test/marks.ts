// A specialist with a word of their own in every field, and everything that can lie between them and a hospital. The
// words show which page gives one of them to another person, or keeps it when it should be removed.
import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { aSavedSearch } from '#app/alerts/fixtures.server.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applicationNotes, applicationTags, scorecards } from '#app/applications/tables.server.ts'
import { aUserReport, aContactRequest } from '#app/contacts/fixtures.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { interviews } from '#app/interviews/tables.server.ts'
import { aJob, aJobReport } from '#app/jobs/fixtures.server.ts'
import { jobReports } from '#app/jobs/tables.server.ts'
import { aSavedCandidate } from '#app/marketplace/fixtures.server.ts'
import { messageFiles, messages, threads } from '#app/messages/tables.server.ts'
import { anOffer, aPlacement } from '#app/offers/fixtures.server.ts'
import { ratings } from '#app/offers/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { aHiddenHospital, aResume, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { educations, specialistSkills, workExperiences } from '#app/specialists/tables.server.ts'

/** Makes the word of a field. */
export type Mark = (field: string) => string
type Person = Awaited<ReturnType<typeof aSpecialist>>

/** One word that says which field it stood in, found however the text around it was cut or encoded. */
export const markWith =
	(tail: string): Mark =>
	(field) =>
		`canary${field}9${tail}`
/** The end of all marks of one person. Letters, because digits by chance are the phone number that a text may not have. */
export const aTail = () => Array.from(randomBytes(12), (byte) => 'abcdef'.charAt(byte % 6)).join('')

/** The fields whose marks are in a text. */
export const fieldsIn = (text: string) =>
	[...text.toLowerCase().matchAll(/canary([a-z]+)9[a-f]{12}/g)].map(([, field = '']) => field)

/** A document with a mark in it, in the store. Returns its size. */
export async function storeMarked(key: string, mark: Mark) {
	const file = Buffer.concat([aPdf(), Buffer.from(`\n% ${mark('content')}`)])
	await fileStore.put(key, file, { contentType: 'application/pdf' })
	return file.length
}

/** A profile with a mark in every field. */
export async function aMarkedProfile(mark: Mark, overrides: Parameters<typeof aSpecialist>[0] = {}) {
	const specialist = await aSpecialist({
		name: `Dr ${mark('name')}`,
		email: `${mark('email')}@private.example`,
		location: `${mark('street')} Road, Pune`,
		bio: mark('bio'),
		preferredAreas: [mark('area')],
		...overrides,
	})
	const of = { specialistId: specialist.specialistId }
	const work = { hospital: mark('employer'), role: 'Consultant', description: mark('work'), startsOn: '2019-07-01' }
	await db.insert(workExperiences).values({ ...of, ...work })
	await db.insert(educations).values({ ...of, institution: mark('college'), degree: 'MBBS', endYear: 2012 })
	await db.insert(specialistSkills).values({ ...of, name: mark('skill') })
	const credential = await aCredential(specialist, {
		number: mark('registration').toUpperCase(),
		holderName: mark('holder'),
	})
	await aHiddenHospital(specialist, mark('hidden'))
	const savedSearch = await aSavedSearch('speciality=anesthesiologist', specialist, { name: mark('search') })
	const storageKey = newFileKey(specialist.specialistId)
	const sizeBytes = await storeMarked(storageKey, mark)
	const resume = await aResume(specialist, { fileName: `${mark('resume')}.pdf`, storageKey, sizeBytes })
	return { specialist, credential, savedSearch, resume }
}

type Between = { mark: Mark; member: Member; specialist: Person; resumeId: string }

/** What the two wrote to each other, and what the hospital wrote for itself. */
export async function plantBetween({ mark, member, specialist, resumeId }: Between) {
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
	const words = { message: mark('request'), reason: mark('reason') }
	const request = await aContactRequest({ member, specialist, status: 'accepted', ...words })
	await aUserReport({ hospitalId: member.hospitalId, specialist, detail: mark('complaint') })
	const report = await aJobReport({ job, reporter: specialist })
	await db
		.update(jobReports)
		.set({ detail: mark('report') })
		.where(eq(jobReports.id, report.id))
	await aSavedCandidate(member, specialist.specialistId)
	const talk = await plantTalk({ mark, member, specialist })
	return { application, offer, interview, request, ...talk, jobId: job.id }
}

async function plantTalk({ mark, member, specialist }: Omit<Between, 'resumeId'>) {
	const pair = { hospitalId: member.hospitalId, specialistId: specialist.specialistId }
	const { id: threadId } = only(await db.insert(threads).values(pair).returning())
	const [, message] = await db
		.insert(messages)
		.values(
			[
				{ side: 'hospital' as const, senderAccountId: member.accountId, body: mark('question') },
				{ side: 'specialist' as const, senderAccountId: specialist.accountId, body: mark('answer') },
			].map((each) => ({ ...each, threadId, clientKey: randomUUID() })),
		)
		.returning()
	const fileKey = newFileKey('messages')
	const file = only(
		await db
			.insert(messageFiles)
			.values({
				messageId: message?.id ?? '',
				storageKey: fileKey,
				fileName: `${mark('file')}.pdf`,
				contentType: 'application/pdf',
				sizeBytes: await storeMarked(fileKey, mark),
				scan: 'clean',
			})
			.returning(),
	)
	return { threadId, fileId: file.id, fileKey }
}

import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { aSavedSearch } from '#app/alerts/fixtures.server.ts'
import { anApiKey } from '#app/api/fixtures.server.ts'
import { anApplication, aTeamNote } from '#app/applications/fixtures.server.ts'
import { aUserReport, aContactRequest } from '#app/contacts/fixtures.server.ts'
import { aContactMessage } from '#app/content/fixtures.server.ts'
import { anOrder, aRightsRequest } from '#app/rights/fixtures.server.ts'
import { aProposal, aQuestion } from '#app/cases/fixtures.server.ts'
import { aCoverRequest, askFor, hoursFromNow } from '#app/cover/fixtures.server.ts'
import { aCredential, aDocument, aPack, aPaper } from '#app/credentials/fixtures.server.ts'
import { aCreditNote, anInvoice, aSubscription } from '#app/billing/fixtures.server.ts'
import {
	aHospital,
	aMember,
	anInterviewer,
	anInvitation,
	aHospitalDocument,
	aSite,
} from '#app/hospitals/fixtures.server.ts'
import type { Actor } from '#app/identity/actor.ts'
import { anOperator, aSession, aSuspendedNumber } from '#app/identity/fixtures.server.ts'
import { aJob, aJobReport } from '#app/jobs/fixtures.server.ts'
import { aCandidateSearch, aSavedCandidate } from '#app/marketplace/fixtures.server.ts'
import { aMessageFile } from '#app/messages/fixtures.server.ts'
import { interviewers } from '#app/interviews/tables.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { resumeRead } from '#app/specialists/messages.ts'
import { aReview } from '#app/moderation/fixtures.server.ts'
import { anOperatorInvitation, aPeopleSearch, anAppeal } from '#app/operations/fixtures.server.ts'
import { aWaitingPicture } from '#app/platform/files/picture-review-fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { anOffer, aPlacement, aPromiseCheck, aRating } from '#app/offers/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aFailedTask } from '#app/platform/tasks/failed-task-fixtures.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { aCareer, aHiddenHospital, aPhoto, anAccess, aResume, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { aDelivery, aWebhook } from '#app/webhooks/fixtures.server.ts'
import { aSavedView } from '#app/views/fixtures.server.ts'

/** Everyone who makes requests. `member` owns the hospital with the jobs, `recruiter` works for it, `branch` for a site of it where nothing is planted, `interviewer` takes part in its interviews, `rival` for another. */
export const roles = [
	'visitor',
	'stranger',
	'pending',
	'rival',
	'applicant',
	'branch',
	'recruiter',
	'interviewer',
	'member',
	'operator',
] as const
export type Role = (typeof roles)[number]

export type World = Awaited<ReturnType<typeof plantWorld>>

async function cookieOf(actor: Exclude<Actor, { kind: 'visitor' }>) {
	return (await aSession({ id: actor.accountId, kind: actor.kind === 'interviewer' ? 'member' : actor.kind })).cookie
}

/** A hospital with jobs and an application with a resume, the people they belong to, and people they do not. */
export async function plantWorld() {
	const hospital = await aHospital()
	const pendingHospital = await aHospital({ status: 'pending', displayName: 'Sahyadri Day Care' })
	const [member, rival, pending] = [
		await aMember({ hospitalId: hospital.id }),
		await aMember(),
		await aMember({ hospitalId: pendingHospital.id }),
	]
	const [subscription] = [
		await aSubscription({ hospitalId: member.hospitalId, plan: 'network' }),
		await aSubscription({ hospitalId: rival.hospitalId, plan: 'network' }),
	]
	const invoice = await anInvoice({ hospitalId: member.hospitalId, subscriptionId: subscription.id })
	const creditNote = await aCreditNote(invoice.number)
	const recruiter = await aMember({ hospitalId: hospital.id, role: 'recruiter', name: 'Sunil Rao' })
	const site = await aSite({ hospitalId: hospital.id })
	const branch = await aMember({ hospitalId: hospital.id, role: 'recruiter', sites: [site.id], name: 'Kavita Joshi' })
	const interviewer = await anInterviewer({ hospitalId: hospital.id })
	const invitation = await anInvitation({ hospitalId: hospital.id, invitedBy: member.accountId })
	const [applicant, stranger, operator] = [await aSpecialist(), await aSpecialist(), await anOperator()]

	const file = aPdf()
	const career = await aCareer(applicant)
	await aPhoto(applicant)
	const privateSpecialist = await aSpecialist({ profileVisibility: false })
	const resume = await aResume(applicant, { sizeBytes: file.length })
	await fileStore.put(resume.storageKey, Readable.from(file), { contentType: 'application/pdf', bytes: file.length })
	await anAccess(resume)
	const mine = { hospitalId: hospital.id }
	const [openJob, otherOpenJob, draftJob, pausedJob, closedJob] = [
		await aJob(mine),
		await aJob(mine),
		await aJob({ ...mine, status: 'draft', openedAt: null }),
		await aJob({ ...mine, status: 'paused' }),
		await aJob({ ...mine, status: 'closed' }),
	]
	const application = await anApplication({ job: openJob, specialist: applicant, resumeId: resume.id })
	const withMember = { member, specialist: applicant }
	const interview = await anInterview(withMember)
	const fixedInterview = await anInterview({ ...withMember, status: 'scheduled', startsInMinutes: 6_000 })
	await db
		.insert(interviewers)
		.values([interview, fixedInterview].map(({ id }) => ({ interviewId: id, ...{ accountId: interviewer.accountId } })))
	const begunInterview = await anInterview({ ...withMember, status: 'scheduled', startsInMinutes: -60 })
	const contactRequest = await aContactRequest({ member, specialist: applicant })
	const acceptedRequest = await aContactRequest({ specialist: applicant, status: 'accepted' })
	/** Said yes to the hospital, without a job. */
	const acquaintance = (await aContactRequest({ member, status: 'accepted' })).specialist
	const userReport = await aUserReport({ hospitalId: hospital.id, specialist: stranger })
	const [offeredJob, filledJob] = [await aJob(mine), await aJob(mine)]
	const offered = await anApplication({ job: offeredJob, specialist: applicant, stage: 'offered' })
	const offer = await anOffer({ member, application: offered })
	const hired = await anApplication({ job: filledJob, specialist: applicant, stage: 'hired' })
	const placement = await aPlacement({ member, application: hired })
	const rating = await aRating(placement)
	await aPromiseCheck(placement)
	const teamNote = await aTeamNote(member, application.id)
	const hiddenHospital = await aHiddenHospital(applicant)
	const credential = await aCredential(applicant, { status: 'pending' })
	await aDocument(credential, { file })
	const paper = await aPaper(applicant, { file })
	const verifiedCredential = await aCredential(applicant)
	const pack = await aPack(applicant)
	const cover = await aCoverRequest({ member })
	const accepted = { specialistId: applicant.specialistId, acceptedAt: new Date() }
	const heldCover = await aCoverRequest({ member, ...accepted, startsIn: 40, status: 'covered' })
	const begunCover = await aCoverRequest({ member, ...accepted, startsIn: -30, status: 'covered' })
	const finishedCover = await aCoverRequest({ member, ...accepted, startsIn: -60, status: 'finished' })
	const disputedCover = await aCoverRequest({
		...{ member, ...accepted, startsIn: -90, status: 'disputed', hoursBy: 'specialist' },
		...{ workedFrom: hoursFromNow(-90), workedTo: hoursFromNow(-87) },
		...{ counterFrom: hoursFromNow(-90), counterTo: hoursFromNow(-88) },
	})
	/** Both sides entered hours, which differ: that of `hoursBy` first, and it is its turn again. */
	const withDifferentHours = (hoursBy: 'specialist' | 'hospital', startsIn: number) =>
		aCoverRequest({
			...{ member, ...accepted, startsIn, status: 'finished', hoursBy },
			...{ workedFrom: hoursFromNow(startsIn), workedTo: hoursFromNow(startsIn + 3) },
			...{ counterFrom: hoursFromNow(startsIn), counterTo: hoursFromNow(startsIn + 2) },
		})
	const [theirTurnCover, ourTurnCover] = [
		await withDifferentHours('specialist', -120),
		await withDifferentHours('hospital', -150),
	]
	const weeklyCover = await aCoverRequest({ member, startsIn: 50, seriesId: randomUUID() })
	for (const { id } of [cover, heldCover, begunCover, finishedCover, disputedCover, theirTurnCover, ourTurnCover])
		await askFor(id, [applicant.specialistId])
	const apiKey = await anApiKey({ member })
	const webhook = await aWebhook({ member })
	const webhookDelivery = await aDelivery(webhook, { attempts: 1 })
	const savedSearch = await aSavedSearch('place=Nagpur&shift=night', applicant)
	const candidateSearch = await aCandidateSearch('place=Nagpur&shift=night', member)
	const savedView = await aSavedView(member)
	await aSavedCandidate(member, applicant.specialistId)
	const heldJob = await aJob({ ...mine, status: 'draft', openedAt: null })
	const picture = await aWaitingPicture()
	const review = await aReview({ member, subjectId: heldJob.id })
	const colleague = await anOperator({ operatorRole: 'check', name: 'Farah Sheikh' })
	const operatorInvitation = await anOperatorInvitation(operator)
	const contactMessage = await aContactMessage()
	const rightsRequest = await aRightsRequest()
	const rightsOrder = (await anOrder({ file })).request
	const suspendedNumber = await aSuspendedNumber()
	const peopleSearch = await aPeopleSearch(operator, applicant.accountId)
	const failedTask = await aFailedTask()
	const jobReport = await aJobReport({ job: closedJob, reporter: stranger })
	const hospitalDocument = await aHospitalDocument({ hospitalId: pendingHospital.id, file })
	const proposal = await aProposal({ job: await aJob({ ...mine, status: 'paused' }) })
	const appeal = await anAppeal()
	const reported = await aUserReport({ hospitalId: (await aHospital()).id, specialist: applicant })
	const questionId = await aQuestion(applicant.specialistId, reported.id)
	const storageKey = `messages/${randomUUID()}`
	await fileStore.put(storageKey, Readable.from(file), { contentType: 'application/pdf', bytes: file.length })
	const messageFile = await aMessageFile({ member, specialist: applicant }, { storageKey, sizeBytes: file.length })
	const key = randomUUID()
	await db.transaction((tx) => notify(tx, resumeRead, { to: [applicant], key, facts: { count: 1 } }))
	const notification = only(await db.select().from(notifications).where(eq(notifications.key, key)))

	return {
		people: { applicant, stranger, member, recruiter, branch, interviewer, rival, pending, operator },
		cookies: {
			visitor: '',
			stranger: await cookieOf(stranger),
			pending: await cookieOf(pending),
			rival: await cookieOf(rival),
			applicant: await cookieOf(applicant),
			branch: await cookieOf(branch),
			recruiter: await cookieOf(recruiter),
			interviewer: await cookieOf(interviewer),
			member: await cookieOf(member),
			operator: await cookieOf(operator),
		} satisfies Record<Role, string>,
		hospital,
		pendingHospital,
		invitation,
		cover,
		heldCover,
		begunCover,
		finishedCover,
		disputedCover,
		theirTurnCover,
		ourTurnCover,
		weeklyCover,
		openJob,
		otherOpenJob,
		draftJob,
		pausedJob,
		closedJob,
		application,
		offer,
		invoice,
		creditNote,
		placement,
		rating,
		teamNote,
		interview,
		fixedInterview,
		begunInterview,
		contactRequest,
		acceptedRequest,
		acquaintance,
		userReport,
		jobReport,
		/** Another operator, who only verifies. */
		colleague,
		operatorInvitation,
		contactMessage,
		rightsRequest,
		rightsOrder,
		suspendedNumber,
		peopleSearch,
		failedTask,
		review,
		picture,
		hospitalDocument,
		proposal,
		appeal,
		/** What an operator asked the applicant about a report. */
		questionId,
		notification,
		messageFile,
		credential,
		paper,
		verifiedCredential,
		pack,
		apiKey,
		webhook,
		webhookDelivery,
		savedSearch,
		candidateSearch,
		savedView,
		resume,
		career,
		/** A specialist in Private Mode. */
		privateSpecialist,
		hiddenHospital,
	}
}

// Everything that we promise to write down. Logins and their like are in app/identity/audit.server.test.ts.
import { globSync, readFileSync } from 'node:fs'

import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadApplicants } from '#app/applications/pipeline/applicants-page.server.ts'
import { anApiKey } from '#app/api/fixtures.server.ts'
import { revokeKey } from '#app/api/keys.server.ts'
import { readApplicants } from '#app/api/applicants.server.ts'
import { readApplicantFacts } from '#app/matching/applicant-facts.server.ts'
import { removeEndpoint, restartEndpoint } from '#app/webhooks/endpoints.server.ts'
import { aWebhook } from '#app/webhooks/fixtures.server.ts'
import { webhookEndpoints } from '#app/webhooks/tables.server.ts'
import { cancelOrder, dropChange, findLiveOrder, findWaitingOrder, orderPlan } from '#app/billing/orders.server.ts'
import { receiveEvent } from '#app/billing/payments.server.ts'
import { demoProvider } from '#app/billing/payments/demo.server.ts'
import { grantPlan } from '#app/billing/subscriptions.server.ts'
import { aCreditNote, anInvoice, aSubscription } from '#app/billing/fixtures.server.ts'
import { readAttachedResume, openApplication } from '#app/applications/pipeline/applicant.server.ts'
import { anApplication, passUndoWindows } from '#app/applications/fixtures.server.ts'
import { decideFirst, undoFirst } from '#app/cover/asking/first-requests.server.ts'
import { aFirstRequest } from '#app/cover/fixtures.server.ts'
import { reportBreach } from '#app/audit/breach.server.ts'
import { actionLabels } from '#app/audit/labels.ts'
import { searchAudit } from '#app/audit/queries.server.ts'
import { readAuditSearch } from '#app/audit/search.server.ts'
import { listSentRequests } from '#app/contacts/requests/hospital-requests.server.ts'
import { resolveUserReport } from '#app/contacts/reports/user-reports.server.ts'
import { aUserReport, aContactRequest } from '#app/contacts/fixtures.server.ts'
import { recheckAfterRename } from '#app/credentials/after-rename.server.ts'
import { approvePicture, refusePicture } from '#app/operations/moderation/pictures.server.ts'
import { aWaitingPicture } from '#app/platform/files/picture-review-fixtures.server.ts'
import { renameSpecialist } from '#app/specialists/rename.server.ts'
import { removeCredential } from '#app/credentials/claims.server.ts'
import { openPack } from '#app/credentials/packs/pack-opening.server.ts'

import { rejectCredential } from '#app/credentials/decisions.server.ts'
import { scanDocument } from '#app/credentials/documents/document-scan.server.ts'
import { aCredential, aDocument, aPack, aPaper } from '#app/credentials/fixtures.server.ts'
import { appealForHospital } from '#app/cases/appeals.server.ts'
import { holdCase } from '#app/cases/cases.server.ts'
import { undoDecision } from '#app/cases/decisions.server.ts'
import { aProposal } from '#app/cases/fixtures.server.ts'
import { aContactMessage } from '#app/content/fixtures.server.ts'
import { answerAsOperator, askForMore, hospitalSubject } from '#app/cases/thread.server.ts'
import {
	judgeDocument,
	listHospitalDocuments,
	openHospitalDocument,
	removeHospitalDocument,
	saveHospitalDocument,
} from '#app/hospitals/checks/documents.server.ts'
import { recheckHospital } from '#app/hospitals/checks/yearly-check.server.ts'
import { findOpenProposal, propose } from '#app/cases/proposals.server.ts'
import { returnJob } from '#app/jobs/review/appeal.server.ts'
import { removeJob } from '#app/jobs/review/removal.server.ts'
import { denyAppeal } from '#app/operations/cases/appeal-case.server.ts'
import { anAppeal } from '#app/operations/fixtures.server.ts'
import { declineProposal, proposeDiscarding, proposeJobRemoval } from '#app/operations/cases/second-operator.server.ts'
import { ok } from '#app/platform/result.ts'
import { acceptAsNew } from '#app/hospitals/team/accept-invitation.server.ts'
import { aHospital, aHospitalDocument, aMember, anInvitation } from '#app/hospitals/fixtures.server.ts'
import { saveGstin } from '#app/hospitals/checks/gstin.server.ts'
import { inviteMember, resendInvitation, revokeInvitation } from '#app/hospitals/team/invitations.server.ts'
import { saveDepartments } from '#app/hospitals/page/departments.server.ts'
import { addPhoto, listPhotos, removeLogo, removePhoto, saveLogo } from '#app/hospitals/page/pictures.server.ts'
import { savePosition } from '#app/hospitals/sites/position.server.ts'
import { savePublicPage } from '#app/hospitals/page/public-page.server.ts'
import { removeSite, saveSite } from '#app/hospitals/sites/sites.server.ts'
import { listFurtherSites } from '#app/hospitals/sites/site-choices.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { removeMemberAsOperator } from '#app/hospitals/checks/removal-by-operator.server.ts'
import { changeSeat, changeSites, leaveHospital, removeMember } from '#app/hospitals/team/team.server.ts'
import { decideHospital, sendDetails } from '#app/hospitals/checks/verification.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { anOperator, fixturePassword } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aJob, aJobReport, aJobSeeker } from '#app/jobs/fixtures.server.ts'
import { settleReport } from '#app/jobs/review/reports.server.ts'
import { findForHospital, recordOpening } from '#app/marketplace/candidates/doctor-page.server.ts'
import { findCandidates } from '#app/marketplace/candidates/candidates.server.ts'
import { exportCandidates } from '#app/marketplace/candidates/selected-export.server.ts'
import { readResume } from '#app/marketplace/candidates/resume.server.ts'
import { listApplicantsToInvite } from '#app/interviews/hospital-interviews.server.ts'
import { openConversation } from '#app/messages/conversation.server.ts'

import { readThreadList } from '#app/messages/thread-list.server.ts'
import { aMessageFile, aPairWhoMayWrite, aSentMessage } from '#app/messages/fixtures.server.ts'
import { scanFile } from '#app/messages/files/file-scan.server.ts'
import { messageFiles } from '#app/messages/tables.server.ts'
import { aPlacement } from '#app/offers/fixtures.server.ts'
import { appealRating, hideRating, rateSpecialist, showRating } from '#app/offers/ratings/rating.server.ts'
import { ratings } from '#app/offers/tables.server.ts'
import { requestNameChange } from '#app/moderation/hospital-name.server.ts'
import { reviews } from '#app/moderation/tables.server.ts'
import { aReview } from '#app/moderation/fixtures.server.ts'
import { readCredentialRecord } from '#app/operations/credentials/credential-record.server.ts'
import { approveReview, refuseReview, undoRefusal } from '#app/operations/moderation/review-decision.server.ts'
import { answerRightsRequest, moveRightsRequest } from '#app/rights/desk.server.ts'
import { anOrder, aRightsRequest } from '#app/rights/fixtures.server.ts'
import { openOrderFile, scanOrder } from '#app/rights/order-files.server.ts'
import { sendRightsRequest } from '#app/rights/requests.server.ts'
import { aSuspendedNumber } from '#app/identity/fixtures.server.ts'
import { liftNumber, suspendNumber } from '#app/identity/sign-in/suspended-numbers.server.ts'
import { closeMessageLater } from '#app/operations/queues/contact-message-queue.server.ts'
import { aPeopleSearch } from '#app/operations/fixtures.server.ts'
import { cancelOperatorInvitation, inviteOperator } from '#app/operations/team/invitations.server.ts'
import { recordOpening as recordAccountOpening } from '#app/operations/people/people.server.ts'
import { openUserReport } from '#app/operations/moderation/user-reports.server.ts'
import { openCode } from '#app/operations/credentials/credential-code.server.ts'
import { readDocument } from '#app/operations/credentials/credential-document.server.ts'
import { eraseEverything } from '#app/personal-data/account-erasure.server.ts'
import { confirmOwner } from '#app/identity/sign-in/long-absence.server.ts'
import { cancelErasure, requestErasure } from '#app/personal-data/erasure.server.ts'
import { noteExport } from '#app/personal-data/export.server.ts'
import { erasures } from '#app/personal-data/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { aFailedTask } from '#app/platform/tasks/failed-task-fixtures.server.ts'
import { discardFailedTask, retryFailedTask } from '#app/platform/tasks/failed-tasks.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aResume, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { scanResume } from '#app/specialists/resumes/resume-scan.server.ts'
import { recordAccess } from '#app/specialists/disclosure/profile-access.server.ts'
import { recordTeamAccess } from '#app/specialists/disclosure/team-access.server.ts'

async function closesMessage() {
	const [by, { id: about, version }] = [await anOperator(), await aContactMessage()]
	const closed = await closeMessageLater(by, about, { to: 'closed', version })
	return { by, about, decisionId: closed.ok ? closed.value.decisionId : '' }
}

const aComplaint = {
	kind: 'complaint',
	...{ name: 'Asha Menon', contact: { email: 'asha@example.org', phone: null }, about: null },
	...{ nomineeName: null, nomineeContact: null, message: 'A job asks for a deposit.' },
} as const

/** The actor, if it was a person, the subject, and the people of a list. */
type Written = { by: { accountId: string } | null; about: string; people?: string[] }

const reason = 'The certificate belongs to another hospital.'
const address = '203.0.113.9'
const infected = { scan: async () => 'infected' as const }
const inStore = async (storageKey: string) => {
	await fileStore.put(storageKey, aPdf(), { contentType: 'application/pdf' })
	return storageKey
}

async function anInvitedOperator(lead: Operator) {
	const invited = await inviteOperator(lead, { email: 'farah@us.example', role: 'check' }, address)
	return invited.ok ? invited.value.invitationId : ''
}

/** An owner and a recruiter of one hospital. */
async function anOrderedPlan() {
	const owner = await aMember()
	await orderPlan(demoProvider, owner, { plan: 'growth', cycle: 'monthly' })
	const order = await findLiveOrder(owner.hospitalId)
	return { owner, hospitalId: owner.hospitalId, heard: await demoProvider.find(order?.providerId ?? '') }
}
/** Starter after Growth, which is paid for a day; `active` once its first charge has come. */
async function aPlanThatWaits(status: 'created' | 'active') {
	const { owner, hospitalId, heard } = await anOrderedPlan()
	const days = (from: number) => ({
		start: new Date(heard.at.getTime() + from * 86_400_000),
		end: new Date(heard.at.getTime() + (from + 1) * 86_400_000),
	})
	const paid = (at: typeof heard, from: number) => ({
		...at,
		status: 'active' as const,
		charges: [{ paymentId: `pay_${at.providerId}`, amountPaise: 1_769_882n, paidAt: heard.at, period: days(from) }],
	})
	await receiveEvent('demo', {
		id: `evt_${heard.providerId}`,
		kind: 'subscription.charged',
		at: heard.at,
		heard: paid(heard, 0),
	})
	await orderPlan(demoProvider, owner, { plan: 'starter', cycle: 'monthly' })
	const next = await demoProvider.find((await findWaitingOrder(hospitalId))?.providerId ?? '')
	if (status === 'active')
		await receiveEvent('demo', {
			id: `evt_${next.providerId}`,
			kind: 'subscription.charged',
			at: heard.at,
			heard: paid(next, 1),
		})
	return { owner, hospitalId }
}
async function aTeam() {
	const owner = await aMember()
	return { owner, recruiter: await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' }) }
}

/** Shortlisted past undoing, with a resume: phone, e-mail and file are the hospital's to read. */
async function mutualInterest() {
	const [member, specialist] = [await aMember(), await aSpecialist()]
	const [job, resume] = [await aJob({ hospitalId: member.hospitalId }), await aResume(specialist)]
	const { id } = await anApplication({ job, specialist, stage: 'shortlisted', resumeId: resume.id })
	await passUndoWindows(id)
	return { member, specialistId: specialist.specialistId, id }
}

const window = { show: 10, before: null }
type Between = Awaited<ReturnType<typeof everythingBetween>>

/** An applicant without an interview, whom the hospital also asked for contact, and who may be written to. */
async function everythingBetween() {
	const { member, specialist } = await aContactRequest({ status: 'accepted' })
	const job = await aJob({ hospitalId: member.hospitalId })
	const { id } = await anApplication({ job, specialist, stage: 'shortlisted' })
	await passUndoWindows(id)
	const { specialistId } = specialist
	await aSentMessage(member, specialistId)
	return { member, specialistId }
}

async function aRatedPlacement() {
	const { member, applicationId } = await aPlacement()
	await rateSpecialist(member, applicationId, { stars: 1, comment: 'Insulting words.' })
	const { id } = only(await db.select({ id: ratings.id }).from(ratings).where(eq(ratings.applicationId, applicationId)))
	const operator = await anOperator()
	const hide = () => db.transaction((tx) => hideRating(tx, operator, id, reason))
	const show = () => db.transaction((tx) => showRating(tx, operator, id))
	return { member, operator, applicationId, hide, show }
}

const settlesJob = (verdict: 'keep' | 'remove') => async () => {
	const [operator, reporter, job] = [await anOperator(), await aJobSeeker(), await aJob()]
	const { id } = await aJobReport({ job, reporter })
	await settleReport(operator, id, { verdict, outcome: reason })
	return { operator, job, report: { by: operator, about: id } }
}

const settlesConduct = (verdict: 'upheld' | 'dismissed') => async (): Promise<Written> => {
	const [operator, { id }] = [await anOperator(), await aUserReport({ hospitalId: (await aHospital()).id })]
	await resolveUserReport(operator, id, { verdict, outcome: reason })
	return { by: operator, about: id }
}

const aPicture = () =>
	sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
		.png()
		.toBuffer()
const aLogo = async (owner: Member) => saveLogo(owner, await aPicture())
const aPhotoOf = async (owner: Member) => {
	await addPhoto(owner, await aPicture(), 'Theatre 2')
	return (await listPhotos(owner.hospitalId))[0]?.id ?? ''
}
const aDocumentOf = async (owner: Member) => {
	await saveHospitalDocument(owner, 'tax', { name: 'pan.pdf', bytes: aPdf() })
	return (await listHospitalDocuments(owner.hospitalId))[0]?.id ?? ''
}
const site = { name: 'Nashik Road', address: '4 MG Road', city: 'Nashik', pin: '422101' }
const aSite = async (owner: Member) => {
	await saveSite(owner, null, site)
	return (await listFurtherSites(owner.hospitalId))[0]?.id ?? ''
}

async function decidesReview(decide: (operator: Operator, reviewId: string) => Promise<{ ok: boolean }>) {
	const [by, member] = [await anOperator(), await aMember()]
	const job = await aJob({ hospitalId: member.hospitalId, status: 'draft', openedAt: null })
	const { id } = await aReview({ member, subjectId: job.id })
	await decide(by, id)
	return { by, about: id, job }
}

const acts: [what: string, action: string, act: () => Promise<Written>][] = [
	[
		'a hospital that is verified',
		'hospital.moved',
		async () => {
			const [operator, { id }] = [await anOperator(), await aHospital({ status: 'pending' })]
			await decideHospital(operator, id, { to: 'verified', seenVersion: 1 })
			return { by: operator, about: id }
		},
	],
	[
		'a first request for cover that is decided after a call',
		'cover.first-decided',
		async () => {
			const [by, { id, hospitalId }] = [await anOperator(), await aFirstRequest()]
			await decideFirst(by, id, { outcome: 'refused', reason: 'The number is of another hospital.' })
			return { by, about: hospitalId }
		},
	],
	[
		'a decision about a first request that is undone',
		'cover.first-undone',
		async () => {
			const [by, { id, hospitalId }] = [await anOperator(), await aFirstRequest()]
			await decideFirst(by, id, { outcome: 'refused', reason: 'The number is of another hospital.' })
			await undoFirst(by, id)
			return { by, about: hospitalId }
		},
	],
	[
		'what a hospital sends to be verified by',
		'hospital.details-sent',
		async () => {
			const owner = await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })
			const website = 'https://lakeside.example'
			await sendDetails(owner, {
				...{ legalName: 'Lakeside', registrationNumber: 'PMC/NH/2019/114', facilityId: null, gstin: null, website },
			})
			return { by: owner, about: owner.hospitalId }
		},
	],
	[
		'a new name of a hospital that is approved',
		'hospital.renamed',
		async () => {
			const [by, owner] = [await anOperator(), await aMember({ role: 'owner' })]
			await requestNameChange(owner, { displayName: 'Arogya Hospital', legalName: 'Arogya Trust', reason })
			const { id } = only(await db.select().from(reviews).where(eq(reviews.hospitalId, owner.hospitalId)))
			await approveReview(by, id)
			return { by, about: owner.hospitalId }
		},
	],
	[
		'the public page of a hospital that is saved',
		'hospital.page-saved',
		async () => {
			const owner = await aMember()
			const page = {
				about: 'Four theatres.',
				website: null,
				beds: 90,
				operationTheatres: 4,
				facilities: [],
				promiseReply: null,
				ratingReply: null,
			}
			await savePublicPage(owner, { ...page, version: 1 })
			return { by: owner, about: owner.hospitalId }
		},
	],
	[
		'the position of a hospital that is saved',
		'hospital.position-saved',
		async () => {
			const owner = await aMember()
			await savePosition(owner, { locality: 'Baner', point: null })
			return { by: owner, about: owner.hospitalId }
		},
	],
	...(
		[
			['a logo that is uploaded', 'logo-saved', (owner) => aLogo(owner)],
			['a logo that is removed', 'logo-removed', async (owner) => aLogo(owner).then(() => removeLogo(owner))],
			['a photo that is added', 'photo-added', (owner) => aPhotoOf(owner)],
			['a photo that is removed', 'photo-removed', async (owner) => removePhoto(owner, await aPhotoOf(owner))],
			['departments that are saved', 'departments-saved', (owner) => saveDepartments(owner, { departments: [] })],
			['a document that is uploaded', 'document-added', (owner) => aDocumentOf(owner)],
			[
				'a document that is removed',
				'document-removed',
				async (owner) => removeHospitalDocument(owner, await aDocumentOf(owner)),
			],
			['a site that is added', 'site-added', (owner) => aSite(owner)],
			['a site that is changed', 'site-changed', async (owner) => saveSite(owner, await aSite(owner), site)],
			['a site that is removed', 'site-removed', async (owner) => removeSite(owner, await aSite(owner))],
		] satisfies [string, string, (owner: Member) => Promise<unknown>][]
	).map(([what, action, act]): [string, string, () => Promise<Written>] => [
		what,
		`hospital.${action}`,
		async () => {
			const owner = await aMember()
			await act(owner)
			return { by: owner, about: owner.hospitalId }
		},
	]),
	[
		'an API key that an owner creates',
		'hospital.api-key-created',
		async () => {
			const { member } = await anApiKey()
			return { by: member, about: member.hospitalId }
		},
	],
	[
		'an API key that an owner revokes',
		'hospital.api-key-revoked',
		async () => {
			const { member, keyId } = await anApiKey()
			await revokeKey(member, keyId)
			return { by: member, about: member.hospitalId }
		},
	],
	[
		'a webhook that an owner adds',
		'hospital.webhook-added',
		async () => {
			const { member } = await aWebhook()
			return { by: member, about: member.hospitalId }
		},
	],
	[
		'a webhook that an owner removes',
		'hospital.webhook-removed',
		async () => {
			const { member, endpointId } = await aWebhook()
			await removeEndpoint(member, endpointId)
			return { by: member, about: member.hospitalId }
		},
	],
	[
		'a webhook that an owner turns on again',
		'hospital.webhook-restarted',
		async () => {
			const { member, endpointId } = await aWebhook()
			await db.update(webhookEndpoints).set({ stoppedAt: new Date() }).where(eq(webhookEndpoints.id, endpointId))
			await restartEndpoint(member, endpointId)
			return { by: member, about: member.hospitalId }
		},
	],
	[
		'a plan that a hospital has paid for',
		'hospital.plan-granted',
		async () => {
			const { hospitalId } = await aMember()
			await grantPlan(hospitalId, { plan: 'growth', until: new Date('2027-04-01'), agreedRequests: null })
			return { by: null, about: hospitalId }
		},
	],
	[
		'the GSTIN of invoices that an owner saves',
		'hospital.gstin-saved',
		async () => {
			const owner = await aMember()
			await saveGstin(owner, '27AAPFU0939F1ZV')
			return { by: owner, about: owner.hospitalId }
		},
	],
	[
		'a plan that an owner ordered',
		'hospital.plan-ordered',
		async () => {
			const owner = await aMember()
			await orderPlan(demoProvider, owner, { plan: 'growth', cycle: 'monthly' })
			return { by: owner, about: owner.hospitalId }
		},
	],
	[
		'a payment that the provider has taken',
		'hospital.plan-paid',
		async () => {
			const { hospitalId, heard } = await anOrderedPlan()
			const charge = { paymentId: 'pay_audit', amountPaise: 1_769_882n, paidAt: heard.at }
			const period = { start: heard.at, end: new Date(heard.at.getTime() + 86_400_000) }
			const event = { id: 'evt_paid', kind: 'subscription.charged', at: heard.at }
			await receiveEvent('demo', {
				...event,
				heard: { ...heard, status: 'active', charges: [{ ...charge, period }] },
			})
			return { by: null, about: hospitalId }
		},
	],
	[
		'a payment that failed',
		'hospital.payment-failed',
		async () => {
			const { hospitalId, heard } = await anOrderedPlan()
			const event = { id: 'evt_failed', kind: 'subscription.pending', at: heard.at }
			await receiveEvent('demo', { ...event, heard: { ...heard, status: 'pending' } })
			return { by: null, about: hospitalId }
		},
	],
	[
		'a plan that another took over from',
		'hospital.plan-changed',
		async () => {
			const { hospitalId } = await aPlanThatWaits('active')
			return { by: null, about: hospitalId }
		},
	],
	[
		'a change of plan that an owner dropped',
		'hospital.plan-change-dropped',
		async () => {
			const { owner, hospitalId } = await aPlanThatWaits('created')
			await dropChange(demoProvider, owner)
			return { by: owner, about: hospitalId }
		},
	],
	[
		'a plan that an owner cancelled',
		'hospital.plan-cancelled',
		async () => {
			const { owner, hospitalId } = await anOrderedPlan()
			await cancelOrder(demoProvider, owner)
			return { by: owner, about: hospitalId }
		},
	],
	[
		'an order that ended at the provider',
		'hospital.plan-order-ended',
		async () => {
			const { owner, hospitalId } = await anOrderedPlan()
			await cancelOrder(demoProvider, owner)
			return { by: null, about: hospitalId }
		},
	],
	[
		'an invitation into the team',
		'hospital.member-invited',
		async () => {
			const owner = await aMember()
			await inviteMember(
				owner,
				{ email: 'kavita@lakeside.example', seat: 'recruiter', anyway: true },
				address,
				async () => null,
			)
			return { by: owner, about: owner.hospitalId }
		},
	],
	[
		'an invitation that is sent again',
		'hospital.invitation-resent',
		async () => {
			const owner = await aMember()
			await resendInvitation(owner, (await anInvitation({ hospitalId: owner.hospitalId })).id, address)
			return { by: owner, about: owner.hospitalId }
		},
	],
	[
		'an invitation that is taken back',
		'hospital.invitation-revoked',
		async () => {
			const owner = await aMember()
			await revokeInvitation(owner, (await anInvitation({ hospitalId: owner.hospitalId })).id)
			return { by: owner, about: owner.hospitalId }
		},
	],
	[
		'an invitation that is accepted',
		'hospital.member-joined',
		async () => {
			const { token, email, hospitalId } = await anInvitation()
			await acceptAsNew(token, { name: 'Kavita Rao', password: fixturePassword }, address)
			const [joined] = await db.select({ accountId: accounts.id }).from(accounts).where(eq(accounts.email, email))
			return { by: joined ?? null, about: hospitalId }
		},
	],
	[
		'a recruiter who works for the main site from now on',
		'hospital.sites-changed',
		async () => {
			const { owner, recruiter } = await aTeam()
			await changeSites(owner, recruiter.accountId, [owner.hospitalId])
			return { by: owner, about: owner.hospitalId }
		},
	],
	[
		'a recruiter who becomes an owner',
		'hospital.seat-changed',
		async () => {
			const { owner, recruiter } = await aTeam()
			await changeSeat(owner, recruiter.accountId, 'owner')
			return { by: owner, about: owner.hospitalId }
		},
	],
	[
		'a member whom an owner removes',
		'hospital.member-removed',
		async () => {
			const { owner, recruiter } = await aTeam()
			await removeMember(owner, recruiter.accountId)
			return { by: owner, about: owner.hospitalId }
		},
	],
	[
		'a member whom an operator removes',
		'hospital.member-removed',
		async () => {
			const [operator, { recruiter }] = [await anOperator(), await aTeam()]
			await removeMemberAsOperator(operator, { ...recruiter, reason })
			return { by: operator, about: recruiter.hospitalId }
		},
	],
	[
		'a member who leaves',
		'hospital.member-left',
		async () => {
			const { recruiter } = await aTeam()
			await leaveHospital(recruiter)
			return { by: recruiter, about: recruiter.hospitalId }
		},
	],
	['a reported job that stays', 'job-report.keep', async () => (await settlesJob('keep')()).report],
	['a reported job that is removed', 'job-report.remove', async () => (await settlesJob('remove')()).report],
	[
		'the removal of a job',
		'job.remove',
		async () => {
			const { operator, job } = await settlesJob('remove')()
			return { by: operator, about: job.id }
		},
	],
	[
		'a job that is stopped until a second operator decides',
		'job.stop',
		async () => {
			const [by, job] = [await anOperator(), await aJob()]
			await proposeJobRemoval(by, job.id, { reason })
			return { by, about: job.id }
		},
	],
	[
		'a removal that an operator proposes',
		'job.removal-proposed',
		async () => {
			const [by, job] = [await anOperator(), await aJob()]
			await proposeJobRemoval(by, job.id, { reason })
			return { by, about: job.id }
		},
	],
	...(['proposed', 'declined'] as const).flatMap((step): [string, string, () => Promise<Written>][] => [
		[
			`the discarding of a task, ${step}`,
			`task.discarding-${step}`,
			async () => {
				const [operator, { id }] = [await anOperator(), await aFailedTask()]
				await proposeDiscarding(operator, id, reason)
				if (step === 'declined') await declineProposal(operator, (await findOpenProposal('discard-task', id)) ?? '')
				return { by: operator, about: id }
			},
		],
		[
			`the deletion for a new owner of the number, ${step}`,
			`account.release-${step}`,
			async () => {
				const [operator, { accountId }] = [await anOperator(), await aSpecialist()]
				const kind = 'release-number' as const
				await db.transaction((tx) => propose(tx, operator, { kind, subjectId: accountId, title: 'Account', reason }))
				if (step === 'declined') await declineProposal(operator, (await findOpenProposal(kind, accountId)) ?? '')
				return { by: operator, about: accountId }
			},
		],
	]),
	[
		'an appeal that is not granted',
		'appeal.denied',
		async () => {
			const [operator, { decisionId }] = [await anOperator(), await anAppeal()]
			await denyAppeal(operator, decisionId, reason)
			return { by: operator, about: decisionId }
		},
	],
	[
		'a job that is returned after an appeal',
		'job.return',
		async () => {
			const [operator, job] = [await anOperator(), await aJob()]
			await removeJob(await anOperator(), job.id, reason)
			await db.transaction((tx) => returnJob(tx, operator, job.id))
			return { by: operator, about: job.id }
		},
	],
	[
		'a removal that a second operator declines',
		'job.removal-declined',
		async () => {
			const [by, job] = [await anOperator(), await aJob({ status: 'closed' })]
			await declineProposal(by, (await aProposal({ job })).id)
			return { by, about: job.id }
		},
	],
	...(
		[
			[
				'a case that is put on hold',
				'case.held',
				(by, about) => holdCase(by, hospitalSubject(about), { days: 1, reason }),
			],
			['an answer to a hospital', 'case.answered', (by, about) => answerAsOperator(by, hospitalSubject(about), reason)],
			['a question to a hospital', 'case.asked', (by, about) => askForMore(by, hospitalSubject(about), reason)],
			[
				'a yearly check',
				'hospital.rechecked',
				(by, about) =>
					recheckHospital(by, about, { checkedAgainst: 'Registry', reason, seenVersion: 1 }, async () => ok(null)),
			],
			[
				'an operator who reads a document of a hospital',
				'hospital.document-read',
				async (by, about) => openHospitalDocument(by, about, (await aHospitalDocument({ hospitalId: about })).id),
			],
		] satisfies [string, string, (by: Operator, about: string) => Promise<unknown>][]
	).map(([what, action, act]): [string, string, () => Promise<Written>] => [
		what,
		action,
		async () => {
			const [by, { hospitalId: about }] = [await anOperator(), await aMember()]
			await act(by, about)
			return { by, about }
		},
	]),
	[
		'an appeal against a refusal',
		'case.appealed',
		async () => {
			const hospital = await aHospital({ status: 'pending' })
			const owner = await aMember({ hospitalId: hospital.id })
			await decideHospital(await anOperator(), hospital.id, { to: 'rejected', reason, seenVersion: 1 })
			await appealForHospital(owner, reason)
			return { by: owner, about: hospital.id }
		},
	],
	['a held job that is approved', 'review.approve', async () => decidesReview(approveReview)],
	[
		'the job that goes live with it',
		'job.approve',
		async () => {
			const { by, job } = await decidesReview(approveReview)
			return { by, about: job.id }
		},
	],
	[
		'a held job that is refused',
		'review.refuse',
		async () => decidesReview((operator, id) => refuseReview(operator, id, 'It asks for money.')),
	],
	[
		'a refusal that is undone',
		'review.undo',
		async () => {
			return decidesReview(async (operator, id) => {
				const refused = await refuseReview(operator, id, 'It asks for money.')
				return undoRefusal(operator, id, refused.ok ? refused.value.eventId : '')
			})
		},
	],
	[
		'a number is suspended',
		'number.suspended',
		async () => {
			const by = await anOperator()
			const done = await suspendNumber(by, { phone: '+919820000066', reason })
			return { by, about: done.ok ? done.value.id : '' }
		},
	],
	[
		'a suspended number is restored',
		'number.restored',
		async () => {
			const [by, { id: about }] = [await anOperator(), await aSuspendedNumber()]
			await liftNumber(by, about)
			return { by, about }
		},
	],
	[
		'someone who is logged in sends a complaint',
		'rights-request.received',
		async () => {
			const by = await aSpecialist()
			const sent = await sendRightsRequest(by, aComplaint, '192.0.2.77')
			return { by, about: sent.ok ? sent.value.id : '', people: [by.accountId] }
		},
	],
	[
		'an operator who opens an order',
		'rights-request.order-read',
		async () => {
			const [by, { request }] = [await anOperator(), await anOrder({ file: aPdf() })]
			await openOrderFile(by, request.id)
			return { by, about: request.id }
		},
	],
	[
		'an order that fails the virus check',
		'rights-request.order-infected',
		async () => {
			const { request, file } = await anOrder({ file: aPdf(), scan: 'scanning' })
			await scanOrder(file.id, infected)
			return { by: null, about: request.id }
		},
	],
	[
		'a complaint is answered',
		'rights-request.answer',
		async () => {
			const [by, { id: about, version }] = [await anOperator(), await aRightsRequest()]
			const answer = { version, outcome: 'refused', reply: 'The job asks for no deposit.', proof: null } as const
			await answerRightsRequest(by, 'complaint', about, answer)
			return { by, about }
		},
	],
	[
		'a complaint is marked as spam',
		'rights-request.mark-as-spam',
		async () => {
			const [by, { id: about, version }] = [await anOperator(), await aRightsRequest()]
			await moveRightsRequest(by, 'complaint', about, 'spam', { version })
			return { by, about }
		},
	],
	[
		'a complaint is opened again',
		'rights-request.reopen',
		async () => {
			const [by, { id: about, version }] = [await anOperator(), await aRightsRequest({ status: 'spam' })]
			await moveRightsRequest(by, 'complaint', about, 'open', { version })
			return { by, about }
		},
	],
	[
		'a decision that waits for its minute',
		'decision.made',
		async () => {
			const { by, about } = await closesMessage()
			return { by, about }
		},
	],
	[
		'a decision that is undone within it',
		'decision.undone',
		async () => {
			const { by, about, decisionId } = await closesMessage()
			await undoDecision(by, decisionId)
			return { by, about }
		},
	],
	['a report of a hospital that is upheld', 'conduct-report.upheld', settlesConduct('upheld')],
	['a report of a hospital that is dismissed', 'conduct-report.dismissed', settlesConduct('dismissed')],
	[
		'an operator who reads a reported conversation',
		'conduct-report.read',
		async () => {
			const [operator, report] = [await anOperator(), await aUserReport({ hospitalId: (await aHospital()).id })]
			await openUserReport(operator, report.id)
			return { by: operator, about: report.specialistId }
		},
	],
	[
		'an operator who opens a profile',
		'specialist.profile-read',
		async () => {
			const [operator, { specialistId }] = [await anOperator(), await aSpecialist()]
			await recordTeamAccess(operator, specialistId, reason)
			return { by: operator, about: specialistId }
		},
	],
	[
		'a credential that is rejected',
		'credential.moved',
		async () => {
			const [operator, { id }] = [await anOperator(), await aCredential(await aSpecialist(), { status: 'pending' })]
			await rejectCredential(operator, id, { reason, seenVersion: 1 })
			return { by: operator, about: id }
		},
	],
	[
		'a credential that its owner removes',
		'credential.removed',
		async () => {
			const asha = await aSpecialist()
			const { id } = await aCredential(asha)
			await removeCredential(asha, id)
			return { by: asha, about: id }
		},
	],
	[
		'an operator who reads the document of a credential',
		'credential.document-read',
		async () => {
			const [operator, credential] = [await anOperator(), await aCredential(await aSpecialist())]
			await aDocument(credential)
			await readDocument(operator, credential.id, reason)
			return { by: operator, about: credential.id }
		},
	],
	[
		'an operator who opens the page of the code on a document',
		'credential.code-opened',
		async () => {
			const [operator, asha] = [await anOperator(), await aSpecialist()]
			const { id } = await aCredential(asha, { status: 'pending' })
			const document = await aDocument({ id })
			const code = { text: 'https://delhimedicalcouncil.org/1', host: 'delhimedicalcouncil.org' }
			await aPaper(asha, { documentId: document.id, reading: { code } })
			await openCode(operator, id)
			return { by: operator, about: id }
		},
	],
	[
		'an operator who reads a credential that is decided',
		'credential.read',
		async () => {
			const [operator, { id }] = [await anOperator(), await aCredential(await aSpecialist())]
			await readCredentialRecord(operator, id)
			return { by: operator, about: id }
		},
	],
	[
		'a document of a hospital that fails the virus check',
		'hospital.document-infected',
		async () => {
			const { id: hospitalId } = await aHospital()
			const { id } = await aHospitalDocument({ hospitalId, scan: 'scanning', file: aPdf() })
			await judgeDocument(id, infected)
			return { by: null, about: hospitalId }
		},
	],
	[
		'a document with a virus',
		'credential.document-infected',
		async () => {
			const credential = await aCredential(await aSpecialist(), { status: 'pending' })
			const { id } = await aDocument(credential, { scan: 'scanning', file: aPdf() })
			await scanDocument(id, infected)
			return { by: null, about: credential.id }
		},
	],
	[
		'a resume with a virus',
		'resume.found-infected',
		async () => {
			const asha = await aSpecialist()
			const storageKey = await inStore(newFileKey(asha.specialistId))
			const { id } = await aResume(asha, { storageKey, scan: 'scanning' })
			await scanResume(id, infected)
			return { by: null, about: asha.specialistId }
		},
	],
	[
		'a file in a conversation with a virus',
		'message.file-infected',
		async () => {
			const storageKey = await inStore(newFileKey('messages'))
			const { id } = await aMessageFile(await aPairWhoMayWrite(), { storageKey, sizeBytes: 900 })
			await db.update(messageFiles).set({ scan: 'scanning' }).where(eq(messageFiles.id, id))
			await scanFile(id, infected)
			return { by: null, about: id }
		},
	],
	[
		'a profile that a hospital opens',
		'profile-read',
		async () => {
			const { member, specialistId } = await mutualInterest()
			const shown = await findForHospital(member, specialistId, new Date())
			if (shown && shown !== 'limit') await recordOpening(member, shown.profile)
			return { by: member, about: specialistId }
		},
	],
	...(
		[
			['candidates', async ({ member, specialistId }) => findCandidates(member, [specialistId])],
			['applicants', async ({ member }) => loadApplicants(member, { jobId: null }, 'http://x/', readApplicantFacts)],
			['a program by API', async ({ member }) => readApplicants(member, {})],
			['interviews', async ({ member }) => listApplicantsToInvite(member, '')],
			[
				'conversations',
				async ({ member }) => readThreadList(member, { q: '', isUnread: false, jobId: null, show: 10 }, new Date()),
			],
			[
				'a conversation',
				async ({ member, specialistId }) => openConversation(member, specialistId, window, new Date()),
			],
			['contact requests', async ({ member }) => listSentRequests(member, { status: null, shown: 24 })],
		] satisfies [string, (between: Between) => Promise<unknown>][]
	).map(([list, read]): [string, string, () => Promise<Written>] => [
		`the people whom ${list} show to a hospital`,
		'people-listed',
		async () => {
			const between = await everythingBetween()
			await read(between)
			return { by: between.member, about: between.member.hospitalId, people: [between.specialistId] }
		},
	]),
	[
		'the preview of a resume that a hospital reads',
		'resume-preview-read',
		async () => {
			const [member, { specialistId }] = [await aMember(), await aSpecialist()]
			await db.transaction((tx) => recordAccess(tx, member, specialistId, 'resume-preview', { fields: ['resume'] }))
			return { by: member, about: specialistId }
		},
	],
	[
		'a credential pack that someone opens by its link',
		'credential-pack.opened',
		async () => {
			const asha = await aSpecialist()
			await aCredential(asha, { status: 'verified' })
			const { token } = await aPack(asha)
			const opener = { name: 'Ravi', organisation: 'Lakeside', accountId: null }
			await openPack(token, opener, 'page')
			return { by: null, about: asha.specialistId }
		},
	],
	[
		'a report of a breach',
		'breach.reported',
		async () => {
			await reportBreach({ from: new Date(0), to: new Date() }, async () => undefined)
			return { by: null, about: only(await db.select().from(auditEvents)).subjectId }
		},
	],
	[
		'a search of a lead in this log',
		'audit.searched',
		async () => {
			const lead = await anOperator()
			const { search } = await readAuditSearch(new URLSearchParams({ about: lead.accountId }))
			if (search) await searchAudit(lead, search, 1)
			return { by: lead, about: lead.accountId }
		},
	],
	[
		'phone and e-mail that a hospital reads with an application',
		'contact-read',
		async () => {
			const { member, specialistId, id } = await mutualInterest()
			await openApplication(member, id)
			return { by: member, about: specialistId }
		},
	],
	[
		'phone and e-mail that a hospital reads on a profile',
		'contact-read',
		async () => {
			const { member, specialistId } = await mutualInterest()
			const shown = await findForHospital(member, specialistId, new Date())
			if (shown && shown !== 'limit') await recordOpening(member, shown.profile)
			return { by: member, about: specialistId }
		},
	],
	[
		'phone and e-mail that a hospital exports',
		'contact-read',
		async () => {
			const { member, specialistId } = await mutualInterest()
			await aSubscription({ hospitalId: member.hospitalId })
			await exportCandidates(member, { ids: [specialistId] }, new Date())
			return { by: member, about: specialistId }
		},
	],
	[
		'an export of candidates',
		'candidates-exported',
		async () => {
			const [member, { specialistId }] = [await aMember(), await aSpecialist()]
			await aSubscription({ hospitalId: member.hospitalId })
			await exportCandidates(member, { ids: [specialistId] }, new Date())
			return { by: member, about: member.hospitalId }
		},
	],
	[
		'the resume that a hospital downloads with an application',
		'resume-read',
		async () => {
			const { member, specialistId, id } = await mutualInterest()
			await readAttachedResume(member, id)
			return { by: member, about: specialistId }
		},
	],
	[
		'the resume that a hospital downloads after its request was accepted',
		'resume-read',
		async () => {
			const { member, specialist } = await aContactRequest({ status: 'accepted' })
			await aResume(specialist)
			await readResume(member, specialist.specialistId)
			return { by: member, about: specialist.specialistId }
		},
	],
	[
		'a specialist who takes another name',
		'specialist.renamed',
		async () => {
			const asha = { ...(await aSpecialist({ name: 'Dr Asha Menon' })), kind: 'specialist' as const }
			await db.transaction((tx) => renameSpecialist(tx, asha, 'Dr Asha Kulkarni', recheckAfterRename))
			return { by: asha, about: asha.specialistId }
		},
	],
	[
		'a picture that an operator approves',
		'picture.approved',
		async () => {
			const operator = await anOperator()
			const { id, ownerId } = await aWaitingPicture()
			await approvePicture(operator, id)
			return { by: operator, about: ownerId }
		},
	],
	[
		'a picture that an operator removes',
		'picture.refused',
		async () => {
			const operator = await anOperator()
			const { id, ownerId } = await aWaitingPicture()
			await refusePicture(operator, id, 'It shows patients.')
			return { by: operator, about: ownerId }
		},
	],
	[
		'a rating that an operator hides',
		'rating-hidden',
		async () => {
			const { operator, applicationId, hide } = await aRatedPlacement()
			await hide()
			return { by: operator, about: applicationId }
		},
	],
	[
		'a rating that an operator shows again',
		'rating-shown',
		async () => {
			const { operator, applicationId, hide, show } = await aRatedPlacement()
			await hide()
			await show()
			return { by: operator, about: applicationId }
		},
	],
	[
		'an appeal against the hiding of a rating',
		'rating-appealed',
		async () => {
			const { member, applicationId, hide } = await aRatedPlacement()
			await hide()
			await appealRating(member, applicationId, reason)
			return { by: member, about: applicationId }
		},
	],
	[
		'an operator who is invited',
		'operator.invited',
		async () => {
			const lead = await anOperator()
			return { by: lead, about: await anInvitedOperator(lead) }
		},
	],
	[
		'an invitation of an operator that is cancelled',
		'operator.invitation-cancelled',
		async () => {
			const lead = await anOperator()
			const invitationId = await anInvitedOperator(lead)
			await cancelOperatorInvitation(lead, invitationId)
			return { by: lead, about: invitationId }
		},
	],
	[
		'a search for an account',
		'operator.searched',
		async () => {
			const operator = await anOperator()
			await aPeopleSearch(operator, operator.accountId)
			return { by: operator, about: operator.accountId }
		},
	],
	[
		'an account that a search has found',
		'account.found',
		async () => {
			const [operator, { accountId }] = [await anOperator(), await aSpecialist()]
			await aPeopleSearch(operator, accountId)
			return { by: operator, about: accountId }
		},
	],
	[
		'a hospital that a search has found',
		'hospital.found',
		async () => {
			const [operator, { id }] = [await anOperator(), await aHospital()]
			await aPeopleSearch(operator, id)
			return { by: operator, about: id }
		},
	],
	[
		'an account that an operator opens',
		'account.opened',
		async () => {
			const [operator, { accountId }] = [await anOperator(), await aSpecialist()]
			await recordAccountOpening(operator, accountId, reason)
			return { by: operator, about: accountId }
		},
	],
	[
		'a failed task that runs again',
		'task.retried',
		async () => {
			const [operator, { id }] = [await anOperator(), await aFailedTask()]
			await retryFailedTask(operator.accountId, id)
			return { by: operator, about: id }
		},
	],
	[
		'a failed task that is given up',
		'task.discarded',
		async () => {
			const [operator, { id }] = [await anOperator(), await aFailedTask()]
			await db.transaction((tx) => discardFailedTask(tx, operator.accountId, id, reason))
			return { by: operator, about: id }
		},
	],
	[
		'a copy of the own data',
		'data-exported',
		async () => {
			const asha = await aSpecialist()
			await noteExport(asha)
			return { by: asha, about: asha.accountId }
		},
	],
	[
		'a credit note',
		'hospital.credit-note-issued',
		async () => {
			const invoice = await anInvoice()
			await aCreditNote(invoice.number)
			return { by: null, about: invoice.hospitalId }
		},
	],
	[
		'a number whose owner an operator has confirmed',
		'account.owner-confirmed',
		async () => {
			const [operator, asha] = [await anOperator(), await aSpecialist()]
			await db.transaction((tx) => confirmOwner(tx, asha.accountId, { by: operator.accountId, reason }))
			return { by: operator, about: asha.accountId }
		},
	],
	[
		'an account that is to be deleted',
		'erasure-requested',
		async () => {
			const asha = await aSpecialist()
			await requestErasure(asha)
			return { by: asha, about: asha.accountId }
		},
	],
	[
		'an account that is kept after all',
		'erasure-cancelled',
		async () => {
			const asha = await aSpecialist()
			await requestErasure(asha)
			await cancelErasure(asha)
			return { by: asha, about: asha.accountId }
		},
	],
	[
		'an account that is deleted',
		'account-erased',
		async () => {
			const { accountId } = await aSpecialist()
			await db.insert(erasures).values({ accountId, wasVisible: true, dueAt: sql`now()` })
			await eraseEverything(accountId)
			return { by: null, about: accountId }
		},
	],
]

test.each(acts)('the audit log holds %s, and who did it', async (_what, action, act) => {
	const { by, about, people } = await act()

	const rows = await db.select().from(auditEvents).where(eq(auditEvents.action, action))
	expect(rows.map((row) => [row.actorAccountId, row.subjectId])).toEqual([[by?.accountId ?? null, about]])
	if (people) expect(rows.flatMap((row) => row.about)).toEqual(people)
	expect(Object.keys(actionLabels)).toContain(action)
})

test('each kind of reading says what was read', async () => {
	const silent: string[] = []
	for (const [, action, act] of acts.filter(([, name]) => /(-read|\.found|\.opened|-listed|-exported)$/.test(name))) {
		await act()
		const [row] = await db.select().from(auditEvents).where(eq(auditEvents.action, action))
		if (row?.fields.length === 0) silent.push(action)
	}

	// A hospital is no person, an order tells operators nothing of its sender, and a copy of one's own data is no one else's reading.
	expect([...new Set(silent)].sort()).toEqual([
		'data-exported',
		'hospital.document-read',
		'hospital.found',
		'rights-request.order-read',
	])
})

test('nothing is written to the audit log that no test has seen there', () => {
	/** Put together from parts; the parts are in the table. */
	const composed = ['`account.${kind}`', '`conduct-report.${verdict}`', '`hospital.${what}`', '`job-report.${verdict}`']
	const sources = globSync('app/*/**/*.server.ts')
		.filter((file) => !/\.test\.ts$/.test(file))
		.map((file) => readFileSync(file, 'utf8'))
	const ofTeam = sources.flatMap((source) => [...source.matchAll(/writeDown\(tx, .+?, '([a-z-]+)'/g)])
	const expressions = sources
		.filter((source) => source.includes('recordAudit('))
		.flatMap((source) =>
			[...source.matchAll(/\baction(?:: | = )([^{].*?)(?=, subjectType|$)/gm)].map(([, expression = '']) => expression),
		)
	const actions = [
		...expressions.flatMap((expression) => [...expression.matchAll(/'([^']+)'/g)].map(([, action]) => action)),
		...ofTeam.map(([, what]) => `hospital.${what}`),
	]

	expect(actions.filter((action) => !acts.some(([, known]) => known === action))).toEqual([])
	const parts = expressions.flatMap((expression) => /`.+`/.exec(expression) ?? [])
	expect([...new Set(parts)].sort()).toEqual(composed)
	expect(new Set(actions).size).toBeGreaterThan(25)
})

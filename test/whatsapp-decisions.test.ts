// What people decide in WhatsApp besides cover: each by the commands of the page, once, and only by the person who was asked.
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { moveStage } from '#app/applications/pipeline/decisions.server.ts'
import { action as undoOnPage } from '#app/applications/routes/undo-withdrawal.tsx'
import { action as withdraw } from '#app/applications/routes/withdraw.tsx'
import { anApplication, passUndoWindows } from '#app/applications/fixtures.server.ts'
import { inviteAgain } from '#app/applications/invitations.server.ts'
import { applicationEvents, applicationInvitations, applications } from '#app/applications/tables.server.ts'
import { aContactRequest, ageRequest } from '#app/contacts/fixtures.server.ts'
import { acceptanceOpens } from '#app/contacts/labels.ts'
import { writeAboutRequest } from '#app/contacts/requests/request-mail.server.ts'
import { contactRequestEvents, contactRequests } from '#app/contacts/tables.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { credentialExpiring } from '#app/credentials/messages.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { anInterview, minutesFromNow } from '#app/interviews/fixtures.server.ts'
import { notifyOfProposal } from '#app/interviews/notifications.server.ts'
import { proposeAgain } from '#app/interviews/proposing/proposals.server.ts'
import { chooseSlot } from '#app/interviews/proposing/responding.server.ts'
import { interviewEvents, interviews, interviewSlots } from '#app/interviews/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { settleAcceptance } from '#app/messages/later-acceptance.server.ts'
import { savePreferences } from '#app/notifications/commands.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { openPayload, sealPayload } from '#app/notifications/whatsapp/buttons.server.ts'
import { anOffer } from '#app/offers/fixtures.server.ts'
import { askAboutLateAnswers } from '#app/offers/responses/late-answers.server.ts'
import { action as waitOnPage } from '#app/offers/routes/wait.tsx'
import { offerMade } from '#app/offers/messages.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { demoOutbox } from '#app/platform/tables.server.ts'
import { type Language, languages } from '#app/platform/language/languages.ts'
import { findReader } from '#app/specialists/brief.server.ts'
import { aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { withdrawConsent } from '#app/specialists/consents.server.ts'
import { askRoute, redirectOf } from './ask-route.ts'
import { payloadsOf, rowBody, rowsOf, statusBody, wamidOf } from './stand-ins/whatsapp.ts'
import {
	closeTalk,
	from,
	hear,
	lastSaid,
	meta,
	offeredNow,
	openTalk,
	pass,
	press,
	smsTo,
	work,
} from './whatsapp-talk.ts'
import { phone, turnOn } from './whatsapp-people.ts'

beforeEach(openTalk)
afterEach(closeTalk)

const dead = /^This button no longer works\. Log in to /
const other = '919822000002'

/** What the buttons of the first message send. */
const firstButtons = () => (meta.taken[0] ? payloadsOf(meta.taken[0]) : [])
const templates = () => meta.taken.flatMap(({ template }) => template?.name ?? [])

/** Pressed by another person, who has WhatsApp on too, and by the right one after STOP: nothing happens. */
async function isTheirsAlone(payloads: readonly (string | undefined)[], person: { accountId: string }) {
	await turnOn(await aSpecialist(), `+${other}`)
	for (const payload of payloads) {
		await press(payload, { from: other })
		expect(lastSaid()).toMatch(dead)
		await press(`${payload?.slice(0, -1)}${payload?.endsWith('A') ? 'B' : 'A'}`)
		expect(lastSaid()).toMatch(dead)
	}
	await withdrawConsent(person.accountId, 'whatsapp')
	for (const payload of payloads) {
		await press(payload)
		expect(lastSaid()).toMatch(dead)
	}
}

describe('interview times', () => {
	async function proposed(story: Parameters<typeof anInterview>[0] = {}) {
		const interview = await anInterview(story)
		await turnOn(interview.specialist)
		await db.transaction((tx) => notifyOfProposal(tx, interview.id, { freed: null }))
		await work()
		const [times, details] = firstButtons()
		return { interview, times, details }
	}
	const aWeekEarlier = {
		startsAt: sql`${interviewSlots.startsAt} - interval '7 days'`,
		endsAt: sql`${interviewSlots.endsAt} - interval '7 days'`,
	}
	const find = async (id: string) => only(await db.select().from(interviews).where(eq(interviews.id, id)))
	const historyOf = async (id: string) =>
		(await db.select().from(interviewEvents).where(eq(interviewEvents.interviewId, id))).map(
			({ from: before, to, actorAccountId, reason }) => ({ before, to, actorAccountId, reason }),
		)
	const listed = () => rowsOf(meta.taken.at(-1)?.interactive)

	test('come as a message, then as a list; a choice is the choice of the page', async () => {
		const { interview, times, details } = await proposed()
		expect(templates()).toEqual(['interview_proposed'])
		await press(times)
		expect(lastSaid()).toMatch(/^Lakeside Heart Institute, .+: choose an interview time\.$/)
		expect(listed().map(({ title }) => title)).toEqual([
			...Array.from({ length: 3 }, () => expect.stringMatching(/^\w{3}, \d{1,2} \w{3,4}$/)),
			'None of these',
		])
		expect(listed()[0]?.description).toMatch(/^\d{1,2}:\d\d .*to \d{1,2}:\d\d [ap]m IST$/)
		await pass(6)
		await hear(rowBody({ id: 'wamid.row', from, payload: offeredNow()[1] ?? '' }))

		expect(lastSaid()).toMatch(/^Your interview with Lakeside Heart Institute is confirmed: .+ IST\. Details: http\S+$/)
		expect(await find(interview.id)).toMatchObject({ status: 'scheduled', startsAt: interview.slots[1]?.startsAt })
		await press(details)
		expect(lastSaid()).toBe(`http://localhost:3000/interviews/${interview.id}`)

		const byPage = await anInterview({ specialist: await aSpecialist() })
		await chooseSlot(byPage.specialist, byPage.id, byPage.slots[1]?.id ?? '')
		const nameless = async (id: string) =>
			(await historyOf(id)).map(({ actorAccountId, ...event }) => ({ ...event, hasActor: actorAccountId !== null }))
		expect(await nameless(interview.id)).toEqual(await nameless(byPage.id))
		expect((await historyOf(interview.id)).at(-1)?.actorAccountId).toBe(interview.specialist.accountId)
		// One event, one channel: the SMS does not leave once it has arrived, and nothing is chosen twice.
		expect(await smsTo(phone)).toBe(0)
	})

	test('chosen twice, or another one after it, says what is confirmed', async () => {
		const { interview, times } = await proposed()
		await press(times)
		const [first, second] = offeredNow()
		await press(first)
		const confirmed = lastSaid()
		for (const again of [first, second, times]) {
			await press(again)
			expect(lastSaid()).toBe(confirmed)
		}
		expect(await find(interview.id)).toMatchObject({ startsAt: interview.slots[0]?.startsAt })
		expect(await historyOf(interview.id)).toHaveLength(2)
	})

	test('none of these leads to the page, and changes nothing', async () => {
		const { interview, times } = await proposed()
		await press(times)
		await press(offeredNow().at(-1))

		expect(lastSaid()).toBe(`Ask for other times here: http://localhost:3000/interviews/${interview.id}/other-times`)
		expect((await find(interview.id)).status).toBe('proposed')
	})

	test('a time of an earlier proposal, one that has passed, and one given away are answered with those that are left', async () => {
		const { interview, times } = await proposed()
		await press(times)
		const [first, second] = offeredNow()
		await db
			.update(interviewSlots)
			.set(aWeekEarlier)
			.where(eq(interviewSlots.id, interview.slots[0]?.id ?? ''))
		await press(first)
		expect(listed()).toHaveLength(3)

		const busy = interview.slots[1]
		const startsInMinutes = ((busy?.startsAt.getTime() ?? 0) - Date.now()) / 60_000
		await anInterview({ specialist: interview.specialist, status: 'scheduled', startsInMinutes })
		await press(second)
		expect(lastSaid()).toMatch(/^You have another appointment at that time\. Choose another time\. Lakeside/)
		expect(listed()).toHaveLength(2)
		expect((await find(interview.id)).status).toBe('proposed')

		const again = await proposeAgain(interview.member, interview.id, {
			...{ mode: 'phone', place: '020 6912 0150', note: null, minutes: 30 },
			...{ interviewerAccountIds: [interview.member.accountId], version: (await find(interview.id)).version },
			slots: [{ startsAt: minutesFromNow(6 * 1_440), endsAt: minutesFromNow(6 * 1_440 + 30) }],
		})
		expect(again).toMatchObject({ ok: true })
		await pass(6)
		await press(second)
		expect(listed()).toHaveLength(2)
		expect((await find(interview.id)).status).toBe('proposed')
	})

	test('after the end: cancelled, withdrawn, or all times gone', async () => {
		const { interview, times } = await proposed()
		await press(times)
		const [first] = offeredNow()
		await db.update(interviewSlots).set(aWeekEarlier).where(eq(interviewSlots.interviewId, interview.id))
		await press(times)
		expect(lastSaid()).toMatch(/^None of the proposed times is left\. .*\/other-times$/)

		await db.update(interviews).set({ status: 'cancelled' }).where(eq(interviews.id, interview.id))
		for (const payload of [times, first]) {
			await press(payload)
			expect(lastSaid()).toMatch(/^You can no longer choose a time for this interview\./)
		}
		expect((await find(interview.id)).status).toBe('cancelled')
	})

	test('do nothing for another person, or after WhatsApp is off', async () => {
		const { interview, times, details } = await proposed()
		await press(times)
		await isTheirsAlone([times, details, ...offeredNow()], interview.specialist)
		expect(await find(interview.id)).toMatchObject({ status: 'proposed', version: interview.version })
	})

	test('fit into a list in every language', async () => {
		const { interview, times } = await proposed()
		for (const language of languages) {
			await db.update(accounts).set({ language }).where(eq(accounts.id, interview.specialist.accountId))
			await press(times)
			expect(listed()).toHaveLength(4)
			for (const { title, description = '' } of listed()) {
				expect(title.length).toBeLessThanOrEqual(24)
				expect(description.length).toBeLessThanOrEqual(72)
			}
			expect(meta.taken.at(-1)?.interactive?.action.button?.length).toBeLessThanOrEqual(20)
		}
	})

	test('a button is too old after thirty days', async () => {
		const { interview, times } = await proposed()
		const { accountId } = interview.specialist
		const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
		expect(openPayload(times ?? '', accountId, inDays(29))).toEqual({
			room: 'interview',
			step: 'times',
			id: interview.id,
		})
		expect(openPayload(times ?? '', accountId, inDays(31))).toBe(null)
	})
})

describe('a contact request', () => {
	async function asked({ story = {}, hides = false, shows = true } = {}) {
		const member = await aMember()
		const specialist = await turnOn(await aSpecialist({ contactVisibility: shows }))
		const request = await aContactRequest({ member, specialist, ...story })
		if (hides) await aHiddenHospital(specialist, 'Lakeside Heart Institute')
		await writeAboutRequest.run({ requestId: request.id })
		await work()
		const [ask, decline, details] = firstButtons()
		return { request, specialist, ask, decline, details }
	}
	const find = async (id: string) => only(await db.select().from(contactRequests).where(eq(contactRequests.id, id)))
	const minuteOver = (id: string) =>
		db.update(contactRequests).set({ acceptsAt: sql`now() - interval '1 second'` }).where(eq(contactRequests.id, id))

	test('accepting says first what the hospital sees, and asks once more', async () => {
		const { request, specialist, ask, details } = await asked()
		expect(templates()).toEqual(['contact_request'])
		await press(ask)
		expect(lastSaid()).toBe(acceptanceOpens('Lakeside Heart Institute', true))
		expect(lastSaid()).toContain('your phone number and your email address')
		expect((await find(request.id)).acceptsAt).toBe(null)

		await press(offeredNow()[0])
		expect(lastSaid()).toMatch(
			/^You accepted the request from Lakeside Heart Institute\nIt takes effect in one minute\. .+ http:\S+\/contact-requests\//,
		)
		expect(await find(request.id)).toMatchObject({ status: 'sent', acceptsAt: expect.any(Date) })
		await minuteOver(request.id)
		await settleAcceptance.run({ requestId: request.id, share: false, anyway: false })
		expect(await find(request.id)).toMatchObject({ status: 'accepted', contactShared: false })
		const events = await db.select().from(contactRequestEvents).where(eq(contactRequestEvents.requestId, request.id))
		expect(events.at(-1)).toMatchObject({ from: 'sent', to: 'accepted', actorAccountId: specialist.accountId })
		await press(details)
		expect(lastSaid()).toBe(`http://localhost:3000/contact-requests/${request.id}`)
	})

	test('pressed twice it begins the minute once, and afterwards it says the status', async () => {
		const { request, ask } = await asked()
		await press(ask)
		const [yes] = offeredNow()
		await press(yes)
		const { acceptsAt } = await find(request.id)
		for (const again of [yes, ask]) {
			await press(again)
			expect(lastSaid()).toMatch(/^You accepted the request from Lakeside/)
		}
		expect((await find(request.id)).acceptsAt).toEqual(acceptsAt)
		await minuteOver(request.id)
		await settleAcceptance.run({ requestId: request.id, share: false, anyway: false })
		await press(yes)
		expect(lastSaid()).toMatch(/^This request can no longer be answered\. Its status is “Accepted”\. http/)
	})

	test('declining is one press, once', async () => {
		const { request, ask, decline } = await asked()
		for (let n = 0; n < 2; n++) {
			await press(decline)
			expect(lastSaid()).toMatch(/^We have notified Lakeside Heart Institute\. It cannot contact you again/)
		}
		expect(await find(request.id)).toMatchObject({ status: 'declined', declineReason: null })
		expect(await db.$count(contactRequestEvents, eq(contactRequestEvents.to, 'declined'))).toBe(1)
		await press(ask)
		expect(lastSaid()).toMatch(/^This request can no longer be answered\. Its status is “Declined”\./)
	})

	test('where the person hides, or shows no number, it says so and shares no more than that', async () => {
		const { request, ask } = await asked({ hides: true, shows: false })
		await press(ask)
		expect(lastSaid()).toContain('Your settings hide your phone number and email address.')
		expect(lastSaid()).toContain('You hide your profile from this hospital')
		const [yes] = offeredNow()
		await press(yes)
		expect(lastSaid()).toMatch(/^You accepted the request/)
		await minuteOver(request.id)
		await settleAcceptance.run({ requestId: request.id, share: false, anyway: true })
		expect(await find(request.id)).toMatchObject({ status: 'accepted', contactShared: false })
	})

	test('after its end: expired, withdrawn, or a hospital in review', async () => {
		const { request, ask, decline } = await asked()
		await press(ask)
		const [yes] = offeredNow()
		await db.update(hospitals).set({ status: 'suspended', statusReason: 'Reports' })
		for (const payload of [ask, yes]) {
			await press(payload)
			expect(lastSaid()).toMatch(/^We are reviewing this hospital/)
		}
		await db.update(hospitals).set({ status: 'verified', statusReason: null })
		await ageRequest(request.id, '30 days')
		for (const payload of [ask, yes, decline]) {
			await press(payload)
			expect(lastSaid()).toMatch(/^This request can no longer be answered\. Its status is “Expired/)
		}
		await db.update(contactRequests).set({ status: 'withdrawn', decidedAt: sql`now()` })
		for (const payload of [ask, yes, decline]) {
			await press(payload)
			expect(lastSaid()).toMatch(dead)
		}
	})

	test('does nothing for another person, or after WhatsApp is off', async () => {
		const { request, specialist, ask, decline, details } = await asked()
		await press(ask)
		await isTheirsAlone([ask, decline, details, ...offeredNow()], specialist)
		expect(await find(request.id)).toMatchObject({ status: 'sent', acceptsAt: null })
	})
})

describe('an invitation to apply again', () => {
	async function invited() {
		const member = await aMember()
		const application = await anApplication({
			job: await aJob({ hospitalId: member.hospitalId }),
			stage: 'withdrawn',
			note: 'Free from May.',
		})
		await passUndoWindows(application.id)
		const specialist = await turnOn(application.specialist)
		expect(await inviteAgain(member, application.id)).toMatchObject({ ok: true })
		await work()
		const [again, decline, details] = firstButtons()
		return { application, specialist, member, again, decline, details }
	}
	const find = async (id: string) => only(await db.select().from(applications).where(eq(applications.id, id)))

	test('asks whether one is still interested, says what is seen, and applies again with the last note', async () => {
		const { application, again, details } = await invited()
		expect(templates()).toEqual(['invited_again'])
		await press(again)
		expect(lastSaid()).toMatch(
			/^Do you want to apply again for Consultant Anesthesiologist at Lakeside Heart Institute\?\n\nThe hospital sees your name/,
		)
		expect(lastSaid()).toMatch(/Your last note is sent\.\n\nTo change it first: http\S+\/invitation\/acceptance$/)
		expect((await find(application.id)).stage).toBe('withdrawn')
		const [yes] = offeredNow()
		for (let n = 0; n < 2; n++) {
			await press(yes)
			expect(lastSaid()).toMatch(/^Lakeside Heart Institute has received your application\. http/)
		}
		expect(await find(application.id)).toMatchObject({ stage: 'applied', note: 'Free from May.', seenAt: null })
		const events = await db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, application.id))
		expect(events.filter(({ from: before }) => before === 'withdrawn')).toHaveLength(1)
		await press(details)
		expect(lastSaid()).toBe(`http://localhost:3000/applications/${application.id}`)
	})

	test('is declined at once, and once', async () => {
		const { application, again, decline } = await invited()
		await press(decline)
		expect(lastSaid()).toMatch(/^We have notified Lakeside Heart Institute\. http/)
		for (const payload of [decline, again]) {
			await press(payload)
			expect(lastSaid()).toMatch(/^There is no invitation to answer\. You may have answered it already\. http/)
		}
		expect((await find(application.id)).stage).toBe('withdrawn')
		expect(await db.select({ answer: applicationInvitations.answer }).from(applicationInvitations)).toEqual([
			{ answer: 'declined' },
		])
	})

	test('leads to the form where that would ask for more, and ends with the job', async () => {
		const { application, specialist, again } = await invited()
		await press(again)
		const [yes] = offeredNow()
		await aHiddenHospital(specialist, 'Lakeside Heart Institute')
		for (const payload of [again, yes]) {
			await press(payload)
			expect(lastSaid()).toMatch(/^Apply again here: http\S+\/invitation\/acceptance$/)
		}
		await db.update(jobs).set({ status: 'closed', closedAt: sql`now()` })
		for (const payload of [again, yes]) {
			await press(payload)
			expect(lastSaid()).toMatch(/^There is no invitation to answer\./)
		}
		expect((await find(application.id)).stage).toBe('withdrawn')
	})

	test('does nothing for another person, or after WhatsApp is off', async () => {
		const { application, specialist, again, decline, details } = await invited()
		await press(again)
		await isTheirsAlone([again, decline, details, ...offeredNow()], specialist)
		expect((await find(application.id)).stage).toBe('withdrawn')
	})
})

describe('a late answer', () => {
	async function asked(language: Language = 'en') {
		const application = await aLateAnswer()
		const member = await aMember({ hospitalId: application.job.hospitalId })
		const specialist = await turnOn(application.specialist)
		await db.update(accounts).set({ language }).where(eq(accounts.id, specialist.accountId))
		await askAboutLateAnswers.run({})
		await work()
		const [close, wait, details] = firstButtons()
		return { application, specialist, member, close, wait, details }
	}
	const aLateAnswer = async () => {
		const application = await anApplication()
		const ago = sql`now() - interval '15 days'`
		await db
			.update(applications)
			.set({ appliedAt: ago, stageChangedAt: ago })
			.where(eq(applications.id, application.id))
		return application
	}
	const find = async (id: string) => only(await db.select().from(applications).where(eq(applications.id, id)))
	/** What was written of one, without what tells one from another. */
	const writtenOf = async ({ id, specialist }: { id: string; specialist: { accountId: string } }) => {
		const { stage, version, rejectionReason, waitsUntil } = await find(id)
		const events = await db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id))
		return {
			row: { stage, version, rejectionReason, waits: waitsUntil !== null },
			events: events
				.toSorted((a, b) => a.at.getTime() - b.at.getTime())
				.map(({ from: before, to, reason, undoes, actorAccountId }) => ({
					...{ before, to, reason, undoes: undoes !== null, byThem: actorAccountId === specialist.accountId },
				})),
		}
	}

	test('is withdrawn and restored with the rows and history of the page', async () => {
		const { application, close, details } = await asked()
		expect(templates()).toEqual(['answer_late'])
		expect(JSON.stringify(meta.taken[0])).toContain('Lakeside Heart Institute')
		await press(details)
		expect(lastSaid()).toBe(`http://localhost:3000/applications/${application.id}`)
		await press(close)
		expect(lastSaid()).toMatch(
			/^You have withdrawn your application for .+ at Lakeside Heart Institute\. You can undo this for 10 minutes\. http\S+$/,
		)
		const byPage = await aLateAnswer()
		const { message } = await redirectOf(
			await askRoute(withdraw, `/applications/${byPage.id}/withdrawal`, { as: byPage.specialist, form: {} }),
		)
		expect(await writtenOf(application)).toEqual(await writtenOf(byPage))
		expect((await find(application.id)).stage).toBe('withdrawn')

		const [undo] = offeredNow()
		for (let n = 0; n < 2; n++) {
			await press(undo)
			expect(lastSaid()).toMatch(/^Your application is active again\nIts stage is Applied\. http/)
		}
		await askRoute(undoOnPage, message?.undo?.action ?? '', { as: byPage.specialist, form: {} })
		expect(await writtenOf(application)).toEqual(await writtenOf(byPage))
		expect((await find(application.id)).stage).toBe('applied')
	})

	test('is waited for as on the page, and withdrawn after that all the same', async () => {
		const { application, wait, close } = await asked()
		await press(wait)
		expect(lastSaid()).toMatch(/^You are waiting for the answer until .+\. If none comes, we ask you again\. http/)
		const { waitsUntil } = await find(application.id)
		await press(wait)
		expect((await find(application.id)).waitsUntil).toEqual(waitsUntil)
		const byPage = await aLateAnswer()
		await askRoute(waitOnPage, `/applications/${byPage.id}/wait`, { as: byPage.specialist, form: {} })
		expect(await writtenOf(application)).toEqual(await writtenOf(byPage))
		const others = (await find(byPage.id)).waitsUntil
		expect(Math.abs(Number(waitsUntil) - Number(others))).toBeLessThan(3_600_000)

		await press(close)
		expect((await find(application.id)).stage).toBe('withdrawn')
		await press(wait)
		expect(lastSaid()).toMatch(/^You have withdrawn your application/)
	})

	test('pressed twice it is withdrawn once, and after ten minutes it stays so', async () => {
		const { application, close } = await asked()
		await press(close)
		const [undo] = offeredNow()
		const first = lastSaid()
		await press(close)
		expect(lastSaid()).toBe(first)
		expect(await db.$count(applicationEvents, eq(applicationEvents.to, 'withdrawn'))).toBe(1)
		await passUndoWindows(application.id)
		await press(undo)
		expect(lastSaid()).toMatch(/^You can undo a withdrawal for 10 minutes\. That time has passed\. http/)
		await press(close)
		expect(lastSaid()).toMatch(/^You have withdrawn your application for .+ at Lakeside Heart Institute\. http/)
		expect(offeredNow()).toEqual([])
	})

	test('after the hospital has answered neither button does anything, and one sentence says so', async () => {
		const { application, member, close, wait } = await asked()
		await moveStage(member, application.id, { to: 'shortlisted', version: application.version })
		for (const payload of [close, wait]) {
			await press(payload)
			expect(lastSaid()).toMatch(/^The hospital’s answer is no longer late\. See your application: http/)
		}
		expect(await find(application.id)).toMatchObject({ stage: 'shortlisted', waitsUntil: null })
		await db
			.update(applications)
			.set({ stage: 'rejected', rejectionReason: 'Filled' })
			.where(eq(applications.id, application.id))
		await press(close)
		expect(lastSaid()).toMatch(/^This application has already been decided or withdrawn\. http/)
	})

	test('does nothing for another person, or after WhatsApp is off', async () => {
		const { application, specialist, close, wait, details } = await asked()
		await isTheirsAlone([close, wait, details], specialist)
		expect(await find(application.id)).toMatchObject({ stage: 'applied', waitsUntil: null })
	})

	test('is asked and answered in the language of the person', async () => {
		const { wait, close } = await asked('mr')
		expect(meta.taken[0]?.template?.language).toEqual({ code: 'mr' })
		for (const payload of [wait, close]) {
			await press(payload)
			expect(lastSaid()).toMatch(/[ऀ-ॿ].*\/mr\/applications\//)
		}
		expect(meta.taken.at(-1)?.interactive?.action.buttons?.[0]?.reply.title.length).toBeLessThanOrEqual(20)
	})
})

describe('what is done on its page alone', () => {
	test('an offer comes without its pay and without a button that accepts it; its button gives the address', async () => {
		const offer = await anOffer()
		await turnOn(offer.specialist)
		await db.transaction(async (tx) => {
			await writeTo(tx, offerMade, {
				to: await findReader(tx, offer.specialist.specialistId),
				facts: { ...offerMade.examples[0], id: offer.id },
			})
		})
		await work()
		expect(templates()).toEqual(['offer_received'])
		expect(JSON.stringify(meta.taken)).not.toMatch(/₹|3,20,000|accept/i)
		await press(firstButtons()[0])

		expect(lastSaid()).toBe(`http://localhost:3000/offers/${offer.id}`)
		await isTheirsAlone(firstButtons(), offer.specialist)
	})

	test('a certificate that expires leads to where the new one is photographed', async () => {
		const specialist = await turnOn(await aSpecialist())
		const credential = await aCredential(specialist)
		await db.transaction(async (tx) => {
			await writeTo(tx, credentialExpiring, {
				to: await findReader(tx, specialist.specialistId),
				facts: { ...credentialExpiring.examples[0], id: credential.id },
			})
		})
		await work()
		expect(templates()).toEqual(['credential_expiring'])
		await press(firstButtons()[0])

		expect(lastSaid()).toBe(`http://localhost:3000/profile/credentials/${credential.id}/edit`)
	})
})

test('every question fits into WhatsApp in every language', async () => {
	const hospital = await aHospital({ displayName: 'Sahyadri Hospital', legalName: 'Sahyadri Hospital' })
	const member = await aMember({ hospitalId: hospital.id })
	const specialist = await turnOn(await aSpecialist({ contactVisibility: false }))
	await aHiddenHospital(specialist, 'Sahyadri Hospital')
	const request = await aContactRequest({ member, specialist })
	const application = await anApplication({ job: await aJob(), specialist, stage: 'withdrawn', note: 'Free from May.' })
	await passUndoWindows(application.id)
	await db.insert(applicationInvitations).values({ applicationId: application.id, invitedBy: member.accountId })
	for (const language of languages) {
		await db.update(accounts).set({ language }).where(eq(accounts.id, specialist.accountId))
		for (const payload of [`contact.ask ${request.id}`, `invitation.ask ${application.id}`]) {
			await press(sealPayload(payload, specialist.accountId))
			const { body, action } = meta.taken.at(-1)?.interactive ?? { body: { text: '' }, action: {} }
			expect(body.text.length).toBeGreaterThan(50)
			expect(body.text.length).toBeLessThanOrEqual(1_024)
			expect(action.buttons).toHaveLength(2)
			for (const { reply } of action.buttons ?? []) expect(reply.title.length).toBeLessThanOrEqual(20)
		}
	}
})

test('where the event has no SMS of its own, the one for people without email stands in for WhatsApp after ten minutes', async () => {
	const specialist = await turnOn(await aSpecialist())
	await db.update(accounts).set({ email: 'asha@example.org' }).where(eq(accounts.id, specialist.accountId))
	const on = { email: true, jobAlerts: true, messages: true, updates: true }
	await savePreferences(specialist.accountId, { ...on, choices: { 'credential-expiring': ['whatsapp'] } })
	await db.transaction(async (tx) => {
		const to = await findReader(tx, specialist.specialistId)
		await writeTo(tx, credentialExpiring, { to, facts: credentialExpiring.examples[0] })
	})
	await pass(599)
	expect([templates(), await smsTo(phone)]).toEqual([['credential_expiring'], 0])

	await pass(1)
	expect(await smsTo(phone)).toBe(1)
})

describe('an email of the same event', () => {
	const address = 'asha@example.org'
	const mails = () => db.$count(demoOutbox, sql`${demoOutbox.channel} = 'email' and ${demoOutbox.to} = ${address}`)
	async function remindOfExpiry(sent = ['credential_expiring']) {
		const specialist = await turnOn(await aSpecialist({ email: address }))
		await db.transaction(async (tx) => {
			const to = await findReader(tx, specialist.specialistId)
			await writeTo(tx, credentialExpiring, { to, facts: credentialExpiring.examples[0] })
		})
		await work()
		expect(templates()).toEqual(sent)
	}

	test('is not sent once WhatsApp has brought it', async () => {
		await remindOfExpiry()
		await hear(statusBody({ id: wamidOf(0), status: 'delivered' }))
		await pass(600)
		expect([await mails(), await smsTo(phone)]).toEqual([0, 0])
	})

	test('is sent after ten minutes without an answer, once, and no SMS beside it', async () => {
		await remindOfExpiry()
		await pass(599)
		expect(await mails()).toBe(0)
		await pass(1)
		await pass(600)
		expect([await mails(), await smsTo(phone)]).toEqual([1, 0])
	})

	test('waits in quiet hours, like the message by WhatsApp itself', async () => {
		// Quiet for a day at least, whatever the hour.
		const before = env.SMS_QUIET_HOURS
		onTestFinished(() => {
			env.SMS_QUIET_HOURS = before
		})
		env.SMS_QUIET_HOURS = { from: 0, to: 48 }
		await remindOfExpiry([])
		await pass(12 * 3_600)
		expect([templates(), await mails()]).toEqual([[], 0])
	})

	test('is sent at once when WhatsApp refuses', async () => {
		await remindOfExpiry()
		await hear(statusBody({ id: wamidOf(0), status: 'failed', code: 131_026 }))
		expect(await mails()).toBe(1)
	})
})

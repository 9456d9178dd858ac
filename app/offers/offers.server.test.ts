import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rejectApplication, undoLastTransition } from '#app/applications/pipeline/decisions.server.ts'
import { anApplication, passUndoWindows } from '#app/applications/fixtures.server.ts'
import { type Stage, stages } from '#app/applications/stage.ts'
import { openApplication } from '#app/applications/pipeline/applicant.server.ts'
import { applicationEvents, applications } from '#app/applications/tables.server.ts'
import { withdrawApplication } from '#app/applications/applying/withdrawal.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { addDays, formatDate, istToday, startOfIstDay } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { answerInvitation, inviteAgain } from '#app/applications/invitations.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { answerOffer, undoAnswer } from './responding.server.ts'
import { endOffersOfEnded, expireOffers } from './expiry.server.ts'
import { anOffer, someTerms } from './fixtures.server.ts'
import { confirmStart, undoStart } from './placements/placements.server.ts'
import { findLetter } from './letter.server.ts'
import { findMyOffer, findOffersAbout, findOfferSubject, listOffersFor } from './queries.server.ts'
import { makeOffer, undoOffer, withdrawOffer } from './make-offer.server.ts'
import { offerInput } from './schema.server.ts'
import { offerLifecycle, offerStatuses } from './status.ts'
import { offerEvents, offers, placements } from './tables.server.ts'
import { writeAboutOffer } from './notifications.server.ts'

const today = istToday(new Date())
const accept = { to: 'accepted', reason: null } as const

async function received(stage: Stage = 'interview') {
	const member = await aMember()
	const application = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), stage })
	return { member, ...application }
}

const eventOf = (answered: Awaited<ReturnType<typeof answerOffer>>) => (answered.ok ? answered.value.eventId : '')
const stageOf = async (id: string) => only(await db.select().from(applications).where(eq(applications.id, id))).stage
const statusOf = async (id: string) => only(await db.select().from(offers).where(eq(offers.id, id))).status
const versionOf = async (id: string) =>
	only(await db.select().from(applications).where(eq(applications.id, id))).version

test('an offer and the move to it are one: history of both, and a notice that leads to the offer', async () => {
	const { member, id, version, specialist } = await received()

	const made = await makeOffer(member, id, { ...someTerms(), version })

	if (!made.ok) throw new Error('the offer should be made')
	expect(await stageOf(id)).toBe('offered')
	expect(await statusOf(made.value.offerId)).toBe('sent')
	const [move] = await db
		.select()
		.from(applicationEvents)
		.where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.to, 'offered')))
	expect(move).toMatchObject({ from: 'interview', actorAccountId: member.accountId })
	expect(await db.select().from(offerEvents)).toMatchObject([
		{ from: null, to: 'sent', actorAccountId: member.accountId },
	])
	const told = await db.select().from(notifications).where(eq(notifications.accountId, specialist.accountId))
	expect(told).toMatchObject([{ href: `/offers/${made.value.offerId}` }])
	expect(told[0]?.body).toContain('₹3,20,000 a month')
})

test('there is one waiting offer for an application, whoever presses and however often', async () => {
	const { member, id, version } = await received()
	const colleague = await aMember({ hospitalId: member.hospitalId, role: 'recruiter' })

	const made = await Promise.all(
		[member, colleague, member, colleague].map((who) => makeOffer(who, id, { ...someTerms(), version })),
	)

	expect(made.filter(({ ok }) => ok)).toHaveLength(1)
	expect(made.filter(({ ok }) => !ok)).toEqual(
		Array(3).fill({ ok: false, failure: 'changed-meanwhile', stage: 'offered' }),
	)
	expect(await db.select().from(offers)).toHaveLength(1)
	const second = await makeOffer(colleague, id, { ...someTerms(), version: await versionOf(id) })
	expect(second).toEqual({ ok: false, failure: 'offer-waits' })
})

test('a decided application gets no offer, and another hospital finds none', async () => {
	const { member, id, version } = await received('rejected')

	expect(await makeOffer(member, id, { ...someTerms(), version })).toEqual({
		ok: false,
		failure: 'illegal-move',
		stage: 'rejected',
	})
	expect(await makeOffer(await aMember(), id, { ...someTerms(), version })).toEqual({ ok: false, failure: 'not-found' })
	const { id: offerId, version: offered } = await anOffer()
	const rival = await aMember()
	expect(await withdrawOffer(rival, offerId, offered)).toEqual({ ok: false, failure: 'not-found' })
	expect(await answerOffer(await aSpecialist(), offerId, accept)).toEqual({ ok: false, failure: 'not-found' })
})

test('every settling keeps to the rule', () => {
	for (const from of offerStatuses)
		for (const to of offerStatuses) {
			expect(offerLifecycle.mayMove(from, to, 'specialist')).toBe(
				from === 'sent' && (to === 'accepted' || to === 'declined'),
			)
			expect(offerLifecycle.mayMove(from, to, 'hospital')).toBe(from === 'sent' && to === 'withdrawn')
			expect(offerLifecycle.mayMove(from, to, 'clock')).toBe(
				(from === 'sent' && to === 'expired') || ((from === 'sent' || from === 'accepted') && to === 'withdrawn'),
			)
		}
})

test('of an acceptance and a withdrawal at the same moment one wins, and the other sees the result', async () => {
	for (let round = 0; round < 10; round++) {
		const offer = await anOffer()

		const [answered, withdrawn] = await Promise.all([
			answerOffer(offer.specialist, offer.id, accept),
			withdrawOffer(offer.member, offer.id, offer.version),
		])

		const status = await statusOf(offer.id)
		expect(answered.ok).toBe(status === 'accepted')
		expect(withdrawn.ok).toBe(status === 'withdrawn')
		expect(answered.ok ? withdrawn : answered).toEqual({ ok: false, failure: 'already-settled', status })
	}
})

test('a decline gives its reason to the hospital, and another offer can follow', async () => {
	const offer = await anOffer()

	await answerOffer(offer.specialist, offer.id, { to: 'declined', reason: 'The pay is below what I have now.' })

	const [told] = await db.select().from(notifications).where(eq(notifications.accountId, offer.member.accountId))
	expect(told?.body).toContain('The pay is below what I have now.')
	expect(await stageOf(offer.applicationId)).toBe('offered')
	const { version } = offer.application
	expect(await makeOffer(offer.member, offer.applicationId, { ...someTerms(), version })).toMatchObject({ ok: true })
})

test('after its time an offer can no longer be accepted; both are told, and a new one can be made', async () => {
	const offer = await anOffer({ expiresAt: new Date(Date.now() - 1000) })

	expect(await answerOffer(offer.specialist, offer.id, accept)).toEqual({ ok: false, failure: 'expired' })
	await expireOffers.run({})
	await expireOffers.run({})

	expect(await statusOf(offer.id)).toBe('expired')
	const told = await db.select({ accountId: notifications.accountId }).from(notifications)
	expect(told.map(({ accountId }) => accountId).sort()).toEqual(
		[offer.specialist.accountId, offer.member.accountId].sort(),
	)
	const { version } = offer.application
	expect(await makeOffer(offer.member, offer.applicationId, { ...someTerms(), version })).toMatchObject({ ok: true })
})

test('an undone offer leaves the application where it stood, and no notice and no mail', async () => {
	const { member, id, version } = await received()
	const made = await makeOffer(member, id, { ...someTerms(), version })
	if (!made.ok) throw new Error('the offer should be made')

	expect(await undoOffer(member, made.value.offerId)).toMatchObject({ ok: true })

	expect(await stageOf(id)).toBe('interview')
	expect(await db.select().from(notifications)).toEqual([])
	await db.update(offerEvents).set({ at: sql`${offerEvents.at} - interval '61 seconds'` })
	await writeAboutOffer.run({ offerId: made.value.offerId, what: 'sent' })
	expect(await db.select().from(deliveries)).toEqual([])
})

test('undoing a second offer leaves the application where the first had brought it, however soon', async () => {
	const { member, id, version, specialist } = await received()
	const first = await makeOffer(member, id, { ...someTerms(), version })
	if (!first.ok) throw new Error('the offer should be made')
	await answerOffer(specialist, first.value.offerId, { to: 'declined', reason: null })
	const second = await makeOffer(member, id, { ...someTerms(), version: await versionOf(id) })
	if (!second.ok) throw new Error('the offer should be made')

	expect(await undoOffer(member, second.value.offerId)).toMatchObject({ ok: true })

	expect(await stageOf(id)).toBe('offered')
	expect(await statusOf(first.value.offerId)).toBe('declined')
})

test('an offer is not undone by undoing its move alone, nor after a minute, nor once answered', async () => {
	const offer = await anOffer()
	const [event] = await db.select().from(applicationEvents).where(eq(applicationEvents.to, 'offered'))

	expect(await undoLastTransition(offer.member, offer.applicationId, event?.id ?? '')).toEqual({
		ok: false,
		failure: 'nothing-to-undo',
	})
	expect(await undoOffer(offer.member, offer.id)).toEqual({ ok: false, failure: 'too-late' })
	await answerOffer(offer.specialist, offer.id, accept)
	expect(await undoOffer(offer.member, offer.id)).toEqual({ ok: false, failure: 'nothing-to-undo' })
})

test('an answer can be undone within a minute, and its notification goes', async () => {
	const offer = await anOffer()
	const first = eventOf(await answerOffer(offer.specialist, offer.id, accept))

	expect(await undoAnswer(offer.specialist, offer.id, first)).toMatchObject({ ok: true })
	expect(await statusOf(offer.id)).toBe('sent')
	expect(await db.select().from(notifications)).toEqual([])

	const second = eventOf(await answerOffer(offer.specialist, offer.id, accept))
	expect(await undoAnswer(offer.specialist, offer.id, first)).toEqual({ ok: false, failure: 'nothing-to-undo' })
	await db.update(offerEvents).set({ at: sql`${offerEvents.at} - interval '61 seconds'` })
	expect(await undoAnswer(offer.specialist, offer.id, second)).toEqual({ ok: false, failure: 'too-late' })
})

test('mail and SMS about an offer follow a minute later', async () => {
	const { member, id, version } = await received()
	const made = await makeOffer(member, id, { ...someTerms(), version })
	if (!made.ok) throw new Error('the offer should be made')
	const about = { offerId: made.value.offerId, what: 'sent' as const }

	await writeAboutOffer.run(about)
	expect(await db.select().from(deliveries), 'not before the minute is over').toEqual([])
	await db.update(offerEvents).set({ at: sql`${offerEvents.at} - interval '61 seconds'` })
	await writeAboutOffer.run(about)
	await writeAboutOffer.run(about)

	const sent = await db.select({ channel: deliveries.channel }).from(deliveries)
	expect(sent.map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
})

test('a rejected or withdrawn application withdraws its waiting offer once it is final', async () => {
	const [first, second] = [await anOffer(), await anOffer()]
	await rejectApplication(first.member, first.applicationId, { reason: 'Filled', version: first.application.version })
	await withdrawApplication(second.specialist, second.applicationId)

	for (const { id, specialist, applicationId } of [first, second]) {
		expect(await answerOffer(specialist, id, accept)).toMatchObject({ failure: 'application-ended' })
		await endOffersOfEnded.run({ applicationId })
		expect(await statusOf(id), 'the end can still be undone').toBe('sent')
		await passUndoWindows(applicationId)
		await endOffersOfEnded.run({ applicationId })
		expect(await statusOf(id)).toBe('withdrawn')
	}
})

test('an accepted offer ends with its application, so that who applies again can be made another', async () => {
	const offer = await anOffer({ status: 'accepted', startsOn: addDays(today, -1) })
	const { member, specialist, applicationId } = offer
	await withdrawApplication(specialist, applicationId)
	expect(await findOffersAbout(member, [applicationId])).toEqual(new Map([[applicationId, 'withdrawn']]))
	await passUndoWindows(applicationId)
	expect(await inviteAgain(member, applicationId)).toMatchObject({ ok: true })
	await answerInvitation(specialist, applicationId, { note: null, attachResume: false })
	await passUndoWindows(applicationId)

	await endOffersOfEnded.run({ applicationId })

	expect(await statusOf(offer.id)).toBe('withdrawn')
	const made = await makeOffer(member, applicationId, { ...someTerms(), version: await versionOf(applicationId) })
	if (!made.ok) throw new Error(made.failure)
	expect(await answerOffer(specialist, made.value.offerId, accept)).toMatchObject({ ok: true })
	expect(await stageOf(applicationId)).toBe('offered')
})

test('an accepted offer outlives the start', async () => {
	const offer = await anOffer({ status: 'accepted', startsOn: today })
	const { version } = offer.application
	expect(await confirmStart(offer.member, offer.applicationId, { startedOn: today, version })).toMatchObject({
		ok: true,
	})
	await passUndoWindows(offer.applicationId)

	await endOffersOfEnded.run({ applicationId: offer.applicationId })

	expect(await statusOf(offer.id)).toBe('accepted')
})

test('an applicant who accepted joins on the first day or later, and that is a placement', async () => {
	const offer = await anOffer({ status: 'accepted', startsOn: addDays(today, 3) })
	const { id: applicationId, version } = offer.application

	const early = await confirmStart(offer.member, applicationId, { startedOn: today, version })
	expect(early).toEqual({ ok: false, failure: 'starts-later', startsOn: addDays(today, 3) })
	const inTime = await confirmStart(offer.member, applicationId, { startedOn: today, version }, addDays(today, 3))

	expect(inTime).toMatchObject({ ok: true })
	expect(await stageOf(applicationId)).toBe('hired')
	expect(await db.select().from(placements)).toMatchObject([
		{ applicationId, hospitalId: offer.member.hospitalId, offerId: offer.id, startedOn: today },
	])
})

test('no one has joined on a day on which there was no application', async () => {
	const { member, ...application } = await received('offered')
	const { id, version } = application

	expect(await confirmStart(member, id, { startedOn: addDays(today, -54), version })).toEqual({
		...{ ok: false, failure: 'before-application', appliedOn: addDays(today, -3) },
	})
	expect(await db.select().from(placements)).toEqual([])
	expect(await confirmStart(member, id, { startedOn: today, version })).toMatchObject({ ok: true })
})

test('no one is hired while an offer waits, but hiring with no offer works', async () => {
	const waiting = await anOffer()
	const { id, version } = waiting.application
	expect(await confirmStart(waiting.member, id, { startedOn: today, version })).toEqual({
		ok: false,
		failure: 'offer-waits',
	})

	const { member, ...other } = await received('applied')
	expect(await confirmStart(member, other.id, { startedOn: today, version: other.version })).toMatchObject({ ok: true })
	expect(await db.select().from(placements)).toMatchObject([{ applicationId: other.id, offerId: null }])
})

test('hiring follows the rule from every stage, with a placement exactly where someone was hired', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	for (const stage of stages) {
		const { id, version } = await anApplication({ job, stage })
		const hired = await confirmStart(member, id, { startedOn: today, version })
		const isLegal = ['applied', 'shortlisted', 'interview', 'offered'].includes(stage)
		expect(hired).toMatchObject(isLegal ? { ok: true } : { failure: 'illegal-move', stage })
		expect(await db.select().from(placements).where(eq(placements.applicationId, id))).toHaveLength(isLegal ? 1 : 0)
	}
})

test('an undone hiring takes the placement back', async () => {
	const { member, id, version } = await received('interview')
	const hired = await confirmStart(member, id, { startedOn: today, version })
	if (!hired.ok) throw new Error('should be hired')

	expect(await undoStart(member, id, hired.value.eventId)).toEqual({ ok: true, value: { restored: 'interview' } })

	expect(await stageOf(id)).toBe('interview')
	expect(await db.select().from(placements)).toEqual([])
})

test('an offer names a pay, a unit, a first day from today in India on, and words', () => {
	const typed = { payPaise: '3,20,000', payUnit: 'month', startsOn: '2026-11-22', message: 'Welcome', version: '3' }
	const fieldsRefused = (changed: object) =>
		offerInput('2026-11-22')
			.safeParse({ ...typed, ...changed })
			.error?.issues.map(({ path }) => path[0])

	expect(offerInput('2026-11-22').parse(typed)).toMatchObject({ payPaise: 32_000_000n, version: 3 })
	expect(fieldsRefused({ startsOn: '2026-11-21' })).toEqual(['startsOn'])
	expect(fieldsRefused({ startsOn: '2027-11-23' })).toEqual(['startsOn'])
	expect(fieldsRefused({ startsOn: '2027-02-29' })).toEqual(['startsOn'])
	for (const amount of ['0', '-1', '1e3', '', '1,20,00'])
		expect(fieldsRefused({ payPaise: amount })).toEqual(['payPaise'])
	expect(fieldsRefused({ message: ' ' })).toEqual(['message'])
})

test('the hospital sets the time to respond and the terms, and both are in the offer and its letter', async () => {
	const { member, id, version, specialist } = await received()

	const made = await makeOffer(member, id, { ...someTerms(), version, respondDays: 3, terms: 'Notice: two months.' })

	if (!made.ok) throw new Error(made.failure)
	const offer = await findMyOffer(specialist, made.value.offerId)
	expect(offer?.terms).toBe('Notice: two months.')
	expect(Math.round(((offer?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(3)
	expect(await findLetter(specialist, made.value.offerId)).toMatchObject({ terms: 'Notice: two months.' })
})

test('an offer ends with its first day, however long the time to respond is', async () => {
	const { member, id, version, specialist } = await received()

	const made = await makeOffer(member, id, { ...someTerms(), startsOn: addDays(today, 1), version, respondDays: 14 })

	if (!made.ok) throw new Error(made.failure)
	const offer = await findMyOffer(specialist, made.value.offerId)
	expect(offer?.expiresAt).toEqual(new Date(startOfIstDay(addDays(today, 2)).getTime() - 60_000))
	// What is printed is the first day, and not the day after it.
	expect(offer && formatDate(offer.expiresAt)).toBe(formatDate(addDays(today, 1)))
})

test('nothing tells a hospital that its applicant has an offer from another, or has accepted one', async () => {
	const { member, id, specialist } = await received()
	const seen = async () => {
		return JSON.stringify(
			[
				await openApplication(member, id),
				await listOffersFor(member, id),
				[...(await findOffersAbout(member, [id]))],
				await findOfferSubject(member, id),
				await db.select().from(notifications).where(eq(notifications.accountId, member.accountId)),
			],
			(_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
		)
	}
	await seen()
	const before = await seen()

	const application = await anApplication({ stage: 'offered', specialist })
	const rival = await aMember({ hospitalId: application.job.hospitalId })
	const offer = await anOffer({ application, member: rival })
	expect(await seen()).toBe(before)
	expect(await answerOffer(specialist, offer.id, accept)).toMatchObject({ ok: true })

	expect(await seen()).toBe(before)
	expect(before).not.toContain(offer.id)
})

import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rejectApplication } from '#app/applications/pipeline/decisions.server.ts'
import { anApplication, passUndoWindows } from '#app/applications/fixtures.server.ts'
import { applicationEvents, applications } from '#app/applications/tables.server.ts'
import { withdrawApplication } from '#app/applications/applying/withdrawal.server.ts'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { setLanguage } from '#app/identity/language.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { whileRowFails } from '#app/platform/database/failing-row-fixtures.server.ts'
import { sendQueued } from '#app/platform/delivery/sending-fixtures.server.ts'
import { listDemoSends } from '#app/platform/delivery/demo-outbox.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { weekdays } from '#app/specialists/profile/profile.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { cancelWithApplication, keepAfterClosing } from './changes/after-application.server.ts'
import { cancelBetweenStrangers } from './changes/after-block.server.ts'
import { askForOtherTimes, chooseSlot } from './proposing/responding.server.ts'
import { changeDetails } from './changes/changes.server.ts'
import { cancelInterview, markInterview } from './changes/cancellation.server.ts'
import { eraseInterviews } from './erasure.server.ts'
import { anInterview, rescheduleSooner, minutesFromNow } from './fixtures.server.ts'
import { listInterviews } from './hospital-interviews.server.ts'
import { maxRounds } from './limits.ts'
import { proposeAgain, proposeInterview, type Proposal } from './proposing/proposals.server.ts'
import { nextAbout } from './page/interview-line.ts'
import { findInterview, findInterviewsAbout, listForCalendar } from './queries.server.ts'
import { interviewers, interviewEvents, interviews } from './tables.server.ts'

const day = 24 * 60
const reason = 'I am on call that week.'
const at = (startsInMinutes: number, minutes = 30) => ({
	startsAt: minutesFromNow(startsInMinutes),
	endsAt: minutesFromNow(startsInMinutes + minutes),
})
const proposal = (interviewer: string, slots: Proposal['slots'] = [at(2 * day), at(3 * day)]): Proposal => ({
	mode: 'video',
	place: 'https://meet.lakeside.example/theatre',
	note: null,
	minutes: 30,
	interviewerAccountIds: [interviewer],
	slots,
})
const find = async (id: string) => only(await db.select().from(interviews).where(eq(interviews.id, id)))
const stageOf = async (id: string) => only(await db.select().from(applications).where(eq(applications.id, id))).stage
const firstSlot = ({ slots }: { slots: { id: string }[] }, index = 0) => slots[index]?.id ?? ''

async function received(stage: 'applied' | 'offered' | 'rejected' = 'applied') {
	const member = await aMember()
	const application = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), stage })
	return { member, application, specialist: application.specialist }
}

describe('a hospital proposes', () => {
	test('times to an applicant, who is then shortlisted and notified of the times alone', async () => {
		const { member, application, specialist } = await received()

		const proposed = await proposeInterview(member, application.id, proposal(member.accountId))

		expect(proposed).toMatchObject({ ok: true, value: { specialistName: 'Dr Asha Menon' } })
		expect(await stageOf(application.id)).toBe('shortlisted')
		const told = await db.select().from(notifications).where(eq(notifications.accountId, specialist.accountId))
		expect(told.map(({ title }) => title)).toEqual(['Lakeside Heart Institute has proposed interview times'])
	})

	test('only for its own open applications, one interview at a time, held by one of its people', async () => {
		const { member, application } = await received()
		const [rival, decided] = [await aMember(), await received('rejected')]
		const stranger = proposal(rival.accountId)

		const all = [
			await proposeInterview(rival, application.id, stranger),
			await proposeInterview(decided.member, decided.application.id, proposal(decided.member.accountId)),
			await proposeInterview(member, application.id, stranger),
			await proposeInterview(member, application.id, proposal(member.accountId)),
			await proposeInterview(member, application.id, proposal(member.accountId)),
		]

		const outcomes = all.map((each) => (each.ok ? 'ok' : each.failure))
		expect(outcomes).toEqual(['not-found', 'application-ended', 'no-such-interviewer', 'ok', 'already-open'])
	})

	test('no time that has passed, that overlaps another, or in which either is busy', async () => {
		const { member, application, specialist } = await received()
		await anInterview({ status: 'scheduled', specialist, startsInMinutes: 5 * day })
		await anInterview({ status: 'scheduled', member, startsInMinutes: 6 * day })
		const slots = [at(-1), at(2 * day), at(2 * day + 29), at(5 * day + 29), at(6 * day - 29), at(6 * day + 30)]

		const refused = await proposeInterview(member, application.id, proposal(member.accountId, slots))

		const problems = ['past', null, 'same-time', 'busy', 'busy', null]
		expect(refused).toMatchObject({ ok: false, failure: 'bad-slots', problems })
		expect(await stageOf(application.id)).toBe('applied')
	})
})

describe('several members of a team interview together', () => {
	test('each gets the time and is refused a second interview then, in whichever place of the list', async () => {
		const { member, application, specialist } = await received()
		const colleague = await aMember({ hospitalId: member.hospitalId })
		const [slot] = [at(2 * day)]
		const panel = {
			...proposal(member.accountId, [slot]),
			interviewerAccountIds: [member.accountId, colleague.accountId],
		}
		const proposed = await proposeInterview(member, application.id, panel)
		if (!proposed.ok) throw new Error(proposed.failure)
		const { interviewId } = proposed.value
		const found = await findInterview(specialist, interviewId)
		expect(await chooseSlot(specialist, interviewId, firstSlot(found ?? { slots: [] }))).toMatchObject({ ok: true })

		const told = await db.select().from(notifications).where(eq(notifications.accountId, colleague.accountId))
		expect(told.map(({ title }) => title)).toEqual(['Dr Asha Menon chose an interview time'])
		expect((await listForCalendar(colleague.accountId)).map(({ id }) => id)).toEqual([interviewId])
		const other = await anApplication({
			job: await aJob({ hospitalId: member.hospitalId }),
			specialist: await aSpecialist(),
		})
		const second = await proposeInterview(colleague, other.id, proposal(colleague.accountId, [slot]))
		expect(second).toMatchObject({ failure: 'bad-slots', conflicts: [[{ interviewers: [colleague.accountId] }]] })
		const elsewhere = await anInterview({ member: colleague, slots: [2 * day] })
		const picked = await chooseSlot(elsewhere.specialist, elsewhere.id, firstSlot(elsewhere))
		expect(picked).toEqual({ ok: false, failure: 'interviewer-overlap' })
	})

	test('one who is taken off the list is told and free again; a cancelled interview keeps its hour but no one’s time', async () => {
		const interview = await anInterview({ status: 'scheduled' })
		const { id, member, mode, place, note } = interview
		const colleague = await aMember({ hospitalId: member.hospitalId })
		const both = [member.accountId, colleague.accountId]
		const held = { mode, place, note }

		await changeDetails(member, id, { ...held, version: 1, interviewerAccountIds: both })
		await changeDetails(member, id, { ...held, version: 2, interviewerAccountIds: [member.accountId] })

		const told = await db.select().from(notifications).where(eq(notifications.accountId, colleague.accountId))
		expect(told.map(({ title }) => title)).toContain('You no longer interview Dr Asha Menon')
		await cancelInterview(member, id, { reason, version: 3 })
		const rows = await db.select().from(interviewers).where(eq(interviewers.interviewId, id))
		expect(rows).toEqual([{ interviewId: id, accountId: member.accountId, startsAt: null, endsAt: null }])
		expect((await find(id)).startsAt).toEqual(interview.startsAt)
	})
})

test('a time outside the hours of the specialist is refused until the hospital says that it means it', async () => {
	const { member, application, specialist } = await received()
	const slot = at(2 * day)
	const weekday = weekdays[(new Date(`${istToday(slot.startsAt)}T00:00:00Z`).getUTCDay() + 2) % 7]?.key ?? 'mon'
	await db
		.update(specialists)
		.set({ availability: { [weekday]: { from: '09:00', to: '10:00' } } })
		.where(eq(specialists.id, specialist.specialistId))

	const asked = proposal(member.accountId, [slot])

	expect(await proposeInterview(member, application.id, asked)).toMatchObject({ problems: ['outside'] })
	expect(await proposeInterview(member, application.id, { ...asked, mayBeOutside: true })).toMatchObject({ ok: true })
})

describe('a specialist', () => {
	test('picks a time: it is scheduled, and the application comes to the interview stage', async () => {
		const interview = await anInterview()

		const chosen = await chooseSlot(interview.specialist, interview.id, firstSlot(interview, 1))

		expect(chosen).toEqual({
			ok: true,
			value: { startsAt: interview.slots[1]?.startsAt, endsAt: interview.slots[1]?.endsAt },
		})
		expect(await find(interview.id)).toMatchObject({
			status: 'scheduled',
			startsAt: interview.slots[1]?.startsAt,
			sequence: 0,
		})
		expect(await stageOf(interview.application.id)).toBe('interview')
		const [event] = await db.select().from(applicationEvents).where(eq(applicationEvents.to, 'interview'))
		expect(event).toMatchObject({ from: 'shortlisted', actorAccountId: interview.specialist.accountId })
	})

	test('does not fall back to the interview stage from an offer', async () => {
		const interview = await anInterview({ stage: 'offered' })

		await chooseSlot(interview.specialist, interview.id, firstSlot(interview))

		expect(await stageOf(interview.application.id)).toBe('offered')
	})

	test('picks no time of an earlier round, of someone else, or after the decision', async () => {
		const interview = await anInterview()
		const stranger = await aSpecialist()
		expect(await chooseSlot(stranger, interview.id, firstSlot(interview))).toEqual({ ok: false, failure: 'not-found' })
		await db.update(interviews).set({ round: 2 }).where(eq(interviews.id, interview.id))
		expect(await chooseSlot(interview.specialist, interview.id, firstSlot(interview))).toMatchObject({
			failure: 'changed-meanwhile',
			current: { status: 'proposed' },
		})
		const { version } = interview.application
		await rejectApplication(interview.member, interview.application.id, { reason: 'The post is filled.', version })
		expect(await chooseSlot(interview.specialist, interview.id, firstSlot(interview))).toMatchObject({
			failure: 'application-ended',
		})
	})

	test('is asked to choose while one of the times is ahead, and no longer', async () => {
		const passed = await anInterview({ slots: [-2 * day, -day] })
		const ahead = await anInterview({ slots: [-day, day], specialist: passed.specialist })
		const abouts = await findInterviewsAbout(passed.specialist, [passed.applicationId, ahead.applicationId])

		expect(nextAbout(abouts.get(passed.applicationId), new Date())).toBe('The proposed times have passed.')
		expect(nextAbout(abouts.get(ahead.applicationId), new Date())).toBe(
			'The hospital has proposed interview times. Choose one.',
		)
	})

	test('moves an interview that is scheduled: the hospital proposes again, five rounds at most', async () => {
		const interview = await anInterview({ status: 'scheduled' })
		const { specialist, member, id } = interview

		expect(await askForOtherTimes(specialist, id, { reason, version: 1 })).toEqual({ ok: true, value: null })

		expect(await find(id)).toMatchObject({
			status: 'proposed',
			awaits: 'hospital',
			startsAt: null,
			reason,
			sequence: 1,
		})
		for (let round = 2; round <= maxRounds; round++) {
			const { version } = await find(id)
			const again = await proposeAgain(member, id, { ...proposal(member.accountId), version })
			expect(again.ok).toBe(true)
		}
		const { version, round } = await find(id)
		expect(round).toBe(maxRounds)
		const refusals = [
			await proposeAgain(member, id, { ...proposal(member.accountId), version }),
			await askForOtherTimes(specialist, id, { reason, version }),
		]
		expect(refusals).toMatchObject([{ failure: 'no-more-rounds' }, { failure: 'no-more-rounds' }])
	})
})

describe('a change of place or interviewer keeps the time', () => {
	const elsewhere = { mode: 'in-person', place: 'OPD 4, 12 Lake Road, Pune', note: null } as const

	test('the specialist is told, with the same calendar entry under a higher number', async () => {
		const interview = await anInterview({
			status: 'scheduled',
			specialist: await aSpecialist({ email: 'asha@private.example' }),
		})
		const { member, specialist, id, startsAt, version } = interview

		const change = { ...elsewhere, interviewerAccountIds: [member.accountId], version }
		expect(await changeDetails(member, id, change)).toMatchObject({ ok: true })

		expect(await find(id)).toMatchObject({ ...elsewhere, status: 'scheduled', startsAt, sequence: 1, round: 1 })
		const told = await db.select().from(notifications).where(eq(notifications.accountId, specialist.accountId))
		expect(told).toMatchObject([{ title: 'Lakeside Heart Institute changed the location of your interview' }])
		await sendQueued()
		const [mail] = await listDemoSends('asha@private.example')
		for (const part of ['method=REQUEST', `UID:interview-${id}@`, 'SEQUENCE:1', 'LOCATION:OPD 4'])
			expect(mail?.text).toContain(part)
	})

	test('the calendar entry in the mail is in the language of its reader', async () => {
		const specialist = await aSpecialist({ email: 'asha@private.example' })
		await setLanguage(specialist, 'hi')
		const { member, id, version } = await anInterview({ status: 'scheduled', specialist })

		const change = { ...elsewhere, interviewerAccountIds: [member.accountId], version }
		expect(await changeDetails(member, id, change)).toMatchObject({ ok: true })

		await sendQueued()
		const [mail] = await listDemoSends('asha@private.example')
		expect(mail?.text).toContain('SUMMARY:इंटरव्यू: ')
	})

	test('by the hospital alone, while it is scheduled and ahead, and only to something else', async () => {
		const [scheduled, proposed] = [await anInterview({ status: 'scheduled' }), await anInterview()]
		const begun = await anInterview({ status: 'scheduled', startsInMinutes: -5 })
		const { member, id, version, mode, place, note } = scheduled
		const held = { interviewerAccountIds: [member.accountId], version }
		const heldBy = (other: Member) => ({ ...elsewhere, interviewerAccountIds: [other.accountId], version: 1 })

		const all = [
			await changeDetails(await aMember(), id, { ...elsewhere, ...held }),
			await changeDetails(member, id, { ...elsewhere, ...held, interviewerAccountIds: [proposed.member.accountId] }),
			await changeDetails(member, id, { mode, place, note, ...held }),
			await changeDetails(member, id, { ...elsewhere, ...held, version: version + 1 }),
			await changeDetails(proposed.member, proposed.id, heldBy(proposed.member)),
			await changeDetails(begun.member, begun.id, heldBy(begun.member)),
		]

		expect(all.map((each) => (each.ok ? 'ok' : each.failure))).toEqual([
			'not-found',
			'no-such-interviewer',
			'nothing-changed',
			'changed-meanwhile',
			'illegal-move',
			'illegal-move',
		])
	})

	test('a colleague takes it over and is told, unless they have another interview then', async () => {
		const interview = await anInterview({ status: 'scheduled', startsInMinutes: 2 * day })
		const { member, id, mode, place, note, version } = interview
		const [free, taken] = [
			await aMember({ hospitalId: member.hospitalId }),
			await aMember({ hospitalId: member.hospitalId }),
		]
		await anInterview({ member: taken, status: 'scheduled', startsInMinutes: 2 * day + 15 })
		const handTo = (colleague: Member) =>
			changeDetails(member, id, { mode, place, note, version, interviewerAccountIds: [colleague.accountId] })

		expect(await handTo(taken)).toEqual({ ok: false, failure: 'interviewer-overlap' })
		expect(await handTo(free)).toMatchObject({ ok: true })

		const told = await db.select().from(notifications).where(eq(notifications.accountId, free.accountId))
		expect(told).toMatchObject([{ title: 'You will interview Dr Asha Menon' }])
	})

	test('who no longer interviews is told, but for a change of their own', async () => {
		const { member, id, mode, place, note } = await anInterview({ status: 'scheduled', startsInMinutes: 2 * day })
		const colleague = () => aMember({ hospitalId: member.hospitalId })
		const [first, second, third] = [await colleague(), await colleague(), await colleague()]
		const handTo = (by: Member, to: Member, version: number) =>
			changeDetails(by, id, { mode, place, note, version, interviewerAccountIds: [to.accountId] })
		const sentTo = async ({ accountId }: Member) => {
			const theirs = eq(notifications.accountId, accountId)
			const sent = await db.select().from(notifications).where(theirs).orderBy(notifications.createdAt)
			return sent.map(({ title }) => title)
		}
		const named = 'You will interview Dr Asha Menon'

		expect(await handTo(member, first, 1)).toMatchObject({ ok: true })
		expect(await handTo(member, second, 2)).toMatchObject({ ok: true })
		expect(await handTo(second, third, 3)).toMatchObject({ ok: true })

		expect(await sentTo(first)).toEqual([named, 'You no longer interview Dr Asha Menon'])
		expect(await sentTo(second)).toEqual([named])
	})
})

test('only the hospital records the outcome, after the start', async () => {
	const interview = await anInterview({ status: 'scheduled', startsInMinutes: 10 })
	const { member, id } = interview
	const rival = await aMember()
	const mark = (by: typeof member, kind: 'complete' | 'mark-no-show') => markInterview(by, id, { kind, version: 1 })

	expect(await mark(member, 'complete')).toMatchObject({ failure: 'too-early' })
	await rescheduleSooner(id, -20)
	expect(await mark(rival, 'complete')).toEqual({ ok: false, failure: 'not-found' })
	expect(await mark(member, 'mark-no-show')).toMatchObject({ failure: 'too-early' })
	expect(await mark(member, 'complete')).toMatchObject({ ok: true })
	expect(await mark(member, 'complete')).toMatchObject({
		failure: 'changed-meanwhile',
		current: { status: 'completed' },
	})
	const history = await db.select().from(interviewEvents).where(eq(interviewEvents.to, 'completed'))
	expect(history).toMatchObject([{ from: 'scheduled', actorAccountId: member.accountId }])
})

describe('at the same moment', () => {
	test('two hospitals’ overlapping times are picked: one holds, the other is told to pick another', async () => {
		const specialist = await aSpecialist()
		const [one, two] = [
			await anInterview({ specialist, slots: [2 * day] }),
			await anInterview({ specialist, slots: [2 * day + 15] }),
		]

		const outcomes = await Promise.all([
			chooseSlot(specialist, one.id, firstSlot(one)),
			chooseSlot(specialist, two.id, firstSlot(two)),
		])

		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
		expect(outcomes).toContainEqual({ ok: false, failure: 'own-overlap' })
		const statuses = [(await find(one.id)).status, (await find(two.id)).status]
		expect(statuses.sort()).toEqual(['proposed', 'scheduled'])
	})

	test('two specialists pick the same hour of one interviewer: one has it', async () => {
		const member = await aMember()
		const both = [await anInterview({ member, slots: [2 * day] }), await anInterview({ member, slots: [2 * day] })]

		const outcomes = await Promise.all(both.map((each) => chooseSlot(each.specialist, each.id, firstSlot(each))))

		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
		expect(outcomes).toContainEqual({ ok: false, failure: 'interviewer-overlap' })
	})

	test('if one side picks while the other cancels or proposes again, one wins and the other sees the result', async () => {
		for (const theirs of ['cancel', 'propose'] as const) {
			const interview = await anInterview()
			const { member, specialist, id, version } = interview

			const [chosen, answered] = await Promise.all([
				chooseSlot(specialist, id, firstSlot(interview)),
				theirs === 'cancel'
					? cancelInterview(member, id, { reason, version })
					: proposeAgain(member, id, { ...proposal(member.accountId), version }),
			])

			expect([chosen.ok, answered.ok].filter(Boolean)).toHaveLength(1)
			const { status, round } = await find(id)
			if (chosen.ok) {
				expect(answered).toMatchObject({ failure: 'changed-meanwhile', current: { status: 'scheduled' } })
				expect(status).toBe('scheduled')
			} else {
				expect(status).toBe(theirs === 'cancel' ? 'cancelled' : 'proposed')
				expect(round).toBe(theirs === 'cancel' ? 1 : 2)
				expect(chosen.failure).toBe(theirs === 'cancel' ? 'illegal-move' : 'changed-meanwhile')
			}
		}
	})
})

describe('an application that ends', () => {
	test('cancels its interview once the end is final and notifies both sides', async () => {
		const interview = await anInterview({ status: 'scheduled' })
		const { specialist, member, application } = interview
		await withdrawApplication(specialist, application.id)

		await cancelWithApplication.run({ applicationId: application.id })
		expect((await find(interview.id)).status).toBe('scheduled')
		await passUndoWindows(application.id)
		await cancelWithApplication.run({ applicationId: application.id })
		await cancelWithApplication.run({ applicationId: application.id })

		expect(await find(interview.id)).toMatchObject({
			status: 'cancelled',
			sequence: 1,
			reason: null,
			reasonKey: 'application-withdrawn',
		})
		for (const { accountId } of [specialist, member]) {
			const told = await db.select().from(notifications).where(eq(notifications.accountId, accountId))
			expect(told.filter(({ href }) => href === `/interviews/${interview.id}`)).toHaveLength(1)
		}
	})

	test('leaves an interview alone that has begun: the hospital still says how it went', async () => {
		const interview = await anInterview({ status: 'scheduled', startsInMinutes: -10 })
		const { member, application } = interview
		await rejectApplication(member, application.id, { reason: 'The post is filled.', version: application.version })
		await db.update(applications).set({ stageChangedAt: minutesFromNow(-2) })

		await cancelWithApplication.run({ applicationId: application.id })

		expect((await find(interview.id)).status).toBe('scheduled')
	})
})

test('a freed time can be used for another interview', async () => {
	const specialist = await aSpecialist()
	const first = await anInterview({ specialist, status: 'scheduled', startsInMinutes: 2 * day })
	const second = await anInterview({ specialist, slots: [2 * day] })
	expect(await chooseSlot(specialist, second.id, firstSlot(second))).toEqual({ ok: false, failure: 'own-overlap' })

	await cancelInterview(specialist, first.id, { reason, version: 1 })

	expect((await chooseSlot(specialist, second.id, firstSlot(second))).ok).toBe(true)
})

describe('no one is sent to', () => {
	test('a hospital that they have blocked: it reads nothing of the interview, and the hour falls free', async () => {
		const { specialist, member, id } = await anInterview({ status: 'scheduled' })
		await blockHospital(specialist, member.hospitalId)
		expect(await findInterview(member, id)).toBeNull()
		expect(await listInterviews(member, { status: null, shown: 24 })).toEqual([])

		await cancelBetweenStrangers.run({})

		expect((await find(id)).status).toBe('cancelled')
	})

	test('a hospital or a specialist that we have suspended, once the interview is two days away', async () => {
		const interview = await anInterview({ status: 'scheduled' })
		const forged = await anInterview({ status: 'scheduled' })
		const later = await anInterview({ status: 'scheduled', member: interview.member, startsInMinutes: 5 * day })
		await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, forged.specialist.accountId))
		const other = await anInterview({ status: 'scheduled' })
		await db
			.update(hospitals)
			.set({ status: 'suspended', statusReason: 'The certificate has lapsed.' })
			.where(eq(hospitals.id, interview.member.hospitalId))

		await cancelBetweenStrangers.run({})

		const statuses = await Promise.all([interview, forged, later, other].map(async ({ id }) => (await find(id)).status))
		expect(statuses).toEqual(['cancelled', 'cancelled', 'scheduled', 'scheduled'])
	})
})

test('an interview that cannot be cancelled keeps no other at a blocked hospital', async () => {
	const member = await aMember()
	const arranged = [await anInterview({ member }), await anInterview({ member }), await anInterview({ member })]
	for (const { specialist } of arranged) await blockHospital(specialist, member.hospitalId)

	const [stuck, ...others] = arranged
	await whileRowFails(interviews, stuck?.id ?? '', () => expect(cancelBetweenStrangers.run({})).rejects.toThrow())

	for (const { id } of others) expect((await find(id)).status).toBe('cancelled')
})

test('a specialist who cancels is not told to wait for another time; who asks for one is', async () => {
	const email = 'asha@private.example'
	const cancelled = await anInterview({ status: 'scheduled', specialist: await aSpecialist({ email }) })
	const moved = await anInterview({
		status: 'scheduled',
		specialist: await aSpecialist({ email: 'ravi@private.example' }),
	})

	await cancelInterview(cancelled.specialist, cancelled.id, { reason, version: 1 })
	await askForOtherTimes(moved.specialist, moved.id, { reason, version: 1 })

	await sendQueued()
	const [toWhoCancelled] = await listDemoSends(email)
	expect(toWhoCancelled?.subject).toBe('Your interview with Lakeside Heart Institute is cancelled')
	expect(toWhoCancelled?.text).not.toContain('until a new time is agreed')
	expect((await listDemoSends('ravi@private.example'))[0]?.text).toContain('until a new time is agreed')
})

test('a closed job keeps its interviews, and both sides are notified of this once', async () => {
	const { id, job, specialist, member } = await anInterview({ status: 'scheduled' })
	await db
		.update(jobs)
		.set({ status: 'closed', closedAt: minutesFromNow(-5) })
		.where(eq(jobs.id, job.id))

	await keepAfterClosing.run({ jobId: job.id })
	await keepAfterClosing.run({ jobId: job.id })

	expect((await find(id)).status).toBe('scheduled')
	for (const { accountId } of [specialist, member]) {
		const told = await db.select().from(notifications).where(eq(notifications.accountId, accountId))
		expect(told.map(({ title }) => title)).toEqual(['Job closed, interview still scheduled'])
	}
})

test('when an account is deleted, the hospital is notified that no one comes, without a name', async () => {
	const { specialist, member } = await anInterview({ status: 'scheduled' })

	const person = { ...specialist, id: specialist.specialistId, phone: null, email: null, addresses: [] }
	await db.transaction(async (tx) => eraseInterviews(tx, person, []))

	expect(await db.select().from(interviews)).toEqual([])
	const [told] = await db.select().from(notifications).where(eq(notifications.accountId, member.accountId))
	expect(told?.title).toBe('Interview cancelled')
	expect(JSON.stringify(told)).not.toContain(specialist.name)
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { channelChoices, notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { countQueued } from '#app/platform/tasks/tasks.server.ts'
import { decide, moveStage, rejectApplication, undoLastTransition } from './decisions.server.ts'
import { anApplication, passUndoWindow } from '../fixtures.server.ts'
import { ladder, mayMove, type Stage, stages } from '../stage.ts'
import { applicationEvents, applications } from '../tables.server.ts'
import { emailAboutTransition } from '../tasks.server.ts'
import { withdrawApplication } from '../applying/withdrawal.server.ts'

const reason = 'The position has been filled.'

async function received(stage: Stage = 'applied') {
	const member = await aMember()
	const application = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), stage })
	return { member, application, ...application }
}

test('a hospital moves an application forward, with history and a notice', async () => {
	const { member, id, version, specialist } = await received()

	const moved = await moveStage(member, id, { to: 'interview', version })

	expect(moved).toMatchObject({ ok: true, value: { specialistName: 'Dr Asha Menon' } })
	expect(await find(id)).toMatchObject({ stage: 'interview', version: version + 1 })
	const [, event] = await db.select().from(applicationEvents).orderBy(applicationEvents.at)
	expect(event).toMatchObject({ from: 'applied', to: 'interview', actorAccountId: member.accountId, undoes: null })
	const [told] = await db.select().from(notifications).where(eq(notifications.accountId, specialist.accountId))
	expect(told).toMatchObject({
		title: 'Lakeside Heart Institute would like to interview you',
		href: `/applications/${id}`,
	})
})

test('the database keeps every move to the rule, from every stage to every other', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	for (const from of stages) {
		for (const to of ladder) {
			const { id, version } = await anApplication({ job, stage: from })

			const moved = await db.transaction((tx) => decide(tx, member, id, { to, version }))

			const legal = mayMove(from, to, 'hospital')
			expect(moved.ok, `${from} to ${to}`).toBe(legal)
			expect(moved).toMatchObject(legal ? {} : { failure: 'illegal-move', stage: from })
			expect((await find(id)).stage).toBe(legal ? to : from)
		}
	}
})

test('the specialist reads the reason of a rejection', async () => {
	const { member, id, version } = await received('shortlisted')

	await rejectApplication(member, id, { reason, version })

	expect(await find(id)).toMatchObject({ stage: 'rejected', rejectionReason: reason })
	const [told] = await db.select().from(notifications)
	expect(told?.body).toBe(`Consultant Anesthesiologist. Reason: ${reason}`)
})

test('when two recruiters decide at once, one wins and the other reads the current stage', async () => {
	const { member, id, version } = await received()
	const colleague = await aMember({ hospitalId: member.hospitalId, role: 'recruiter' })

	const outcomes = await Promise.all([
		moveStage(member, id, { to: 'shortlisted', version }),
		rejectApplication(colleague, id, { reason, version }),
	])

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
	const stage = outcomes[0].ok ? 'shortlisted' : 'rejected'
	expect(outcomes).toContainEqual({ ok: false, failure: 'changed-meanwhile', stage })
	expect(await db.select().from(applicationEvents)).toHaveLength(2)
})

test('a member who missed the withdrawal reads about it', async () => {
	const { member, id, version, specialist } = await received()
	await withdrawApplication(specialist, id)

	const moved = await moveStage(member, id, { to: 'interview', version })

	expect(moved).toEqual({ ok: false, failure: 'changed-meanwhile', stage: 'withdrawn' })
})

test('an undo restores stage and date, takes the notice back and stops the mail', async () => {
	const { member, id, version, stageChangedAt } = await received('shortlisted')
	const eventId = await move(member, id, 'interview', version)

	const undone = await undoLastTransition(member, id, eventId)

	expect(undone).toEqual({ ok: true, value: { restored: 'shortlisted' } })
	expect(await find(id)).toMatchObject({ stage: 'shortlisted', stageChangedAt, version: version + 2 })
	expect(await db.select().from(notifications)).toEqual([])
	await emailAboutTransition.run({ eventId })
	expect(await db.select().from(deliveries)).toEqual([])
})

test('an undone rejection leaves no reason behind', async () => {
	const { member, id, version } = await received()
	const rejected = await rejectApplication(member, id, { reason, version })
	if (!rejected.ok) throw new Error('the rejection should be accepted')

	await undoLastTransition(member, id, rejected.value.eventId)

	expect(await find(id)).toMatchObject({ stage: 'applied', rejectionReason: null })
})

test('a move is undone within a minute, once, and only while it is the last', async () => {
	const { member, id, version } = await received()
	const first = await move(member, id, 'shortlisted', version)
	const second = await move(member, id, 'interview', version + 1)

	expect(await undoLastTransition(member, id, first)).toEqual({ ok: false, failure: 'nothing-to-undo' })
	expect(await undoLastTransition(member, id, second)).toMatchObject({ ok: true })
	expect(await undoLastTransition(member, id, second)).toEqual({ ok: false, failure: 'nothing-to-undo' })
})

test('no undo after a minute', async () => {
	const { member, id, version } = await received()
	const eventId = await move(member, id, 'shortlisted', version)
	await passUndoWindow(eventId)

	expect(await undoLastTransition(member, id, eventId)).toEqual({ ok: false, failure: 'too-late' })
})

test('two undos at the same time take one move back', async () => {
	const { member, id, version } = await received()
	const eventId = await move(member, id, 'shortlisted', version)

	const undone = await Promise.all([undoLastTransition(member, id, eventId), undoLastTransition(member, id, eventId)])

	expect(undone.filter(({ ok }) => ok)).toHaveLength(1)
	expect((await find(id)).stage).toBe('applied')
})

test('a hospital cannot undo a withdrawal', async () => {
	const { member, id, specialist } = await received()
	const withdrawn = await withdrawApplication(specialist, id)
	if (!withdrawn.ok) throw new Error('the withdrawal should be accepted')

	const undone = await undoLastTransition(member, id, withdrawn.value.eventId)

	expect(undone).toEqual({ ok: false, failure: 'nothing-to-undo' })
})

test('for another hospital, and for one that is not verified, the application does not exist', async () => {
	const { id, version, member } = await received()
	const eventId = await move(member, id, 'shortlisted', version)
	const strangers = [
		await aMember(),
		await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id }),
		{ ...member, hospitalStatus: 'suspended' as const },
	]

	for (const stranger of strangers) {
		const attempts = [
			await moveStage(stranger, id, { to: 'interview', version: version + 1 }),
			await rejectApplication(stranger, id, { reason, version: version + 1 }),
			await undoLastTransition(stranger, id, eventId),
		]
		expect(attempts).toEqual(Array(3).fill({ ok: false, failure: 'not-found' }))
	}
	expect((await find(id)).stage).toBe('shortlisted')
})

test('mail follows a minute later, and an SMS only for what needs an answer soon', async () => {
	const { member, id, version } = await received()
	const shortlisted = await move(member, id, 'shortlisted', version)
	const interview = await move(member, id, 'interview', version + 1)
	expect(await countQueued(emailAboutTransition)).toBe(2)

	await emailAboutTransition.run({ eventId: shortlisted })
	expect(await db.select().from(deliveries), 'not before the minute is over').toEqual([])
	await passUndoWindow(shortlisted)
	await passUndoWindow(interview)
	await emailAboutTransition.run({ eventId: shortlisted })
	await emailAboutTransition.run({ eventId: interview })
	await emailAboutTransition.run({ eventId: interview })

	const sent = await db.select({ channel: deliveries.channel, key: deliveries.key }).from(deliveries)
	expect(
		sent.map(({ channel, key }) => `${channel} ${key.includes(interview) ? 'interview' : 'shortlisted'}`).sort(),
	).toEqual(['email interview', 'email shortlisted', 'sms interview'])
})

test('a rejection has a switch of its own', async () => {
	const { member, id, version, specialist } = await received()
	const event = 'application-rejected'
	await db
		.insert(channelChoices)
		.values({ accountId: specialist.accountId, event, email: false, push: false, sms: false })
	const rejected = await rejectApplication(member, id, { reason, version })
	if (!rejected.ok) throw new Error('the rejection should be accepted')

	await passUndoWindow(rejected.value.eventId)
	await emailAboutTransition.run({ eventId: rejected.value.eventId })

	expect(await db.select().from(deliveries)).toEqual([])
})

async function move(member: Member, id: string, to: 'shortlisted' | 'interview', version: number) {
	const moved = await moveStage(member, id, { to, version })
	if (!moved.ok) throw new Error('the move should be accepted')
	return moved.value.eventId
}

const find = async (id: string) => only(await db.select().from(applications).where(eq(applications.id, id)))

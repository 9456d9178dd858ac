import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { applyToJob } from './apply.server.ts'
import { inviteAgain } from '../invitations.server.ts'
import { rejectApplication } from '../pipeline/decisions.server.ts'
import { anApplication, passUndoWindow } from '../fixtures.server.ts'
import { applicationEvents, applications } from '../tables.server.ts'
import { undoWithdrawal, withdrawApplication } from './withdrawal.server.ts'

test('a specialist withdraws, is no longer counted, and the hospital is told', async () => {
	const member = await aMember()
	const { id, job, specialist } = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }) })

	const withdrawn = await withdrawApplication(specialist, id)

	expect(withdrawn).toMatchObject({ ok: true })
	expect(await stageOf(id)).toBe('withdrawn')
	expect(await countOf(job.id)).toBe(0)
	const [told] = await db.select().from(notifications).where(eq(notifications.accountId, member.accountId))
	expect(told?.title).toBe('Dr Asha Menon withdrew their application')
})

test('undoing puts it back where it stood, counts it again and takes the notice back', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const { id, specialist, stageChangedAt } = await anApplication({ job, stage: 'interview' })

	const undone = await undoWithdrawal(specialist, id, await withdraw(specialist, id))

	expect(undone).toEqual({ ok: true, value: { restored: 'interview' } })
	expect(await countOf(job.id)).toBe(1)
	expect(await db.select().from(notifications)).toEqual([])
	const [restored] = await db.select().from(applications)
	expect(restored?.stageChangedAt).toEqual(stageChangedAt)
})

test('a withdrawal is undone once, and within ten minutes', async () => {
	const [first, second] = [await anApplication(), await anApplication()]
	const undoneEvent = await withdraw(first.specialist, first.id)
	await undoWithdrawal(first.specialist, first.id, undoneEvent)
	const lateEvent = await withdraw(second.specialist, second.id)
	await passUndoWindow(lateEvent)

	expect(await undoWithdrawal(first.specialist, first.id, undoneEvent)).toEqual({
		ok: false,
		failure: 'nothing-to-undo',
	})
	expect(await undoWithdrawal(second.specialist, second.id, lateEvent)).toEqual({ ok: false, failure: 'too-late' })
	expect(await stageOf(second.id)).toBe('withdrawn')
})

test('who withdrew cannot apply for that job again', async () => {
	const { id, job, specialist } = await anApplication()
	await withdrawApplication(specialist, id)

	const again = await applyToJob(specialist, job.id, { note: null, attachResume: false })

	expect(again).toEqual({ ok: false, failure: 'already-applied' })
})

test.each(['hired', 'rejected', 'withdrawn'] as const)(
	'an application that is %s cannot be withdrawn',
	async (stage) => {
		const { id, specialist } = await anApplication({ stage })

		expect(await withdrawApplication(specialist, id)).toEqual({ ok: false, failure: 'already-decided' })
	},
)

test("no one withdraws, or undoes, someone else's application", async () => {
	const { id, specialist } = await anApplication()
	const ravi = await aSpecialist({ name: 'Dr Ravi Iyer' })

	expect(await withdrawApplication(ravi, id)).toEqual({ ok: false, failure: 'not-found' })
	const eventId = await withdraw(specialist, id)
	expect(await undoWithdrawal(ravi, id, eventId)).toEqual({ ok: false, failure: 'not-found' })
})

test('a specialist cannot undo what the hospital decided', async () => {
	const member = await aMember()
	const { id, specialist, version } = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }) })
	const rejected = await rejectApplication(member, id, { reason: 'The position has been filled.', version })
	if (!rejected.ok) throw new Error('the rejection should be accepted')

	expect(await undoWithdrawal(specialist, id, rejected.value.eventId)).toEqual({
		ok: false,
		failure: 'nothing-to-undo',
	})
})

test('every step is in the history, the undoing included', async () => {
	const { id, specialist } = await anApplication()
	await undoWithdrawal(specialist, id, await withdraw(specialist, id))

	const history = await db.select().from(applicationEvents).orderBy(applicationEvents.at)

	expect(history.map(({ from, to }) => [from, to])).toEqual([
		[null, 'applied'],
		['applied', 'withdrawn'],
		['withdrawn', 'applied'],
	])
	expect(history[2]?.undoes).toBe(history[1]?.id)
})

async function withdraw(specialist: Parameters<typeof withdrawApplication>[0], id: string) {
	const withdrawn = await withdrawApplication(specialist, id)
	if (!withdrawn.ok) throw new Error('the withdrawal should be accepted')
	return withdrawn.value.eventId
}

const stageOf = async (id: string) =>
	only(await db.select({ stage: applications.stage }).from(applications).where(eq(applications.id, id))).stage

const countOf = async (jobId: string) =>
	only(await db.select({ count: jobs.applicantCount }).from(jobs).where(eq(jobs.id, jobId))).count

test('a withdrawal that is undone while the hospital invites again waits for it, and the other way round', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const all = []
	for (let at = 0; at < 4; at++) all.push(await anApplication({ job }))

	for (let round = 0; round < 8; round++) {
		const events = await Promise.all(all.map(({ id, specialist }) => withdraw(specialist, id)))
		await Promise.all([
			...all.map(({ id, specialist }, at) => undoWithdrawal(specialist, id, events[at] ?? '')),
			...all.map(({ id }) => inviteAgain(member, id)),
		])
	}

	expect(await countOf(job.id)).toBe(4)
})

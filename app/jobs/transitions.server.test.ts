import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aSubscription } from '#app/billing/fixtures.server.ts'
import { plans } from '#app/billing/plans.ts'
import { aProposal } from '#app/cases/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { countApplicant, lockOpenJob } from './applicable-job.server.ts'
import { closeJob, pauseJob, publishDraft, reopenJob } from './commands.server.ts'
import { aJob } from './fixtures.server.ts'
import { moveJob, undoTransition } from './transitions.server.ts'
import { jobStatusEvents, jobs } from './tables.server.ts'

const today = istToday(new Date())

async function aStory(overrides: Parameters<typeof aJob>[0] = {}) {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, ...overrides })
	return { member, job }
}

const read = async (jobId: string) => only(await db.select().from(jobs).where(eq(jobs.id, jobId)))
const history = async (jobId: string) =>
	(
		await db.select().from(jobStatusEvents).where(eq(jobStatusEvents.jobId, jobId)).orderBy(asc(jobStatusEvents.at))
	).map(({ from, to }) => `${from} → ${to}`)
const lastEvent = async (jobId: string) =>
	(await db.select().from(jobStatusEvents).where(eq(jobStatusEvents.jobId, jobId)).orderBy(asc(jobStatusEvents.at))).at(
		-1,
	)?.id ?? ''
const eventOf = (moved: Awaited<ReturnType<typeof pauseJob>>) => (moved.ok ? moved.value.eventId : '')
const letAMinutePass = () => db.update(jobStatusEvents).set({ at: sql`${jobStatusEvents.at} - interval '61 seconds'` })

test('a job goes from draft to open, pauses, goes on, closes and opens again, and each step is on record', async () => {
	const { member, job } = await aStory({ status: 'draft', openedAt: null })

	for (const move of [publishDraft, pauseJob, reopenJob, closeJob, reopenJob])
		expect(await move(member, job.id)).toMatchObject({ ok: true })
	expect(await history(job.id)).toEqual([
		'draft → open',
		'open → paused',
		'paused → open',
		'open → closed',
		'closed → open',
	])
	expect(await read(job.id)).toMatchObject({ status: 'open', version: 6 })
})

test('a pause does not make a job new, a reopening does', async () => {
	const opened = new Date('2026-01-05T06:00:00Z')
	const { member, job } = await aStory({ openedAt: opened })

	await pauseJob(member, job.id)
	await reopenJob(member, job.id)
	expect((await read(job.id)).openedAt).toEqual(opened)

	await closeJob(member, job.id)
	await reopenJob(member, job.id)
	expect((await read(job.id)).openedAt?.getTime()).toBeGreaterThan(opened.getTime())
})

test('an illegal move is refused and leaves no trace', async () => {
	const { member, job } = await aStory({ status: 'closed' })

	expect(await pauseJob(member, job.id)).toEqual({ ok: false, failure: 'illegal-move' })
	expect(await closeJob(member, job.id)).toEqual({ ok: false, failure: 'illegal-move' })
	expect(await history(job.id)).toEqual([])
})

test('of two who close a job at the same time, one does and the other is told', async () => {
	const { member, job } = await aStory()

	const results = await Promise.all([closeJob(member, job.id), closeJob(member, job.id)])

	expect(results.filter(({ ok }) => ok)).toHaveLength(1)
	expect(results).toContainEqual({ ok: false, failure: 'illegal-move' })
	expect(await history(job.id)).toEqual(['open → closed'])
})

test('the member of another hospital finds no such job', async () => {
	const { job } = await aStory()

	expect(await pauseJob(await aMember(), job.id)).toEqual({ ok: false, failure: 'no-such-job' })
})

test('the draft of a pending hospital is not published, neither by the command nor past it', async () => {
	const pending = await aHospital({ status: 'pending' })
	const member = await aMember({ hospitalId: pending.id })
	const job = await aJob({ hospitalId: pending.id, status: 'draft', openedAt: null })

	expect(await publishDraft(member, job.id)).toEqual({ ok: false, failure: 'hospital-not-verified' })
	await expect(
		db.update(jobs).set({ status: 'open', openedAt: new Date() }).where(eq(jobs.id, job.id)),
	).rejects.toMatchObject({ cause: { constraint: 'open_jobs_need_a_verified_hospital' } })
})

test('a paused job stays paused when its hospital has been suspended', async () => {
	const { member, job } = await aStory({ status: 'paused' })
	await db.update(hospitals).set({ status: 'suspended', statusReason: 'Papers lapsed' })

	expect(await reopenJob(member, job.id)).toEqual({ ok: false, failure: 'hospital-not-verified' })
})

test.each([
	['has no pay', { payMinPaise: null, payMaxPaise: null }],
	['has no description', { description: '' }],
	['asks for no skill', { requiredSkills: [] }],
	['has no start', { startsOn: null }],
])('a draft that %s is not published', async (_, gap) => {
	const { member, job } = await aStory({ status: 'draft', openedAt: null, ...gap })

	expect(await publishDraft(member, job.id)).toEqual({ ok: false, failure: 'incomplete' })
})

test('a job at a place that we do not know is not reopened, and a pause changes nothing for it', async () => {
	const member = await aMember()
	const unknown = { hospitalId: member.hospitalId, location: 'Nowherepur', latitude: null, longitude: null }
	const closed = await aJob({ ...unknown, status: 'closed' })
	const paused = await aJob({ ...unknown, status: 'paused' })

	expect(await reopenJob(member, closed.id)).toEqual({ ok: false, failure: 'unknown-place' })
	expect(await reopenJob(member, paused.id)).toMatchObject({ ok: true })
})

test('a job that starts today is published and reopened, one that started yesterday is not, but goes on after a pause', async () => {
	const { member, job } = await aStory({ status: 'draft', openedAt: null, startsOn: today })
	const late = await aJob({
		hospitalId: member.hospitalId,
		status: 'draft',
		openedAt: null,
		startsOn: addDays(today, -1),
	})
	const closed = await aJob({ hospitalId: member.hospitalId, status: 'closed', startsOn: addDays(today, -1) })
	const paused = await aJob({ hospitalId: member.hospitalId, status: 'paused', startsOn: addDays(today, -1) })

	expect(await publishDraft(member, job.id)).toMatchObject({ ok: true })
	expect(await publishDraft(member, late.id)).toEqual({ ok: false, failure: 'starts-in-the-past' })
	expect(await reopenJob(member, closed.id)).toEqual({ ok: false, failure: 'starts-in-the-past' })
	expect(await reopenJob(member, paused.id)).toMatchObject({ ok: true })
})

test('an operator takes a job down with a reason, on record and for good', async () => {
	const { member, job } = await aStory()
	const operator = await anOperator()

	const removed = await db.transaction((tx) => moveJob(tx, operator, job.id, 'removed', 'Asked for a fee'))

	expect(removed).toMatchObject({ ok: true })
	expect(await read(job.id)).toMatchObject({ status: 'removed', statusReason: 'Asked for a fee' })
	expect(await reopenJob(member, job.id)).toEqual({ ok: false, failure: 'illegal-move' })
})

test('within a minute a move can be undone, once', async () => {
	const { member, job } = await aStory({ status: 'paused' })
	const closing = eventOf(await closeJob(member, job.id))

	expect(await undoTransition(member, job.id, closing)).toMatchObject({ ok: true, value: { status: 'paused' } })
	for (const again of [closing, await lastEvent(job.id)])
		expect(await undoTransition(member, job.id, again)).toEqual({ ok: false, failure: 'too-late' })
	expect(await history(job.id)).toEqual(['paused → closed', 'closed → paused'])
})

test('what a second operator is asked to remove is not opened by an undo', async () => {
	const { member, job } = await aStory()
	const pause = eventOf(await pauseJob(member, job.id))
	await aProposal({ job })

	expect(await undoTransition(member, job.id, pause)).toEqual({ ok: false, failure: 'removal-proposed' })
	expect((await read(job.id)).status).toBe('paused')
})

test('an undo reverses the move that it names, not a later one', async () => {
	const { member, job } = await aStory()
	const pause = eventOf(await pauseJob(member, job.id))
	await reopenJob(member, job.id)

	expect(await undoTransition(member, job.id, pause)).toEqual({ ok: false, failure: 'too-late' })
	expect(await history(job.id)).toEqual(['open → paused', 'paused → open'])
})

test('after a minute, or by a colleague, a transition cannot be undone', async () => {
	const { member, job } = await aStory()
	const colleague = await aMember({ hospitalId: member.hospitalId })
	const pause = eventOf(await pauseJob(member, job.id))

	expect(await undoTransition(colleague, job.id, pause)).toEqual({ ok: false, failure: 'too-late' })
	expect(await undoTransition(await aMember(), job.id, pause)).toEqual({ ok: false, failure: 'no-such-job' })
	await letAMinutePass()
	expect(await undoTransition(member, job.id, pause)).toEqual({ ok: false, failure: 'too-late' })
})

test('undoing a new post returns the job to the drafts, unless someone has applied', async () => {
	const { member, job } = await aStory({ status: 'draft', openedAt: null })
	const posting = eventOf(await publishDraft(member, job.id))
	await db.transaction((tx) => countApplicant(tx, job.id, 1))

	expect(await undoTransition(member, job.id, posting)).toEqual({ ok: false, failure: 'has-applicants' })
	await db.transaction((tx) => countApplicant(tx, job.id, -1))
	expect(await undoTransition(member, job.id, posting)).toMatchObject({ ok: true, value: { status: 'draft' } })
	expect(await read(job.id)).toMatchObject({ status: 'draft', openedAt: null })
})

test('an application locks a job only while it is open and its hospital verified', async () => {
	const { job } = await aStory()
	const paused = await aStory({ status: 'paused' })
	const lock = (jobId: string) => db.transaction((tx) => lockOpenJob(tx, jobId))

	expect(await lock(job.id)).toMatchObject({ id: job.id, hospitalName: 'Lakeside Heart Institute' })
	expect(await lock(paused.job.id)).toBeNull()
	await db.update(hospitals).set({ status: 'suspended', statusReason: 'Papers lapsed' })
	expect(await lock(job.id)).toBeNull()
})

test('a closing reason stays with a job and its history, also after an undone reopening, and goes when the job opens', async () => {
	const { member, job } = await aStory()

	await closeJob(member, job.id, 'filled-elsewhere')
	expect(await read(job.id)).toMatchObject({ status: 'closed', statusReason: 'filled-elsewhere' })
	const reopening = eventOf(await reopenJob(member, job.id))
	expect(await read(job.id)).toMatchObject({ status: 'open', statusReason: null })
	await undoTransition(member, job.id, reopening)

	expect(await read(job.id)).toMatchObject({ status: 'closed', statusReason: 'filled-elsewhere' })
	expect(
		await db.select({ to: jobStatusEvents.to, reason: jobStatusEvents.reason }).from(jobStatusEvents),
	).toContainEqual({
		to: 'closed',
		reason: 'filled-elsewhere',
	})
})

/** A hospital whose plan takes one more job, and jobs of it in this state. */
async function almostFull(status: 'draft' | 'paused') {
	const member = await aMember()
	const { hospitalId } = member
	await aSubscription({ hospitalId, plan: 'starter' })
	for (let at = 1; at < plans.starter.activeJobs; at++) await aJob({ hospitalId })
	const waiting = { hospitalId, status, ...(status === 'draft' ? { openedAt: null } : {}) }
	return { member, waiting: [await aJob(waiting), await aJob(waiting), await aJob(waiting)] as const }
}
const full = { ok: false, failure: 'starter-full' }

test.each(['draft', 'paused'] as const)(
	'of three jobs that are %s, the plan takes the one that fits, also at the same moment',
	async (status) => {
		const { member, waiting } = await almostFull(status)
		const open = status === 'draft' ? publishDraft : reopenJob

		const opened = await Promise.all(waiting.map(({ id }) => open(member, id)))

		expect(opened.filter(({ ok }) => ok)).toHaveLength(1)
		expect(opened.filter(({ ok }) => !ok)).toEqual([full, full])
	},
)

test('what was paused to make room for another job does not come back by an undo or an operator', async () => {
	const { member, waiting } = await almostFull('draft')
	const [first, second] = waiting
	await publishDraft(member, first.id)
	const pause = eventOf(await pauseJob(member, first.id))
	expect(await publishDraft(member, second.id)).toMatchObject({ ok: true })

	expect(await undoTransition(member, first.id, pause)).toEqual(full)
	const operator = await anOperator()
	expect(await db.transaction((tx) => moveJob(tx, operator, first.id, 'open'))).toEqual(full)
})

test('a plan that is over keeps open jobs open and closes them when asked, and opens none', async () => {
	const { member, job } = await aStory()
	const { hospitalId } = member
	const draft = await aJob({ hospitalId, status: 'draft', openedAt: null })
	await aSubscription({ hospitalId, status: 'cancelled' })

	expect(await publishDraft(member, draft.id)).toEqual({ ok: false, failure: 'plan-over' })
	expect((await read(job.id)).status).toBe('open')
	expect(await closeJob(member, job.id)).toMatchObject({ ok: true })
})

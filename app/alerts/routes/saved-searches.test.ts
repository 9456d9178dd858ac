import { beforeAll, expect, test } from 'vitest'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { savePreferences } from '#app/notifications/commands.server.ts'
import { findPreferences } from '#app/notifications/queries.server.ts'
import { followConsent } from '#app/notifications/job-alert-consent.server.ts'
import { notificationPreferences } from '#app/notifications/tables.server.ts'
import { deliverQueued } from '#app/platform/delivery/deliveries.server.ts'
import { sendQueued } from '#app/platform/delivery/sending-fixtures.server.ts'
import { listDemoSends } from '#app/platform/delivery/demo-outbox.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { createQueues, type Task } from '#app/platform/tasks/tasks.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { askRoute, redirectOf } from '#test/ask-route.ts'
import { action } from './saved-searches.tsx'
import { findAlertReach } from '../reach.server.ts'
import { alertTasks, findListeners, notifyOfUrgentJob, sendDigestsUntil } from '../tasks.server.ts'

beforeAll(() => createQueues([deliverQueued, ...(alertTasks as unknown as Task[])]))

const search = 'speciality=anesthesiologist&place=Pune'
const save = async (as: Awaited<ReturnType<typeof aSpecialist>>) =>
	redirectOf(await askRoute(action, '/saved-searches', { as, form: { search } }))

/** As registration leaves them: no one was asked yet. */
async function aNewcomer(email: string | null) {
	const person = await aSpecialist({ email })
	await db.transaction((tx) => followConsent(tx, person.accountId, false))
	return person
}

async function sends() {
	await sendQueued()
	return listDemoSends(null)
}

async function postJobs() {
	const [usual, urgent] = [await aJob(), await aJob({ urgent: true })]
	for (const { id } of [usual, urgent]) await findListeners.run({ jobId: id })
	await notifyOfUrgentJob.run({ jobId: urgent.id })
	await sendDigestsUntil(new Date(Date.now() + 60_000))
}

test('someone without an email address who saves a search hears about jobs by SMS, and the page says so', async () => {
	const nurse = await aNewcomer(null)

	const saved = await save(nurse)
	await postJobs()

	expect(saved.message?.detail).toContain('we will send you an SMS')
	const texts = (await sends()).map(({ channel, text }) => [channel, text])
	expect(texts).toEqual([
		['sms', expect.stringMatching(/^1 new job for your saved search Anesthesiologist.*: http/)],
		[
			'sms',
			expect.stringMatching(
				/^Urgent job that matches your saved search: Consultant Anesthesiologist at Lakeside Heart/,
			),
		],
	])
})

test('with an email address the alert comes by email alone', async () => {
	const asha = await aNewcomer('asha@reach.example')

	const saved = await save(asha)
	await postJobs()

	expect(saved.message?.detail).toContain('We will email you')
	expect((await sends()).map(({ channel }) => channel)).toEqual(['email', 'email'])
})

test('who turned alerts off gets none by saving a search', async () => {
	const asha = await aNewcomer('asha@reach.example')
	await db.update(notificationPreferences).set({ version: 2 })

	const saved = await save(asha)
	await postJobs()

	expect(saved.message?.detail).toContain('Job alerts are off')
	expect(await sends()).toEqual([])
})

test('the page promises an email only where each of the two alerts goes out by email', async () => {
	const reachFor = async (
		chosen: Partial<Record<'job-alert-urgent' | 'job-digest', ('email' | 'sms')[]>>,
		email = true,
	) => {
		const person = await aSpecialist({ email: 'asha@menon.example' })
		await savePreferences(
			person.accountId,
			{ email, jobAlerts: true, messages: true, updates: true, choices: chosen },
			(await findPreferences(person.accountId)).version,
		)
		return findAlertReach(person)
	}

	expect(await reachFor({})).toBe('email')
	expect(await reachFor({ 'job-digest': [] })).toBe('chosen')
	expect(await reachFor({ 'job-alert-urgent': ['sms'], 'job-digest': [] }, false)).toBe('chosen')
	expect(await reachFor({ 'job-alert-urgent': [], 'job-digest': [] })).toBe('app')
	expect(await reachFor({}, false)).toBe('app')
})

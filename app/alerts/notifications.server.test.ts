// Alone: cuts the connections of its process.
import { and, eq, isNull, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aJob, aJobReport } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { switchJobAlerts } from '#app/notifications/commands.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { readToken } from '#app/notifications/unsubscribe.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { whileRowFails } from '#app/platform/database/failing-row-fixtures.server.ts'
import { deliverQueued } from '#app/platform/delivery/deliveries.server.ts'
import { sendQueued } from '#app/platform/delivery/sending-fixtures.server.ts'
import { listDemoSends } from '#app/platform/delivery/demo-outbox.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { createQueues, type Task } from '#app/platform/tasks/tasks.server.ts'
import { aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { aSavedSearch } from './fixtures.server.ts'
import { lastEight } from '#app/saved-searches/digest-time.ts'
import { jobSearches } from './saved-searches.server.ts'
import { stopLinks } from './stop-links.server.ts'
import { jobAlerts } from './tables.server.ts'
import { alertTasks, findListeners, sendDigestsUntil, notifyOfUrgentJob } from './tasks.server.ts'
import { jobAlertLinks } from './unsubscribe.server.ts'

beforeAll(() => createQueues([deliverQueued, ...(alertTasks as unknown as Task[])]))

const inAMinute = () => new Date(Date.now() + 60_000)
const find = (jobId: string) => findListeners.run({ jobId })
const digest = async () => void (await sendDigestsUntil(inAMinute()))
const listNotices = () => db.select().from(notifications)
const countPending = () => db.$count(jobAlerts, isNull(jobAlerts.notifiedAt))

async function mails() {
	await sendQueued()
	return (await listDemoSends(null)).filter(({ channel }) => channel === 'email')
}

test('an urgent job is told at once, by bell and mail, with pay, distance and hospital', async () => {
	const asha = await aSpecialist({ email: 'asha@urgent.example' })
	await aSavedSearch('speciality=anesthesiologist&place=Pune', asha)
	const job = await aJob({ urgent: true })

	await find(job.id)
	await notifyOfUrgentJob.run({ jobId: job.id })
	await notifyOfUrgentJob.run({ jobId: job.id })
	await digest()

	const title = 'Urgent: Consultant Anesthesiologist at Lakeside Heart Institute'
	expect(await listNotices()).toMatchObject([{ accountId: asha.accountId, title, href: `/jobs/${job.id}` }])
	const sent = await mails()
	expect(sent).toMatchObject([{ to: 'asha@urgent.example', subject: title }])
	expect(sent[0]?.text).toMatch(/₹2\.8–3\.5 lakh a month/)
	// The search names a city, and nothing finer is known of where it looks.
	expect(sent[0]?.text).toMatch(/Shivajinagar, Pune · in the same city/)
})

test('an urgent job waits for the minute in which its hospital can undo the posting', async () => {
	await aSavedSearch()
	const job = await aJob({ urgent: true })

	await find(job.id)

	const { rows } = await db.execute(sql`
		select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
		where name = ${notifyOfUrgentJob.name} and data->>'jobId' = ${job.id}`)
	expect(rows).toEqual([{ seconds: 60 }])
})

test('the others come in one mail and one notice a day, by search, with a link that ends them', async () => {
	const asha = await aSpecialist({ email: 'asha@digest.example' })
	const byPlace = await aSavedSearch('place=Pune&shift=night', asha)
	const bySpeciality = await aSavedSearch('speciality=icu-nurse', asha)
	const night = await aJob({ shiftType: 'night' })
	const icu = [await aJob({ specialitySlug: 'icu-nurse' }), await aJob({ specialitySlug: 'icu-nurse' })]
	for (const { id } of [night, ...icu]) await find(id)
	expect(await listNotices()).toEqual([])

	await digest()
	await digest()

	expect(await listNotices()).toMatchObject([{ title: '3 new jobs for your saved searches', href: '/saved-searches' }])
	const [mail, ...others] = await mails()
	expect(others).toEqual([])
	for (const { id } of [night, ...icu]) expect(mail?.text).toContain(`/jobs/${id}`)
	expect(mail?.text).toContain('ICU Nurse\n')
	const links = [...(mail?.text ?? '').matchAll(/\/unsubscribe\/(search\.\S+)/g)]
	expect(links.map(([, token]) => readToken(jobAlertLinks, token)?.id).sort()).toEqual(
		[byPlace.id, bySpeciality.id].sort(),
	)
	expect(mail?.text).toMatch(/Stop all job alerts:\n\S+\/unsubscribe\/account\./)
})

test('a mail lists the five jobs that fit best, with the figure and the reason, and says how many more there are', async () => {
	const asha = await aSpecialist({
		email: 'asha@five.example',
		yearsOfExperience: 6,
		expectedMonthlyPaise: 30_000_000n,
	})
	await aSavedSearch('speciality=anesthesiologist', asha)
	await aSavedSearch('speciality=icu-nurse', asha)
	const fitting = await aJob({ title: 'Anesthesiologist, days' })
	for (let job = 0; job < 8; job++)
		await find((await aJob({ title: `ICU Nurse ${job}`, specialitySlug: 'icu-nurse', speciality: 'ICU Nurse' })).id)
	await find(fitting.id)

	await digest()

	const mail = (await mails())[0]?.text ?? ''
	expect(mail.match(/\/jobs\/[0-9a-f-]{36}/g)).toHaveLength(5)
	expect(mail.match(/^.*Anesthesiologist, days\n.*$/m)?.[0]).toMatch(/\d+% match\. .+/)
	expect(mail.indexOf('Anesthesiologist, days')).toBeLessThan(mail.indexOf('ICU Nurse '))
	expect(mail).toContain('9 new jobs were posted since our last email. Here are the 5 that fit you best.')
	expect(mail).toContain('Plus 4 new jobs. View them all in your saved searches.')
	// Also what is not listed can be stopped.
	expect(mail.match(/\/unsubscribe\/search\./g)).toHaveLength(2)
})

test('a mail says why a job fits, and how to stop it, in the language of its reader', async () => {
	const asha = await aSpecialist({ email: 'asha@marathi.example', yearsOfExperience: 6 })
	await db.update(accounts).set({ language: 'mr' }).where(eq(accounts.id, asha.accountId))
	await aSavedSearch('place=Pune', asha)
	await find((await aJob()).id)

	await digest()

	const mail = (await mails())[0]?.text ?? ''
	expect(mail).toMatch(/\d+% जुळते/)
	expect(mail).not.toMatch(/Speciality:|years|Stop |within/)
})

test('who has not said enough for a figure reads the jobs without one', async () => {
	const asha = await aSpecialist({ email: 'asha@little.example', yearsOfExperience: null })
	await aSavedSearch('place=Pune', asha)
	for (let job = 0; job < 2; job++) await find((await aJob()).id)

	await digest()

	const mail = (await mails())[0]?.text ?? ''
	expect(mail).toContain('These jobs were posted since our last email. All')
	expect(mail).not.toContain('% match')
})

test('the button of a mail program ends all job alerts of its reader', () => {
	const id = '0198b1c2-0000-4000-8000-000000000001'
	const { unsubscribeUrl } = stopLinks(id, [])

	expect(readToken(jobAlertLinks, unsubscribeUrl.split('/').at(-1))).toEqual({ of: 'account', id })
})

test('what opens after eight waits for the next morning', async () => {
	await aSavedSearch()
	await find((await aJob()).id)

	await sendDigestsUntil(new Date(Date.now() - 1_000))

	expect(await countPending()).toBe(1)
	expect(lastEight(new Date('2026-11-21T02:29:59Z'))).toEqual(new Date('2026-11-20T02:30:00Z'))
	expect(lastEight(new Date('2026-11-21T02:30:00Z'))).toEqual(new Date('2026-11-21T02:30:00Z'))
})

test.each([
	['switched job alerts off', (who: string) => switchJobAlerts(who, false)],
	['hid from the hospital', (who: string) => aHiddenHospital({ specialistId: who }, 'Lakeside Heart Institute')],
	[
		'reported the job',
		(who: string, _: string, job: { id: string }) => aJobReport({ job, reporter: { accountId: who } }),
	],
	[
		'was suspended by us',
		(who: string) => db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, who)),
	],
	['muted the search', (who: string, search: string) => jobSearches.mute({ accountId: who }, search)],
	[
		'pressed the link in a mail',
		(_: string, search: string) => jobAlertLinks.turn({ of: 'search', id: search }, false),
	],
])('who %s after a job was found is not told of it', async (_, silence) => {
	const asha = await aSpecialist()
	const { id } = await aSavedSearch('speciality=anesthesiologist', asha)
	const job = await aJob({ urgent: true })
	await find(job.id)
	await silence(asha.accountId, id, job)

	await notifyOfUrgentJob.run({ jobId: job.id })
	await digest()

	expect(await listNotices()).toEqual([])
	expect(await mails()).toEqual([])
})

test('a job that was closed is dropped, and one that is paused is told when it goes on', async () => {
	await aSavedSearch()
	const [closed, paused] = [await aJob(), await aJob()]
	for (const { id } of [closed, paused]) await find(id)
	await db.update(jobs).set({ status: 'closed', closedAt: new Date() }).where(eq(jobs.id, closed.id))
	await db.update(jobs).set({ status: 'paused' }).where(eq(jobs.id, paused.id))
	await digest()
	expect(await listNotices()).toEqual([])

	await db.update(jobs).set({ status: 'open' }).where(eq(jobs.id, paused.id))
	await digest()

	expect(await listNotices()).toMatchObject([{ title: '1 new job for your saved searches' }])
	expect(await db.select().from(jobAlerts)).toMatchObject([{ jobId: paused.id }])
})

test('someone who cannot be told keeps no one else from the news', async () => {
	const everyone = [await aSpecialist(), await aSpecialist(), await aSpecialist()]
	for (const each of everyone) await aSavedSearch('speciality=anesthesiologist', each)
	await find((await aJob()).id)

	for (const { accountId } of everyone)
		await whileRowFails(jobAlerts, accountId, () => digest().catch(() => undefined), 'account_id')

	expect(await countPending()).toBe(0)
	expect((await listNotices()).map(({ accountId }) => accountId).sort()).toEqual(
		everyone.map(({ accountId }) => accountId).sort(),
	)
})

test('a job that opens again is not told again, not even by another search', async () => {
	const asha = await aSpecialist()
	await aSavedSearch('speciality=anesthesiologist', asha)
	const job = await aJob()
	await find(job.id)
	await digest()
	await aSavedSearch('place=Pune', asha)

	await find(job.id)
	await digest()

	expect(await listNotices()).toHaveLength(1)
})

type Line = { connection: { stream: { destroy: () => void } } }
const textOf = (sent: unknown) =>
	typeof sent === 'string' ? sent : ((sent as { text?: string } | undefined)?.text ?? '')

/**
 * How SIGKILL at the nth statement looks to the database. The connection is cut before the statement arrives, or no
 * one is left to read the answer. A cut before `begin` equals a cut after the previous statement.
 */
function cutLine(at: number, when: 'before' | 'after') {
	const original = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown
	let statements = 0
	Reflect.set(pg.Client.prototype, 'query', function query(this: Line, ...args: unknown[]) {
		const isHarmless = ['begin', 'rollback'].includes(textOf(args[0]))
		const isIt = !isHarmless && ++statements === at
		if (isIt && when === 'before') this.connection.stream.destroy()
		const answer = Reflect.apply(original, this, args)
		if (!isIt || when === 'before' || !(answer instanceof Promise)) return answer
		return answer.then(() => Promise.reject(new Error('killed')))
	})
	return () => {
		Reflect.set(pg.Client.prototype, 'query', original)
		return statements >= at
	}
}

let mend: (() => boolean) | undefined
afterEach(() => void mend?.())

/** Runs until the connection is no longer cut, so every step has once been the last one of a process. */
async function killAtEveryStep(work: () => Promise<void>, when: 'before' | 'after', check: () => Promise<void>) {
	for (let step = 1; ; step++) {
		mend = cutLine(step, when)
		await work().catch(() => undefined)
		if (!mend()) return step - 1
		await work()
		await check()
		await db.delete(jobAlerts)
		await db.delete(deliveries)
		await db.delete(notifications)
	}
}

test.each(['before', 'after'] as const)(
	'killed %s any statement of finding and telling, each is told once',
	async (when) => {
		const people = [await aSpecialist(), await aSpecialist()]
		for (const who of people) {
			await aSavedSearch('speciality=anesthesiologist', who)
			await aSavedSearch('place=Pune', who)
		}
		const hospitalId = (await aHospital()).id
		const [urgent, other] = [await aJob({ hospitalId, urgent: true }), await aJob({ hospitalId })]
		const work = async () => {
			for (const { id } of [urgent, other]) await find(id)
			await notifyOfUrgentJob.run({ jobId: urgent.id })
			await digest()
		}

		const steps = await killAtEveryStep(work, when, async () => {
			const told = await db.select().from(jobAlerts)
			expect(
				told.map(({ accountId, jobId, notifiedAt }) => `${accountId} ${jobId} ${notifiedAt !== null}`).sort(),
			).toEqual(people.flatMap(({ accountId }) => [urgent, other].map(({ id }) => `${accountId} ${id} true`)).sort())
			for (const { accountId } of people) {
				const own = await db.select().from(notifications).where(eq(notifications.accountId, accountId))
				expect(own.map(({ title }) => title).sort()).toEqual([
					'1 new job for your saved searches',
					'Urgent: Consultant Anesthesiologist at Lakeside Heart Institute',
				])
			}
			expect(await db.$count(deliveries, and(eq(deliveries.channel, 'email')))).toBe(4)
		})

		expect(steps).toBeGreaterThan(20)
	},
)

test('many workers at once tell each person once', async () => {
	for (let person = 0; person < 5; person++) await aSavedSearch()
	const job = await aJob({ urgent: true })
	await find(job.id)

	await Promise.all(
		Array.from({ length: 6 }, (_, at) => (at % 2 ? digest() : notifyOfUrgentJob.run({ jobId: job.id }))),
	)

	expect(await listNotices()).toHaveLength(5)
	expect(await db.$count(deliveries)).toBe(5)
	expect(await countPending()).toBe(0)
})

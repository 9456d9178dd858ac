import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aJob, aJobReport, aJobSeeker } from '../fixtures.server.ts'
import { findMyReport, listHiddenJobIds, reportJob, reportJobAsVisitor, settleReport } from './reports.server.ts'
import { listSavedJobIds, saveJob } from '../search/saved-jobs.server.ts'
import { loadSearchPage } from '../search/search-page.server.ts'
import { listNewestJobs, listOpenJobsOf } from '../search/search.server.ts'
import { jobReports, jobs } from '../tables.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'

const fee = { reason: 'fee-asked', detail: 'They want ₹5,000 before the interview.' } as const

const sentTo = async (accountId: string) =>
	(await db.select().from(notifications).where(eq(notifications.accountId, accountId))).map(({ title }) => title)

test('a report is stored, acknowledged, and every operator is told', async () => {
	const [asha, operator] = [await aJobSeeker(), await anOperator()]
	const job = await aJob()

	expect(await reportJob(asha, job.id, fee)).toMatchObject({ ok: true })

	expect(await findMyReport(asha, job.id)).toMatchObject({ reason: 'fee-asked', settledAt: null })
	expect(await sentTo(asha.accountId)).toEqual(['We received your report'])
	expect(await sentTo(operator.accountId)).toEqual([`Reported: ${job.title}`])
})

test('no one reports a job twice', async () => {
	const asha = await aJobSeeker()
	const job = await aJob()
	const both = await Promise.all([reportJob(asha, job.id, fee), reportJob(asha, job.id, fee)])

	expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
	expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, failure: 'already-reported' })
})

test('a visitor reports without an account, once a day and job from one connection', async () => {
	const operator = await anOperator()
	const job = await aJob()
	const report = () => reportJobAsVisitor('203.0.113.5', job.id, { ...fee, contact: '+91 98765 43210' })

	expect(await report()).toMatchObject({ ok: true })
	expect(await report()).toEqual({ ok: false, failure: 'already-reported' })
	expect(await reportJobAsVisitor('203.0.113.6', job.id, fee)).toMatchObject({ ok: true })

	expect(await sentTo(operator.accountId)).toEqual([`Reported: ${job.title}`, `Reported: ${job.title}`])
	const stored = await db.select().from(jobReports).orderBy(jobReports.createdAt)
	expect(stored.map(({ contact }) => contact)).toEqual(['+91 98765 43210', null])
	expect(JSON.stringify(stored)).not.toContain('203.0.113')
	const [first] = stored
	const settled = await settleReport(operator, first?.id ?? '', { verdict: 'keep', outcome: 'It is in order.' })
	expect(settled).toMatchObject({ ok: true, value: { reporters: 0 } })
})

test('visitors from one connection send five reports an hour, and ten a day reach one job', async () => {
	const report = async (address: string, job: { id: string }) => {
		const reported = await reportJobAsVisitor(address, job.id, fee)
		return reported.ok ? 'sent' : reported.failure
	}
	for (let index = 0; index < 5; index++) expect(await report('203.0.113.5', await aJob())).toBe('sent')
	expect(await report('203.0.113.5', await aJob())).toBe('too-many')

	const job = await aJob()
	for (let index = 0; index < 10; index++) expect(await report(`198.51.100.${index}`, job)).toBe('sent')
	expect(await report('198.51.100.99', job)).toBe('too-many')
})

test('a draft cannot be reported: for a specialist there is no such job', async () => {
	const draft = await aJob({ status: 'draft', openedAt: null })

	expect(await reportJob(await aJobSeeker(), draft.id, fee)).toEqual({ ok: false, failure: 'no-such-job' })
})

test('a job whose last day to apply is over can still be reported, as its page can be read', async () => {
	const job = await aJob({ applyBy: '2026-01-31' })

	expect(await reportJobAsVisitor('203.0.113.7', job.id, fee)).toMatchObject({ ok: true })
})

test('a reported job leaves all lists of the reporter but stays in everyone else’s', async () => {
	const [asha, ravi] = [await aJobSeeker(), await aJobSeeker()]
	const hospital = await aHospital()
	const [bad, good] = [await aJob({ hospitalId: hospital.id }), await aJob({ hospitalId: hospital.id })]
	await saveJob(asha, bad.id)
	await reportJob(asha, bad.id, fee)
	const lists = async (actor: typeof asha) => {
		const hidden = await listHiddenJobIds(actor)
		const search = async (query: string) =>
			(await loadSearchPage(new URL(`http://localhost/jobs${query}`), new Date(), { hidden })).cards
		const found = [
			await listNewestJobs(10, hidden),
			await listOpenJobsOf(hospital.id, hidden, 10),
			await search(''),
			await search('?place=Pune&sort=nearest'),
			await search('?speciality=anesthesiologist&sort=pay'),
		]
		return found.map((rows) => rows.map(({ id }) => id).includes(bad.id))
	}

	expect(await lists(asha)).toEqual([false, false, false, false, false])
	expect(await lists(ravi)).toEqual([true, true, true, true, true])
	expect(await listSavedJobIds(asha)).toEqual([])
	expect((await listNewestJobs(1, await listHiddenJobIds(asha))).map(({ id }) => id)).toEqual([good.id])
})

test('the number of results counts what is shown', async () => {
	const asha = await aJobSeeker()
	const bad = await aJob()
	await reportJob(asha, bad.id, fee)
	const hidden = await listHiddenJobIds(asha)
	const page = await loadSearchPage(new URL('http://localhost/jobs'), new Date(), { hidden })

	expect(page.count).toBe('No jobs')
})

test('a job taken down is gone; who reported it, and its hospital without their name, are told why', async () => {
	const [asha, ravi, operator] = [await aJobSeeker(), await aJobSeeker(), await anOperator()]
	const hospital = await aHospital()
	const member = await aMember({ hospitalId: hospital.id })
	const job = await aJob({ hospitalId: hospital.id })
	const report = await aJobReport({ job, reporter: asha })
	await aJobReport({ job, reporter: ravi })

	const settled = await settleReport(operator, report.id, { verdict: 'remove', outcome: 'A fee was asked.' })

	expect(settled).toMatchObject({ ok: true, value: { reporters: 2 } })
	const [row] = await db.select().from(jobs).where(eq(jobs.id, job.id))
	expect(row).toMatchObject({ status: 'removed', statusReason: 'A fee was asked.' })
	expect(await sentTo(asha.accountId)).toEqual([`We removed a job you reported: ${job.title}`])
	expect(await sentTo(ravi.accountId)).toEqual([`We removed a job you reported: ${job.title}`])
	expect(await sentTo(member.accountId)).toEqual([`We removed your job: ${job.title}`])
	const audit = await readAuditEvents(eq(auditEvents.actorAccountId, operator.accountId))
	expect(audit.map(({ action }) => action).toSorted()).toEqual(['job-report.remove', 'job-report.remove', 'job.remove'])
})

test('a job that is found to be in order stays, and the report is settled once', async () => {
	const [asha, operator] = [await aJobSeeker(), await anOperator()]
	const job = await aJob()
	const report = await aJobReport({ job, reporter: asha })
	const verdict = { verdict: 'keep', outcome: 'We asked the hospital, and it is real.' } as const

	expect(await settleReport(operator, report.id, verdict)).toMatchObject({ ok: true })
	expect(await settleReport(operator, report.id, verdict)).toEqual({ ok: false, failure: 'already-settled' })

	expect((await listNewestJobs(5)).map(({ id }) => id)).toContain(job.id)
	expect(await sentTo(asha.accountId)).toEqual([`We reviewed your report: ${job.title}`])
	expect(await listHiddenJobIds(asha)).toEqual([job.id])
})

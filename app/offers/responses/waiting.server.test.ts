import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { cases } from '#app/cases/tables.server.ts'
import { aCredential, aDocument } from '#app/credentials/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aJob, aJobReport } from '#app/jobs/fixtures.server.ts'
import { listOpenReports } from '#app/jobs/review/reports.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { WaitingPage, waitingLists, waitingRows } from '../components/waiting-page.tsx'
import { anOffer } from '../fixtures.server.ts'
import {
	awaitedReport,
	listApplicantsWaiting,
	listChecksOfMine,
	listOffersWaiting,
	listOwedToMe,
	listTimesToChoose,
	type Waiting,
} from './waiting.server.ts'

const askDaysAgo = async (id: string, days: number) =>
	db
		.update(applications)
		.set({ stageChangedAt: sql`now() - make_interval(days => ${days})` })
		.where(eq(applications.id, id))

/** The order that the page must not keep. */
const latestFirst = (a: Waiting, b: Waiting) => b.clock.due.getTime() - a.clock.due.getTime()

test('both sides list an answer that is owed, the most late first', async () => {
	const specialist = await aSpecialist()
	const job = await aJob()
	const member = await aMember({ hospitalId: job.hospitalId })
	const fresh = await anApplication({ job, specialist })
	const late = await anApplication({ job: await aJob({ hospitalId: job.hospitalId }), specialist })
	await askDaysAgo(late.id, 17)
	await anApplication({ job: await aJob({ hospitalId: job.hospitalId }), specialist, stage: 'rejected' })

	const awaited = waitingRows((await listOwedToMe(specialist)).toSorted(latestFirst), new Date())
	const owed = waitingRows((await listApplicantsWaiting(member, 24)).rows, new Date())

	expect(awaited.map(({ href, due, isLate }) => [href, due, isLate])).toEqual([
		[`/applications/${late.id}`, '3 days late', true],
		[`/applications/${fresh.id}`, 'Due in 10 days', false],
	])
	expect(owed.map(({ href, due }) => [href, due])).toEqual([
		[`/hospital/applications/${late.id}`, '3 days late'],
		[`/hospital/applications/${fresh.id}`, 'Due in 10 days'],
	])
	expect(await listApplicantsWaiting(await aMember(), 24)).toEqual({ rows: [], total: 0 })
	expect(await listOwedToMe(await aSpecialist())).toEqual([])
})

test('the hospital waits for an offer to be answered, the specialist chooses among interview times until the first', async () => {
	const { member, applicationId, specialist } = await anOffer()
	const interview = await anInterview({ member, slots: [300, 100, 200] })

	expect((await listOffersWaiting(member, 24)).rows.map(({ href }) => href)).toEqual([
		`/hospital/applications/${applicationId}`,
	])
	expect(await listOwedToMe(specialist)).toEqual([])
	const [times] = await listTimesToChoose(interview.specialist)
	expect(times?.href).toBe(`/interviews/${interview.id}`)
	expect(Math.round((Number(times?.clock.due) - Date.now()) / 60_000)).toBe(100)
	expect(await listTimesToChoose(specialist)).toEqual([])
})

test('a specialist waits for our check of a credential until 48 hours are over, but not while we wait for them', async () => {
	const specialist = await aSpecialist()
	const submittedAt = new Date(Date.now() - 72 * 3_600_000)
	const late = await aCredential(specialist, { status: 'pending', submittedAt })
	const asked = await aCredential(specialist, { status: 'pending', kind: 'degree' })
	for (const credential of [late, asked, await aCredential(specialist)]) await aDocument(credential)
	await aCredential(specialist, { status: 'pending', kind: 'degree' })
	await db.insert(cases).values({ kind: 'credential', subjectId: asked.id, askedVersion: 1 })

	const rows = waitingRows(await listChecksOfMine(specialist), new Date())

	expect(rows.map(({ href, due }) => [href, due])).toEqual([[`/profile/credentials/${late.id}`, '1 day late']])
	expect(await listChecksOfMine(await aSpecialist())).toEqual([])
})

test('a specialist who reports a job waits 48 hours for our answer', async () => {
	const specialist = await aSpecialist()
	const job = await aJob()
	await aJobReport({ job, reporter: specialist })

	const [report] = await listOpenReports(specialist)
	expect(report).toMatchObject({ jobId: job.id, title: job.title })
	const since = new Date(Date.now() - 24.5 * 3_600_000)
	const [row] = waitingRows([awaitedReport({ id: job.id, detail: job.title, href: '/jobs', since })], new Date())
	expect(row).toMatchObject({ due: 'Due in less than a day', isLate: false })
	expect(await listOpenReports(await aSpecialist())).toEqual([])
})

const html = (lists: ReturnType<typeof waitingLists>) =>
	renderToStaticMarkup(
		createElement(MemoryRouter, null, createElement(WaitingPage, { ...lists, back: { to: '/', label: 'Back' } })),
	)

test('a hospital reads how many wait, also beyond the rows of its page, and goes on to them', async () => {
	const job = await aJob()
	const member = await aMember({ hospitalId: job.hospitalId })
	const days = [3, 20, 9]
	const ids: string[] = []
	for (const age of days) {
		const { id } = await anApplication({ job })
		await askDaysAgo(id, age)
		ids.push(id)
	}
	const latest = `/hospital/applications/${ids[1]}`

	const { rows, total } = await listApplicantsWaiting(member, 1)
	expect([rows.map(({ href }) => href), total]).toEqual([[latest], 3])
	const page = html(
		waitingLists(
			{ owed: rows, awaited: [] },
			{ shown: 1, path: '/hospital/waiting', now: new Date() },
			{ owed: total, awaited: 0 },
		),
	)
	expect(page).toContain('Showing the first 1 of 3.')
	expect(page).toContain('href="/hospital/waiting?shown=25"')
})

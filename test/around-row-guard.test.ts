// What a request may know of the rows of others: figures, taken hours, what a link opens, an account that was just made.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aSavedSearch } from '#app/alerts/fixtures.server.ts'
import { jobAlertLinks, unsubscribeUrl } from '#app/alerts/unsubscribe.server.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { typicalResponseHours } from '#app/applications/response-time.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { findUsualAnswerHours } from '#app/contacts/response-time.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { loadHospitalPage } from '#app/hospitals/routes/show/hospital-page.server.ts'
import { anAccount } from '#app/identity/fixtures.server.ts'
import { guardRowsFor } from '#app/identity/row-actor.server.ts'
import { listBusy } from '#app/interviews/proposing/busy.server.ts'
import { makeFeed, readFeed } from '#app/interviews/calendar/calendar-feed.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { endByLink, showSubscription } from '#app/notifications/unsubscribe.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { rowsAtOnce } from '#app/platform/http/growing-list.ts'

import { defineFigures } from '#app/platform/figures.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { guardRows } from '#app/platform/database/row-guard.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { createProfile } from '#app/specialists/onboarding/registration.server.ts'
import { scanSoon } from '#app/specialists/resumes/resume-scan.server.ts'
import { resumes } from '#app/specialists/tables.server.ts'
import { applications } from '#app/applications/tables.server.ts'

test('visitors see figures that are counted over the applications of everyone', async () => {
	const member = await aMember()
	for (const _ of [1, 2, 3]) await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), stage: 'hired' })
	const { facts } =
		(await guardRows(() => loadHospitalPage({ kind: 'visitor' }, member.hospitalId, new Date(), rowsAtOnce))) ?? {}

	expect(facts).toContainEqual({ label: 'Placements here', value: '3' })
	expect(await guardRows(() => typicalResponseHours(member.hospitalId))).toBeCloseTo(48, 0)
	const counted = defineFigures('of a test', async (on) => ({ all: await on.$count(applications) }))
	expect(await guardRows(counted.read)).toEqual({ all: 3 })
})

test('a hospital sees how fast a specialist answers all hospitals, and hours that another one has taken', async () => {
	const [member, specialist] = [await aMember(), await aSpecialist()]
	for (const _ of [1, 2, 3]) await aContactRequest({ specialist, status: 'declined' })
	await anInterview({ specialist, status: 'scheduled' })
	const asked = { interviewerAccountIds: [], specialistId: specialist.specialistId }

	await guardRows(async () => {
		guardRowsFor(member)
		expect((await findUsualAnswerHours([specialist.specialistId])).get(specialist.specialistId)).toBeCloseTo(24, 0)
		expect(await listBusy(db, asked)).toHaveLength(1)
		expect(await db.transaction((tx) => listBusy(tx, asked))).toHaveLength(1)
	})
})

test('links of a calendar and of alerts work without a login', async () => {
	const specialist = await aSpecialist()
	await anInterview({ specialist, status: 'scheduled' })
	const calendar = (await makeFeed(specialist)).split('/').at(-1)?.replace('.ics', '') ?? ''
	const { id } = await aSavedSearch(undefined, specialist)
	const token = unsubscribeUrl({ of: 'search', id }).split('/').at(-1) ?? ''
	const post = new Request('http://localhost/unsubscribe', { method: 'POST', body: new URLSearchParams() })

	await guardRows(async () => {
		expect(await readFeed(calendar)).toMatchObject({ ok: true, value: expect.stringContaining('BEGIN:VEVENT') })
		expect(await showSubscription(jobAlertLinks, token)).toMatchObject({ isOn: true })
		await endByLink(jobAlertLinks, post, token)
		expect(await showSubscription(jobAlertLinks, token)).toMatchObject({ isOn: false })
	})
})

test('a person who registers with a resume has it checked at once', async () => {
	const { id } = await anAccount()
	const storageKey = newFileKey('resumes')
	await fileStore.put(storageKey, Buffer.from('%PDF-1.7'), { contentType: 'application/pdf' })
	const file = { resumeKey: storageKey, resumeName: 'cv.pdf', resumeType: 'application/pdf', resumeBytes: 8 }

	await guardRows(async () => {
		const resumeId = await db.transaction((tx) => createProfile(tx, { id, intent: { flow: 'register', ...file } }))
		await scanSoon(resumeId ?? '')
	})

	expect(await db.select({ scan: resumes.scan }).from(resumes).where(eq(resumes.specialistId, id))).toEqual([
		{ scan: 'clean' },
	])
})

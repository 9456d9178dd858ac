import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { listSites } from '#app/hospitals/sites/sites.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { editJob, postJob, publishDraft, saveDraft } from './commands.server.ts'
import { aFilledForm, aJob } from './fixtures.server.ts'
import { jobSearch } from './search/job-search.server.ts'
import { findJobOfHospital } from './queries.server.ts'
import { draftInput, jobInput } from './schema.server.ts'
import { searchJobs } from './search/search.server.ts'
import { jobStatusEvents, jobs } from './tables.server.ts'

function fill(changes: Record<string, string> = {}) {
	const form = new FormData()
	for (const [name, value] of Object.entries({ ...aFilledForm(), ...changes })) form.append(name, value)
	return form
}
function whole(changes: Record<string, string> = {}) {
	const parsed = parseFormData(fill(changes), jobInput({ today: istToday(new Date()) }))
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem.fields))
	return parsed.value
}
function draft(changes: Record<string, string> = {}) {
	const parsed = parseFormData(fill(changes), draftInput)
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem.fields))
	return parsed.value
}
const idsFound = async (query: string) =>
	(await searchJobs(jobSearch.parse(new URLSearchParams(query)), {}, 6)).rows.map(({ id }) => id)
const read = async (jobId: string) => only(await db.select().from(jobs).where(eq(jobs.id, jobId)))

test('a posted job is open and has its location, hourly pay and its place in the search', async () => {
	const member = await aMember()
	const jobId = randomUUID()

	expect(await postJob(member, jobId, whole())).toMatchObject({ ok: true })

	const job = await read(jobId)
	expect(job).toMatchObject({
		status: 'open',
		hospitalId: member.hospitalId,
		createdBy: member.accountId,
		speciality: 'Anesthesiologist',
		payHourlyPaise: 28_000_000n / 208n,
		responsibilities: ['Run the night list', 'PAC clinic'],
	})
	expect(job.latitude).toBeCloseTo(18.6, 0)
	expect(job.cell).not.toBeNull()
	expect(await idsFound('q=lakeside heart institute')).toEqual([jobId])
	const events = await db
		.select({ to: jobStatusEvents.to })
		.from(jobStatusEvents)
		.where(eq(jobStatusEvents.jobId, jobId))
		.orderBy(jobStatusEvents.at)
	expect(events.map(({ to }) => to)).toEqual(['draft', 'open'])
})

test('a form that is sent several times at once posts one job', async () => {
	const member = await aMember()
	const jobId = randomUUID()

	const posted = await Promise.all(Array.from({ length: 5 }, () => postJob(member, jobId, whole())))

	expect(posted.every(({ ok }) => ok)).toBe(true)
	expect(await db.select({ id: jobs.id }).from(jobs)).toEqual([{ id: jobId }])
})

test('what was typed for "Other" becomes a speciality that we know, or stays as it is', async () => {
	const member = await aMember()
	const [known, unknown] = [randomUUID(), randomUUID()]

	await postJob(member, known, whole({ speciality: 'other', otherSpeciality: 'anaesthetist' }))
	await postJob(member, unknown, whole({ speciality: 'other', otherSpeciality: 'Perfusionist' }))

	expect(await read(known)).toMatchObject({ specialitySlug: 'anesthesiologist', speciality: 'Anesthesiologist' })
	expect(await read(unknown)).toMatchObject({ specialitySlug: 'other', speciality: 'Perfusionist' })
})

test('a draft may be at a place that we do not know; it is posted once the place is known', async () => {
	const member = await aMember()
	const jobId = randomUUID()
	await saveDraft(member, jobId, draft({ location: 'Nowherepur' }))

	expect(await read(jobId)).toMatchObject({ location: 'Nowherepur', latitude: null, cell: null })
	expect(await publishDraft(member, jobId)).toEqual({ ok: false, failure: 'unknown-place' })

	await editJob(member, jobId, draft({ location: 'Nashik', version: '1' }))
	expect(await publishDraft(member, jobId)).toMatchObject({ ok: true })
})

test('a job at the hospital’s address has the hospital’s own point, not that of its PIN code', async () => {
	const hospital = await aHospital({ latitude: 18.5401, longitude: 73.8302 })
	const member = await aMember({ hospitalId: hospital.id })
	const jobId = randomUUID()
	const location = '12 Lake Road, Shivajinagar, Pune 411005'
	expect(await listSites(member)).toMatchObject([{ id: null, location }])

	await postJob(member, jobId, whole({ location }))

	expect(await read(jobId)).toMatchObject({ latitude: 18.5401, longitude: 73.8302 })
})

test('a pending hospital saves drafts and posts nothing', async () => {
	const member = await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })
	const jobId = randomUUID()

	expect(await postJob(member, jobId, whole())).toEqual({ ok: false, failure: 'hospital-not-verified' })
	// Nor when it was verified a moment ago and no longer is.
	expect(await postJob({ ...member, hospitalStatus: 'verified' }, jobId, whole())).toEqual({
		ok: false,
		failure: 'hospital-not-verified',
	})
	expect(await db.select().from(jobs)).toEqual([])
	expect(await saveDraft(member, jobId, draft({ payFrom: '', startsOn: '' }))).toMatchObject({ ok: true })
	expect(await read(jobId)).toMatchObject({ status: 'draft', payMinPaise: null, startsOn: null })
})

test('another hospital can neither find nor change a job, whatever id its form carries', async () => {
	const job = await aJob()
	const stranger = await aMember()
	const refused = { ok: false, failure: 'no-such-job' }

	expect(await findJobOfHospital(stranger, job.id)).toBeNull()
	expect(await editJob(stranger, job.id, whole())).toEqual(refused)
	expect(await postJob(stranger, job.id, whole())).toEqual(refused)
	expect(await saveDraft(stranger, job.id, draft())).toEqual(refused)
	expect(await read(job.id)).toMatchObject({ title: job.title, hospitalId: job.hospitalId })
})

test('of two who edit one version, the second is told that it has changed', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })

	expect(await editJob(member, job.id, whole({ title: 'First', version: '1' }))).toMatchObject({ ok: true })
	expect(await editJob(member, job.id, whole({ title: 'Second', version: '1' }))).toEqual({
		ok: false,
		failure: 'changed-meanwhile',
	})
	expect(await read(job.id)).toMatchObject({ title: 'First', version: 2, status: 'open' })
})

test('a draft is posted with the changes that were just made to it', async () => {
	const member = await aMember()
	const jobId = randomUUID()
	await saveDraft(member, jobId, draft({ title: 'Draft' }))

	expect(await postJob(member, jobId, whole({ title: 'Final', version: '1' }))).toMatchObject({ ok: true })
	expect(await read(jobId)).toMatchObject({ title: 'Final', status: 'open' })
})

test('what cannot be posted is not saved either', async () => {
	const member = await aMember()
	const jobId = randomUUID()
	await saveDraft(member, jobId, draft({ title: 'Draft' }))
	const stale = { ...whole({ title: 'Final', version: '1' }), startsOn: '2020-01-01' }

	expect(await postJob(member, jobId, stale)).toEqual({ ok: false, failure: 'starts-in-the-past' })
	expect(await read(jobId)).toMatchObject({ title: 'Draft', version: 1 })
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { lockOpenJob } from '../applicable-job.server.ts'
import { editJob, postJob } from '../commands.server.ts'
import { duplicateJob } from './duplicates.server.ts'
import { dutyFacts, dutySheetOf, dutySheetProgress, progressLine } from './duty-sheet.ts'
import { aFilledForm, aJob, noDutySheet } from '../fixtures.server.ts'
import { describeJob, findJobForPage } from '../page/job-page.server.ts'
import { jobSearch } from '../search/job-search.server.ts'
import { findJobOfHospital } from '../queries.server.ts'
import { jobInput } from '../schema.server.ts'
import { searchJobs } from '../search/search.server.ts'
import { dropJobsPastApplyBy } from '../tasks.server.ts'

const today = istToday(new Date())
const yesterday = addDays(today, -1)

const filledSheet = {
	casesPerDayMin: '4',
	casesPerDayMax: '5',
	onCall: 'home',
	onCallEvery: '4',
	nightsPerMonth: '7',
	team: '3 consultants, 2 residents',
	accommodation: 'flat',
	meals: 'on-duty',
	indemnity: 'hospital',
	vacancies: '2',
	applyBy: addDays(today, 10),
	contactRole: 'Head of anesthesia',
}

function fill(changes: Record<string, string>) {
	const form = new FormData()
	for (const [name, value] of Object.entries({ ...aFilledForm(), ...changes })) form.append(name, value)
	return parseFormData(form, jobInput({ today }))
}
function whole(changes: Record<string, string>) {
	const parsed = fill(changes)
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem.fields))
	return parsed.value
}
const find = async (query: string) =>
	(await searchJobs(jobSearch.parse(new URLSearchParams(query)), {}, 6)).rows.map(({ id }) => id)

test('what a hospital adds to the duty sheet is on the job page, in the search and in a copy of the job', async () => {
	const member = await aMember()
	const jobId = randomUUID()

	await postJob(member, jobId, whole({ ...filledSheet, payModel: 'guarantee', feeSharePercent: '40' }))

	const record = await findJobForPage(jobId)
	const page = record && (await describeJob(record, new Date()))
	expect(page?.duty.map(({ label, value }) => `${label}: ${value}`).slice(0, 6)).toEqual([
		'Cases: 4–5 a day',
		'On call: Every 4th night, from home',
		'Nights: 7 a month',
		'Team: 3 consultants, 2 residents',
		'Accommodation: Flat',
		'Meals: On duty',
	])
	expect(page?.payModel).toBe('Guaranteed minimum, plus 40% of fees above it')
	for (const words of ['accommodation', 'family flat', 'meals', 'indemnity', 'on call', 'minimum guarantee'])
		expect({ words, found: await find(`q=${words}`) }).toEqual({ words, found: [jobId] })
	expect(await find('accommodation=on')).toEqual([jobId])

	const draftId = randomUUID()
	await duplicateJob(member, jobId, draftId)
	const [job, copy] = [await findJobOfHospital(member, jobId), await findJobOfHospital(member, draftId)]
	expect(job && copy && dutySheetOf(copy)).toEqual(job && dutySheetOf(job))
})

test('every part of the sheet may be left out, and what makes no sense is refused with its field', () => {
	expect(fill({})).toMatchObject({ ok: true, value: { ...noDutySheet, payModel: 'fixed' } })

	const refused = fill({
		casesPerDayMin: '5',
		casesPerDayMax: '4',
		onCall: 'sometimes',
		onCallEvery: '0',
		nightsPerMonth: '32',
		vacancies: '0',
		applyBy: yesterday,
		contactRole: 'Call 98230 12345',
		feeSharePercent: '101',
	})
	expect(refused.ok ? [] : Object.keys(refused.problem.fields ?? {}).sort()).toEqual([
		'applyBy',
		'casesPerDayMax',
		'contactRole',
		'feeSharePercent',
		'nightsPerMonth',
		'onCall',
		'onCallEvery',
		'vacancies',
	])
})

test('the hospital reads how complete the sheet is, counting what is one answer once', () => {
	const some = { ...noDutySheet, casesPerDayMin: 3, casesPerDayMax: 6, onCall: 'none', vacancies: 1 } as const

	expect(progressLine(dutySheetProgress(some))).toBe('Duties and facilities: 3 of 9 added')
	expect(dutyFacts(some)[0]?.value).toBe('3–6 a day')
})

test('after its last day a job takes no applications and leaves lists and search, but its page can be read', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, title: 'Gasworks lead', applyBy: today })
	expect(await find('q=gasworks')).toEqual([job.id])
	expect(await db.transaction((tx) => lockOpenJob(tx, job.id))).not.toBeNull()

	// As the night between the two days does, without a change that the triggers would see.
	await db.transaction(async (tx) => {
		await tx.execute(sql`set local session_replication_role = replica`)
		await tx.execute(sql`update jobs set apply_by = ${yesterday} where id = ${job.id}`)
	})
	await dropJobsPastApplyBy.run({})

	expect(await find('q=gasworks')).toEqual([])
	expect((await db.execute(sql`select from search_jobs where id = ${job.id}`)).rows).toEqual([])
	expect(await db.transaction((tx) => lockOpenJob(tx, job.id))).toBeNull()
	const record = await findJobForPage(job.id)
	const page = record && (await describeJob(record, new Date()))
	expect(page).toMatchObject({ status: 'open', isOpen: false, posting: null })
	expect(page?.closedForApplications).not.toBeNull()

	// A later day opens it again.
	await editJob(member, job.id, { ...whole({ applyBy: addDays(today, 3), title: 'Gasworks lead' }), version: 1 })
	expect(await find('q=gasworks')).toEqual([job.id])
})

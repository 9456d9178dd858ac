import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aFilledForm, aJob, aJobSeeker, noTerms } from '../fixtures.server.ts'
import { editJob, pauseJob, postJob, publishDraft, reopenJob, saveDraft } from '../commands.server.ts'
import { duplicateJob } from '../form/duplicates.server.ts'
import { formValuesOf } from '../form/form-values.server.ts'
import { saveTemplate } from '../form/templates.server.ts'
import { describeJob, findJobForPage } from '../page/job-page.server.ts'
import { findJobOfHospital } from '../queries.server.ts'
import { draftInput, jobInput } from '../schema.server.ts'
import { compareSavedJobs } from '../search/compare-jobs.server.ts'
import { jobSearch } from '../search/job-search.server.ts'
import { saveJob } from '../search/saved-jobs.server.ts'
import { searchJobs } from '../search/search.server.ts'
import { termFilterList } from '../search/term-filters.ts'
import { jobs, jobTemplates } from '../tables.server.ts'
import { termMeanings } from './meanings.ts'
import { cardBond, termBenefits, termFacts, type TermName, termNames, type Terms, termsOf, workHours } from './terms.ts'

const today = istToday(new Date())

const bonded = {
	bond: 'amount',
	bondAmount: '2 lakh',
	bondMonths: '2 years',
	bondFor: 'ICU training',
	bondFalls: 'monthly',
}
const everything = {
	...bonded,
	socialSecurity: 'pf-esi',
	payDay: '7',
	payMode: 'bank',
	settlementDays: '2',
	noticePeriodDays: '2 months',
	hospitalNoticeDays: '45',
	probationMonths: '6 months',
	workDaysPerWeek: '6',
	weeklyOff: 'sunday',
	leaveDaysPerYear: '30',
	nightConsent: 'asked',
	nightTransport: 'provided',
	nightRestRoom: 'provided',
	indemnity: 'hospital',
	indemnityLimit: '50 lakh',
	trainingCosts: 'hospital',
	restraintMonths: '6',
	accommodation: 'room',
	accommodationCost: 'deducted',
	accommodationDeduction: '3,000',
	internalCommittee: 'constituted',
	appointmentLetter: 'before',
}

function filled(changes: Record<string, string>) {
	const form = new FormData()
	for (const [name, value] of Object.entries({ ...aFilledForm(), ...changes }))
		if (value !== '') form.append(name, value)
	return form
}
function whole(changes: Record<string, string>) {
	const parsed = parseFormData(filled(changes), jobInput({ today }))
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem.fields))
	return parsed.value
}
const problems = (
	changes: Record<string, string>,
	schema: Parameters<typeof parseFormData>[1] = jobInput({ today }),
) => {
	const parsed = parseFormData(filled(changes), schema)
	return parsed.ok ? {} : Object.fromEntries(Object.entries(parsed.problem.fields ?? {}).map(([n, m]) => [n, m?.[0]]))
}
const linesOf = (terms: Partial<Terms>) =>
	Object.fromEntries(
		termFacts({ ...noTerms, ...terms }).flatMap(({ name, value }) => (value === '' ? [] : [[name, value]])),
	)

test.each<[Partial<Terms>, Partial<Record<TermName, string>>]>([
	[{}, {}],
	[{ bond: 'none' }, { bond: 'No bond' }],
	[
		{ bond: 'amount', bondAmount: 20_000_000n, bondMonths: 24, bondFor: 'ICU training', bondFalls: 'monthly' },
		{ bond: '₹2 lakh for 24 months, for ICU training · Falls in equal parts each month' },
	],
	[{ bond: 'amount', bondAmount: 4_500_000n, bondMonths: 1 }, { bond: '₹45,000 for 1 month' }],
	[{ certificatesNeverKept: true }, { certificates: 'Never kept' }],
	[{ engagement: 'professional' }, { engagement: 'Professional fees (TDS under 194J)' }],
	[{ socialSecurity: 'none' }, { social: 'None of them' }],
	[{ payDay: 7, payMode: 'bank' }, { 'pay-day': 'By the 7th of the month · Bank transfer' }],
	[{ payDay: 1 }, { 'pay-day': 'By the 1st of the month' }],
	[{ settlementDays: 0 }, { settlement: 'On the last working day' }],
	[{ settlementDays: 2 }, { settlement: 'Within 2 days of the last working day' }],
	[
		{ noticePeriodDays: 60, hospitalNoticeDays: 45 },
		{ notice: 'From the specialist: 2 months · From the hospital: 45 days' },
	],
	[{ noticePeriodDays: 0 }, { notice: 'From the specialist: None' }],
	[{ probationMonths: 0 }, { probation: 'No probation' }],
	[{ workDaysPerWeek: 6, weeklyOff: 'sunday' }, { week: '6 days a week · Sunday off' }],
	[{ leaveDaysPerYear: 30 }, { leave: '30 days a year' }],
	[
		{ nightConsent: 'asked', nightTransport: 'provided', nightRestRoom: 'none' },
		{ nights: 'Only with consent · Transport provided · No rest room' },
	],
	[{ indemnity: 'hospital', indemnityLimit: 500_000_000n }, { indemnity: 'By the hospital · Up to ₹50 lakh' }],
	[{ trainingCosts: 'shared' }, { training: 'Shared' }],
	[{ restraintMonths: 0 }, { restraint: 'No restriction' }],
	[{ restraintMonths: 6 }, { restraint: 'No work for others nearby for 6 months' }],
	[{ accommodationCost: 'deducted', accommodationDeduction: 300_000n }, { stay: 'Deducted from pay · ₹3,000 a month' }],
	[{ internalCommittee: 'none' }, { committee: 'Not constituted' }],
	[{ appointmentLetter: 'before' }, { letter: 'Before joining' }],
])('%o is printed as %o', (terms, lines) => {
	expect(linesOf(terms)).toEqual(lines)
})

test('a card has one line about the bond, and none where nothing is stated', () => {
	expect(cardBond({ bond: 'amount', bondAmount: 20_000_000n, bondMonths: 24 })).toBe('Bond ₹2 lakh, 24 months')
	expect(cardBond({ bond: 'none' })).toBe('No bond')
	expect(cardBond({})).toBe('')
})

test('every term has its meaning on the page of words', () => {
	expect(termMeanings().map(({ name }) => name)).toEqual(termNames)
	expect(termMeanings().filter(({ meaning }) => !/\.$/.test(meaning))).toEqual([])
})

test('what another answer makes meaningless is not stored', () => {
	const terms = {
		...noTerms,
		bondAmount: 1n,
		bondMonths: 12,
		bondFor: 'x',
		bondFalls: 'monthly' as const,
		indemnityLimit: 1n,
	}
	expect(
		termsOf({ ...terms, bond: 'none', indemnity: 'own', accommodationCost: 'free', accommodationDeduction: 1n }),
	).toEqual({
		...noTerms,
		bond: 'none',
		indemnity: 'own',
		accommodationCost: 'free',
	})
	expect(termsOf({ ...terms, bond: 'amount' })).toMatchObject({ bondAmount: 1n, bondMonths: 12 })
})

test('a job needs bond, the promise about certificates and engagement; a draft does not', () => {
	const nothing = { bond: '', certificatesNeverKept: '', engagement: '' }
	const required = 'This field is required'

	expect(problems({ ...nothing, title: '' })).toEqual({
		title: required,
		bond: required,
		certificatesNeverKept: 'Select this to post the job. You may check original certificates but not keep them.',
		engagement: required,
	})
	expect(problems({ bond: 'amount' })).toEqual({ bondAmount: required, bondMonths: required })
	expect(problems({ bond: 'amount', bondAmount: 'a lot', bondMonths: '0' })).toEqual({
		bondAmount: expect.stringMatching(/amount in rupees/),
		bondMonths: 'Enter a whole number of months from 1 to 120.',
	})
	expect(problems(nothing, draftInput)).toEqual({})
	expect(problems({ bond: 'amount' }, draftInput)).toEqual({})
	expect(problems({ ...bonded, bondFor: 'Call 98230 12345' })).toEqual({
		bondFor: expect.stringMatching(/Please remove/),
	})
})

test('the terms of a job are on its card and page, in its copy and in its template', async () => {
	const member = await aMember()
	const jobId = randomUUID()
	await postJob(member, jobId, whole(everything))

	const record = await findJobForPage(jobId)
	const page = record && (await describeJob(record, new Date()))
	expect(page?.terms.map(({ label, value }) => `${label}: ${value}`)).toEqual([
		'Bond: ₹2 lakh for 24 months, for ICU training · Falls in equal parts each month',
		'Original certificates: Never kept',
		'Engagement: Employee',
		'PF, ESI and gratuity: PF and ESI',
		'Pay day: By the 7th of the month · Bank transfer',
		'Final settlement: Within 2 days of the last working day',
		'Notice period: From the specialist: 2 months · From the hospital: 45 days',
		'Probation: 6 months',
		'Working week: 6 days a week · Sunday off',
		'Leave: 30 days a year',
		'Night duty: Only with consent · Transport provided · Rest room',
		'Indemnity cover: By the hospital · Up to ₹50 lakh',
		'Training costs: Paid by the hospital',
		'After leaving: No work for others nearby for 6 months',
		'Cost of accommodation: Deducted from pay · ₹3,000 a month',
		'Internal Committee: Constituted',
		'Appointment letter: Before joining',
	])
	expect(page?.unstated).toBe('')

	const draftId = randomUUID()
	await duplicateJob(member, jobId, draftId)
	await saveTemplate(member, jobId)
	const [job, copy] = [await findJobOfHospital(member, jobId), await findJobOfHospital(member, draftId)]
	if (!job || !copy) throw new Error('No copy')
	expect(termsOf(copy)).toEqual(termsOf(job))
	const [template] = await db.select().from(jobTemplates)
	const values = Object.fromEntries(
		Object.entries({ ...aFilledForm(), ...template?.values }).filter(([, value]) => value),
	)
	expect(termsOf(whole(values))).toEqual(termsOf(job))
	expect(formValuesOf(job)).toMatchObject({ bondAmount: '2,00,000', certificatesNeverKept: 'on' })
})

test('a job from before says what is not stated, and its hospital is asked when it edits or posts it again', async () => {
	const member = await aMember()
	const before = { hospitalId: member.hospitalId, ...noTerms }
	const [job, paused, closed, draft] = [
		await aJob(before),
		await aJob({ ...before, status: 'paused' }),
		await aJob({ ...before, status: 'closed' }),
		await aJob({ ...before, status: 'draft', openedAt: null }),
	]

	const record = await findJobForPage(job.id)
	const page = record && (await describeJob(record, new Date()))
	expect(page?.terms.map(({ value }) => value)).toEqual(['Not stated', 'Not stated', 'Not stated'])
	expect(page?.unstated).toContain('Final settlement')
	expect(await reopenJob(member, paused.id)).toMatchObject({ ok: true })
	expect(await reopenJob(member, closed.id)).toEqual({ ok: false, failure: 'terms-missing' })
	expect(await publishDraft(member, draft.id)).toEqual({ ok: false, failure: 'terms-missing' })
	await saveDraft(member, draft.id, { ...whole({}), version: 1 })
	expect(await publishDraft(member, draft.id)).toMatchObject({ ok: true })
	expect(await pauseJob(member, draft.id)).toMatchObject({ ok: true })
})

test('the database refuses an amount without a bond, and a posted bond without its amount', async () => {
	for (const wrong of [
		{ bond: 'none', bondAmount: 100n },
		{ bond: 'none', bondMonths: 12 },
		{ bond: 'amount', bondMonths: 12 },
		{ bond: 'amount', bondAmount: 100n },
		{ bondMonths: 0 },
		{ payDay: 32 },
	] as const)
		await expect(aJob(wrong)).rejects.toThrow()
	await expect(aJob({ status: 'draft', openedAt: null, bond: 'amount' })).resolves.toBeDefined()
})

const answering: Record<string, Partial<Terms> & { accommodation?: 'room' | 'none' | 'allowance' }> = {
	'no-bond': { bond: 'none' },
	'pf-esi': { socialSecurity: 'all' },
	'free-accommodation': { accommodation: 'room', accommodationCost: 'free' },
	'night-transport': { nightTransport: 'provided' },
	'paid-by-7th': { payDay: 7 },
	'sunday-off': { weeklyOff: 'sunday' },
}
const failing: typeof answering = {
	'no-bond': { bond: 'amount', bondAmount: 100n, bondMonths: 12 },
	'pf-esi': { socialSecurity: 'pf-gratuity' },
	'free-accommodation': { accommodation: 'none', accommodationCost: 'free' },
	'night-transport': { nightTransport: 'none' },
	'paid-by-7th': { payDay: 8 },
	'sunday-off': { weeklyOff: 'roster' },
}

test.each(termFilterList)(
	'$name finds the jobs that state it, counts them and follows a change',
	async ({ name, label }) => {
		const nothing = { bond: null }
		const job = await aJob({ ...nothing, ...answering[name] })
		await aJob({ ...nothing, ...failing[name] })
		await aJob(nothing)
		const find = async () => searchJobs(jobSearch.parse(new URLSearchParams(`${name}=on`)), {}, 6)

		const found = await find()
		expect(found.rows.map(({ id }) => id)).toEqual([job.id])
		expect(found.counts.get(name)?.get('on')).toBe(1)
		expect(found.chips.map((chip) => chip.label)).toEqual([label])

		await db
			.update(jobs)
			.set({ ...nothing, ...failing[name] })
			.where(eq(jobs.id, job.id))
		expect((await find()).rows).toEqual([])
	},
)

test('a job that is edited keeps what its form does not change', async () => {
	const member = await aMember()
	const jobId = randomUUID()
	await postJob(member, jobId, whole(everything))
	const job = await findJobOfHospital(member, jobId)
	if (!job) throw new Error('No job')
	await editJob(member, jobId, { ...whole({ ...everything, title: 'Senior consultant' }), version: 1 })
	const edited = await findJobOfHospital(member, jobId)
	expect(edited && termsOf(edited)).toEqual(termsOf(job))
})

test('search engines read the benefits and the working week', () => {
	const terms = {
		...noTerms,
		...({ socialSecurity: 'pf', indemnity: 'hospital', leaveDaysPerYear: 30, nightTransport: 'provided' } as const),
		...({ workDaysPerWeek: 6, weeklyOff: 'sunday', hoursPerShift: 8 } as const),
	}
	expect(termBenefits(terms)).toEqual([
		'PF',
		'Professional indemnity cover',
		'30 days of leave a year',
		'Transport at night',
	])
	expect(workHours(terms)).toBe('8 hours a shift, 6 days a week · Sunday off')
	expect(workHours({ ...noTerms, hoursPerShift: null })).toBe('')
})

test('up to three saved jobs are compared term by term, and no job that is not saved', async () => {
	const asha = await aJobSeeker()
	const [first, second, third, fourth, other] = await Promise.all([
		aJob({ bond: 'amount', bondAmount: 20_000_000n, bondMonths: 24 }),
		aJob({ bond: 'none', payDay: 7 }),
		aJob(),
		aJob(),
		aJob(),
	])
	for (const job of [fourth, third, second, first]) await saveJob(asha, job.id)
	const compare = (...ids: string[]) => compareSavedJobs(asha, ids, new Date())

	const two = await compare(first.id, second.id, other.id)
	expect(two.jobs.map(({ id }) => id)).toEqual([first.id, second.id])
	expect(two.rows.find(({ label }) => label === 'Bond')).toEqual({
		label: 'Bond',
		values: ['₹2 lakh for 24 months', 'No bond'],
		differs: true,
	})
	expect(two.rows.find(({ label }) => label === 'Pay day')?.values).toEqual(['Not stated', 'By the 7th of the month'])
	expect(two.rows.find(({ label }) => label === 'Engagement')?.differs).toBe(false)
	expect(two.unstated).toContain('Probation')
	expect(two.unstated).not.toContain('Pay day')
	expect(two.saved).toHaveLength(4)
	const all = await compare(first.id, second.id, third.id, fourth.id)
	expect([all.jobs.length, all.leftOut]).toEqual([3, 1])
	expect((await compare()).rows.filter(({ values }) => values.length > 0)).toEqual([])
})

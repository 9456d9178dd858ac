import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { experienceBuckets } from '#app/catalog/experience.ts'
import { jobShifts } from '#app/catalog/shifts.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { editJob, publishDraft } from '#app/jobs/commands.server.ts'
import { aFilledForm, aJob } from '#app/jobs/fixtures.server.ts'
import { jobInput } from '#app/jobs/schema.server.ts'
import { jobSearch } from '#app/jobs/search/job-search.server.ts'
import { searchJobs } from '#app/jobs/search/search.server.ts'
import { jobReports, jobs } from '#app/jobs/tables.server.ts'
import { switchJobAlerts } from '#app/notifications/commands.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { payUnits } from '#app/platform/text/money.ts'
import { countQueued } from '#app/platform/tasks/tasks.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { hospitalNameKey } from '#app/hospitals/names/hospital-name.server.ts'
import { hiddenHospitals } from '#app/specialists/tables.server.ts'
import { aSavedSearch } from './fixtures.server.ts'
import { matchAlerts } from './alert-matching.server.ts'
import { jobSearches } from './saved-searches.server.ts'
import { jobAlerts, savedSearches } from './tables.server.ts'
import { findListeners } from './tasks.server.ts'

const today = istToday(new Date())

const inPune = [
	{ location: 'Shivajinagar, Pune', latitude: 18.5204, longitude: 73.8567 },
	{ location: 'Wakad, Pune', latitude: 18.5975, longitude: 73.7898 },
	{ location: 'Lonavala', latitude: 18.7546, longitude: 73.4062 },
	{ location: 'Nashik', latitude: 19.9975, longitude: 73.7898 },
	{ location: 'Somewhere', latitude: null, longitude: null },
]

const aRandomJob = fc.record({
	title: fc.constantFrom('Consultant Anaesthetist', 'ICU Registrar', 'Staff nurse', 'Heart surgeon 100%_sure'),
	speciality: fc.constantFrom('Anesthesiologist', 'Cardiac Surgeon', 'ICU Nurse', 'Rheumatologist'),
	specialitySlug: fc.constantFrom('anesthesiologist', 'cardiac-surgeon', 'icu-nurse', 'other', null),
	place: fc.constantFrom(...inPune),
	shiftType: fc.constantFrom(...jobShifts),
	pay: fc.constantFrom(400_000n, 1_000_000n, 20_000_000n, 28_000_000n),
	payUnit: fc.constantFrom(...payUnits),
	hoursPerShift: fc.constantFrom(null, 6, 12),
	experience: fc.constantFrom([null, null], [null, 2], [3, 5], [5, 10], [10, null]),
	startsIn: fc.constantFrom(0, 7, 8, 30),
	urgent: fc.boolean(),
	bonus: fc.boolean(),
	status: fc.constantFrom('open', 'open', 'open', 'paused'),
})

/** One to three filters: with more, next to nothing is found, and nothing is easily alike. */
const aRandomSearch = fc
	.record({
		filters: fc.record({
			q: fc.constantFrom(
				'anaesthetist',
				'Critical care nurse',
				'pune ICU',
				'heart surgeon',
				'100%_',
				'lakeside',
				'nobody',
			),
			place: fc.constantFrom('Pune', '411057', 'Nashik', 'Atlantis'),
			speciality: fc.constantFrom('anesthesiologist', 'cardiac-surgeon', 'icu-nurse', 'other'),
			shift: fc.constantFrom(...jobShifts),
			pay: fc.constantFrom('1,300', '10,000', '2,00,000', 'much'),
			experience: fc.constantFrom(...experienceBuckets.map(({ slug }) => slug)),
			by: fc.constantFrom(today, addDays(today, 8)),
			soon: fc.constant('on'),
			urgent: fc.constant('on'),
			bonus: fc.constant('on'),
		}),
		on: fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 3 }),
		km: fc.constantFrom('5', '10', '30'),
		unit: fc.constantFrom(...payUnits),
		otherShift: fc.constantFrom(...jobShifts),
	})
	.map(({ filters, on, km, unit, otherShift }) => {
		const params = new URLSearchParams({ km, unit })
		for (const [at, [name, value]] of Object.entries(filters).entries()) if (on.includes(at)) params.append(name, value)
		if (params.has('shift')) params.append('shift', otherShift)
		return params.toString()
	})

test('a job is told to exactly the searches that list it, whatever is searched and posted', async () => {
	let found = 0
	const asked = fc.asyncProperty(
		fc.array(aRandomJob, { minLength: 3, maxLength: 6 }),
		fc.array(aRandomSearch, { minLength: 8, maxLength: 12 }),
		async (drawnJobs, queries) => {
			await db.delete(jobs)
			await db.delete(savedSearches)
			const hospital = await aHospital()
			const posted = []
			for (const { place, pay, experience, startsIn, bonus, status, ...rest } of drawnJobs)
				posted.push(
					await aJob({
						...rest,
						...place,
						hospitalId: hospital.id,
						payMinPaise: pay,
						payMaxPaise: pay,
						experienceMinYears: experience[0] ?? null,
						experienceMaxYears: experience[1] ?? null,
						startsOn: addDays(today, startsIn),
						joiningBonusPaise: bonus ? 5_000_000n : null,
						status: status as 'open' | 'paused',
					}),
				)
			const ids = posted.map(({ id }) => id)
			for (const query of queries) found += await compare(query, ids)
		},
	)
	await fc.assert(asked, { numRuns: 10 })

	// Some of what was drawn matched, so the property was not true of nothing. How much matches depends on the draw.
	expect(found).toBeGreaterThan(0)
})

async function compare(query: string, posted: string[]) {
	const search = jobSearch.parse(new URLSearchParams(query))
	// A saved search is never corrected: it waits for what was typed.
	const listed = (await searchJobs(search, { isExact: true, isStrict: true }, posted.length)).rows.map(({ id }) => id)
	const isPlain = await aSavedSearch(query).then(
		() => false,
		() => true,
	)
	if (isPlain) return 0
	for (const jobId of posted) await db.transaction((tx) => matchAlerts(tx, jobId))

	const told = await db.select({ jobId: jobAlerts.jobId }).from(jobAlerts)
	expect({ query, told: told.map(({ jobId }) => jobId).sort() }).toEqual({ query, told: listed.sort() })
	await db.delete(savedSearches)
	await db.delete(jobAlerts)
	return listed.length
}

const told = async () => (await db.select().from(jobAlerts)).map(({ accountId }) => accountId).sort()
const open = (jobId: string) => findListeners.run({ jobId })

test('publishing a job asks the saved searches, and two searches of one person are one alert', async () => {
	const member = await aMember()
	const asha = await aSpecialist()
	await aSavedSearch('speciality=anesthesiologist', asha)
	await aSavedSearch('place=Pune', asha)
	const { id } = await aJob({ hospitalId: member.hospitalId, status: 'draft', openedAt: null })

	expect(await publishDraft(member, id)).toMatchObject({ ok: true })
	expect(await countQueued(findListeners)).toBe(1)
	await open(id)
	await open(id)

	expect(await told()).toEqual([asha.accountId])
})

test('an alert for staff nurses is sent for each bedside post', async () => {
	const leela = await aSpecialist()
	await aSavedSearch('speciality=staff-nurse', leela)

	for (const specialitySlug of ['nursing-supervisor', 'anesthesiologist'])
		await open((await aJob({ specialitySlug })).id)
	expect(await told()).toEqual([])
	await open((await aJob({ specialitySlug: 'dialysis-nurse' })).id)

	expect(await told()).toEqual([leela.accountId])
})

function filledForm(changes: Record<string, string>) {
	const form = new FormData()
	for (const [name, value] of Object.entries({ ...aFilledForm(), ...changes })) form.set(name, value)
	const parsed = parseFormData(form, jobInput({ today }))
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem))
	return parsed.value
}

test('a job that is changed while it is open may answer other searches', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const asha = await aSpecialist()
	await aSavedSearch('shift=night&place=Pune', asha)
	await open(job.id)
	expect(await told()).toEqual([])

	expect(await editJob(member, job.id, filledForm({ version: '1' }))).toMatchObject({ ok: true })
	expect(await countQueued(findListeners)).toBe(1)
	await open(job.id)

	expect(await told()).toEqual([asha.accountId])
})

test('what was there to be seen when the search was saved is no news', async () => {
	const { id } = await aJob({ openedAt: new Date(Date.now() - 60_000) })
	await aSavedSearch('speciality=anesthesiologist', undefined, { createdAt: new Date() })

	await open(id)

	expect(await told()).toEqual([])
})

test.each([
	['switched job alerts off', async (who: string) => switchJobAlerts(who, false)],
	['muted the search', async (who: string, searchId: string) => jobSearches.mute({ accountId: who }, searchId)],
	[
		'reported the job',
		async (who: string, _: string, jobId: string) =>
			db.insert(jobReports).values({ jobId, reporterAccountId: who, reason: 'fee-asked' }),
	],
	[
		'hides from the hospital by its name',
		async (who: string) =>
			db
				.insert(hiddenHospitals)
				.values({ specialistId: who, name: 'Hidden', nameKey: hospitalNameKey('Hidden Hospital') }),
	],
	[
		'was suspended',
		async (who: string) => db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, who)),
	],
	['was erased', async (who: string) => db.delete(accounts).where(eq(accounts.id, who))],
])('nobody is told who %s', async (_, silence) => {
	const asha = await aSpecialist()
	const other = await aSavedSearch()
	const search = await aSavedSearch('speciality=anesthesiologist', asha)
	const hospital = await aHospital({ displayName: 'Hidden Hospital' })
	const { id } = await aJob({ hospitalId: hospital.id })
	await silence(asha.accountId, search.id, id)

	await open(id)

	expect(await told()).toEqual([other.accountId])
})

test('no one is notified of a job that was closed since or whose hospital was suspended', async () => {
	await aSavedSearch()
	const closed = await aJob({ status: 'closed' })
	const suspended = await aJob()
	await db
		.update(hospitals)
		.set({ status: 'suspended', statusReason: 'Papers' })
		.where(eq(hospitals.id, suspended.hospitalId))

	await open(closed.id)
	await open(suspended.id)

	expect(await told()).toEqual([])
})

test('private mode hides a profile and stops no alerts', async () => {
	const asha = await aSpecialist({ profileVisibility: false })
	await aSavedSearch('speciality=anesthesiologist', asha)

	await open((await aJob()).id)

	expect(await told()).toEqual([asha.accountId])
})

test('when one search is muted, another that finds the job still notifies', async () => {
	const asha = await aSpecialist()
	const first = await aSavedSearch('speciality=anesthesiologist', asha, { createdAt: new Date(Date.now() - 7_200_000) })
	const second = await aSavedSearch('place=Pune', asha)
	await open((await aJob()).id)
	expect((await db.select().from(jobAlerts))[0]?.savedSearchId).toBe(first.id)

	await jobSearches.mute(asha, first.id)

	expect((await db.select().from(jobAlerts))[0]?.savedSearchId).toBe(second.id)
})

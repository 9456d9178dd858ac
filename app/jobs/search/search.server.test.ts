import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aJob } from '../fixtures.server.ts'
import { jobSearch } from './job-search.server.ts'
import { searchJobs, searchesThatFind } from './search.server.ts'
import { jobs } from '../tables.server.ts'

type Job = NonNullable<Parameters<typeof aJob>[0]>

const today = istToday(new Date())
const mumbai = { location: 'Dadar, Mumbai', latitude: 19.0186, longitude: 72.8448 }

const search = (query: string, limit = 6) => searchJobs(jobSearch.parse(new URLSearchParams(query)), {}, limit)
const exactly = (count: number) => ({ count, capped: false })
const titles = async (query: string) => (await search(query)).rows.map(({ title }) => title)

/** Says little in words. */
const bare = { description: 'A busy place.', requirements: ['Fellowship'], requiredSkills: ['Doppler'] } satisfies Job

/** For each filter a job that it keeps and one that it leaves out. */
test.each<[string, Job, Job]>([
	['q=pediatric', { title: 'In, pediatric' }, {}],
	[
		'q=icu nurse',
		{ speciality: 'ICU Nurse', specialitySlug: 'icu-nurse' },
		{ speciality: 'Ward Nurse', specialitySlug: 'ward-nurse' },
	],
	['q=ultrasound', { requiredSkills: ['Ultrasound-guided nerve blocks'] }, {}],
	['q=doppler_', { requirements: ['Doppler'] }, {}],
	['q=locum', { employmentType: 'locum' }, {}],
	['q=nurse', { speciality: 'ICU Nurse', specialitySlug: 'icu-nurse', title: 'In, staff nurse' }, {}],
	['q=nights', { shiftType: 'night' }, {}],
	['q=sunday off', { weeklyOff: 'sunday' }, { weeklyOff: 'roster' }],
	['q=पुणे', {}, mumbai],
	['type=locum', { employmentType: 'locum' }, { employmentType: 'visiting' }],
	['profession=nurse', { specialitySlug: 'icu-nurse' }, {}],
	['place=Pune', {}, mumbai],
	['place=411005&km=5', {}, { latitude: 18.62, longitude: 73.8567 }],
	['place=Pune', {}, { latitude: null, longitude: null }],
	['speciality=staff-nurse', { specialitySlug: 'icu-nurse' }, { specialitySlug: 'nursing-supervisor' }],
	['speciality=icu-nurse', { specialitySlug: 'icu-nurse' }, {}],
	['shift=night', { shiftType: 'night' }, { shiftType: 'morning' }],
	['shift=night&shift=weekend', { shiftType: 'weekend' }, { shiftType: 'variable' }],
	['pay=2,80,000', {}, { payMinPaise: 20_000_000n, payMaxPaise: 27_999_900n }],
	[
		'pay=3,00,000',
		{ payMinPaise: 28_000_000n, payMaxPaise: 30_000_000n },
		{ payMinPaise: 28_000_000n, payMaxPaise: 29_500_000n },
	],
	['pay=1200&unit=hour', { payMinPaise: 25_000_000n }, { payMinPaise: 24_000_000n, payMaxPaise: 24_000_000n }],
	['pay=4000&unit=case', { payUnit: 'case', payMinPaise: 400_000n, payMaxPaise: null }, {}],
	['pay=100', {}, { payUnit: 'case', payMinPaise: 400_000n, payMaxPaise: null }],
	['experience=0-2', { experienceMinYears: 2, experienceMaxYears: 6 }, { experienceMinYears: 3 }],
	['experience=10%2B', { experienceMinYears: 3, experienceMaxYears: null }, { experienceMaxYears: 9 }],
	['experience=3-5', { experienceMinYears: null, experienceMaxYears: null }, { experienceMinYears: 6 }],
	[`by=${addDays(today, 20)}`, { startsOn: addDays(today, 20) }, { startsOn: addDays(today, 21) }],
	['soon=on', { startsOn: addDays(today, 7) }, { startsOn: addDays(today, 8) }],
	['urgent=on', { urgent: true }, { urgent: false }],
	['bonus=on', { joiningBonusPaise: 5_000_000n }, {}],
])('%s keeps one job and leaves another out', async (query, kept, leftOut) => {
	await aJob({ title: 'In', ...kept })
	await aJob({ title: 'Out', ...leftOut })

	const { rows, total } = await search(query)

	expect(rows.map(({ title }) => title.slice(0, 2))).toEqual(['In'])
	expect(total).toEqual(exactly(1))
})

test.each(['anaesthetist', 'Anaesthesiologist', 'anesthetist lakeside', 'ANESTHESIOLOGIST  pune'])(
	'"%s" finds an anesthesiologist',
	async (q) => {
		await aJob({ title: 'Consultant' })
		await aJob({ title: 'Other', specialitySlug: 'radiologist', speciality: 'Radiologist', ...bare })

		expect(await titles(new URLSearchParams({ q: q.replace(/\s+/g, ' ') }).toString())).toEqual(['Consultant'])
	},
)

test('only open jobs of verified hospitals are found', async () => {
	await aJob({ title: 'Open' })
	for (const status of ['draft', 'paused', 'closed', 'removed'] as const) await aJob({ title: status, status })
	const suspended = await aHospital()
	const job = await aJob({ title: 'Of a suspended hospital', hospitalId: suspended.id })
	await db
		.update(hospitals)
		.set({ status: 'suspended', statusReason: 'Lapsed' })
		.where(eq(hospitals.id, job.hospitalId))

	expect(await titles('')).toEqual(['Open'])
	expect(await titles('q=anesthesiologist')).toEqual(['Open'])
	expect((await search('')).total).toEqual(exactly(1))
})

test('jobs are sorted by pay across units, and those paid by the case come last', async () => {
	await aJob({ title: 'Month: 1,000 an hour', payMinPaise: 20_800_000n })
	await aJob({ title: 'Hour: 1,100', payUnit: 'hour', payMinPaise: 110_000n, payMaxPaise: null })
	await aJob({ title: 'Case', payUnit: 'case', payMinPaise: 9_000_000n, payMaxPaise: null })
	await aJob({
		title: 'Shift: 1,050 an hour',
		payUnit: 'shift',
		payMinPaise: 1_260_000n,
		hoursPerShift: 12,
		payMaxPaise: null,
	})

	expect(await titles('sort=pay')).toEqual(['Hour: 1,100', 'Shift: 1,050 an hour', 'Month: 1,000 an hour', 'Case'])
})

test('jobs are sorted by age, by start and by distance', async () => {
	await aJob({ title: 'A', openedAt: new Date('2026-01-03'), startsOn: addDays(today, 3), latitude: 18.6 })
	await aJob({ title: 'B', openedAt: new Date('2026-01-02'), startsOn: addDays(today, 1), latitude: 18.53 })
	await aJob({ title: 'C', openedAt: new Date('2026-01-01'), startsOn: addDays(today, 2), latitude: 18.55 })

	expect(await titles('')).toEqual(['A', 'B', 'C'])
	expect(await titles('sort=start')).toEqual(['B', 'C', 'A'])
	expect(await titles('place=Pune&sort=nearest')).toEqual(['B', 'C', 'A'])
	expect(await titles('q=anaesthetist pune&sort=nearest')).toEqual(['B', 'C', 'A'])
	expect(await titles('q=anaesthetist&sort=nearest')).toEqual(['A', 'B', 'C'])
	expect((await search('place=Pune&sort=nearest')).rows[0]?.distanceKm).toBeLessThan(3)
})

test('as many jobs as are asked for, the newest first, and the number of all', async () => {
	const hospital = await aHospital()
	await Promise.all(Array.from({ length: 8 }, () => aJob({ hospitalId: hospital.id })))

	const first = await search('')
	expect([first.rows.length, first.total]).toEqual([6, exactly(8)])
	expect((await search('', 12)).rows).toHaveLength(8)
	expect((await search('q=anesthesiologist')).rows).toEqual(first.rows)
})

test('an unknown place narrows nothing', async () => {
	await aJob({ title: 'Somewhere' })

	expect(await search('place=Zzyzx')).toMatchObject({ circle: null, total: exactly(1) })
})

test('choices say how many jobs they would give with the other filters on', async () => {
	await aJob({ shiftType: 'night', experienceMinYears: 6, urgent: true })
	await aJob({ shiftType: 'night', specialitySlug: 'icu-nurse', experienceMinYears: null, experienceMaxYears: 2 })
	await aJob({ shiftType: 'morning', joiningBonusPaise: 100n, experienceMinYears: null })
	const countsFor = async (query: string) => {
		const { counts } = await search(query)
		return Object.fromEntries([...counts].map(([name, values]) => [name, Object.fromEntries(values ?? [])]))
	}
	const noTerms = { 'pf-esi': {}, 'free-accommodation': {}, 'night-transport': {}, 'paid-by-7th': {}, 'sunday-off': {} }

	expect(await countsFor('')).toEqual({
		shift: { night: 2, morning: 1 },
		speciality: { anesthesiologist: 2, 'icu-nurse': 1, 'staff-nurse': 1 },
		experience: { '0-2': 2, '3-5': 1, '5-10': 2, '10+': 2 },
		type: { permanent: 3 },
		urgent: { on: 1 },
		bonus: { on: 1 },
		accommodation: {},
		'no-bond': { on: 3 },
		...noTerms,
	})
	expect(await countsFor('shift=morning')).toEqual({
		shift: { night: 2, morning: 1 },
		speciality: { anesthesiologist: 1 },
		experience: { '0-2': 1, '3-5': 1, '5-10': 1, '10+': 1 },
		type: { permanent: 1 },
		urgent: {},
		bonus: { on: 1 },
		accommodation: {},
		'no-bond': { on: 1 },
		...noTerms,
	})
})

test('what changes shows in the next search: an edit, a close, a suspension and its end', async () => {
	const job = await aJob({ title: 'Consultant' })
	const change = (values: Partial<typeof jobs.$inferInsert>) => db.update(jobs).set(values).where(eq(jobs.id, job.id))
	const hospital = (status: 'suspended' | 'verified') =>
		db.update(hospitals).set({ status, statusReason: 'Papers' }).where(eq(hospitals.id, job.hospitalId))
	expect(await titles('shift=night')).toEqual([])

	await change({ shiftType: 'night' })
	expect(await titles('shift=night')).toEqual(['Consultant'])

	await change({ status: 'closed', closedAt: new Date() })
	expect((await search('shift=night')).total).toEqual(exactly(0))
	await change({ status: 'open' })
	expect((await search('shift=night')).total).toEqual(exactly(1))

	await hospital('suspended')
	expect((await search('shift=night')).total).toEqual(exactly(0))
	await hospital('verified')
	expect((await search('shift=night')).total).toEqual(exactly(1))

	await db.delete(jobs).where(eq(jobs.id, job.id))
	expect((await search('shift=night')).total).toEqual(exactly(0))
})

test('a job is found again once its change is committed, however many searches came in between', async () => {
	const job = await aJob({ title: 'Slow', shiftType: 'morning' })
	const other = await aJob({ title: 'Quick', shiftType: 'morning' })
	await db.transaction(async (tx) => {
		await tx.update(jobs).set({ shiftType: 'night' }).where(eq(jobs.id, job.id))
		await db.update(jobs).set({ shiftType: 'night' }).where(eq(jobs.id, other.id))
		expect(await titles('shift=night')).toEqual(['Quick'])
	})

	expect((await titles('shift=night')).toSorted()).toEqual(['Quick', 'Slow'])
})

test('a job that its viewer has hidden is neither listed nor counted', async () => {
	const job = await aJob({ shiftType: 'night' })

	const { rows, total, counts } = await searchJobs(
		jobSearch.parse(new URLSearchParams('sort=pay')),
		{ hidden: [job.id] },
		6,
	)

	expect([rows.length, total, counts.get('shift')?.size]).toEqual([0, exactly(0), 0])
})

test('when nothing is found, the filters to drop are named with what that gives', async () => {
	await aJob({ shiftType: 'morning' })
	await aJob({ shiftType: 'morning' })
	await aJob({ ...mumbai, shiftType: 'night' })

	const { rows, relaxed } = await search('place=Pune&shift=night')

	expect(rows).toEqual([])
	expect(relaxed.map(({ label, total }) => [label, total.count])).toEqual([
		['Night', 2],
		['Pune + 20 km', 1],
	])
})

test.each([
	['newest', ['Third', 'Second', 'First']],
	['pay', ['Second', 'Third', 'First']],
	['start', ['First', 'Third', 'Second']],
	['nearest', ['Second', 'First', 'Third']],
])('several filters around a place keep the order by %s and the count', async (sort, expected) => {
	const job = (title: string, days: number, lakh: bigint, latitude: number) =>
		aJob({
			title: `${title}, Zebra`,
			shiftType: 'night',
			startsOn: addDays(today, days),
			payMinPaise: lakh * 10_000_000n,
			payMaxPaise: null,
			latitude,
			longitude: 73.8553,
			urgent: true,
		})
	await job('First', 10, 3n, 18.55)
	await job('Second', 30, 5n, 18.52)
	await job('Third', 20, 4n, 18.6)
	await aJob({ title: 'By day, Zebra', urgent: true })
	await aJob({ title: 'Far away, Zebra', shiftType: 'night', urgent: true, ...mumbai })

	const { rows, total } = await search(`q=zebra&place=Pune&shift=night&urgent=on&sort=${sort}`)

	expect(rows.map(({ title }) => title.split(',')[0])).toEqual(expected)
	expect(total).toEqual(exactly(3))
})

test('words are whole words and their stems, never a part of a word', async () => {
	await aJob({ ...bare, title: 'Block room', description: 'A center for surgery.' })
	await aJob({
		...bare,
		title: 'ENT',
		specialitySlug: 'ent-surgeon',
		speciality: 'ENT Surgeon',
		requiredSkills: ['Tympanoplasty'],
	})

	expect(await titles('q=ENT')).toEqual(['ENT'])
	expect(await titles('q=blocks')).toEqual(['Block room'])
	expect(await titles('q=lock')).toEqual([])
})

test.each([
	['hi', ['हॉस्टल', 'नर्स', 'रविवार को छुट्टी', 'बाणेर, पुणे + 5 km']],
	['mr', ['हॉस्टेल', 'नर्स', 'रविवारी सुट्टी', 'बाणेर, पुणे + 5 km']],
] as const)('chips are in the language of the reader: %s', async (language, expected) => {
	const { chips } = await inLanguage(language, () => search('q=hostel+nurse+sunday+off+baner+5+km'))
	expect(chips.map(({ label }) => label)).toEqual(expected)

	const either = await inLanguage(language, () => search('q=doctor+or+nurse,+not+icu'))
	expect(either.chips.map(({ label }) => label).join(', ')).not.toMatch(/doctor|nurse/i)
})

test('words that are filters become chips, and each can be removed alone', async () => {
	await aJob({ title: 'Night', shiftType: 'night' })
	await aJob({ title: 'Morning' })

	const { chips, rows } = await search('q=pune+anesthesiologist+nights&urgent=on')

	expect(rows).toEqual([])
	expect(chips.map(({ name, label, rest }) => [name, label, jobSearch.print(rest)])).toEqual([
		['q', 'Pune', 'q=anesthesiologist+nights&urgent=on'],
		['q', 'Anesthesiologist', 'q=pune+nights&urgent=on'],
		['q', 'Night', 'q=pune+anesthesiologist&urgent=on'],
		['urgent', 'Urgent', 'q=pune+anesthesiologist+nights'],
	])
	expect(await titles('q=pune+anesthesiologist+nights')).toEqual(['Night'])
})

test('urgent is a filter like any other word that is one, with a chip, also beside what is wanted', async () => {
	await aJob({ title: 'Calm' })
	await aJob({ title: 'Now', urgent: true })

	expect(await titles('q=urgent+anaesthetist')).toEqual(['Now'])
	const { chips } = await search('q=urgent+anaesthetist')
	expect(chips.map(({ label }) => label)).toEqual(['Urgent', 'Anesthesiologist'])
})

test('a word that no job has is corrected to the nearest that some job has, unless it is meant as typed', async () => {
	await aJob({ title: 'Zebrafish physician' })

	const { rows, corrections } = await search('q=zebrafihs')
	expect([rows.length, corrections]).toEqual([1, [{ typed: 'zebrafihs', to: 'zebrafish' }]])

	const typed = await searchJobs(jobSearch.parse(new URLSearchParams('q=zebrafihs')), { isExact: true }, 6)
	expect([typed.rows.length, typed.corrections]).toEqual([0, []])
})

test('a word is never corrected to one of three letters, which abbreviates something else', async () => {
	await aJob({ title: 'Anesthesiologist, TEE' })

	const { corrections } = await search('q=tele+anaesthetist')
	expect(corrections).not.toContainEqual({ typed: 'tele', to: 'tee' })
})

test('by relevance a title comes before a required skill, and a skill before the description', async () => {
	await aJob({ ...bare, title: 'C', description: 'With zebra patients.', openedAt: new Date('2026-01-03') })
	await aJob({ ...bare, title: 'B', requiredSkills: ['Zebra care'], openedAt: new Date('2026-01-02') })
	await aJob({ ...bare, title: 'A zebra', openedAt: new Date('2026-01-01') })

	expect(await titles('q=zebra')).toEqual(['A zebra', 'B', 'C'])
	expect(await titles('q=zebra&sort=newest')).toEqual(['C', 'B', 'A zebra'])
})

test('a title in just the words that were typed comes before others of the same meaning', async () => {
	const nurse = { speciality: 'OT Nurse', specialitySlug: 'ot-nurse' }
	const visiting = { employmentType: 'visiting' } as const
	await aJob({ ...nurse, title: 'Scrub Nurse', openedAt: new Date(Date.now() - 3_600_000) })
	await aJob({ ...nurse, title: 'OT Nurse, day list' })
	await aJob({ ...visiting, title: 'Visiting Anesthesiologist', openedAt: new Date(Date.now() - 3_600_000) })
	await aJob({ ...visiting, title: 'Anesthesiologist on call' })

	expect(await titles('q=scrub+nurse')).toEqual(['Scrub Nurse', 'OT Nurse, day list'])
	expect(await titles('q=scurb+nurse')).toEqual(['Scrub Nurse', 'OT Nurse, day list'])
	expect(await titles('q=visiting+anaesthetist')).toEqual(['Visiting Anesthesiologist', 'Anesthesiologist on call'])
})

test.each([
	['anaesthesia kothrud', 'anesthesiologist', 'Anesthesiologist', 'Junior Consultant, Anesthesia and ICU'],
	['anaesthetist kothrud', 'anesthesiologist', 'Anesthesiologist', 'Visiting Anaesthetist'],
	['cardiac surgery kothrud', 'cardiac-surgeon', 'Cardiac Surgeon', 'Associate Consultant, Cardiac Surgery'],
])('“%s” is the speciality, and then the nearest, whatever word a title has for it', async (q, slug, near, far) => {
	const of = { specialitySlug: slug, speciality: near }
	await aJob({ ...of, title: near, location: 'Kothrud, Pune', latitude: 18.5074, longitude: 73.8077 })
	await aJob({ ...of, title: far, location: 'Hadapsar, Pune', latitude: 18.5018, longitude: 73.9263 })

	expect(await titles(new URLSearchParams({ q }).toString())).toEqual([near, far])
})

test.each([
	[
		'wakad, pune icu nurse',
		[
			['Wakad, Pune', 'icu nurse'],
			['ICU Nurse', 'wakad, pune'],
		],
	],
	[
		'night or evening nurse',
		[
			['Night or Evening', 'nurse'],
			['Nurse', 'night or evening'],
		],
	],
	[
		'pune surgeon mumbai',
		[
			['Pune or Mumbai', 'surgeon'],
			['Surgeon', 'pune mumbai'],
		],
	],
	[
		'anestesiologist pune',
		[
			['Anesthesiologist', 'pune'],
			['Pune', 'anesthesiologist'],
		],
	],
	[
		'M.D. medicine, pune',
		[
			['MD General Medicine', 'pune'],
			['Pune', 'M.D. medicine'],
		],
	],
	[
		'PICU surgeon ICU',
		[
			['PICU', 'surgeon ICU'],
			['Surgeon', 'PICU ICU'],
			['ICU', 'PICU surgeon'],
		],
	],
])(
	'in "%s" the chip of each idea takes off its words, however they are parted, spelled or corrected, and no others',
	async (q, expected) => {
		const { chips } = await searchJobs(jobSearch.parse(new URLSearchParams({ q })), {}, 6)

		expect(chips.map(({ label, rest }) => [label, rest.q])).toEqual(expected)
	},
)

test('alerts and feeds are of jobs that are what was asked for, not of those that mention it', async () => {
	const own = await aJob({
		...bare,
		title: 'Orthopedic Surgeon',
		speciality: 'Orthopedic Surgeon',
		specialitySlug: 'orthopedic-surgeon',
	})
	const other = await aJob({
		...bare,
		description: 'In an orthopedic theatre.',
		speciality: 'OT Nurse',
		specialitySlug: 'ot-nurse',
	})
	const asked = jobSearch.parse(new URLSearchParams('q=orthopedic surgeon'))

	expect([...(await searchesThatFind([asked], own.id, db))]).toEqual([0])
	expect([...(await searchesThatFind([asked], other.id, db))]).toEqual([])
	const strict = await searchJobs({ ...asked, sort: 'newest' }, { isStrict: true }, 6)
	expect(strict.rows.map(({ id }) => id)).toEqual([own.id])
	expect((await search('q=orthopedic surgeon')).rows.map(({ id }) => id)).toEqual([own.id, other.id])
})

test('a job near a quarter comes before one far from it, and one that is not wanted comes not at all', async () => {
	const far = { location: 'Hadapsar, Pune', latitude: 18.5089, longitude: 73.926 }
	const near = { location: 'Bavdhan, Pune', latitude: 18.5158, longitude: 73.7805 }
	await aJob({ ...near, title: 'Near' })
	await aJob({ ...far, title: 'Far', openedAt: new Date(Date.now() + 1000) })
	await aJob({ ...mumbai, title: 'Mumbai' })

	expect(await titles('q=anaesthetist kothrud')).toEqual(['Near', 'Far'])
	expect(await titles('q=anaesthetist within 10 km of kothrud')).toEqual(['Near'])
	expect((await titles('q=anaesthetist except mumbai')).toSorted()).toEqual(['Far', 'Near'])
	expect(await titles('q=anaesthetist, not pune')).toEqual(['Mumbai'])
})

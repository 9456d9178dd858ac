import { expect, test } from 'vitest'
import { formatList } from '#app/platform/text/list.ts'
import { type MatchJob, type MatchPerson } from './facts.ts'
import { kinOf } from './aspects/speciality.ts'
import { byMatch, type Match, matchJob } from './match.ts'
import { goodEnough, weights } from './weights.ts'

const pune = { lat: 18.52, lng: 73.855 }
const asha: MatchPerson = {
	specialitySlug: 'anesthesiologist',
	degrees: ['MBBS', 'MD Anaesthesiology'],
	registrations: [{ state: 'Maharashtra', profession: 'doctor', isVerified: true }],
	place: pune,
	travelRadiusKm: 20,
	preferredAreas: [],
	openToRelocate: false,
	shifts: ['morning', 'night'],
	expected: { month: 30_000_000n, shift: null, hour: null, case: null },
	yearsOfExperience: 11,
	availableFrom: '2026-12-01',
	languages: ['mr', 'hi'],
	skills: ['Regional anaesthesia', 'TIVA', 'Pre-anesthetic check (PAC)'],
}
const nights: MatchJob = {
	specialitySlug: 'anesthesiologist',
	profession: 'doctor',
	place: { lat: 18.574, lng: 73.855 },
	city: 'Pune',
	state: 'Maharashtra',
	shiftType: 'night',
	hoursPerShift: 8,
	payMinPaise: 33_000_000n,
	payMaxPaise: null,
	payUnit: 'month',
	experienceMinYears: 5,
	experienceMaxYears: null,
	startsOn: '2026-12-10',
	languages: ['mr'],
	requiredSkills: ['Regional anesthesia', 'PAC'],
}
/** Of people of whom enough is known. */
const scored = (match: Match) => match as Match & { score: number }
const fit = (job: Partial<MatchJob> = {}, person: Partial<MatchPerson> = {}) =>
	scored(matchJob({ ...asha, ...person }, { ...nights, ...job }))

test('a staff nurse fits every bedside post, and each nurse a post for a staff nurse', () => {
	const nurse = { registrations: [{ state: 'Maharashtra', profession: 'nurse', isVerified: true } as const] }
	for (const [own, asked] of [
		['staff-nurse', 'dialysis-nurse'],
		['staff-nurse', 'labor-room-nurse'],
		['icu-nurse', 'staff-nurse'],
	]) {
		const job = { specialitySlug: asked ?? '', profession: 'nurse' as const, requiredSkills: [] }
		expect(fit(job, { specialitySlug: own ?? '', ...nurse }).score).toBeGreaterThanOrEqual(goodEnough)
	}
	expect(kinOf('staff-nurse')).toContain('cath-lab-nurse')
	expect(
		fit({ specialitySlug: 'resident-medical-officer' }, { specialitySlug: 'ayush-medical-officer' }).score,
	).toBeLessThan(goodEnough)
})

test('doctors of Ayurveda and homoeopathy are registered with their own councils', () => {
	const ayush = { specialitySlug: 'ayush-medical-officer' }
	const own = { state: 'Maharashtra', profession: 'doctor', isAyush: true, isVerified: true } as const

	expect(fit(ayush, { ...ayush, registrations: [own] }).reasons).toContain(
		'Maharashtra AYUSH council registration, verified',
	)
	expect(fit({}, { registrations: [own] }).misses.join()).toContain('Needs Maharashtra Medical Council registration')
})

test('a job that fits says why in the words of the trade', () => {
	expect(fit()).toEqual({
		score: 99,
		reasons: [
			'Anesthesiologist: you have MD Anaesthesiology',
			'About 6 km away, within your 20 km radius',
			'Maharashtra Medical Council registration, verified',
			'₹3.3 lakh a month: 10% above your minimum',
			'Nights, 8 h: you prefer nights',
			'You have both required skills: Regional anesthesia and PAC',
			'Requires 5+ years: you have 11 years',
			'Starts 10 Dec 2026: you are available from 1 Dec 2026',
			'Patients and team speak Marathi: you speak Marathi',
		],
		misses: [],
		lacking: [],
		missing: [],
	})
})

test('a hospital reads the same match in its own words', () => {
	expect(matchJob(asha, nights, 'hospital')).toEqual({
		score: 99,
		reasons: [
			'Anesthesiologist with MD Anaesthesiology',
			'Lives about 6 km away',
			'Maharashtra Medical Council registration, verified',
			'Expects ₹3 lakh a month: the job pays ₹3.3 lakh a month',
			'Prefers nights',
			'Has both required skills: Regional anesthesia and PAC',
			'11 years of experience: the job requires 5+ years',
			'Available from 1 Dec 2026: the job starts 10 Dec 2026',
			'Speaks Marathi',
		],
		misses: [],
		lacking: [],
		missing: [],
	})
})

test('the weights add up to a hundred', () => {
	expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
})

test('matching uses only what a person can do, where, when and for what pay', () => {
	const facts = {
		specialitySlug: true,
		degrees: true,
		registrations: true,
		place: true,
		travelRadiusKm: true,
		preferredAreas: true,
		openToRelocate: true,
		shifts: true,
		expected: true,
		yearsOfExperience: true,
		availableFrom: true,
		languages: true,
		skills: true,
	} satisfies Record<keyof MatchPerson, true>

	expect(Object.keys(facts)).toEqual(Object.keys(asha))
})

test('who knows nothing of a person says neither yes nor no, and asks', () => {
	const noOne: MatchPerson = {
		specialitySlug: null,
		degrees: [],
		registrations: [],
		place: null,
		travelRadiusKm: null,
		preferredAreas: [],
		openToRelocate: false,
		shifts: [],
		expected: { month: null, shift: null, hour: null, case: null },
		yearsOfExperience: null,
		availableFrom: null,
		languages: [],
		skills: [],
	}

	expect(matchJob(noOne, nights)).toEqual({
		score: null,
		reasons: [],
		misses: [],
		lacking: ['speciality', 'location', 'years of experience'],
		missing: [
			'speciality',
			'location',
			'years of experience',
			'registration',
			'expected pay',
			'shifts',
			'skills',
			'languages',
		],
	})
})

test.each([
	[0, 2],
	[0, 5],
	[1, 5],
	[2, 5],
	[1, 3],
	[4, 10],
])('with %i years a job that asks for %i is no good match, whatever else fits', (yearsOfExperience, asked) => {
	const job = { experienceMinYears: asked, experienceMaxYears: asked + 5 }

	for (const reader of ['specialist', 'hospital'] as const) {
		const { score } = scored(matchJob({ ...asha, yearsOfExperience }, { ...nights, ...job }, reader))
		expect(score).toBeLessThan(goodEnough)
	}
	const years = { minYears: 0, maxYears: yearsOfExperience, label: 'a range' }
	expect(fit(job, { yearsOfExperience: years }).score).toBeLessThan(goodEnough)
})

test('a little less than is asked, or a year for a beginner’s job, is still worth showing', () => {
	for (const [years, asked] of [
		[0, 1],
		[4, 5],
		[3, 5],
		[12, 15],
	] as const)
		expect(fit({ experienceMinYears: asked }, { yearsOfExperience: years }).score).toBeGreaterThanOrEqual(goodEnough)
})

test('without speciality, place or years of experience there is no figure, whatever else fits', () => {
	expect(fit({}, { yearsOfExperience: null })).toMatchObject({ score: null, lacking: ['years of experience'] })
	expect(fit({}, { place: null, preferredAreas: [], openToRelocate: false })).toMatchObject({
		score: null,
		lacking: ['location'],
	})
	expect(fit({}, { specialitySlug: null }).score).toBeNull()
	expect(fit({}, { yearsOfExperience: 0 }).lacking).toEqual([])
})

test('a job that says little is neither better nor worse for it', () => {
	const silent = {
		place: null,
		state: null,
		startsOn: null,
		experienceMinYears: null,
		languages: [],
		requiredSkills: [],
	}

	expect(fit(silent)).toMatchObject({ misses: [], missing: [] })
	expect(fit(silent).score).toBeLessThan(fit().score)
})

test.each<[string, Partial<MatchJob>, Partial<MatchPerson>, string]>([
	[
		'another speciality',
		{ specialitySlug: 'cardiac-surgeon' },
		{},
		'Needs a Cardiac Surgeon; you are an Anesthesiologist',
	],
	[
		'another council',
		{},
		{ registrations: [{ state: 'Karnataka', profession: 'doctor', isVerified: true }] },
		'Needs Maharashtra Medical Council registration; yours is Karnataka',
	],
	[
		'the council of another profession',
		{},
		{ registrations: [{ state: 'Maharashtra', profession: 'nurse', isVerified: true }] },
		'Needs Maharashtra Medical Council registration; yours is with a nursing council',
	],
	['too far', { place: { lat: 19.997, lng: 73.79 } }, {}, 'About 164 km away, outside your 20 km radius'],
	['hours that are not wanted', { shiftType: 'evening' }, {}, 'Evenings, 8 h: you prefer mornings and nights'],
	[
		'too little pay',
		{ payMinPaise: 20_000_000n, payMaxPaise: 27_000_000n },
		{},
		'₹2–2.7 lakh a month: 10% below your minimum',
	],
	['too few years', { experienceMinYears: 15 }, {}, 'Requires 15+ years: you have 11 years'],
	['too late', {}, { availableFrom: '2027-01-15' }, 'Starts 10 Dec 2026: you are available from 15 Jan 2027'],
	[
		'a language that is not spoken',
		{ languages: ['ta'] },
		{},
		'Patients and team speak Tamil: not listed on your profile',
	],
	['a required skill', { requiredSkills: ['CABG'] }, {}, 'CABG is not in your skills'],
])('%s is a miss, said in words, and costs', (_what, job, person, miss) => {
	const { score, misses } = fit(job, person)

	expect(misses).toEqual([miss])
	expect(score).toBeLessThan(fit().score)
})

test.each<[string, Partial<MatchJob>, Partial<MatchPerson>, string]>([
	[
		'a speciality next to the own one',
		{ specialitySlug: 'cardiac-anesthesiologist' },
		{},
		'related to your speciality',
	],
	['without a degree in it', {}, { degrees: ['MBBS'] }, 'Anesthesiologist, your speciality'],
	[
		'a claim we still check',
		{},
		{ registrations: [{ state: 'Maharashtra', profession: 'doctor', isVerified: false }] },
		'verification pending',
	],
	[
		'the national register',
		{},
		{ registrations: [{ state: null, profession: 'doctor', isVerified: true }] },
		'national register',
	],
	[
		'a place where one wants to work',
		{ place: { lat: 19.997, lng: 73.79 } },
		{ preferredAreas: [{ name: 'Nashik', lat: 19.99, lng: 73.78 }] },
		'In Nashik, one of your preferred areas',
	],
	[
		'someone who would move',
		{ place: { lat: 12.97, lng: 77.59 }, city: 'Bengaluru' },
		{ openToRelocate: true },
		'In Bengaluru: you are open to relocate',
	],
	['flexible hours', { shiftType: 'variable' }, {}, 'Flexible shifts, 8 h: you prefer mornings and nights'],
	[
		'a range that reaches',
		{ payMinPaise: 27_000_000n, payMaxPaise: 36_000_000n },
		{},
		'₹2.7–3.6 lakh a month: up to 20% above your minimum',
	],
])('%s counts for a job: %s', (_what, job, person, reason) => {
	expect(fit(job, person).reasons.join(' · ')).toContain(reason)
})

test('no one moves house to be called in: on-call work far away is no match for someone open to relocate', () => {
	const far = { place: { lat: 12.97, lng: 77.59 }, city: 'Bengaluru' }

	expect(fit(far, { openToRelocate: true }).score).toBeGreaterThan(60)
	const called = fit({ ...far, isOnCall: true }, { openToRelocate: true })
	expect(called.score).toBeLessThan(goodEnough)
	expect(called.misses.join()).toContain('away, outside your 20 km radius')
	expect(fit({ isOnCall: true }, { openToRelocate: true }).score).toBe(99)
})

test('a month and a shift are compared per hour', () => {
	// ₹3 lakh a month of 208 hours is ₹1,442 an hour; ₹14,000 for eight hours is ₹1,750.
	expect(fit({ payUnit: 'shift', payMinPaise: 1_400_000n }).reasons).toContain(
		'₹14,000 a shift: 21% above your minimum per hour',
	)
})

test('a case is compared with a case, and with nothing else', () => {
	const perCase = { payUnit: 'case', payMinPaise: 450_000n } as const

	expect(fit(perCase).missing).toEqual(['pay per case'])
	expect(fit(perCase, { expected: { ...asha.expected, case: 400_000n } }).reasons).toContain(
		'₹4,500 per case: 12% above your minimum',
	)
})

test('the required skills count one by one, in any spelling, and the missing one is named', () => {
	const some = fit({ requiredSkills: ['Regional Anaesthesia', 'CABG', 'Pre-anaesthetic check', 'regional anesthesia'] })

	expect(some.reasons).toContain('You have 2 of 3 required skills: regional anesthesia and Pre-anaesthetic check')
	expect(some.misses).toEqual(['CABG is not in your skills'])
	expect(some.score).toBeLessThan(fit().score)
	expect(some.score).toBeGreaterThan(fit({ requiredSkills: ['CABG'] }).score)
	expect(fit({}, { skills: [] }).missing).toEqual(['skills'])
})

test('a required skill that we do not know counts neither for nor against a person', () => {
	const known = fit({ requiredSkills: ['Regional anesthesia'] })

	const both = fit({ requiredSkills: ['Regional anesthesia', 'Team spirit'] })
	expect(both.score).toBe(known.score)
	expect(both.misses).toEqual(known.misses)
})

test('a range of years is compared as a range', () => {
	const within = (experienceMinYears: number, experienceMaxYears: number | null) =>
		scored(
			matchJob(
				{ ...asha, yearsOfExperience: { minYears: 5, maxYears: 10, label: '5–10 years' } },
				{ ...nights, experienceMinYears, experienceMaxYears },
				'hospital',
			),
		)

	expect(within(3, null).reasons).toContain('5–10 years of experience: the job requires 3+ years')
	expect(within(8, null).score).toBeLessThan(within(3, null).score)
	expect(within(12, null).misses).toEqual(['5–10 years of experience: the job requires 12+ years'])
	expect(within(1, 3).misses).toEqual(['5–10 years of experience: the job requires 1–3 years'])
})

test('a surgeon is no stand-in for a surgeon of another kind, but for one of all trades', () => {
	const surgeon = (own: string, asked: string) => fit({ specialitySlug: asked }, { specialitySlug: own }).misses.length

	expect(surgeon('general-surgeon', 'orthopedic-surgeon')).toBe(1)
	expect(surgeon('orthopedic-surgeon', 'general-surgeon')).toBe(0)
	expect(surgeon('general-surgeon', 'laparoscopic-surgeon')).toBe(0)
})

test('nothing makes up for another city, whatever it pays', () => {
	const rich = fit({ place: { lat: 12.97, lng: 77.59 }, payMinPaise: 90_000_000n })

	expect(rich.score).toBeLessThan(65)
})

test('of two that fit alike the newer comes first', () => {
	const { score } = fit()
	const [old, young] = [new Date('2026-11-01'), new Date('2026-11-20')]

	expect(
		[
			{ openedAt: old, score },
			{ openedAt: young, score },
		].sort(byMatch)[0]?.openedAt,
	).toBe(young)
})

test('lists read like speech', () => {
	expect([formatList([]), formatList(['a']), formatList(['a', 'b']), formatList(['a', 'b', 'c'])]).toEqual([
		'',
		'a',
		'a and b',
		'a, b and c',
	])
})

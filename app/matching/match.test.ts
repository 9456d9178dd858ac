import { expect, test } from 'vitest'
import { formatList, type MatchJob, type MatchPerson } from './facts.ts'
import { byMatch, matchJob, weights } from './match.ts'

const pune = { lat: 18.52, lng: 73.855 }
const asha: MatchPerson = {
	specialitySlug: 'anesthesiologist',
	degrees: ['MBBS', 'MD Anaesthesiology'],
	registrations: [{ state: 'Maharashtra', isVerified: true }],
	place: pune,
	travelRadiusKm: 20,
	preferredAreas: [],
	openToRelocate: false,
	shifts: ['morning', 'night'],
	expected: { month: 30_000_000n, shift: null, hour: null, case: null },
	yearsOfExperience: 11,
	availableFrom: '2026-12-01',
	languages: ['mr', 'hi'],
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
}
const fit = (job: Partial<MatchJob> = {}, person: Partial<MatchPerson> = {}) =>
	matchJob({ ...asha, ...person }, { ...nights, ...job })

test('a job that fits says why in the words of the trade', () => {
	expect(fit()).toEqual({
		score: 98,
		reasons: [
			'MD Anaesthesiology',
			'about 6 km',
			'Maharashtra Medical Council registration, verified',
			'pays 10% above your minimum',
			'nights, which you prefer',
			'your 11 years of experience meet the requirement',
			'starts when you are available',
			'you speak Marathi',
		],
		misses: [],
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
	}

	expect(matchJob(noOne, nights)).toEqual({
		score: 50,
		reasons: [],
		misses: [],
		missing: ['speciality', 'location', 'registration', 'expected pay', 'shifts', 'years of experience', 'languages'],
	})
})

test('a job that says little is neither better nor worse for it', () => {
	const silent = { place: null, state: null, startsOn: null, experienceMinYears: null, languages: [] }

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
		{ registrations: [{ state: 'Karnataka', isVerified: true }] },
		'Needs Maharashtra Medical Council registration; yours is Karnataka',
	],
	['too far', { place: { lat: 19.997, lng: 73.79 } }, {}, 'about 164 km away, outside your 20 km radius'],
	['hours that are not wanted', { shiftType: 'evening' }, {}, 'Evenings; you prefer mornings and nights'],
	['too little pay', { payMinPaise: 20_000_000n, payMaxPaise: 27_000_000n }, {}, 'Pays 10% less than your minimum'],
	['too few years', { experienceMinYears: 15 }, {}, 'Requires 15+ years; you have 11 years'],
	['too late', {}, { availableFrom: '2027-01-15' }, 'Starts 10 Dec 2026; you are available from 15 Jan 2027'],
	[
		'a language that is not spoken',
		{ languages: ['ta'] },
		{},
		'Patients and team speak Tamil, not listed on your profile',
	],
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
		{ registrations: [{ state: 'Maharashtra', isVerified: false }] },
		'verification pending',
	],
	['the national register', {}, { registrations: [{ state: null, isVerified: true }] }, 'national register'],
	[
		'a place where one wants to work',
		{ place: { lat: 19.997, lng: 73.79 } },
		{ preferredAreas: [{ name: 'Nashik', lat: 19.99, lng: 73.78 }] },
		'in Nashik, one of your preferred areas',
	],
	[
		'somebody who would move',
		{ place: { lat: 12.97, lng: 77.59 }, city: 'Bengaluru' },
		{ openToRelocate: true },
		'in Bengaluru, and you are open to relocate',
	],
	['flexible hours', { shiftType: 'variable' }, {}, 'flexible shifts'],
	[
		'a range that reaches',
		{ payMinPaise: 27_000_000n, payMaxPaise: 36_000_000n },
		{},
		'pays up to 20% above your minimum',
	],
])('%s counts for a job: %s', (_what, job, person, reason) => {
	expect(fit(job, person).reasons.join(' · ')).toContain(reason)
})

test('a month and a shift are compared per hour', () => {
	// ₹3 lakh a month of 208 hours is ₹1,442 an hour; ₹14,000 for eight hours is ₹1,750.
	expect(fit({ payUnit: 'shift', payMinPaise: 1_400_000n }).reasons).toContain('pays 21% above your minimum per hour')
})

test('a case is compared with a case, and with nothing else', () => {
	const perCase = { payUnit: 'case', payMinPaise: 450_000n } as const

	expect(fit(perCase).missing).toEqual(['pay per case'])
	expect(fit(perCase, { expected: { ...asha.expected, case: 400_000n } }).reasons).toContain(
		'pays 12% above your minimum',
	)
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
	const match = fit()
	const [old, young] = [new Date('2026-11-01'), new Date('2026-11-20')]

	expect(
		[
			{ openedAt: old, match },
			{ openedAt: young, match },
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

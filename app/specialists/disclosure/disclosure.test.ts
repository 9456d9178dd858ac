import { describe, expect, test } from 'vitest'
import { brand } from '#app/brand.ts'
import { type Relation, strangers } from '#app/relations/rules.ts'
import { disclose, discloseBrief, discloseFit, shownFields, type Viewer } from './disclosure.ts'
import type { Claims, ProfileFacts } from '../profile/profile.ts'

/** Every private value has a word of its own, so that a search of the whole answer finds it. */
const facts: ProfileFacts & Claims = {
	id: '0198b1c2-0000-4000-8000-000000000001',
	name: 'Dr Asha Menon',
	profession: 'doctor',
	specialitySlug: 'anesthesiologist',
	speciality: 'Anesthesiologist',
	location: 'Flat 4, Kothrud, Pune',
	city: 'Pune',
	publicId: '5d0b4a3e-7c1f-4f7e-9c5e-2a6b8d1e0f93',
	publicCity: 'Pune',
	openToRelocate: false,
	bio: 'BIO: I teach regional blocks.',
	yearsOfExperience: 11,
	languages: ['mr', 'en'],
	shifts: ['morning', 'night'],
	availability: { mon: { from: '08:00', to: '14:00' } },
	availableFrom: '2027-03-01',
	travelRadiusKm: 20,
	preferredAreas: ['Baner and Aundh'],
	ratingSum: 13,
	ratingCount: 3,
	expectedMonthlyPaise: 30_000_000n,
	expectedShiftPaise: 1_200_000n,
	expectedHourlyPaise: null,
	expectedCasePaise: 400_000n,
	hasPhoto: true,
	phone: '+919000012345',
	email: 'asha@lakeside.example',
	joinedAt: new Date('2026-11-21T06:00:00Z'),
	skills: ['Friends with Dr Menon', 'Regional anesthesia', 'Cardiac anesthesia', 'TIVA', 'Triage', 'Teaching'].map(
		(name) => ({ name, level: 'expert' }),
	),
	experience: [
		{
			hospital: 'Niramay Hospital',
			role: 'Consultant',
			startsOn: '2019-07-01',
			endsOn: null,
			description: 'WORK: cardiac lists at Niramay.',
		},
	],
	education: [
		{ institution: 'B. J. Medical College', degree: 'MD Anaesthesiology', field: null, startYear: 2012, endYear: 2015 },
	],
	registrations: [
		{
			council: 'Maharashtra Medical Council',
			number: 'MMC/2015/123456',
			verified: true,
			verifiedAt: new Date('2026-06-03T06:00:00Z'),
			checkedName: 'Asha R. Menon',
			grade: 'Found on a register',
		},
	],
	degrees: [
		{
			title: 'MD Anaesthesiology',
			verified: true,
			verifiedAt: new Date('2026-06-04T06:00:00Z'),
			checkedName: 'Asha R. Menon',
			grade: 'Found on a register',
		},
	],
	identityCheckedOn: '2026-11-27',
	isListed: true,
	privacy: { profileVisibility: true, contactVisibility: true, experienceVisibility: true, anonymousMode: false },
}

const secrets = {
	name: 'Asha',
	initials: 'AM',
	phone: '9000012345',
	email: 'lakeside.example',
	bio: 'BIO',
	address: 'Kothrud',
	photo: '/photo',
	ownSkill: 'Friends',
	areas: 'Baner',
	pay: '3 lakh',
	payByCase: '4,000 per case',
	payByShift: '12,000 a shift',
	from: '1 Mar 2027',
	shifts: 'Night',
	degree: 'MD Anaesthesiology',
	role: 'Consultant',
	period: 'July 2019',
	employer: 'Niramay',
	work: 'WORK',
	institution: 'B. J. Medical',
	council: 'Maharashtra',
	registration: '123456',
}
type Secret = keyof typeof secrets

const publicly: Secret[] = []
const offer: Secret[] = ['pay', 'payByCase', 'payByShift', 'from', 'shifts']
const anonymously: Secret[] = [...offer, 'degree', 'role']
const freeText: Secret[] = ['photo', 'bio', 'ownSkill', 'areas']
const toHospitals: Secret[] = [...anonymously, ...freeText, 'name', 'period', 'institution']
const mutual: Secret[] = [...toHospitals, 'phone', 'email', 'employer', 'work', 'council', 'registration']

const hospital = (relation: Partial<Relation> = {}): Viewer => ({
	kind: 'hospital',
	relation: { ...strangers, ...relation },
})
const shortlisted = hospital({ applied: true, shortlisted: true })
const without = (list: Secret[], ...left: Secret[]) => list.filter((secret) => !left.includes(secret))

/** One overload for each kind of viewer, so each is called by its own. */
function show(profile: typeof facts, viewer: Viewer) {
	if (viewer.kind === 'public') return disclose(profile, viewer)
	if (viewer.kind === 'operator') return disclose(profile, viewer)
	return viewer.kind === 'hospital' ? disclose(profile, viewer) : disclose(profile, viewer)
}

type Privacy = Partial<ProfileFacts['privacy']>
type Row = [who: string, viewer: Viewer, privacy: Privacy, seen: Secret[] | null]

const table: Row[] = [
	['anybody', { kind: 'public' }, {}, publicly],
	['anybody, in anonymous mode', { kind: 'public' }, { anonymousMode: true }, publicly],
	['anybody, in Private Mode', { kind: 'public' }, { profileVisibility: false }, null],

	['a verified hospital', hospital(), {}, toHospitals],
	['a verified hospital, in Private Mode', hospital(), { profileVisibility: false }, null],
	['a verified hospital that the specialist hides from', hospital({ hidden: true }), {}, null],
	['a verified hospital, in anonymous mode', hospital(), { anonymousMode: true }, anonymously],
	[
		'a verified hospital, experience kept back',
		hospital(),
		{ experienceVisibility: false },
		without(toHospitals, 'role', 'period', 'institution'),
	],
	['a verified hospital, contact kept back', hospital(), { contactVisibility: false }, toHospitals],

	['a hospital they applied to', hospital({ applied: true }), {}, toHospitals],
	['the same, in Private Mode', hospital({ applied: true }), { profileVisibility: false }, toHospitals],
	['the same, hidden from', hospital({ applied: true, hidden: true }), {}, toHospitals],
	['the same, blocked', hospital({ applied: true, hidden: true, blocked: true }), {}, null],
	['the same, in anonymous mode', hospital({ applied: true }), { anonymousMode: true }, ['name', ...anonymously]],

	['a hospital that shortlisted them', shortlisted, {}, mutual],
	['the same, in anonymous mode', shortlisted, { anonymousMode: true }, mutual],
	['the same, in Private Mode', shortlisted, { profileVisibility: false }, mutual],
	['the same, contact kept back', shortlisted, { contactVisibility: false }, without(mutual, 'phone', 'email')],
	[
		'the same, contact kept back but given to this hospital',
		hospital({ applied: true, shortlisted: true, contactShared: true }),
		{ contactVisibility: false },
		mutual,
	],
	[
		'the same, experience kept back',
		shortlisted,
		{ experienceVisibility: false },
		without(mutual, 'role', 'period', 'employer', 'work', 'institution'),
	],
	[
		'a hospital whose contact request was accepted',
		hospital({ contactAccepted: true }),
		{},
		without(mutual, 'registration'),
	],
	[
		'a hospital that was given contact details, but without mutual interest any more',
		hospital({ contactShared: true }),
		{},
		toHospitals,
	],
	[
		'one of ours who has said why, whatever the switches say',
		{ kind: 'operator' },
		{ profileVisibility: false, contactVisibility: false, experienceVisibility: false, anonymousMode: true },
		[...without(mutual, 'photo'), 'address'],
	],
]

describe('what is disclosed to', () => {
	test.each(table)('%s', (_who, viewer, privacy, seen) => {
		const profile = { ...facts, isListed: privacy.profileVisibility ?? true, privacy: { ...facts.privacy, ...privacy } }

		const disclosed = show(profile, viewer)

		if (seen === null) return expect(disclosed).toBeNull()
		const text = JSON.stringify(disclosed)
		const found = Object.entries(secrets).flatMap(([name, word]) => (text.includes(word) ? [name] : []))
		expect(found.sort()).toEqual([...seen].sort())
	})
})

test('the public sees the catalog, a bucket of years and four skills', () => {
	const odd = { ...facts, specialitySlug: null, speciality: 'Friend of Dr Asha Menon', publicCity: null }

	expect(disclose(facts, { kind: 'public' })).toEqual({
		id: facts.publicId,
		profession: 'doctor',
		speciality: 'Anesthesiologist',
		city: 'Pune',
		years: '10+ years',
		languages: ['Marathi', 'English'],
		skills: ['Regional anesthesia', 'Cardiac anesthesia', 'TIVA', 'Triage'],
		verified: true,
		checks: [
			'Our team verified the registration with a medical council in June 2026.',
			'Our team verified a degree in June 2026.',
		],
		radius: '20 km',
		rating: { stars: '4.3', count: 3 },
	})
	expect(disclose(odd, { kind: 'public' })).toMatchObject({ speciality: 'Specialist', city: null })
	const anonymous = { ...odd, privacy: { ...odd.privacy, anonymousMode: true } }
	const stranger = { kind: 'hospital', relation: strangers } as const
	expect(disclose(anonymous, stranger)?.speciality).toBe('Specialist')
	expect(disclose(odd, stranger)?.speciality).toBe('Friend of Dr Asha Menon')
})

test.each([
	[0, '0–2 years'],
	[3, '3–5 years'],
	[5, '5–10 years'],
	[10, '10+ years'],
	[null, null],
])('%s years fall into the bucket %s', (yearsOfExperience, years) => {
	expect(disclose({ ...facts, yearsOfExperience }, { kind: 'public' })?.years).toBe(years)
})

test.each([
	[{}, '11 years'],
	[{ experienceVisibility: false }, '10+ years'],
	[{ anonymousMode: true }, '10+ years'],
])('with %j a hospital reads %s of experience', (privacy, years) => {
	const viewer = { kind: 'hospital', relation: strangers } as const

	expect(disclose({ ...facts, privacy: { ...facts.privacy, ...privacy } }, viewer)?.years).toBe(years)
})

test('the badge says what our team verified, of whom and when, and names the council from mutual interest on', () => {
	const hospital = (relation: Relation) => disclose(facts, { kind: 'hospital', relation })?.checks

	expect(disclose(facts, { kind: 'public' })?.checks).toEqual([
		'Our team verified the registration with a medical council in June 2026.',
		'Our team verified a degree in June 2026.',
	])
	expect(hospital(strangers)).toEqual([
		'Our team verified the registration of Asha R. Menon with a medical council in June 2026.',
		'Our team verified the degree MD Anaesthesiology of Asha R. Menon on 4 Jun 2026.',
	])
	expect(hospital({ ...strangers, applied: true, shortlisted: true })?.[0]).toBe(
		'Our team verified the registration of Asha R. Menon with the Maharashtra Medical Council on 3 Jun 2026.',
	)
})

test('a registration number is shown once it is verified and the specialist shortlisted, not before', () => {
	const [registration] = facts.registrations
	const claimed = { ...facts, registrations: registration ? [{ ...registration, verified: false }] : [] }
	const viewer = { kind: 'hospital', relation: { ...strangers, applied: true, shortlisted: true } } as const

	expect(disclose(claimed, viewer)?.registrations).toEqual([
		{ council: 'Maharashtra Medical Council', number: null, verifiedOn: null, grade: null, verifiedName: null },
	])
	expect(disclose(claimed, { kind: 'public' })?.verified).toBe(false)
})

test('the day of an identity check is said to hospitals, in anonymous mode too, and to no visitor', () => {
	const mark = `Identity checked by ${brand.name} on 27 Nov 2026`
	const anonymous = { ...facts, privacy: { ...facts.privacy, anonymousMode: true } }
	const viewer = { kind: 'hospital', relation: strangers } as const

	expect(disclose(facts, viewer)?.identity).toBe(mark)
	expect(disclose(anonymous, viewer)?.identity).toBe(mark)
	expect(disclose({ ...facts, identityCheckedOn: null }, viewer)?.identity).toBeNull()
	expect(JSON.stringify(disclose(facts, { kind: 'public' }))).not.toContain('dentity')
})

test('hospitals read beside each verified credential how it was checked, and beside no other', () => {
	const viewer = { kind: 'hospital', relation: { ...strangers, applied: true, shortlisted: true } } as const
	const gradesOf = (shown: typeof facts) => {
		const { registrations = [], degrees = [] } = disclose(shown, viewer) ?? {}
		return [...registrations, ...degrees].map(({ grade }) => grade)
	}
	const unverified = {
		registrations: facts.registrations,
		degrees: facts.degrees.map((one) => ({ ...one, verified: false })),
	}

	expect(gradesOf(facts)).toEqual(['Found on a register', 'Found on a register'])
	expect(gradesOf({ ...facts, ...unverified })).toEqual(['Found on a register', null])
})

test('their own profile is shown whole, whatever the switches say', () => {
	const hidden = {
		profileVisibility: false,
		contactVisibility: false,
		experienceVisibility: false,
		anonymousMode: true,
	}

	const text = JSON.stringify(disclose({ ...facts, privacy: hidden }, { kind: 'self' }))

	expect(
		Object.entries(secrets)
			.filter(([, word]) => !text.includes(word))
			.map(([name]) => name),
	).toEqual(['initials'])
	expect(disclose(facts, { kind: 'self' })?.checks[0]).toContain('the Maharashtra Medical Council')
})

test('a list says the name, the field, years and pay as the profile would', () => {
	const brief = (
		relation: Partial<Relation>,
		{
			slug = null,
			exact = true,
			reachable = true,
		}: { slug?: string | null; exact?: boolean; reachable?: boolean } = {},
	) =>
		discloseBrief({
			...strangers,
			...relation,
			name: () => facts.name,
			specialitySlug: () => slug,
			speciality: () => (reachable ? 'Friend of Dr Asha Menon' : 'Surgeon, 98220 12345'),
			yearsOfExperience: () => facts.yearsOfExperience,
			expectedMonthlyPaise: () => facts.expectedMonthlyPaise,
			experienceVisibility: () => exact,
			contactVisibility: () => reachable,
		})
	const whole = {
		name: 'Dr Asha Menon',
		speciality: 'Friend of Dr Asha Menon',
		years: '11 years',
		pay: '₹3 lakh a month',
	}
	const anonymous = { ...whole, speciality: 'Specialist', years: '10+ years' }

	expect(brief({})).toEqual(whole)
	expect(brief({}, { reachable: false }).speciality).toBe('Surgeon, [hidden]')
	const shared = { contactAccepted: true, contactShared: true }
	expect(brief(shared, { reachable: false }).speciality).toBe('Surgeon, 98220 12345')
	expect(brief({}, { exact: false })).toEqual({ ...whole, years: '10+ years' })
	expect(brief({ anonymous: true })).toEqual({ ...anonymous, name: null })
	expect(brief({ anonymous: true }, { slug: 'anesthesiologist' }).speciality).toBe('Anesthesiologist')
	expect(brief({ anonymous: true, applied: true })).toEqual(anonymous)
	expect(brief({ anonymous: true, applied: true, shortlisted: true })).toEqual(whole)
	for (const gone of [{ private: true }, { hidden: true }, { applied: true, blocked: true }, { verified: false }])
		expect(brief(gone)).toEqual({ name: null, speciality: 'Specialist', years: null, pay: null })
})

describe('a phone number that a specialist typed into their profile', () => {
	const bio = 'Call me on 98220 12345 or asha at gmail dot com.'
	const typed = {
		...facts,
		bio,
		experience: facts.experience.map((post) => ({ ...post, role: 'Consultant, 98220 12345' })),
	}
	const readBy = (privacy: Partial<typeof facts.privacy>, relation: Partial<Relation> = {}) => {
		const viewer = { kind: 'hospital' as const, relation: { ...strangers, ...relation } }
		return disclose({ ...typed, privacy: { ...facts.privacy, ...privacy } }, viewer)
	}

	test('is theirs to give, as long as they share contact details', () => {
		expect(readBy({})?.bio).toBe(bio)
	})

	test('is taken out where their switch keeps contact details back', () => {
		expect(readBy({ contactVisibility: false })?.bio).toBe('Call me on [hidden] or [hidden].')
		expect(readBy({ contactVisibility: false }, { contactAccepted: true })?.bio).not.toContain('98220')
		expect(readBy({ contactVisibility: false }, { contactAccepted: true, contactShared: true })?.bio).toBe(bio)
	})

	test('is taken out wherever it was typed', () => {
		const typedIn = (text: string) => `${text} 98220 12345`
		const [course] = facts.education
		const everywhere = {
			...typed,
			speciality: typedIn('Surgeon'),
			preferredAreas: [typedIn('Baner')],
			skills: [{ name: typedIn('Epidurals'), level: 'expert' as const }],
			degrees: [{ title: typedIn('MD'), verified: false, verifiedAt: null, checkedName: null, grade: null }],
			experience: typed.experience.map((post) => ({
				...post,
				hospital: typedIn('Niramay'),
				description: typedIn('Cardiac lists'),
			})),
			education: course ? [{ ...course, degree: typedIn('MD'), institution: typedIn('Medical College') }] : [],
		}
		const countedBy = (privacy: Partial<typeof facts.privacy>, relation: Partial<Relation>) => {
			const viewer = { kind: 'hospital' as const, relation: { ...strangers, ...relation } }
			const shown = disclose({ ...everywhere, privacy: { ...facts.privacy, ...privacy } }, viewer)
			return JSON.stringify(shown).split('98220').length - 1
		}

		expect(countedBy({}, { contactAccepted: true })).toBe(10)
		expect(countedBy({ contactVisibility: false }, { contactAccepted: true })).toBe(0)
		expect(countedBy({ anonymousMode: true }, {})).toBe(0)
	})

	test('is taken out of the positions of an anonymous profile', () => {
		expect(JSON.stringify(readBy({ anonymousMode: true }))).not.toContain('98220')
	})
})

test('an anonymous specialist shows only the public city, even to hospitals', () => {
	const outside = { ...facts, city: 'Ziauddin Pur', publicCity: 'Delhi' }
	const anonymous = { ...outside, privacy: { ...facts.privacy, anonymousMode: true } }

	expect(disclose(outside, { kind: 'public' })?.city).toBe('Delhi')
	expect(disclose(outside, hospital() as { kind: 'hospital'; relation: Relation })?.city).toBe('Ziauddin Pur')
	expect(JSON.stringify(disclose(anonymous, hospital() as { kind: 'hospital'; relation: Relation }))).not.toContain(
		'Ziauddin Pur',
	)
})

test('the badge of the public is for one verified registration among several', () => {
	const [registration] = facts.registrations
	const several = registration ? [registration, { ...registration, verified: false, verifiedAt: null }] : []

	expect(disclose({ ...facts, registrations: several }, { kind: 'public' })).toMatchObject({ verified: true })
	expect(disclose({ ...facts, registrations: [] }, { kind: 'public' })).toMatchObject({ verified: false })
})

test('the audit log names what a profile said, and neither what was empty nor phone and email', () => {
	const empty = { ...facts, bio: '', expectedMonthlyPaise: null, languages: [], skills: [], openToRelocate: false }
	const viewer = { kind: 'hospital' as const, relation: { ...strangers, applied: true, shortlisted: true } }
	const [whole, rest] = [disclose(facts, viewer), disclose(empty, viewer)]
	const fieldsOf = (profile: typeof whole) => (profile ? shownFields(profile) : [])

	expect(fieldsOf(whole)).toEqual(
		expect.arrayContaining(['name', 'speciality', 'languages', 'skills', 'registrations']),
	)
	for (const never of ['id', 'phone', 'email', 'openToRelocate']) expect(fieldsOf(whole)).not.toContain(never)
	for (const none of ['languages', 'skills']) expect(fieldsOf(rest)).not.toContain(none)
	expect(fieldsOf({ ...facts, name: null } as unknown as typeof whole)).not.toContain('name')
})

describe('what a match may use of a profile', () => {
	const fit = {
		place: null,
		publicPlace: null,
		preferredAreas: [{ name: 'Baner 98220 12345' }],
		yearsOfExperience: 11,
		skills: [],
		degrees: ['MD 98220 12345'],
		courses: [],
		registrations: [],
		experienceVisibility: true,
		contactVisibility: true,
	}
	test.each<[Partial<typeof fit>, Partial<Relation>, number]>([
		[{}, {}, 11],
		[{ experienceVisibility: false }, {}, 10],
		[{}, { anonymous: true }, 10],
		[{ experienceVisibility: false }, { anonymous: true }, 10],
	])('years, with %j for a hospital that is %j, are %i', (changed, relation, least) => {
		const years = discloseFit({ ...fit, ...changed }, { ...strangers, ...relation })?.yearsOfExperience
		expect(typeof years === 'number' ? years : years?.minYears).toBe(least)
		expect(typeof years === 'number').toBe(least === 11)
	})

	const degreeFor = (changed: Partial<typeof fit>, relation: Partial<Relation>) =>
		discloseFit({ ...fit, ...changed }, { ...strangers, ...relation })?.degrees[0]

	test.each<[string, Partial<typeof fit>, Partial<Relation>, boolean]>([
		['shown to a hospital that may read it', {}, {}, true],
		['kept back by the switch', { contactVisibility: false }, {}, false],
		[
			'shared with this hospital, whatever the switch says',
			{ contactVisibility: false },
			{ contactShared: true },
			true,
		],
		['kept back in anonymous mode, whatever the switch says', {}, { anonymous: true }, false],
	])('%s', (_what, changed, relation, isShown) => {
		expect(degreeFor(changed, relation)?.includes('98220')).toBe(isShown)
	})
})

test('anonymous mode shows roles and degrees in words of the vocabulary, never as they were typed', () => {
	const typed: typeof facts = {
		...facts,
		privacy: { ...facts.privacy, anonymousMode: true },
		degrees: facts.degrees.map((degree) => ({ ...degree, title: 'M.D. (Anaesthesia), guide Dr Paranjape' })),
		education: [
			{
				institution: 'Sassoon',
				degree: 'Fellowship of Jog Hospital',
				field: 'Kothrud',
				startYear: null,
				endYear: null,
			},
			{ institution: 'Sassoon', degree: 'Gold medal of my batch', field: null, startYear: null, endYear: null },
		],
		experience: [
			{ hospital: 'Jog', role: 'ICU Sister at Jog Hospital', startsOn: '2020-01-01', endsOn: null, description: null },
			{
				hospital: 'Jog Corporate Hospital, Kothrud (520 beds)',
				role: 'Owner of Menon Clinic',
				startsOn: '2018-01-01',
				endsOn: null,
				description: null,
			},
		],
	}

	const seen = disclose(typed, hospital() as { kind: 'hospital'; relation: Relation })

	expect(seen?.experience?.map(({ role }) => role)).toEqual(['ICU Nurse', 'Position'])
	expect(seen?.experience?.map((entry) => entry.hospital)).toEqual([null, '500-bed corporate hospital'])
	expect(seen?.education?.map(({ degree }) => degree)).toEqual(['Fellowship', 'Degree'])
	expect(seen?.degrees.map(({ title }) => title)).toEqual(facts.degrees.map(() => 'MD Anaesthesiology'))
	expect(JSON.stringify(seen)).not.toMatch(/Jog|Paranjape|Kothrud|Sassoon|Owner|medal/)
})

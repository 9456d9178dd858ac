// Searches on PostgreSQL find, count and order what the reference does.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { experienceBucketOf, experienceBuckets, experienceBucketsFor } from '#app/catalog/experience.ts'
import { jobShifts } from '#app/catalog/shifts.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { hospitalNameKey } from '#app/hospitals/names/hospital-name.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { termFilters } from '#app/jobs/search/term-filters.ts'
import { jobSearch, type JobSearch } from '#app/jobs/search/job-search.server.ts'
import { hourlyPay } from '#app/jobs/pay.ts'
import { searchJobs, sortOf } from '#app/jobs/search/search.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { profileCompletion } from '#app/specialists/profile/completion.ts'
import { relevanceOf } from '#app/specialists/search/relevance.ts'
import { searchSpecialists, type SearchViewer } from '#app/specialists/search/search.server.ts'
import { specialistSearch, type SpecialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import {
	educations,
	hiddenHospitals,
	specialists,
	specialistSkills,
	workExperiences,
} from '#app/specialists/tables.server.ts'
import { type Asked, type Facts, referenceSearch } from './search-reference.ts'
import { uniqueNumber } from './unique.ts'

/** The same rows and searches in every run. A failure prints the search, cut down to what makes it fail. */
const seed = 20_261_122

const today = istToday(new Date())
const pune = { lat: 18.5196, lng: 73.8553 }
const places = [
	{
		location: 'Quagga Road, Pune',
		latitude: 18.5314,
		longitude: 73.8446,
		cityLatitude: pune.lat,
		cityLongitude: pune.lng,
	},
	{
		location: 'Zebra Quagga Nagar, Wakad',
		latitude: 18.5975,
		longitude: 73.7898,
		cityLatitude: pune.lat,
		cityLongitude: pune.lng,
	},
	{
		location: 'Zebra Quagga Bridge, Lonavala',
		latitude: 18.7546,
		longitude: 73.4062,
		cityLatitude: 18.7546,
		cityLongitude: 73.4062,
	},
	{
		location: 'Okapi Quagga Nagar, Nashik',
		latitude: 20.0059,
		longitude: 73.7629,
		cityLatitude: 19.9975,
		cityLongitude: 73.7898,
	},
	{ location: 'Somewhere of quaggas', latitude: null, longitude: null, cityLatitude: null, cityLongitude: null },
]
const fields: readonly (readonly [slug: string | null, name: string])[] = [
	['anesthesiologist', 'Anesthesiologist'],
	['cardiac-surgeon', 'Cardiac Surgeon'],
	['icu-nurse', 'ICU Nurse'],
	['staff-nurse', 'Staff Nurse'],
	[null, 'Zebra keeper'],
]
/** A staff nurse works at every bedside, so each of these specialities is an answer to hers as well. */
const specialityOptions = (slug: string | null) =>
	slug === null ? [] : slug === 'icu-nurse' ? [slug, 'staff-nurse'] : [slug]

const of = <Value>(...values: Value[]) => fc.constantFrom(...values)
/** Words that no vocabulary knows, so that they are words and nothing else. */
const aWord: fc.Arbitrary<string> = of('zebra', 'zebras', 'okapi', 'lemur', 'tapir', 'quagga', 'nights')
const someWords = fc.oneof(
	{ weight: 2, arbitrary: fc.constant<string[]>([]) },
	{ weight: 3, arbitrary: fc.uniqueArray(aWord, { minLength: 1, maxLength: 2 }) },
)
const daysFrom = (days: number) => addDays(today, days)
const some = <Value>(...values: Value[]) => fc.subarray(values, { maxLength: 2 })

/** Fields of an address, some of them left out. */
const anAddress = (fields: Record<string, fc.Arbitrary<string | string[]>>) =>
	fc.record(fields).chain((drawn) => fc.subarray(Object.entries(drawn), { maxLength: 3 }))
const addressOf = (fields: [string, string | string[]][], words: string[]) => {
	const params = new URLSearchParams(words.length > 0 ? { q: words.join(' ') } : {})
	for (const [name, values] of fields) for (const value of [values].flat()) params.append(name, value)
	return params
}

const within = (search: JobSearch | SpecialistSearch) => {
	const { place } = search.filters
	return place?.place ? { lat: place.place.lat, lng: place.place.lng, km: place.km } : null
}
const pointOf = (latitude: number | null, longitude: number | null) =>
	latitude === null || longitude === null ? null : { lat: latitude, lng: longitude }
/** A filter that keeps rows with one of the chosen values. */
const chosen = <Row extends Facts>(group: string, values: readonly string[] | null) =>
	values ? [{ group, keeps: (row: Row) => values.some((value) => row.options[group]?.includes(value)) }] : []
const inObjects = (counts: ReadonlyMap<string, ReadonlyMap<string, number> | null>) =>
	Object.fromEntries([...counts].map(([group, values]) => [group, values && Object.fromEntries(values)]))

const aRandomJob = fc.record({
	title: of('Zebra consultant', 'Zebrafish registrar', 'Consultant', 'Staff nurse for okapis'),
	field: of(...fields),
	place: of(...places),
	shiftType: of(...jobShifts),
	employmentType: of('permanent' as const, 'locum' as const),
	rise: of(1n, 1n, 2n),
	pay: of(400_000n, 1_000_000n, 20_000_000n, 28_000_000n),
	payUnit: of('month' as const, 'shift' as const, 'hour' as const, 'case' as const),
	hoursPerShift: of(null, 6, 12),
	experience: of([null, null], [null, 2], [3, 5], [5, 10], [10, null]),
	requiredSkills: some('Zebra care', 'Lemurs', 'TIVA'),
	requirements: of(['Tapir fellowship'], ['A degree']),
	description: of('A busy place with zebras.', 'A calm place.', 'A lemur house.'),
	startsIn: of(0, 7, 8, 30),
	openedAgo: of(1, 2, 3, 4),
	urgent: fc.boolean(),
	bonus: fc.boolean(),
	accommodation: of(null, 'none' as const, 'room' as const),
	bonded: of(null, false, true),
	socialSecurity: of(null, 'all' as const, 'pf-esi' as const, 'pf' as const),
	accommodationCost: of(null, 'free' as const, 'deducted' as const),
	nightTransport: of(null, 'provided' as const, 'none' as const),
	payDay: of(null, 5, 7, 10),
	applyBy: of(null, daysFrom(0), daysFrom(-1)),
	status: of('open' as const, 'open' as const, 'open' as const, 'paused' as const),
	hospital: fc.nat(2),
	isReported: of(false, false, false, true),
})

type JobFacts = Facts & { job: typeof jobs.$inferSelect; hourly: bigint; atMost: bigint; perCase: bigint }

async function plantJobs() {
	const owners = [
		await aHospital({ displayName: 'Lakeside' }),
		await aHospital({ displayName: 'Lemur Zebra Institute' }),
		await aHospital({ displayName: 'Closed Institute' }),
	]
	const hidden: string[] = []
	for (const drawn of fc.sample(aRandomJob, { numRuns: 250, seed })) {
		const { field, place, pay, rise, experience, startsIn, openedAgo, bonus, bonded, hospital, isReported, ...rest } =
			drawn
		const { location, latitude, longitude } = place
		const job = await aJob({
			...rest,
			...{ location, latitude, longitude },
			specialitySlug: field[0],
			speciality: field[1],
			hospitalId: owners[hospital]?.id ?? '',
			payMinPaise: pay,
			payMaxPaise: pay * rise,
			experienceMinYears: experience[0] ?? null,
			experienceMaxYears: experience[1] ?? null,
			startsOn: daysFrom(startsIn),
			openedAt: new Date(Date.now() - openedAgo * 86_400_000),
			joiningBonusPaise: bonus ? 5_000_000n : null,
			...(bonded ? { bond: 'amount', bondAmount: 100n, bondMonths: 12 } : { bond: bonded === null ? null : 'none' }),
			requiredSkills: rest.requiredSkills.length > 0 ? rest.requiredSkills : ['Driving'],
		})
		if (isReported) hidden.push(job.id)
	}
	await db
		.update(hospitals)
		.set({ status: 'suspended', statusReason: 'Lapsed' })
		.where(eq(hospitals.id, owners[2]?.id ?? ''))
	const stored = await db
		.select({ job: jobs, hospital: hospitals })
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
	const facts = stored
		.filter(
			({ job, hospital }) => job.status === 'open' && hospital.status === 'verified' && (job.applyBy ?? today) >= today,
		)
		.map(({ job, hospital }): JobFacts => {
			const { payUnit, payMinPaise, payMaxPaise, hoursPerShift } = job
			const hourlyOf = (paise: bigint | null) =>
				paise === null || !payUnit ? null : hourlyPay({ payMinPaise: paise, payUnit, hoursPerShift })
			return {
				id: job.id,
				job,
				hourly: payUnit === 'case' ? -1n : (hourlyOf(payMinPaise) ?? -1n),
				atMost: payUnit === 'case' ? -1n : (hourlyOf(payMaxPaise) ?? -1n),
				perCase: payUnit === 'case' ? (payMaxPaise ?? -1n) : -1n,
				options: {
					speciality: specialityOptions(job.specialitySlug),
					type: [job.employmentType],
					shift: job.shiftType ? [job.shiftType] : [],
					experience: experienceBucketsFor({ minYears: job.experienceMinYears, maxYears: job.experienceMaxYears }),
					urgent: job.urgent ? ['on'] : [],
					bonus: job.joiningBonusPaise ? ['on'] : [],
					accommodation: job.accommodation && job.accommodation !== 'none' ? ['on'] : [],
					'no-bond': job.bond === 'none' ? ['on'] : [],
					'pf-esi': ['all', 'pf-esi'].includes(job.socialSecurity ?? '') ? ['on'] : [],
					'free-accommodation': job.accommodationCost === 'free' && job.accommodation === 'room' ? ['on'] : [],
					'night-transport': job.nightTransport === 'provided' ? ['on'] : [],
					'paid-by-7th': job.payDay !== null && job.payDay <= 7 ? ['on'] : [],
					profession: specialities.flatMap(({ slug, profession }) => (slug === job.specialitySlug ? [profession] : [])),
				},
				texts: [
					`${job.title} ${job.speciality}`,
					[...job.requiredSkills, ...job.requirements].join(' '),
					[job.description, ...job.responsibilities, hospital.displayName, job.location].join(' '),
				],
				names: hospital.displayName,
				point: pointOf(job.latitude, job.longitude),
			}
		})
	return { facts, hidden }
}

/** The terms that searches filter by, and what their addresses call them. */
const ticks = (Object.keys(termFilters) as (keyof typeof termFilters)[]).map((key) => ({ key, ...termFilters[key] }))

function askedOfJobs(search: JobSearch, words: string[], sort: string): Asked<JobFacts> {
	const { speciality, profession, type, shift, experience, urgent, bonus, accommodation, pay, by, soon } =
		search.filters
	const paise = pay?.paise ?? null
	const place = within(search)
	const startsBy = [...(by ? [by] : []), ...(soon ? [daysFrom(7)] : [])]
	// Answers to words around a PIN code come by distance where no order was asked for.
	const isAroundPin = search.sort === null && sort === 'best' && search.filters.place?.place?.kind === 'pin'
	return {
		filters: [
			...chosen<JobFacts>('speciality', speciality),
			...chosen<JobFacts>('profession', profession),
			...chosen<JobFacts>('type', type),
			...chosen<JobFacts>('shift', shift),
			...chosen<JobFacts>('experience', experience),
			...chosen<JobFacts>('urgent', urgent && ['on']),
			...chosen<JobFacts>('bonus', bonus && ['on']),
			...chosen<JobFacts>('accommodation', accommodation && ['on']),
			...ticks.flatMap(({ key, name }) => chosen<JobFacts>(name, search.filters[key] && ['on'])),
			...startsBy.map((day) => ({ group: 'by', keeps: ({ job }: JobFacts) => (job.startsOn ?? '') <= day })),
			...(pay && paise !== null
				? [
						{
							group: 'pay',
							keeps: ({ atMost, perCase }: JobFacts) =>
								pay.unit === 'case'
									? perCase >= paise
									: atMost >= (hourlyPay({ payMinPaise: paise, payUnit: pay.unit }) ?? 0n),
						},
					]
				: []),
		],
		circle: place,
		words,
		byRelevance: sort === 'best',
		mayAskTexts: true,
		keyOf: ({ job, hourly, point }) => {
			if (sort === 'pay') return Number(hourly)
			if (sort === 'start') return -new Date(job.startsOn ?? 0).getTime()
			if ((sort === 'nearest' || isAroundPin) && place && point) return -flatDistance(place, point)
			return job.openedAt?.getTime() ?? 0
		},
		groups: [
			'speciality',
			'type',
			'shift',
			'experience',
			'urgent',
			'bonus',
			'accommodation',
			...ticks.map(({ name }) => name),
		],
	}
}

/** Orders the few points of this test as the earth does. */
const flatDistance = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) =>
	Math.hypot(a.lat - b.lat, (a.lng - b.lng) * 0.95)

test('whatever is asked of jobs, the page, the total and the numbers of options are those of the reference', async () => {
	const { facts, hidden } = await plantJobs()
	const anyAddress = anAddress({
		place: of('Pune', '411057', 'Nashik', 'Atlantis'),
		profession: of('doctor', 'nurse'),
		speciality: some('anesthesiologist', 'cardiac-surgeon', 'icu-nurse', 'staff-nurse'),
		type: some('permanent', 'locum', 'visiting'),
		shift: some(...jobShifts),
		pay: of('1,300', '10,000', '2,00,000', 'much'),
		experience: some(...experienceBuckets.map(({ slug }) => slug)),
		by: of(today, daysFrom(8)),
		soon: of('on'),
		urgent: of('on'),
		bonus: of('on'),
		accommodation: of('on'),
		...Object.fromEntries(ticks.map(({ name }) => [name, of('on')])),
	})
	const rest = fc.record({
		km: of('5', '10', '20', '30'),
		unit: of('month', 'shift', 'hour', 'case'),
		sort: of('', 'best', 'newest', 'pay', 'start', 'nearest'),
	})
	let matches = 0
	const property = fc.asyncProperty(
		anyAddress,
		rest,
		someWords,
		fc.boolean(),
		async (drawn, more, words, isReporter) => {
			const search = jobSearch.parse(addressOf([...drawn, ...Object.entries(more)], words))
			const viewer = { hidden: isReporter ? hidden : [], isExact: true }
			const rows = isReporter ? facts.filter(({ id }) => !hidden.includes(id)) : facts

			const found = await searchJobs(search, viewer, 12)

			const expected = referenceSearch(rows, askedOfJobs(search, words, sortOf(search, viewer)))
			matches += expected.ids.length
			expect(found.rows.map(({ id }) => id)).toEqual(expected.ids.slice(0, 12))
			expect(found.total).toEqual(expected.total)
			expect(inObjects(found.counts)).toEqual(expected.counts)
		},
	)
	await fc.assert(property, { seed, numRuns: 250 })

	expect(matches).toBeGreaterThan(1_000)
})

const aRandomSpecialist = fc.record({
	name: fc.oneof(
		{
			weight: 60,
			arbitrary: of('Asha Zebra', 'Okapi Rao', 'Ravi Lemur', 'Zebrafish Nair', 'Meera Joshi', 'Tapir Khan'),
		},
		{ weight: 1, arbitrary: of('Quagga Sen') },
	),
	profession: of('doctor' as const, 'nurse' as const),
	field: of(...fields, [null, 'Not specified']),
	place: of(...places),
	yearsOfExperience: of(null, 0, 2, 4, 5, 10, 30),
	languages: some('mr', 'hi', 'en'),
	shifts: some('morning', 'night', 'weekend'),
	days: some('mon' as const, 'sat' as const),
	expectedMonthlyPaise: of(null, 10_000_000n, 20_000_050n, 30_000_000n),
	availableFrom: of(null, today, daysFrom(20)),
	rating: of([0, 0], [10, 2], [13, 3], [20, 4]),
	email: of(null, 'x@mail.example'),
	bio: of(null, 'Fond of quaggas.'),
	profileVisibility: of(true, true, true, true, false),
	experienceVisibility: of(true, true, false),
	anonymousMode: of(true, false, false, false, false, false),
	isSuspended: of(true, ...Array.from({ length: 9 }, () => false)),
	daysSinceChange: of(0, 5, 20, 60, 120, 300),
	skills: fc.subarray(['Zebra care', 'Lemurs', 'TIVA', 'Driving']).map((skills) => [...skills, 'Quagga care']),
	degrees: some('Tapir fellowship', 'MBBS'),
	credential: of('none', 'none', 'verified', 'expired', 'pending', 'degree'),
	hasWorked: fc.boolean(),
	isHiding: of(true, false, false, false),
})
type Drawn = typeof aRandomSpecialist extends fc.Arbitrary<infer Value> ? Value : never

type SpecialistFacts = Facts & {
	/** What the public may know: nothing typed, a step of years. */
	asPublic: Facts
	isHiding: boolean
	pay: number | null
	availableFrom: string | null
	relevance: number
	launch: number
	rating: number
	/** Years that order the list, one more than that; none where they are not known. */
	yearsKey: number
	publicYearsKey: number
}

function factsOf(id: string, drawn: Drawn): SpecialistFacts {
	const { field, place, yearsOfExperience: years, skills, degrees, credential, anonymousMode: isAnonymous } = drawn
	const isVerified = credential === 'verified'
	const step = years === null ? null : experienceBucketOf(years)
	const isExact = drawn.experienceVisibility && !isAnonymous
	const completion = profileCompletion({
		...{
			speciality: field[1] !== 'Not specified',
			location: true,
			email: drawn.email !== null,
			bio: drawn.bio !== null,
		},
		...{ yearsOfExperience: years !== null, experience: Number(drawn.hasWorked), education: degrees.length },
		...{ skills: skills.length, languages: drawn.languages.length, shifts: drawn.shifts.length },
		...{ availability: drawn.days.length, pay: drawn.expectedMonthlyPaise !== null, area: false, resume: false },
		registration: ['verified', 'expired', 'pending'].includes(credential),
	})
	const options = {
		profession: [drawn.profession],
		speciality: specialityOptions(field[0]),
		shift: drawn.shifts,
		language: drawn.languages,
		verified: isVerified ? ['on'] : [],
		day: drawn.days,
		experience: isExact
			? experienceBuckets.flatMap(({ slug, minYears, maxYears }) =>
					years !== null && years >= minYears && years <= (maxYears ?? 1000) ? [slug] : [],
				)
			: step
				? [step.slug]
				: [],
	}
	// A search knows the city, and neither the point nor the words of where someone lives.
	const city = pointOf(place.cityLatitude, place.cityLongitude)
	const shownDegrees = [
		...(credential === 'degree' ? ['Zebra degree'] : []),
		...(drawn.experienceVisibility ? degrees : []),
	]
	const [sum = 0, count = 0] = drawn.rating
	const texts = isAnonymous
		? (['', '', ''] as const)
		: ([field[1], [...skills, ...shownDegrees].join(' '), ''] as const)
	const stepKey = step ? step.minYears + 1 : 0
	return {
		id,
		options,
		texts,
		names: isAnonymous ? '' : drawn.name,
		point: city,
		asPublic: {
			...{ id, texts: ['', '', ''], names: '', point: city },
			options: { ...options, experience: step ? [step.slug] : [] },
		},
		isHiding: drawn.isHiding,
		pay: drawn.expectedMonthlyPaise === null ? null : Math.round(Number(drawn.expectedMonthlyPaise) / 100),
		availableFrom: drawn.availableFrom,
		relevance: relevanceOf({
			...{ verified: isVerified, completeness: completion.percent, daysSinceChange: drawn.daysSinceChange },
		}),
		launch: (field[0] === 'anesthesiologist' ? 100 : 0) + (city && flatDistance(city, pune) < 0.52 ? 50 : 0),
		rating: count >= 3 ? Math.round((sum * 100) / count) : 0,
		yearsKey: isExact ? (years === null ? 0 : years + 1) : stepKey,
		publicYearsKey: stepKey,
	}
}

/** Written in one go, as an import does: the rows of the search are made at its end. */
async function plantSpecialists(hospitalName: string): Promise<SpecialistFacts[]> {
	const people = fc.sample(aRandomSpecialist, { numRuns: 2_200, seed }).map((drawn) => ({ id: randomUUID(), drawn }))
	const all = <Row>(rowsOf: (person: (typeof people)[number]) => Row[]) => people.flatMap(rowsOf)
	await db.transaction(async (tx) => {
		await tx.execute(sql`set local search.bulk = on`)
		await tx.insert(accounts).values(
			all(({ id, drawn: { name, isSuspended } }) => [
				{
					id,
					kind: 'specialist' as const,
					name,
					phone: `+9198${String(uniqueNumber()).padStart(8, '0')}`,
					suspendedAt: isSuspended ? new Date() : null,
				},
			]),
		)
		await tx.insert(specialists).values(
			all(({ id, drawn }) => {
				const { field, place, days, rating, daysSinceChange, ...rest } = drawn
				return [
					{
						...rest,
						...place,
						id,
						specialitySlug: field[0],
						speciality: field[1],
						availability: Object.fromEntries(days.map((day) => [day, { from: '08:00', to: '16:00' }])),
						ratingSum: rating[0] ?? 0,
						ratingCount: rating[1] ?? 0,
						updatedAt: new Date(Date.now() - daysSinceChange * 86_400_000 - 3_600_000),
					},
				]
			}),
		)
		await tx
			.insert(specialistSkills)
			.values(all(({ id, drawn }) => drawn.skills.map((name) => ({ specialistId: id, name }))))
		await tx.insert(educations).values(
			all(({ id, drawn }) =>
				drawn.degrees.map((degree) => ({
					specialistId: id,
					degree,
					institution: 'A college',
					startYear: 2001,
					endYear: 2005,
				})),
			),
		)
		await tx
			.insert(workExperiences)
			.values(
				all(({ id, drawn }) =>
					drawn.hasWorked ? [{ specialistId: id, hospital: 'A hospital', role: 'A role', startsOn: '2020-01-01' }] : [],
				),
			)
		await tx.insert(credentials).values(
			all<typeof credentials.$inferInsert>(({ id, drawn: { credential } }) => {
				if (credential === 'none') return []
				if (credential === 'degree') return [{ specialistId: id, kind: 'degree' as const, title: 'Zebra degree' }]
				const isChecked = credential !== 'pending'
				return [
					{
						...{
							specialistId: id,
							kind: 'registration' as const,
							title: 'A council',
							councilCode: 'MH-MC',
							number: id,
						},
						status: isChecked ? ('verified' as const) : ('pending' as const),
						verifiedAt: isChecked ? new Date() : null,
						validUntil: credential === 'expired' ? daysFrom(-1) : credential === 'verified' ? today : null,
					},
				]
			}),
		)
		await tx
			.insert(hiddenHospitals)
			.values(
				all(({ id, drawn }) =>
					drawn.isHiding ? [{ specialistId: id, name: hospitalName, nameKey: hospitalNameKey(hospitalName) }] : [],
				),
			)
		await tx.execute(sql`set local statement_timeout = '60s'`)
		await tx.execute(sql`select refresh_search_specialists(array_agg(id)) from specialists`)
	})
	await db.execute(sql`analyze search_specialists`)
	return people
		.filter(({ drawn }) => drawn.profileVisibility && !drawn.isSuspended)
		.map(({ id, drawn }) => factsOf(id, drawn))
}

const flatGroups = ['speciality', 'shift', 'experience', 'language', 'verified']

function askedOfSpecialists(
	search: SpecialistSearch,
	words: string[],
	kind: SearchViewer['kind'],
): Asked<SpecialistFacts> {
	const isHospital = kind === 'hospital'
	const { profession, speciality, shift, experience, language, verified, payMin, payMax, day, from } = search.filters
	const asked = search.sort ?? 'relevance'
	const sort = asked === 'pay' && !isHospital ? 'relevance' : asked
	const paid = (limit: typeof payMin, keeps: (pay: number, rupees: number) => boolean) => {
		const paise = limit?.paise ?? null
		return isHospital && paise !== null
			? [{ group: 'pay', keeps: ({ pay }: SpecialistFacts) => pay !== null && keeps(pay, Number(paise) / 100) }]
			: []
	}
	return {
		filters: [
			...chosen<SpecialistFacts>('profession', profession),
			...chosen<SpecialistFacts>('speciality', speciality),
			...chosen<SpecialistFacts>('shift', shift),
			...chosen<SpecialistFacts>('experience', experience),
			...chosen<SpecialistFacts>('language', language),
			...chosen<SpecialistFacts>('verified', verified && ['on']),
			...paid(payMin, (pay, rupees) => pay >= rupees),
			...paid(payMax, (pay, rupees) => pay <= rupees),
			...(isHospital ? chosen<SpecialistFacts>('day', day) : []),
			...(isHospital && from
				? [
						{
							group: 'from',
							keeps: ({ availableFrom }: SpecialistFacts) => availableFrom === null || availableFrom <= from,
						},
					]
				: []),
		],
		circle: within(search),
		words,
		byRelevance: sort === 'relevance',
		mayAskTexts: isHospital,
		keyOf: ({ relevance, launch, rating, yearsKey, publicYearsKey, pay }) => {
			if (sort === 'experience') return (isHospital ? yearsKey : publicYearsKey) * 1e4 + relevance
			if (sort === 'rating') return rating * 1e4 + relevance
			if (sort === 'pay') return pay === null ? Number.MIN_SAFE_INTEGER : -pay
			return isHospital ? relevance : relevance + launch
		},
		groups: isHospital ? [...flatGroups, 'day'] : flatGroups,
	}
}

test('whatever is asked of specialists, every page, the total and the numbers of options are those of the reference', async () => {
	const hospital = await aHospital({ displayName: 'Hidden Heart Institute' })
	const other = await aHospital({ displayName: 'Lakeside' })
	const facts = await plantSpecialists('Hidden Heart Institute')
	// Some searches find more than are counted.
	expect(facts.length).toBeGreaterThan(1_100)
	const anyAddress = anAddress({
		place: of('Pune', '411057', 'Nashik', 'Atlantis'),
		profession: some('doctor', 'nurse'),
		speciality: some('anesthesiologist', 'cardiac-surgeon', 'icu-nurse', 'staff-nurse'),
		shift: some('morning', 'night', 'weekend'),
		experience: some(...experienceBuckets.map(({ slug }) => slug)),
		language: some('mr', 'hi'),
		verified: of('on'),
		payMin: of('1,00,000', '2,00,000', '2,50,000', 'much'),
		payMax: of('1,00,000', '2,00,000', '2,50,000'),
		day: some('mon', 'sat', 'sun'),
		from: of(today, daysFrom(10)),
	})
	const rest = fc.record({
		km: of('5', '10', '20', '30'),
		sort: of('', 'relevance', 'experience', 'rating', 'pay'),
	})
	const aViewer = of<SearchViewer>(
		{ kind: 'public' },
		{ kind: 'hospital', hospitalId: hospital.id },
		{ kind: 'hospital', hospitalId: other.id },
	)
	let matches = 0
	const property = fc.asyncProperty(anyAddress, rest, someWords, aViewer, async (drawn, more, words, viewer) => {
		const search = specialistSearch.parse(addressOf([...drawn, ...Object.entries(more)], words))
		const isHiddenFrom = viewer.kind === 'hospital' && viewer.hospitalId === hospital.id
		const rows = facts
			.filter(({ isHiding }) => !isHiding || !isHiddenFrom)
			.map((row) => (viewer.kind === 'public' ? { ...row, ...row.asPublic } : row))
		const expected = referenceSearch(rows, askedOfSpecialists(search, words, viewer.kind))
		matches += expected.ids.length

		for (const limit of [10, 20, 30]) {
			const found = await searchSpecialists({ viewer, search, limit, isExact: true })
			expect(found.ids).toEqual(expected.ids.slice(0, limit))
			expect(found.total).toEqual(expected.total)
			if (found.total.count > 0) expect(inObjects(found.counts)).toEqual(expected.counts)
			expect(found.hasMore).toBe(expected.ids.length > limit)
			if (!found.hasMore) break
		}
	})
	// A frequent word that names a few people: pages go from the best answers to the others.
	const frequent: [[], { km: string; sort: string }, string[], SearchViewer] = [
		[],
		{ km: '20', sort: '' },
		['quagga'],
		{ kind: 'hospital', hospitalId: other.id },
	]
	await fc.assert(property, { seed, numRuns: 150, examples: [frequent] })

	expect(matches).toBeGreaterThan(10_000)
})

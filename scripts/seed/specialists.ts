import { councilByCode } from '#app/catalog/councils.ts'
import { type Speciality, specialityBySlug } from '#app/catalog/specialities.ts'
import { skillsOf } from '#app/catalog/skills.ts'
import { shifts } from '#app/catalog/shifts.ts'
import type { credentials, credentialStatusEvents } from '#app/credentials/tables.server.ts'
import { educations, specialistSkills, specialists, workExperiences } from '#app/specialists/tables.server.ts'
import { demoAccounts, seededPhone } from '../demo-accounts.ts'
import type { SeedAccount } from './accounts.ts'
import { cityColumns } from '#app/specialists/registration.server.ts'
import { daysAgo, dayFromNow, hoursAfter, today } from './clock.ts'
import { insertAll } from './insert.ts'
import { nameMaker } from './people.ts'
import { otherCities, puneQuarters } from './places.ts'
import type { Random } from './random.ts'

export type SeedSpecialist = typeof specialists.$inferInsert & {
	id: string
	family: Speciality['family']
	verified: boolean
}

type Career = { slug: string; degrees: string[]; monthlyLakh: [number, number]; roles: string[] }

const careers: Record<string, Career> = {
	anesthesiologist: {
		slug: 'anesthesiologist',
		degrees: ['MD Anaesthesiology', 'DNB Anaesthesiology', 'DA'],
		monthlyLakh: [1, 3.6],
		roles: [
			'Consultant Anesthesiologist',
			'Associate Consultant, Anesthesia',
			'Registrar, Anesthesiology',
			'Senior Resident, Anesthesiology',
		],
	},
	cardiacAnesthesiologist: {
		slug: 'cardiac-anesthesiologist',
		degrees: ['MD Anaesthesiology', 'DM Cardiac Anaesthesia'],
		monthlyLakh: [2.4, 4.5],
		roles: ['Consultant Cardiac Anesthesiologist', 'Registrar, Cardiac Anesthesia'],
	},
	generalSurgeon: {
		slug: 'general-surgeon',
		degrees: ['MS General Surgery', 'DNB General Surgery'],
		monthlyLakh: [1, 2.6],
		roles: ['Consultant General Surgeon', 'Registrar, General Surgery'],
	},
	orthopedicSurgeon: {
		slug: 'orthopedic-surgeon',
		degrees: ['MS Orthopaedics', 'DNB Orthopaedics'],
		monthlyLakh: [1.4, 3.8],
		roles: ['Consultant Orthopedic Surgeon', 'Registrar, Orthopedics'],
	},
	neurosurgeon: {
		slug: 'neurosurgeon',
		degrees: ['MCh Neurosurgery', 'DrNB Neurosurgery'],
		monthlyLakh: [2.5, 6],
		roles: ['Consultant Neurosurgeon', 'Registrar, Neurosurgery'],
	},
	cardiacSurgeon: {
		slug: 'cardiac-surgeon',
		degrees: ['MCh Cardiothoracic and Vascular Surgery'],
		monthlyLakh: [2.5, 6],
		roles: ['Consultant Cardiac Surgeon', 'Registrar, CVTS'],
	},
	physician: {
		slug: 'general-physician',
		degrees: ['MD General Medicine', 'DNB General Medicine'],
		monthlyLakh: [0.9, 2.2],
		roles: ['Consultant Physician', 'Registrar, Medicine'],
	},
	icuNurse: {
		slug: 'icu-nurse',
		degrees: ['BSc Nursing', 'GNM'],
		monthlyLakh: [0.28, 0.6],
		roles: ['Staff Nurse, ICU', 'Senior Staff Nurse, ICU'],
	},
	theatreNurse: {
		slug: 'ot-nurse',
		degrees: ['BSc Nursing', 'Diploma in Operation Theatre Nursing'],
		monthlyLakh: [0.26, 0.55],
		roles: ['Theatre Nurse', 'Senior Scrub Nurse'],
	},
}

/** 420 in all: 300 anesthesiologists, of whom 270 are verified; then surgeons, physicians and nurses. */
const cast: [keyof typeof careers, number][] = [
	['anesthesiologist', 276],
	['cardiacAnesthesiologist', 24],
	['generalSurgeon', 22],
	['orthopedicSurgeon', 18],
	['neurosurgeon', 8],
	['cardiacSurgeon', 8],
	['physician', 16],
	['icuNurse', 26],
	['theatreNurse', 22],
]

const institutions = [
	'B. J. Government Medical College, Pune',
	'Government Medical College, Nagpur',
	'Grant Government Medical College, Mumbai',
	'Seth G. S. Medical College, Mumbai',
	'Bangalore Medical College',
	'Madras Medical College',
	'Osmania Medical College, Hyderabad',
	'Government Medical College, Miraj',
]
const nursingSchools = [
	'Institute of Nursing Education, Mumbai',
	'College of Nursing, Sassoon Campus, Pune',
	'Government College of Nursing, Nagpur',
	'School of Nursing, Miraj',
]
const formerHospitals = [
	'a district civil hospital',
	'Sanjivani Hospital, Satara',
	'Government Medical College Hospital',
	'Niramay Hospital, Nashik',
	'Shanti Nursing Home, Pune',
	'Apex Care Hospital, Thane',
	'Unity Hospital, Surat',
	'Mission Hospital, Miraj',
]

const rupees = (lakh: number) => BigInt(Math.round((lakh * 100_000) / 5_000) * 5_000) * 100n
const languageSets = [
	['mr', 'hi', 'en'],
	['mr', 'hi', 'en'],
	['hi', 'en'],
	['mr', 'en'],
	['hi', 'en', 'gu'],
	['en', 'hi', 'ta'],
	['en', 'kn', 'hi'],
]
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export function makeSpecialists(random: Random) {
	const newName = nameMaker(random)
	const seed = {
		accounts: [] as SeedAccount[],
		rows: [] as SeedSpecialist[],
		skills: [] as (typeof specialistSkills.$inferInsert)[],
		work: [] as (typeof workExperiences.$inferInsert)[],
		education: [] as (typeof educations.$inferInsert)[],
		credentials: [] as (typeof credentials.$inferInsert & { id: string })[],
		events: [] as (typeof credentialStatusEvents.$inferInsert)[],
	}
	const order = cast.flatMap(([career, count]) => Array.from({ length: count }, () => career))
	// The third demo specialist is a nurse. Two careers swap places, so that no one else's numbers change.
	const nurseAt = order.indexOf('theatreNurse')
	;[order[2], order[nurseAt]] = ['theatreNurse', 'anesthesiologist']

	for (const [index, careerName] of order.entries()) {
		const career = careers[careerName]
		const speciality = specialityBySlug(career?.slug ?? '')
		if (!career || !speciality) throw new Error(`No speciality for ${careerName}`)
		addSpecialist(random, seed, index, career, speciality, newName)
	}
	return seed
}

function addSpecialist(
	random: Random,
	seed: ReturnType<typeof makeSpecialists>,
	index: number,
	career: Career,
	speciality: Speciality,
	newName: ReturnType<typeof nameMaker>,
) {
	const demo = demoAccounts.specialists[index]
	const name = demo?.name ?? newName(speciality.profession)
	const isPune = index < 3 || random.chance(0.72)
	const quarter = random.pick(puneQuarters)
	const city = random.pick(otherCities)
	const place = isPune ? quarter : city
	const years = index === 0 ? 11 : random.whole(1, 26)
	const joinedAt = daysAgo(random.whole(3, 400), random.whole(8, 20))
	const id = random.uuid()
	const seniority = Math.min(1, years / 15)
	const monthly =
		career.monthlyLakh[0] + (career.monthlyLakh[1] - career.monthlyLakh[0]) * seniority * (0.8 + random.next() * 0.2)
	// Nine in ten anesthesiologists have been checked, and eight in ten of the others.
	const verified = index === 2 ? false : index < 2 || random.chance(speciality.family === 'anesthesiology' ? 0.93 : 0.8)
	const graduation = new Date().getFullYear() - years - 3

	seed.accounts.push({
		id,
		kind: 'specialist',
		name,
		phone: demo?.phone ?? seededPhone(index + 1),
		createdAt: joinedAt,
		updatedAt: joinedAt,
	})
	const location = isPune ? `${quarter.name}, Pune` : city.name
	seed.rows.push({
		id,
		family: speciality.family,
		verified,
		name,
		profession: speciality.profession,
		specialitySlug: speciality.slug,
		speciality: speciality.name,
		location,
		latitude: place.lat + (random.next() - 0.5) * 0.03,
		longitude: place.lng + (random.next() - 0.5) * 0.03,
		...cityColumns(location),
		openToRelocate: random.chance(0.3),
		email: index === 0 ? 'asha.menon@mail.example' : null,
		bio: `${speciality.name} with ${years} ${years === 1 ? 'year' : 'years'} in practice. ${random.pick(['Calm under pressure and good with teams.', 'Comfortable with long lists and emergencies.', 'Looking for steady lists and fair on-call.', 'Interested in teaching residents.', 'Prefers planned lists and predictable hours.'])}`,
		yearsOfExperience: years,
		languages: random.pick(languageSets),
		shifts: random.some(shifts, random.whole(1, 4)),
		availability: Object.fromEntries(
			random
				.some(weekdays, random.whole(3, 6))
				.map((day) => [day, { from: '08:00', to: random.pick(['14:00', '18:00', '20:00']) }]),
		),
		travelRadiusKm: random.pick([5, 10, 15, 20, 30, 50]),
		expectedMonthlyPaise: rupees(monthly),
		expectedHourlyPaise: BigInt(Math.max(2, Math.round((monthly * 100_000) / 208 / 50)) * 50) * 100n,
		...seedPreferences(index, isPune, speciality.family, monthly),
		anonymousMode: index > 2 && random.chance(0.12),
		profileVisibility: index < 3 || !random.chance(0.04),
		joinedAt,
		updatedAt: joinedAt,
	})
	for (const [position, skill] of random.some(skillsOf(speciality.family), random.whole(3, 7)).entries()) {
		seed.skills.push({
			specialistId: id,
			name: skill,
			level: random.pick(['familiar', 'practised', 'expert'] as const),
			position,
		})
	}
	addCareer(random, seed, id, career, years, speciality.profession === 'nurse')
	addCredentials(random, seed, {
		id,
		index,
		verified,
		joinedAt,
		graduation,
		isNurse: speciality.profession === 'nurse',
		council: isPune ? 'MH' : city.council,
		degrees: career.degrees,
	})
}

/** Where, from when and for what by the shift and by the case: for some, and always for the demo's people. */
function seedPreferences(index: number, isPune: boolean, family: Speciality['family'], monthlyLakh: number) {
	const isDemo = index < 3
	const quarters = [index, index + 3].map((at) => puneQuarters[at % puneQuarters.length]?.name ?? 'Pune')
	const byShift = BigInt(Math.max(1, Math.round((monthlyLakh * 100_000) / 26 / 500)) * 500) * 100n
	const byCase = BigInt(Math.max(4, Math.round(monthlyLakh * 3)) * 500) * 100n
	const isByCase = family === 'anesthesiology' || family === 'surgery'
	return {
		preferredAreas: isPune && (isDemo || index % 2 === 0) ? quarters : [],
		availableFrom: isDemo || index % 4 === 0 ? dayFromNow(20 + ((index * 7) % 70)) : null,
		expectedShiftPaise: isDemo || index % 3 === 0 ? byShift : null,
		expectedCasePaise: isByCase && (isDemo || index % 3 === 1) ? byCase : null,
	}
}

function addCareer(
	random: Random,
	seed: ReturnType<typeof makeSpecialists>,
	specialistId: string,
	{ roles, degrees }: Career,
	years: number,
	isNurse: boolean,
) {
	const thisYear = Number(today.slice(0, 4))
	let from = thisYear - years
	const posts: (typeof workExperiences.$inferInsert)[] = []
	for (let position = 0; position < Math.min(3, Math.ceil(years / 4)) && from < thisYear; position += 1) {
		const to = position === 2 || from + 4 >= thisYear ? null : from + random.whole(2, 4)
		posts.unshift({
			specialistId,
			hospital: random.pick(formerHospitals),
			role: roles[Math.max(0, roles.length - 1 - position)] ?? roles[0] ?? 'Consultant',
			startsOn: `${from}-0${random.whole(1, 9)}-01`,
			endsOn: to === null ? null : `${to + 1}-03-31`,
		})
		if (to === null) break
		from = to + 1
	}
	// The newest comes first, as people write it down.
	seed.work.push(...posts.map((post, position) => ({ ...post, position })))
	const graduated = thisYear - years - 3
	seed.education.push({
		specialistId,
		institution: random.pick(isNurse ? nursingSchools : institutions),
		degree: isNurse ? (degrees[0] ?? 'GNM') : 'MBBS',
		startYear: graduated - 6,
		endYear: graduated,
		position: 1,
	})
	if (!isNurse)
		seed.education.push({
			specialistId,
			institution: random.pick(institutions),
			degree: random.pick(degrees),
			startYear: graduated,
			endYear: graduated + 3,
			position: 0,
		})
}

type Claim = {
	id: string
	index: number
	verified: boolean
	joinedAt: Date
	graduation: number
	isNurse: boolean
	council: string
	degrees: string[]
}

function addCredentials(
	random: Random,
	seed: ReturnType<typeof makeSpecialists>,
	{ id, index, verified, joinedAt, graduation, isNurse, council, degrees }: Claim,
) {
	const checkedAt = hoursAfter(joinedAt, random.whole(4, 46))
	const councilCode = `${council}-${isNurse ? 'NC' : 'MC'}`
	const councilName = councilByCode(councilCode)?.name ?? 'State council'
	const claims = [
		{
			kind: 'registration' as const,
			title: councilName,
			councilCode,
			number: `${graduation}/${String(10_000 + index * 7)}`,
			year: graduation,
			validUntil: dayFromNow(random.whole(40, 1_700)),
		},
		{
			kind: 'degree' as const,
			title: degrees[0] ?? 'MBBS',
			institution: random.pick(isNurse ? nursingSchools : institutions),
			year: graduation + 3,
		},
	]
	for (const claim of claims) {
		const credentialId = random.uuid()
		seed.credentials.push({
			id: credentialId,
			specialistId: id,
			...claim,
			status: verified ? 'verified' : 'pending',
			submittedAt: joinedAt,
			verifiedAt: verified ? checkedAt : null,
			createdAt: joinedAt,
		})
		seed.events.push({ credentialId, to: 'pending', actorAccountId: id, at: joinedAt })
		if (verified) seed.events.push({ credentialId, from: 'pending', to: 'verified', at: checkedAt })
	}
}

export async function insertSpecialists(seed: ReturnType<typeof makeSpecialists>) {
	await insertAll(
		specialists,
		seed.rows.map(({ family: _family, verified: _verified, ...row }) => row),
	)
	await insertAll(specialistSkills, seed.skills)
	await insertAll(workExperiences, seed.work)
	await insertAll(educations, seed.education)
}

import { councilByCode } from '#app/catalog/councils.ts'
import { type Speciality, specialityBySlug } from '#app/catalog/specialities.ts'
import type { Shift } from '#app/catalog/shifts.ts'
import { credentials, type credentialStatusEvents } from '#app/credentials/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { type DayPart, hoursOf } from '#app/specialists/availability/day-parts.ts'
import {
	type Availability,
	educations,
	specialistSkills,
	specialists,
	type Weekday,
	workExperiences,
} from '#app/specialists/tables.server.ts'
import { demoAccounts, seededPhone } from '../demo-accounts.ts'
import type { SeedAccount } from './accounts.ts'
import { cityColumns } from '#app/specialists/onboarding/registration.server.ts'
import { type Career, type CareerName, careers } from './careers.ts'
import { daysAgo, dayFromNow, workingHoursAfter } from './clock.ts'
import { regionOf } from './employers.ts'
import { makeHistory } from './histories.ts'
import { insertAll } from './insert.ts'
import { nameMaker } from './people.ts'
import { otherCities, puneQuarters } from './places.ts'
import { type Random, randomFrom } from './random.ts'

export type SeedSpecialist = typeof specialists.$inferInsert & {
	id: string
	family: Speciality['family']
	verified: boolean
}

/** 420 in all: 282 anesthesiologists, of whom more than 250 are verified; then surgeons, physicians, duty doctors and nurses. */
const cast: [CareerName, number][] = [
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

const rupees = (lakh: number) => BigInt(Math.round((lakh * 100_000) / 5_000) * 5_000) * 100n
/** What people speak beside the languages of their state, by the name of their family. */
const familyLanguages: [RegExp, string][] = [
	[/Menon|Nair|Pillai|Thomas/, 'ml'],
	[/Iyer/, 'ta'],
	[/Rao|Reddy/, 'te'],
	[/Patel|Shah|Mehta/, 'gu'],
	[/Nadkarni|Naik|Kamat|Soman/, 'kn'],
	[/Fernandes/, 'kok'],
	[/Ghosh/, 'bn'],
	[/Singh|Kapoor|Malhotra/, 'pa'],
	[/Khan|Shaikh/, 'ur'],
]

/** How someone wants to work: shifts, the parts of the days that belong to them, and what they say about it. */
type Week = { shifts: Shift[]; days: Weekday[]; parts: DayPart[]; says: string }
const workdays: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const fullTime: Week = {
	shifts: ['morning', 'afternoon', 'emergency'],
	days: workdays,
	parts: ['day'],
	says: 'Looking for a full-time position with fair on-call.',
}
const doctorWeeks: Week[] = [
	fullTime,
	fullTime,
	{ shifts: ['morning', 'afternoon'], days: workdays, parts: ['day'], says: 'Comfortable with long lists.' },
	{ shifts: ['morning'], days: workdays, parts: ['day'], says: 'Prefers planned lists and predictable hours.' },
	{
		shifts: ['evening', 'emergency'],
		days: workdays,
		parts: ['evening'],
		says: 'Free for evening lists and calls.',
	},
	{
		shifts: ['night', 'emergency'],
		days: ['mon', 'wed', 'fri', 'sun'],
		parts: ['night'],
		says: 'Used to nights and emergencies.',
	},
	{
		shifts: ['weekend', 'emergency'],
		days: ['sat', 'sun'],
		parts: ['day', 'evening'],
		says: 'Looking for weekend cover.',
	},
	{
		shifts: ['morning', 'evening', 'weekend'],
		days: ['tue', 'thu', 'sat', 'sun'],
		parts: ['day', 'evening'],
		says: 'Open to locum days, also at the weekend.',
	},
]
const nurseWeeks: Week[] = [
	{
		shifts: ['morning', 'evening'],
		days: workdays,
		parts: ['day', 'evening'],
		says: 'Can work in two shifts, one week each.',
	},
	{ shifts: ['morning'], days: workdays, parts: ['day'], says: 'Prefers the general shift.' },
	{
		shifts: ['evening', 'night'],
		days: ['mon', 'tue', 'wed', 'fri', 'sat'],
		parts: ['evening', 'night'],
		says: 'Free for evening and night duty.',
	},
	{ shifts: ['night'], days: ['mon', 'tue', 'thu', 'fri', 'sat'], parts: ['night'], says: 'Used to night duty.' },
]

/** By position: without this physician no one of the speciality would be found in Jaipur. */
const homeOf: Record<number, string> = { 369: 'Jaipur' }

/** Names have numbers of their own, so that people keep them whatever else is drawn for them. */
const nameSeed = 342

const emptySeed = () => ({
	accounts: [] as SeedAccount[],
	rows: [] as SeedSpecialist[],
	skills: [] as (typeof specialistSkills.$inferInsert)[],
	work: [] as (typeof workExperiences.$inferInsert)[],
	education: [] as (typeof educations.$inferInsert)[],
	credentials: [] as (typeof credentials.$inferInsert & { id: string })[],
	events: [] as (typeof credentialStatusEvents.$inferInsert)[],
})

/** The posts that nursing homes fill every week, in the places of the last anesthesiologists; with numbers and names of their own. */
const later: CareerName[] = [
	...Array<CareerName>(6).fill('dutyDoctor'),
	...Array<CareerName>(4).fill('ayushOfficer'),
	...Array<CareerName>(8).fill('wardNurse'),
]
const firstLater = 276 - later.length
const laterNames = nameMaker(randomFrom(343))

function addLater(seed: ReturnType<typeof emptySeed>, index: number, careerName: CareerName) {
	const career: Career = careers[careerName]
	const speciality = specialityBySlug(career.slug)
	if (!speciality) throw new Error(`No speciality for ${careerName}`)
	addSpecialist(randomFrom(20_261_300 + index), seed, index, career, speciality, laterNames)
}

export function makeSpecialists(random: Random) {
	const newName = nameMaker(randomFrom(nameSeed))
	const seed = emptySeed()
	const order = cast.flatMap(([career, count]) => Array<CareerName>(count).fill(career))
	const laterCareers = new Map(later.map((career, index) => [firstLater + index, career]))
	// The third demo specialist is a nurse. Two careers swap places, so that no one else's numbers change.
	const nurseAt = order.indexOf('theatreNurse')
	;[order[2], order[nurseAt]] = ['theatreNurse', 'anesthesiologist']

	for (const [index, careerName] of order.entries()) {
		const career: Career = careers[careerName]
		const speciality = specialityBySlug(career.slug)
		if (!speciality) throw new Error(`No speciality for ${careerName}`)
		const other = laterCareers.get(index)
		if (other === undefined) addSpecialist(random, seed, index, career, speciality, newName)
		else {
			// What is drawn for the other stays drawn, so that no one else's numbers change.
			addSpecialist(random, emptySeed(), index, career, speciality, newName)
			addLater(seed, index, other)
		}
	}
	return seed
}

function addSpecialist(
	random: Random,
	seed: ReturnType<typeof emptySeed>,
	index: number,
	career: Career,
	speciality: Speciality,
	newName: ReturnType<typeof nameMaker>,
) {
	const demo = demoAccounts.specialists[index]
	const name = demo?.name ?? newName(speciality.profession)
	const isAyush = speciality.family === 'ayush'
	const isPune = index < 3 || isAyush || random.chance(0.72)
	const quarter = random.pick(puneQuarters)
	const drawn = random.pick(otherCities)
	const city = otherCities.find(({ name }) => name === homeOf[index]) ?? drawn
	const place = isPune ? quarter : city
	// More people are young than old.
	const years = [11, 6, 7][index] ?? 1 + Math.floor(random.next() ** 1.3 * 26)
	const joinedAt = daysAgo(random.whole(3, 400), random.whole(8, 20))
	const id = random.uuid()
	const council = isPune ? 'MH' : city.council
	const isNurse = speciality.profession === 'nurse'
	const history = makeHistory(random, career, {
		years,
		council,
		isNurse,
		city: isPune ? 'Pune' : city.name,
		quarter: isPune ? `${quarter.name}, Pune` : city.name,
	})
	const skills = pickSkills(random, career, years)
	const week = index === 0 ? fullTime : random.pick(isNurse ? nurseWeeks : doctorWeeks)
	const monthly = payAfter(career.monthlyLakh, years) * (0.94 + random.next() * 0.12)
	// Nine in ten anesthesiologists have been checked, and eight in ten of the others.
	const verified = index === 2 ? false : index < 2 || random.chance(speciality.family === 'anesthesiology' ? 0.93 : 0.8)

	seed.accounts.push({
		id,
		kind: 'specialist',
		name,
		phone: demo?.phone ?? seededPhone(index + 1),
		createdAt: joinedAt,
		updatedAt: joinedAt,
		lastSignedInAt: new Date(Math.max(joinedAt.getTime(), daysAgo(2 + (index % 40), 20).getTime())),
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
		bio: `${years} ${years === 1 ? 'year' : 'years'} of experience after ${history.education.at(isNurse ? -1 : 0)?.degree ?? 'training'}, mainly ${mainWork(career, skills)}. ${week.says}`,
		yearsOfExperience: years,
		languages: languagesOf(random, council, name),
		shifts: week.shifts,
		availability: weekHours(random, week),
		travelRadiusKm: random.pick([5, 10, 15, 20, 30, 50]),
		expectedMonthlyPaise: rupees(monthly),
		expectedHourlyPaise: BigInt(Math.max(2, Math.round((monthly * 100_000) / 208 / 50)) * 50) * 100n,
		...seedPreferences(index, isPune, speciality.family, monthly),
		anonymousMode: index > 2 && random.chance(0.12),
		profileVisibility: index < 3 || !random.chance(0.04),
		joinedAt,
		updatedAt: joinedAt,
	})
	seed.skills.push(...skills.map((skill, position) => ({ ...skill, specialistId: id, position })))
	// The newest comes first, as people write it down.
	seed.work.push(...history.work.map((post, position) => ({ ...post, specialistId: id, position })))
	seed.education.push(...history.education.map((course, position) => ({ ...course, specialistId: id, position })))
	const register = isNurse ? 'NC' : isAyush ? 'IM' : 'MC'
	addCredentials(random, seed, { id, index, verified, joinedAt, registeredIn: history.registeredIn, register, council })
}

/** What sets someone apart: two things that not everyone of the speciality does, courses left out. */
function mainWork({ core }: Career, skills: { name: string }[]): string {
	const own = skills.filter(({ name }) => !core.includes(name) && !/^(ACLS|ATLS|BLS|General anesthesia)$/.test(name))
	return [...own, ...skills]
		.slice(0, 2)
		.map(({ name }) => lowerFirst(name))
		.join(' and ')
}

const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

/** What people of the speciality are paid after so many years, in lakh a month. */
function payAfter([fresh, five, ten, twenty]: Career['monthlyLakh'], years: number): number {
	const between = (from: number, to: number, share: number) => from + (to - from) * Math.min(1, share)
	if (years <= 5) return between(fresh, five, years / 5)
	return years <= 10 ? between(five, ten, (years - 5) / 5) : between(ten, twenty, (years - 10) / 10)
}

/** What sets someone apart comes first, for cards show a few; more of it with the years. */
function pickSkills(random: Random, { core, more }: Career, years: number) {
	const own = random.some(more, 1 + Math.floor(years / 4) + random.whole(0, 2))
	return [...own.slice(0, 2), ...core, ...own.slice(2)].map((name, index) => ({
		name,
		level: years >= 8 && index < 4 ? ('expert' as const) : years >= 3 ? ('practised' as const) : ('familiar' as const),
	}))
}

function languagesOf(random: Random, council: string, name: string): string[] {
	const own = familyLanguages.find(([family]) => family.test(name))?.[1]
	const neighbour = random.chance(0.16) ? random.pick(['kn', 'gu', 'gu', 'te']) : null
	return [...new Set([...regionOf(council).languages, ...(own ? [own] : []), ...(neighbour ? [neighbour] : [])])]
}

/** The hours of the week, on all of its days or on all but one. */
function weekHours(random: Random, { days, parts }: Week): Availability {
	const free = days.length > 4 && random.chance(0.3) ? random.pick(days) : null
	const hours = hoursOf(parts)
	return hours ? Object.fromEntries(days.filter((day) => day !== free).map((day) => [day, hours])) : {}
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

type Claim = {
	id: string
	index: number
	verified: boolean
	joinedAt: Date
	registeredIn: number
	/** Of nurses, of Indian medicine, or of doctors. */
	register: 'NC' | 'IM' | 'MC'
	council: string
}

function addCredentials(
	random: Random,
	seed: ReturnType<typeof emptySeed>,
	{ id, index, verified, joinedAt, registeredIn, register, council }: Claim,
) {
	const checkedAt = workingHoursAfter(joinedAt, random.whole(4, 46))
	const councilCode = `${council}-${register}`
	const councilName = councilByCode(councilCode)?.name ?? 'State council'
	const claims = [
		{
			kind: 'registration' as const,
			title: councilName,
			councilCode,
			number: registrationNumber(councilCode, registeredIn, index),
			year: registeredIn,
			validUntil: dayFromNow(random.whole(40, 1_700)),
		},
		// Title, college and year follow from the education, once everyone has one.
		{ kind: 'degree' as const, title: 'MBBS' },
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

/** As the councils print them, with numbers higher than any that a council has given. */
function registrationNumber(councilCode: string, year: number, index: number): string {
	const serial = String(90_001 + index * 7)
	const printed: Record<string, string> = {
		'MH-MC': `${year}/${String(1 + (index % 12)).padStart(2, '0')}/${serial}`,
		'KA-MC': `KMC/9${serial}`,
		'DL-MC': `DMC/R/9${serial}`,
		'GJ-MC': `G-9${serial}`,
		'TS-MC': `TSMC/FMR/${serial}`,
	}
	return printed[councilCode] ?? (councilCode.endsWith('NC') ? `RN/${year}/${serial}` : `9${serial}`)
}

/** With all that their search rows are made of in one transaction, for each transaction writes the row of a specialist once. */
export async function insertSpecialists(seed: ReturnType<typeof emptySeed>) {
	const portion = 100
	for (let from = 0; from < seed.rows.length; from += portion) {
		const people = seed.rows.slice(from, from + portion)
		const ids = new Set(people.map(({ id }) => id))
		const theirs = <Row extends { specialistId: string }>(rows: readonly Row[]) =>
			rows.filter(({ specialistId }) => ids.has(specialistId))
		await db.transaction(async (tx) => {
			const rows = people.map(({ family: _family, verified: _verified, ...row }) => row)
			await insertAll(specialists, rows, tx)
			await insertAll(specialistSkills, theirs(seed.skills), tx)
			await insertAll(workExperiences, theirs(seed.work), tx)
			await insertAll(educations, theirs(seed.education), tx)
			await insertAll(credentials, theirs(seed.credentials), tx)
		})
	}
}

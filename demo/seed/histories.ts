import { addDays } from '#app/platform/text/dates.ts'
import type { educations, workExperiences } from '#app/specialists/tables.server.ts'
import type { Career } from './careers.ts'
import { today } from './clock.ts'
import { bondPlaces, type College, employersOf, regionOf } from './employers.ts'
import type { Random } from './random.ts'

type Work = Omit<typeof workExperiences.$inferInsert, 'specialistId' | 'position'>
type Education = Omit<typeof educations.$inferInsert, 'specialistId' | 'position'> & { endYear: number }
type Person = {
	years: number
	city: string
	quarter: string
	council: string
	isNurse: boolean
}
type Training = Career['training'][number]

const nearbyCities = ['Mumbai', 'Nashik', 'Kolhapur', 'Satara', 'Pune']

/** How someone came to be where they are: courses and positions, the newest first, and the year of their registration. */
export function makeHistory(random: Random, career: Career, person: Person) {
	const training = random.pick(career.training)
	const { colleges } = regionOf(person.council)
	// Courses end in June, so that the years of practice since then are whole.
	const trainedIn = Number(today.slice(0, 4)) - person.years - (today.slice(5) < '07-01' ? 1 : 0)
	const own = training[0]?.institution
	const lived = own
		? nursingSchool({ ...random.pick(colleges), nursing: own }, training, trainedIn)
		: person.isNurse
			? nursingSchool(random.pick(colleges), training, trainedIn)
			: medicalSchool(random, colleges, training, trainedIn, person)
	const positions = [...lived.work, ...practice(random, career, person, trainedIn, lived.trainedAt)]
	return {
		work: positions.toReversed(),
		education: lived.education.toReversed(),
		registeredIn: lived.registeredIn,
	}
}

function nursingSchool(school: College, training: Training, trainedIn: number) {
	const course = training[0]?.degree ?? 'GNM'
	const diploma = training[1]?.degree
	const startYear = trainedIn - (training[0]?.years ?? 3)
	const education: Education[] = [{ institution: school.nursing, degree: course, startYear, endYear: trainedIn }]
	// Diplomas come after some practice.
	if (diploma && trainedIn + 3 < Number(today.slice(0, 4)))
		education.push({ institution: school.nursing, degree: diploma, startYear: trainedIn + 2, endYear: trainedIn + 3 })
	return { education, work: [] as Work[], registeredIn: trainedIn, trainedAt: school.hospital }
}

/** MBBS with its year as an intern, often a year in a government hospital, then residency. */
function medicalSchool(random: Random, colleges: College[], training: Training, trainedIn: number, person: Person) {
	const school = random.pick(colleges)
	const registeredIn = trainedIn - training.reduce((sum, { years }) => sum + years, 0) - 1
	const education: Education[] = [
		{ institution: school.college, degree: 'MBBS', startYear: registeredIn - 6, endYear: registeredIn },
	]
	const work: Work[] = []
	// After many years people leave the first ones out.
	if (person.years <= 8)
		work.push({
			hospital: school.hospital,
			role: 'Intern',
			startsOn: `${registeredIn - 1}-03-01`,
			endsOn: addDays(`${registeredIn}-03-01`, -1),
		})
	if (person.years <= 10 && random.chance(0.6))
		work.push({
			hospital: random.pick(bondPlaces[person.council] ?? bondPlaces['MH'] ?? []),
			role: 'Medical Officer',
			startsOn: `${registeredIn}-04-01`,
			endsOn: `${registeredIn + 1}-05-31`,
		})
	let begins = registeredIn + 1
	let trainedAt = school.hospital
	for (const { degree, years, role } of training) {
		const college = random.pick(colleges)
		const isBoard = /^(DNB|DrNB|FNB)/.test(degree)
		trainedAt = isBoard ? `${random.pick(employersOf('general'))}, ${cityOf(college.hospital)}` : college.hospital
		education.push({
			institution: isBoard ? trainedAt : college.college,
			degree,
			startYear: begins,
			endYear: begins + years,
		})
		work.push({ hospital: trainedAt, role, startsOn: `${begins}-07-01`, endsOn: `${begins + years}-06-30` })
		begins += years
	}
	return { education, work, registeredIn, trainedAt }
}

const cityOf = (hospital: string) => hospital.split(', ').at(-1) ?? 'Pune'

/** The positions since training, one after another; the last one goes on, or ended a short while ago. */
function practice(random: Random, career: Career, person: Person, trainedIn: number, trainedAt: string): Work[] {
	const steps = career.ladder
		.filter(({ from }) => from < person.years)
		.map(({ from, role }) => ({
			role,
			startsOn: `${trainedIn + from}-${String(7 + (from === 0 ? 0 : random.whole(0, 5))).padStart(2, '0')}-01`,
		}))
	const taken = new Set<string>()
	return steps.map(({ role, startsOn }, index) => {
		const next = steps[index + 1]
		const isTeaching = index === 0 && role.startsWith('Senior Resident')
		const place = isTeaching
			? { kind: 'general' as const, hospital: trainedAt }
			: employer(random, career, person, { role, isLast: !next, taken })
		const isVisiting = !next && person.years >= 4 && role.includes('Anesthesiologist') && random.chance(0.15)
		const work = { startsOn, endsOn: next ? addDays(next.startsOn, -1) : endOfLast(random, startsOn) }
		if (isVisiting)
			return { ...work, role: 'Visiting Anesthesiologist', hospital: `Nursing homes in ${person.quarter}` }
		const lines = next ? [] : (career.work[place.kind] ?? career.work.any ?? [])
		return { ...work, role, hospital: place.hospital, description: lines.length > 0 ? random.pick(lines) : null }
	})
}

/** One in twelve is between two positions. */
function endOfLast(random: Random, startsOn: string): string | null {
	const month = addDays(today, -random.whole(20, 80)).slice(0, 7)
	return random.chance(0.08) && month > startsOn ? addDays(`${month}-01`, -1) : null
}

type Step = { role: string; isLast: boolean; taken: Set<string> }

/** None twice while there is another; the last one where they live. Nursing homes have no registrars. */
function employer(random: Random, career: Career, person: Person, { role, isLast, taken }: Step) {
	const isHere = isLast || person.council !== 'MH' || random.chance(0.7)
	const city = isHere ? person.city : random.pick(nearbyCities)
	const kinds = career.at.filter((kind) => kind !== 'home' || !/^(Registrar|Associate)/.test(role))
	const all = [...new Set(kinds)].flatMap((kind) =>
		employersOf(kind).map((name) => ({ kind, hospital: `${name}, ${city}` })),
	)
	const others = all.filter(({ hospital }) => !taken.has(hospital))
	const place = random.pick(others.length > 0 ? others : all)
	taken.add(place.hospital)
	return place
}

import { monthAndYear } from '#app/platform/text/dates.ts'
import type { Profession } from '#app/catalog/specialities.ts'
import type { Availability, SkillLevel, Weekday } from '../tables.server.ts'
import { t, words } from '#app/platform/language/words.ts'

/** Everything about a specialist that some viewer may see. Never given to a page as it is: `disclose` decides. */
export type ProfileFacts = {
	/** Of the profile's address for hospitals; says nothing about the person. */
	id: string
	/** Of its public address. The two cannot be told to be one person's. */
	publicId: string
	name: string
	profession: Profession
	specialitySlug: string | null
	/** As printed, free text included. */
	speciality: string
	/** As the person typed it. */
	location: string
	/** The city that the location is in, if we know it. */
	city: string | null
	/** The city that everyone may know. Several towns share one. */
	publicCity: string | null
	openToRelocate: boolean
	bio: string | null
	yearsOfExperience: number | null
	languages: string[]
	shifts: string[]
	availability: Availability
	/** The first day they could begin, while in the future. Null is 'at once or by agreement'. */
	availableFrom: string | null
	travelRadiusKm: number | null
	/** Places where they would like to work, as typed. */
	preferredAreas: string[]
	/** Stars that hospitals gave after placements. */
	ratingSum: number
	ratingCount: number
	expectedMonthlyPaise: bigint | null
	expectedShiftPaise: bigint | null
	expectedHourlyPaise: bigint | null
	expectedCasePaise: bigint | null
	hasPhoto: boolean
	phone: string
	email: string | null
	joinedAt: Date
	skills: { name: string; level: SkillLevel }[]
	experience: {
		hospital: string
		role: string
		startsOn: string
		endsOn: string | null
		description: string | null
	}[]
	education: {
		institution: string
		degree: string
		field: string | null
		startYear: number | null
		endYear: number | null
	}[]
	/** Hospitals and the public may find this person: not in Private Mode, and asked from whom to hide. */
	isListed: boolean
	privacy: {
		profileVisibility: boolean
		contactVisibility: boolean
		experienceVisibility: boolean
		anonymousMode: boolean
	}
}

/** `checkedName`: of whom we verified it. `grade`: against what kind of source, ready to print. */
type OurCheck = { verified: boolean; verifiedAt: Date | null; checkedName: string | null; grade: string | null }

/** Registrations and degrees, with what we found when we checked them. */
export type Claims = {
	registrations: ({ council: string; number: string } & OurCheck)[]
	degrees: ({ title: string } & OurCheck)[]
	/** The day on which the name was found in the signed code of a card. */
	identityCheckedOn: string | null
}

/** Of someone about whom nothing was checked. */
export const noClaims: Claims = { registrations: [], degrees: [], identityCheckedOn: null }

/** Shown where the person has not said. */
export const notSpecified = 'Not specified'

/** A location is kept as typed, but only of one that we know can a distance be told. */
export const unknownLocation = () =>
	t`We could not find this location, so we cannot tell which jobs are near you. Enter the nearest city or a 6-digit PIN code.`

const dayNames: Record<Weekday, string> = words({
	mon: 'Mon',
	tue: 'Tue',
	wed: 'Wed',
	thu: 'Thu',
	fri: 'Fri',
	sat: 'Sat',
	sun: 'Sun',
})
const longDayNames: Record<Weekday, string> = words({
	mon: 'Monday',
	tue: 'Tuesday',
	wed: 'Wednesday',
	thu: 'Thursday',
	fri: 'Friday',
	sat: 'Saturday',
	sun: 'Sunday',
})

export const weekdays = (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((key: Weekday) => ({
	key,
	get name() {
		return dayNames[key]
	},
	get longName() {
		return longDayNames[key]
	},
}))

export const skillLevelNames: Record<SkillLevel, string> = words({
	familiar: 'Familiar',
	practised: 'Practised',
	expert: 'Expert',
})

/** 'July 2019 – present' */
export const postPeriod = ({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }) =>
	endsOn === null
		? t`${{ start: monthAndYear(startsOn) }} – present`
		: `${monthAndYear(startsOn)} – ${monthAndYear(endsOn)}`

/** 'MD, Anaesthesiology' */
export const courseTitle = ({ degree, field }: { degree: string; field: string | null }) =>
	field ? `${degree}, ${field}` : degree

/** '2012–2015', 'since 2024', '2015'; null when neither year is said. */
export function courseYears({ startYear, endYear }: { startYear: number | null; endYear: number | null }) {
	if (startYear === null) return endYear === null ? null : String(endYear)
	return endYear === null ? t`since ${{ year: startYear }}` : `${startYear}–${endYear}`
}

/** '09:00–17:00', '08:00–08:00 (24 hours)' */
export const formatHours = ({ from, to }: { from: string; to: string }) =>
	from === to ? t`${{ from }}–${{ to }} (24 hours)` : `${from}–${to}`

/** 'Mon 09:00–17:00', a line for each day that has hours. */
export const formatAvailability = (availability: Availability): string[] =>
	weekdays.flatMap(({ key, name }) => {
		const hours = availability[key]
		return hours ? [`${name} ${formatHours(hours)}`] : []
	})

import type { Profession } from '#app/catalog/specialities.ts'
import type { Availability, SkillLevel, Weekday } from './tables.server.ts'

/** Everything about a specialist that some viewer may see. Never given to a page as it is: `disclose` decides. */
export type ProfileFacts = {
	/** Of the profile's address; says nothing about the person. */
	id: string
	name: string
	profession: Profession
	specialitySlug: string | null
	/** As printed, free text included. */
	speciality: string
	/** As the person typed it. */
	location: string
	/** The city that the location lies in, when it is one we know. */
	city: string | null
	openToRelocate: boolean
	bio: string | null
	yearsOfExperience: number | null
	languages: string[]
	shifts: string[]
	availability: Availability
	/** The first day they could begin on, while it lies ahead; null is 'at once or by agreement'. */
	availableFrom: string | null
	travelRadiusKm: number | null
	/** Places where they would like to work, as typed. */
	preferredAreas: string[]
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
	privacy: {
		profileVisibility: boolean
		contactVisibility: boolean
		experienceVisibility: boolean
		anonymousMode: boolean
	}
}

/** Registrations and degrees, with what we found when we checked them. */
export type Claims = {
	registrations: { council: string; number: string; verified: boolean }[]
	degrees: { title: string; verified: boolean }[]
}

/** What stands where the person has not said. */
export const notSpecified = 'Not specified'

export const weekdays: readonly { key: Weekday; name: string }[] = [
	{ key: 'mon', name: 'Mon' },
	{ key: 'tue', name: 'Tue' },
	{ key: 'wed', name: 'Wed' },
	{ key: 'thu', name: 'Thu' },
	{ key: 'fri', name: 'Fri' },
	{ key: 'sat', name: 'Sat' },
	{ key: 'sun', name: 'Sun' },
]

export const skillLevelNames: Record<SkillLevel, string> = {
	familiar: 'Familiar',
	practised: 'Practised',
	expert: 'Expert',
}

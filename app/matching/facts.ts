import type { KnownPoint } from '#app/catalog/places/distance.ts'
import type { Profession } from '#app/catalog/specialities.ts'
import type { StateName } from '#app/catalog/places/states.ts'
import type { PayUnit } from '#app/platform/text/money.ts'
import { formatList } from '#app/platform/text/list.ts'
import { words } from '#app/platform/language/words.ts'

/** Whole years, both ends included; `to` is open in '10+ years'. */
type YearsRange = { minYears: number; maxYears: number | null; label: string }

/** A state has one council for doctors, another for nurses, and more for doctors of Indian systems. */
type Registration = (
	| { state: StateName | null; profession: Profession; isAyush?: true | undefined }
	| { state: 'withheld' }
) & {
	isVerified: boolean
}

/**
 * All that matching may know of a person, which is what they can do, where and when they want to work, and for what
 * pay. A field added here is one people are judged by. Name, gender, religion, age and photo never belong here, and
 * match.test.ts holds the list. For a hospital it holds no more than the hospital may read of the person.
 */
export type MatchPerson = {
	specialitySlug: string | null
	/** As printed on the certificates, for the words only. */
	degrees: readonly string[]
	/**
	 * With whom the person is registered, unless we found that it is not so or it has run out. The council is withheld
	 * from a hospital before mutual interest.
	 */
	registrations: readonly Registration[]
	place: KnownPoint | null
	travelRadiusKm: number | null
	preferredAreas: readonly (KnownPoint & { name: string })[]
	openToRelocate: boolean
	shifts: readonly string[]
	/** Lowest expected pay, in paise, by unit. */
	expected: Readonly<Record<PayUnit, bigint | null>>
	/** A range where a hospital may know no more. */
	yearsOfExperience: number | YearsRange | null
	/** 'YYYY-MM-DD'; null is 'at once or by agreement'. */
	availableFrom: string | null
	/** Codes of catalog/languages.ts. */
	languages: readonly string[]
	/** As typed; compared in one spelling. */
	skills: readonly string[]
}

export type MatchJob = {
	specialitySlug: string | null
	/** Of whom it asks a registration. */
	profession: Profession
	place: KnownPoint | null
	/** City and state that its location names. */
	city: string | null
	state: StateName | null
	/** The person is called in: there is nothing to move house for. */
	isOnCall?: boolean
	shiftType: string
	hoursPerShift: number | null
	payMinPaise: bigint | null
	payMaxPaise: bigint | null
	payUnit: PayUnit
	experienceMinYears: number | null
	experienceMaxYears: number | null
	startsOn: string | null
	languages: readonly string[]
	requiredSkills: readonly string[]
}

export type Aspect =
	| 'speciality'
	| 'distance'
	| 'registration'
	| 'pay'
	| 'shift'
	| 'skills'
	| 'experience'
	| 'start'
	| 'language'

/** Facts that a person can add, so that more can be said. */
export type MissingFact =
	| 'speciality'
	| 'registration'
	| 'location'
	| 'travel radius'
	| 'shifts'
	| 'expected pay'
	| 'pay per case'
	| 'years of experience'
	| 'languages'
	| 'skills'

const missingNames: Record<MissingFact, string> = words({
	speciality: 'speciality',
	registration: 'registration',
	location: 'location',
	'travel radius': 'travel radius',
	shifts: 'shifts',
	'expected pay': 'expected pay',
	'pay per case': 'pay per case',
	'years of experience': 'years of experience',
	languages: 'languages',
	skills: 'skills',
})

/** 'speciality, location and skills' */
export const formatMissing = (facts: readonly MissingFact[]) => formatList(facts.map((fact) => missingNames[fact]))

/** A reason is a fact of the job and one of the person, in the words of the reader. Written only when it is shown. */
export type Reader = 'specialist' | 'hospital'
type Words = Record<Reader, () => string>

/** What one aspect says. `fit` runs from 0 to 1; null where too little is known to say. `left`: of the whole score. */
export type Fit = { fit: number | null; left?: number; reason?: Words; miss?: Words; missing?: MissingFact }

/** Nothing to say, neither for nor against. */
export const unknown: Fit = { fit: null }

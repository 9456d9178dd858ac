import { experienceBuckets, yearsOfExperience } from '#app/catalog/experience.ts'
import { isLanguage, languageName } from '#app/catalog/languages.ts'
import { isJobShift, shiftName } from '#app/catalog/shifts.ts'
import { allSkills } from '#app/catalog/skills.ts'
import { type Profession, specialityBySlug } from '#app/catalog/specialities.ts'
import { formatDay, monthAndYear } from '#app/platform/dates.ts'
import { formatPayRange, type PayUnit } from '#app/platform/money.ts'
import { type Rating, ratingOf } from './rating.ts'
import {
	type Claims,
	courseTitle,
	courseYears,
	notSpecified,
	postPeriod,
	type ProfileFacts,
	skillLevelNames,
	weekdays,
} from './profile.ts'

/** What lies between a specialist and one hospital. */
export type Interest = {
	/** An application to one of its jobs that is neither withdrawn nor closed by the hospital. */
	applied: boolean
	/** Such an application has come to shortlisted or further. */
	shortlisted: boolean
	/** The specialist has accepted its contact request. */
	contactAccepted: boolean
	/** The specialist has given phone and e-mail to this hospital, whatever the switch says. */
	contactShared: boolean
	/** The specialist hides from this hospital: no finding, but what began between the two goes on. */
	hidden: boolean
	/** The specialist wants nothing to do with it any more: whatever there was between the two ends. */
	blocked: boolean
}

export const noInterest: Interest = {
	applied: false,
	shortlisted: false,
	contactAccepted: false,
	contactShared: false,
	hidden: false,
	blocked: false,
}

/** `public` is everybody but verified hospitals: visitors, other specialists, hospitals that we have not checked. */
export type Viewer =
	| { kind: 'public' }
	| { kind: 'hospital'; interest: Interest }
	| { kind: 'self' }
	| { kind: 'operator' }

declare const level: unique symbol
/** Only `disclose` makes these, so that a row of the database does not fit where a page expects one. */
type Disclosed<Fields, Level> = Fields & { readonly [level]: Level }

type PublicFields = {
	id: string
	profession: Profession
	speciality: string
	city: string | null
	years: string | null
	languages: string[]
	skills: string[]
	verified: boolean
	radius: string | null
	/** Null until enough hospitals have rated for the stars to say something, and to say nothing about one of them. */
	rating: Rating | null
}
export type PublicProfile = Disclosed<PublicFields, 'L0'>

type HospitalFields = Omit<PublicFields, 'skills'> & {
	name: string | null
	/** Where the picture is, for who may see it. */
	photo: string | null
	bio: string | null
	location: string
	openToRelocate: boolean
	preferredAreas: string[]
	shifts: string[]
	availability: string[]
	/** 'From 1 Dec 2026'; null is 'at once or by agreement'. */
	availableFrom: string | null
	pay: string[]
	skills: { name: string; level: string }[]
	degrees: { title: string; verified: boolean }[]
	/** Null when the specialist keeps it back. */
	experience: { role: string; hospital: string | null; period: string | null; description: string | null }[] | null
	education: { degree: string; institution: string | null; years: string | null }[] | null
	registrations: { council: string; number: string | null; verified: boolean }[]
	phone: string | null
	email: string | null
}
export type HospitalProfile = Disclosed<HospitalFields, 'L1' | 'L2'>
export type OwnProfile = Disclosed<HospitalFields & { name: string; joined: string }, 'LS'>
/** For one of ours who has said why: the switches hide nothing from them. */
export type OperatorProfile = Disclosed<HospitalFields & { name: string; joined: string }, 'LO'>

type Facts = ProfileFacts & Claims

export const hasMutualInterest = ({ shortlisted, contactAccepted, blocked }: Interest) =>
	!blocked && (shortlisted || contactAccepted)

/** The file that came with an application is read from the day of the application. */
export const mayReadResume = (interest: Interest) =>
	!interest.blocked && (interest.applied || hasMutualInterest(interest))

/** What this viewer may see of a profile, ready to print; `null` when it does not exist for them. */
export function disclose(facts: Facts, viewer: { kind: 'public' }): PublicProfile | null
export function disclose(facts: Facts, viewer: { kind: 'hospital'; interest: Interest }): HospitalProfile | null
export function disclose(facts: Facts, viewer: { kind: 'self' }): OwnProfile
export function disclose(facts: Facts, viewer: { kind: 'operator' }): OperatorProfile
export function disclose(
	facts: Facts,
	viewer: Viewer,
): PublicProfile | HospitalProfile | OwnProfile | OperatorProfile | null {
	if (viewer.kind === 'self') return forSelf(facts) as OwnProfile
	// Without the picture: it is read at an address of its own, which asks for no reason.
	if (viewer.kind === 'operator') return { ...forSelf(facts), photo: null } as OperatorProfile
	const { profileVisibility } = facts.privacy
	if (viewer.kind === 'public') return profileVisibility ? (forPublic(facts) as PublicProfile) : null
	const { interest } = viewer
	if (interest.blocked) return null
	const known = mayReadResume(interest)
	return known || (profileVisibility && !interest.hidden) ? (forHospital(facts, interest) as HospitalProfile) : null
}

/** L0: from the catalog rather than as typed, for a free text could carry a name. */
function forPublic(facts: Facts): PublicFields {
	return {
		id: facts.id,
		profession: facts.profession,
		speciality: specialityBySlug(facts.specialitySlug ?? '')?.name ?? 'Specialist',
		city: facts.city,
		years: yearsBucket(facts.yearsOfExperience),
		languages: facts.languages.filter(isLanguage).map(languageName),
		skills: facts.skills
			.map(({ name }) => name)
			.filter(isKnownSkill)
			.slice(0, 4),
		verified: facts.registrations.some(({ verified }) => verified),
		radius: facts.travelRadiusKm === null ? null : `${facts.travelRadiusKm} km`,
		rating: ratingOf(facts),
	}
}

const knownSkills = new Set(allSkills.map((name) => name.toLowerCase()))
const isKnownSkill = (name: string) => knownSkills.has(name.toLowerCase())

/** L1, and L2 where there is mutual interest. */
function forHospital(facts: Facts, interest: Interest): HospitalFields {
	const mutual = hasMutualInterest(interest)
	const { anonymousMode, contactVisibility, experienceVisibility } = facts.privacy
	const anonymous = anonymousMode && !mutual
	const named = !anonymous || interest.applied
	const reachable = mutual && (contactVisibility || interest.contactShared)
	const detailed = inFull(facts)
	return {
		...detailed,
		name: named ? facts.name : null,
		// Who asked for no name wants no face either, also where the name came with an application.
		photo: anonymous ? null : detailed.photo,
		// A text of one's own tends to say who wrote it.
		speciality: anonymous ? forPublic(facts).speciality : facts.speciality,
		bio: anonymous ? null : facts.bio,
		preferredAreas: anonymous ? [] : facts.preferredAreas,
		skills: anonymous ? detailed.skills.filter(({ name }) => isKnownSkill(name)) : detailed.skills,
		location: facts.city ?? notSpecified,
		years: experienceVisibility && !anonymous ? detailed.years : yearsBucket(facts.yearsOfExperience),
		experience: experienceVisibility
			? detailed.experience.map(({ role, hospital, period, description }) => ({
					role,
					hospital: mutual ? hospital : null,
					period: anonymous ? null : period,
					description: mutual ? description : null,
				}))
			: null,
		education: experienceVisibility
			? detailed.education.map(({ degree, institution, years }) =>
					anonymous ? { degree, institution: null, years: null } : { degree, institution, years },
				)
			: null,
		registrations: mutual
			? facts.registrations.map(({ council, number, verified }) => ({
					council,
					number: verified && interest.shortlisted ? number : null,
					verified,
				}))
			: [],
		phone: reachable ? facts.phone : null,
		email: reachable ? facts.email : null,
	}
}

const forSelf = (facts: Facts) => ({ ...inFull(facts), name: facts.name, joined: monthAndYear(facts.joinedAt) })

/** Everything, in words. */
function inFull(facts: Facts) {
	const { yearsOfExperience: years, languages, shifts, availability } = facts
	return {
		...forPublic(facts),
		photo: facts.hasPhoto ? `/doctors/${facts.id}/photo` : null,
		speciality: facts.speciality,
		location: facts.location,
		openToRelocate: facts.openToRelocate,
		preferredAreas: facts.preferredAreas,
		bio: facts.bio,
		years: years === null ? null : yearsOfExperience(years),
		languages: languages.filter(isLanguage).map(languageName),
		shifts: shifts.filter(isJobShift).map(shiftName),
		availability: weekdays.flatMap(({ key, name }) => {
			const hours = availability[key]
			return hours ? [`${name} ${hours.from}–${hours.to}`] : []
		}),
		availableFrom: facts.availableFrom === null ? null : `From ${formatDay(facts.availableFrom)}`,
		pay: payInWords(facts),
		skills: facts.skills.map((skill) => ({ name: skill.name, level: skillLevelNames[skill.level] })),
		degrees: facts.degrees.map(({ title, verified }) => ({ title, verified })),
		experience: facts.experience.map(({ role, hospital, startsOn, endsOn, description }) => ({
			role,
			hospital,
			period: postPeriod({ startsOn, endsOn }),
			description,
		})),
		education: facts.education.map(({ degree, field, institution, startYear, endYear }) => ({
			degree: courseTitle({ degree, field }),
			institution,
			years: courseYears({ startYear, endYear }),
		})),
		registrations: facts.registrations.map(({ council, number, verified }) => ({ council, number, verified })),
		phone: facts.phone,
		email: facts.email,
	}
}

/** One line for each basis that the person has named: figures of different kinds are never turned into one another. */
function payInWords(facts: Facts): string[] {
	const expected: [bigint | null, PayUnit][] = [
		[facts.expectedMonthlyPaise, 'month'],
		[facts.expectedShiftPaise, 'shift'],
		[facts.expectedHourlyPaise, 'hour'],
		[facts.expectedCasePaise, 'case'],
	]
	return expected.flatMap(([paise, unit]) => (paise === null ? [] : [formatPayRange(paise, null, unit)]))
}

/** Buckets meet at 5 and at 10 years; whoever has come so far stands in the higher one. */
export function yearsBucket(years: number | null): string | null {
	if (years === null) return null
	return experienceBuckets.findLast(({ minYears }) => years >= minYears)?.label ?? null
}

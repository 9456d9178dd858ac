import type { Point } from '#app/catalog/places/distance.ts'
import { experienceBucketOf, yearsOfExperience } from '#app/catalog/experience.ts'
import { isLanguage, languageName } from '#app/catalog/languages.ts'
import { isJobShift, shiftName } from '#app/catalog/shifts.ts'
import { employerKind } from '#app/catalog/employer-kinds.ts'
import { resolvedDegree, resolvedRole } from '#app/catalog/words/resolved-words.ts'
import { isKnownSkill } from '#app/catalog/skills.ts'
import { type Profession, specialityBySlug } from '#app/catalog/specialities.ts'
import { findContactDetails } from '#app/platform/text/contact-details.ts'
import { formatDay, monthAndYear } from '#app/platform/text/dates.ts'
import { formatPayRange, type PayUnit } from '#app/platform/text/money.ts'
import { hasMutualInterest, mayBeNamed, mayReadFreeText, mayReadProfile, type Relation } from '#app/relations/rules.ts'
import { type Rating, ratingOf } from '../profile/rating.ts'
import { identityMark } from './identity-mark.ts'
import { verifiedChecks } from './verified-checks.ts'
import {
	type Claims,
	courseTitle,
	courseYears,
	formatAvailability,
	notSpecified,
	postPeriod,
	type ProfileFacts,
	skillLevelNames,
} from '../profile/profile.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

/** `public` is everyone but verified hospitals (visitors, other specialists, unverified hospitals). */
export type Viewer =
	| { kind: 'public' }
	/** `isUnnamed`: its allowance of the day is used up, see disclosure-allowance.server.ts. */
	| { kind: 'hospital'; relation: Relation; isUnnamed?: boolean }
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
	/** What our team verified and when, a sentence each. Which council is said to those who may read it. */
	checks: string[]
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
	/** `verifiedOn` is the day of our check, and `grade` against what; null before it. */
	degrees: { title: string; verifiedOn: string | null; grade: string | null }[]
	/** Null when the specialist keeps it back. */
	experience: { role: string; hospital: string | null; period: string | null; description: string | null }[] | null
	education: { degree: string; institution: string | null; years: string | null }[] | null
	/** `verifiedName` is the name that we verified with the number, null before our check. */
	registrations: {
		council: string
		number: string | null
		verifiedOn: string | null
		grade: string | null
		verifiedName: string | null
	}[]
	/** 'Identity checked by … on 27 Nov 2026'; null without such a check. It names no one, so anonymous mode hides nothing of it. */
	identity: string | null
	phone: string | null
	email: string | null
}
export type HospitalProfile = Disclosed<HospitalFields, 'L1' | 'L2'>
export type OwnProfile = Disclosed<HospitalFields & { name: string; joined: string }, 'LS'>
/** For an operator who gave a reason. Switches hide nothing from them. */
export type OperatorProfile = Disclosed<HospitalFields & { name: string; joined: string }, 'LO'>

type Facts = ProfileFacts & Claims

/** What this viewer may see of a profile, ready to print; `null` when it does not exist for them. */
export function disclose(facts: Facts, viewer: { kind: 'public' }): PublicProfile | null
export function disclose(
	facts: Facts,
	viewer: { kind: 'hospital'; relation: Relation; isUnnamed?: boolean },
): HospitalProfile | null
export function disclose(facts: Facts, viewer: { kind: 'self' }): OwnProfile
export function disclose(facts: Facts, viewer: { kind: 'operator' }): OperatorProfile
export function disclose(
	facts: Facts,
	viewer: Viewer,
): PublicProfile | HospitalProfile | OwnProfile | OperatorProfile | null {
	if (viewer.kind === 'self') return forSelf(facts) as OwnProfile
	// Without the picture: it is read at an address of its own, which asks for no reason.
	if (viewer.kind === 'operator') return { ...forSelf(facts), photo: null } as OperatorProfile
	if (viewer.kind === 'public') return facts.isListed ? (forPublic(facts) as PublicProfile) : null
	const relation = { ...viewer.relation, private: !facts.isListed, anonymous: facts.privacy.anonymousMode }
	return mayReadProfile(relation) ? (forHospital(facts, relation, viewer.isUnnamed ?? false) as HospitalProfile) : null
}

/** L0: from the catalog rather than as typed, for a free text could carry a name. */
function forPublic(facts: Facts): PublicFields {
	return {
		id: facts.publicId,
		profession: facts.profession,
		speciality: publicSpeciality(facts),
		city: facts.publicCity,
		years: yearsBucket(facts.yearsOfExperience),
		languages: facts.languages.filter(isLanguage).map(languageName),
		skills: facts.skills
			.map(({ name }) => name)
			.filter(isKnownSkill)
			.slice(0, 4),
		verified: facts.registrations.some(({ verified }) => verified),
		checks: verifiedChecks(facts, {}),
		radius: facts.travelRadiusKm === null ? null : t`${{ km: facts.travelRadiusKm }} km`,
		rating: ratingOf(facts),
	}
}

const publicSpeciality = ({ specialitySlug }: Pick<Facts, 'specialitySlug'>) =>
	specialityBySlug(specialitySlug ?? '')?.name ?? t`Specialist`

/** L1, and L2 where there is mutual interest. */
function forHospital(facts: Facts, relation: Relation, isUnnamed: boolean): HospitalFields {
	const isNamed = mayBeNamed(relation) && !isUnnamed
	const mutual = hasMutualInterest(relation)
	const anonymous = !mayReadFreeText(relation)
	const { contactVisibility, experienceVisibility } = facts.privacy
	const reachable = mutual && (contactVisibility || relation.contactShared)
	const detailed = inFull(facts)
	// A number typed into a profile is shown, unless one of the person's switches hides contact details.
	const keepsBack = anonymous || !(contactVisibility || relation.contactShared)
	const free = (text: string) => (keepsBack ? withoutContactDetails(text) : text)
	// Of someone anonymous only what the vocabulary knows: typed words could name them or their employer.
	const degreeAs = (title: string) => (anonymous ? (resolvedDegree(title) ?? t`Degree`) : free(title))
	const freeOrNone = (text: string | null) => text && free(text)
	const city = anonymous ? facts.publicCity : facts.city
	return {
		...detailed,
		name: isNamed ? facts.name : null,
		// Anonymous mode hides the photo too, even where the name came with an application.
		photo: anonymous || isUnnamed ? null : detailed.photo,
		speciality: anonymous ? publicSpeciality(facts) : free(facts.speciality),
		bio: anonymous || isUnnamed ? null : freeOrNone(facts.bio),
		preferredAreas: anonymous ? [] : facts.preferredAreas.map(free),
		skills: anonymous
			? detailed.skills.filter(({ name }) => isKnownSkill(name))
			: detailed.skills.map(({ name, level }) => ({ name: free(name), level })),
		degrees: detailed.degrees.map(({ title, ...check }) => ({ title: degreeAs(title), ...check })),
		city,
		location: city ?? notSpecified,
		years: experienceVisibility && !anonymous ? detailed.years : yearsBucket(facts.yearsOfExperience),
		experience: experienceVisibility
			? detailed.experience.map(({ role, hospital, period, description }) => ({
					role: anonymous ? (resolvedRole(role) ?? t`Position`) : free(role),
					// Anonymous profiles say what kind of hospital it was, in our words.
					hospital: mutual ? freeOrNone(hospital) : anonymous ? kindOf(hospital) : null,
					period: anonymous ? null : period,
					description: mutual ? freeOrNone(description) : null,
				}))
			: null,
		education: experienceVisibility
			? detailed.education.map(({ degree, institution, years }) =>
					anonymous
						? { degree: degreeAs(degree), institution: null, years: null }
						: { degree: free(degree), institution: freeOrNone(institution), years },
				)
			: null,
		checks: verifiedChecks(facts, { namesCouncil: mutual, namesPerson: isNamed, degreeAs }),
		registrations: mutual
			? detailed.registrations.map(({ number, ...registration }) => ({
					...registration,
					number: registration.verifiedOn && relation.shortlisted ? number : null,
				}))
			: [],
		phone: reachable ? facts.phone : null,
		email: reachable ? facts.email : null,
	}
}

function kindOf(hospital: string): string | null {
	const kind = employerKind(hospital)
	return kind && saidName(kind)
}

function withoutContactDetails(text: string): string {
	return findContactDetails(text).reduceRight(
		(rest, { start, end }) => `${rest.slice(0, start)}${t`[hidden]`}${rest.slice(end)}`,
		text,
	)
}

const forSelf = (facts: Facts) => ({ ...inFull(facts), name: facts.name, joined: monthAndYear(facts.joinedAt) })

/** Everything, in words. */
function inFull(facts: Facts) {
	const { yearsOfExperience: years, languages, shifts, availability } = facts
	return {
		...forPublic(facts),
		id: facts.id,
		checks: verifiedChecks(facts, { namesCouncil: true, namesPerson: true, degreeAs: (title) => title }),
		photo: facts.hasPhoto ? `/doctors/${facts.id}/photo` : null,
		speciality: facts.speciality,
		location: facts.location,
		openToRelocate: facts.openToRelocate,
		preferredAreas: facts.preferredAreas,
		bio: facts.bio,
		years: exactYears(years),
		languages: languages.filter(isLanguage).map(languageName),
		shifts: shifts.filter(isJobShift).map(shiftName),
		availability: formatAvailability(availability),
		availableFrom: facts.availableFrom === null ? null : t`From ${{ day: formatDay(facts.availableFrom) }}`,
		pay: formatPay(facts),
		skills: facts.skills.map((skill) => ({ name: skill.name, level: skillLevelNames[skill.level] })),
		degrees: facts.degrees.map((degree) => ({ title: degree.title, ...ourCheck(degree) })),
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
		registrations: facts.registrations.map((registration) => ({
			council: registration.council,
			number: registration.number,
			...ourCheck(registration),
			verifiedName: registration.verified ? registration.checkedName : null,
		})),
		identity: facts.identityCheckedOn === null ? null : identityMark(facts.identityCheckedOn),
		phone: facts.phone,
		email: facts.email,
	}
}

const ourCheck = ({ verified, verifiedAt, grade }: Omit<Facts['degrees'][number], 'title'>) =>
	verified && verifiedAt ? { verifiedOn: formatDay(verifiedAt), grade } : { verifiedOn: null, grade: null }

/** One line for each basis that the person has named: figures of different kinds are never turned into one another. */
const formatPay = (facts: PayFacts): string[] =>
	expectedPay(facts).map(({ paise, unit }) => formatPayRange(paise, null, unit))

type PayFacts = Pick<Facts, 'expectedMonthlyPaise'> &
	Partial<Pick<Facts, 'expectedShiftPaise' | 'expectedHourlyPaise' | 'expectedCasePaise'>>

function expectedPay(facts: PayFacts): { paise: bigint; unit: PayUnit }[] {
	const expected: [bigint | null | undefined, PayUnit][] = [
		[facts.expectedMonthlyPaise, 'month'],
		[facts.expectedShiftPaise, 'shift'],
		[facts.expectedHourlyPaise, 'hour'],
		[facts.expectedCasePaise, 'case'],
	]
	return expected.flatMap(([paise, unit]) => (paise == null ? [] : [{ paise, unit }]))
}

/**
 * Experience and pay as numbers for programs, no more of them than a hospital reads in words: of someone who keeps the details back,
 * the ends of the range. `to` is null where the range has none.
 */
export function discloseFigures(
	facts: PayFacts & Pick<Facts, 'yearsOfExperience'> & { experienceVisibility: boolean },
	relation: Relation,
) {
	if (!mayReadProfile(relation)) return { experienceFrom: null, experienceTo: null, pay: [] }
	const { yearsOfExperience: years } = facts
	const isExact = mayReadFreeText(relation) && facts.experienceVisibility
	const range = years === null || isExact ? null : experienceBucketOf(years)
	return {
		experienceFrom: range ? range.minYears : years,
		experienceTo: range ? range.maxYears : years,
		pay: expectedPay(facts),
	}
}

export const discloseBriefFigures = (sealed: SealedBrief) => discloseFigures(opened(sealed), sealed)

const exactYears = (years: number | null) => (years === null ? null : yearsOfExperience(years))
/** A range, for whom the specialist keeps the details from. */
const yearsBucket = (years: number | null) => (years === null ? null : (experienceBucketOf(years)?.label ?? null))

/** What a profile says of someone, for the audit log. Phone and email have an event of their own. */
export const shownFields = (profile: HospitalProfile) =>
	Object.entries(profile)
		.filter(([field, value]) => !['id', 'phone', 'email'].includes(field) && isFilled(value))
		.map(([field]) => field)
const isFilled = (value: unknown) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0)

/** What `discloseBrief` gives, for the audit log. */
export const briefFields = ['name', 'speciality', 'years', 'pay'] as const

/** What a hospital's lists, notifications and emails say of someone. */
export type Brief = {
	name: string | null
	speciality: string
	years: string | null
	/** A month; null where none is stated. */
	pay: string | null
}
type BriefFacts = Pick<
	Facts,
	'name' | 'specialitySlug' | 'speciality' | 'yearsOfExperience' | 'expectedMonthlyPaise'
> & {
	experienceVisibility: boolean
	contactVisibility: boolean
}

/** A value of the database that only this file opens; null where there is none. */
export type Sealed = (() => unknown) | null
/** The same facts as a query selects them, beside what lies between the two. */
export type SealedBrief = Relation & Readonly<Record<keyof BriefFacts, Sealed>>

/** As `disclose` for a hospital, of the few facts that a list reads; where it may not read the profile, only the field. */
export function discloseBrief(sealed: SealedBrief): Brief {
	const facts = opened(sealed)
	const isWhole = mayReadFreeText(sealed)
	const { yearsOfExperience: years, expectedMonthlyPaise: pay } = facts
	const isReadable = mayReadProfile(sealed)
	return {
		name: mayBeNamed(sealed) ? facts.name : null,
		speciality: briefSpeciality(facts, sealed),
		years: !isReadable ? null : isWhole && facts.experienceVisibility ? exactYears(years) : yearsBucket(years),
		pay: isReadable && pay !== null ? formatPayRange(pay, null, 'month') : null,
	}
}

/** The field alone, for lists that narrow and order by it. */
export const discloseSpeciality = (sealed: SealedBrief) => briefSpeciality(opened(sealed), sealed)

function briefSpeciality(facts: BriefFacts, relation: Relation) {
	if (!mayReadFreeText(relation)) return publicSpeciality(facts)
	return facts.contactVisibility || relation.contactShared ? facts.speciality : withoutContactDetails(facts.speciality)
}

function opened(sealed: SealedBrief): BriefFacts {
	const open = <Field extends keyof BriefFacts>(field: Field) => (sealed[field]?.() ?? null) as BriefFacts[Field]
	return {
		name: open('name'),
		specialitySlug: open('specialitySlug'),
		speciality: open('speciality'),
		yearsOfExperience: open('yearsOfExperience'),
		expectedMonthlyPaise: open('expectedMonthlyPaise'),
		experienceVisibility: open('experienceVisibility'),
		contactVisibility: open('contactVisibility'),
	}
}

/** What matching compares of someone, as far as a hospital may not know all of it. */
type FitFacts<Area extends { name: string }, Registration extends { isVerified: boolean }> = {
	place: Point | null
	/** Of the city that everyone may know. */
	publicPlace: Point | null
	preferredAreas: readonly Area[]
	yearsOfExperience: number | null
	skills: readonly string[]
	/** Of certificates. */
	degrees: readonly string[]
	/** Of the education on the profile. */
	courses: readonly string[]
	registrations: readonly Registration[]
	experienceVisibility: boolean
	contactVisibility: boolean
}

/**
 * The same facts as far as `disclose` shows them to a hospital, so that neither the reasons of a match nor its place in
 * a list say more than the profile; `null` where the hospital may not read the profile.
 */
export function discloseFit<Area extends { name: string }, Registration extends { isVerified: boolean }>(
	facts: FitFacts<Area, Registration>,
	relation: Relation,
) {
	if (!mayReadProfile(relation)) return null
	const isWhole = mayReadFreeText(relation)
	const { experienceVisibility, yearsOfExperience: years } = facts
	const isKeptBack = !isWhole || !(facts.contactVisibility || relation.contactShared)
	const free = (text: string) => (isKeptBack ? withoutContactDetails(text) : text)
	return {
		// Without mutual interest a hospital knows the city alone.
		place: hasMutualInterest(relation) ? facts.place : facts.publicPlace,
		preferredAreas: isWhole ? facts.preferredAreas.map((area) => ({ ...area, name: free(area.name) })) : [],
		yearsOfExperience: years === null || (isWhole && experienceVisibility) ? years : experienceBucketOf(years),
		skills: isWhole ? facts.skills : facts.skills.filter(isKnownSkill),
		degrees: [...facts.degrees, ...(experienceVisibility ? facts.courses : [])].flatMap((degree) =>
			isWhole ? free(degree) : (resolvedDegree(degree) ?? []),
		),
		registrations: hasMutualInterest(relation)
			? facts.registrations
			: [{ state: 'withheld' as const, isVerified: facts.registrations.some(({ isVerified }) => isVerified) }],
	}
}

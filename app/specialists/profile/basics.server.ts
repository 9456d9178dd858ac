import { eq } from 'drizzle-orm'
import { askForPlace, findCityOf, findPlace } from '#app/catalog/places/places.server.ts'
import { specialityName } from '#app/catalog/specialities.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { ok } from '#app/platform/result.ts'
import { textMessages } from '#app/platform/text/text.server.ts'
import { notSpecified, unknownLocation } from './profile.ts'
import { changeSectionIn } from '../sections/revisions.server.ts'
import { aboutSection } from '../sections/section-contents.server.ts'
import { changeWorkIn } from '../settings.server.ts'
import { askAboutSpeciality, understoodAs } from '../onboarding/speciality-choice.server.ts'
import { specialists } from '../tables.server.ts'

/** A person’s work, place and years: the least that a hospital has to know of an applicant. Null where it is not in the profile. */
export type Basics = { speciality: string | null; location: string | null; years: number | null }

export async function findBasics({ specialistId }: Pick<Specialist, 'specialistId'>): Promise<Basics> {
	const [profile] = await db
		.select({
			speciality: specialists.speciality,
			location: specialists.location,
			years: specialists.yearsOfExperience,
		})
		.from(specialists)
		.where(eq(specialists.id, specialistId))
	const said = (text: string | undefined) => (text === undefined || text === notSpecified ? null : text)
	return { speciality: said(profile?.speciality), location: said(profile?.location), years: profile?.years ?? null }
}

const basicsFields = ['speciality', 'location', 'years'] as const
export type BasicsField = (typeof basicsFields)[number]

export const missingBasics = (basics: Basics): BasicsField[] => basicsFields.filter((field) => basics[field] === null)

/** Adds to the profile what it did not have. What it has stays as it is. */
export async function addBasics(actor: Specialist, given: Basics): Promise<void> {
	const known = await findBasics(actor)
	await db.transaction(async (tx) => {
		if (known.speciality === null || known.location === null)
			await changeWorkIn(tx, actor, {
				...(known.speciality === null && given.speciality !== null
					? { speciality: { speciality: given.speciality } }
					: {}),
				...(known.location === null && given.location !== null ? { location: given.location } : {}),
			})
		if (known.years === null && given.years !== null)
			await changeSectionIn(tx, actor, aboutSection, (before) => ok({ ...before, yearsOfExperience: given.years }))
	})
}

/** What a job is for and where, to fill in what a profile lacks. */
export type Sought = { startsOn: string | null; specialitySlug?: string | null; location?: string | null }

/** The fields of the profile that are missing, each with what the job suggests. No application is sent that says nothing. */
export function askForBasics(basics: Basics, { specialitySlug, location }: Sought) {
	const speciality = specialitySlug == null || specialitySlug === 'other' ? null : specialityName(specialitySlug)
	const suggested = { speciality, location: findCityOf(location ?? '')?.name ?? null, years: null }
	return missingBasics(basics).map((field) => ({ field, suggested: suggested[field] ?? '' }))
}

/**
 * Adds to the profile what the form of an application asked for, and says how the speciality was understood where that
 * differs from the words. `refused` says what is wrong with the fields, of which the place has to be one on the map.
 */
export async function addAskedBasics(
	actor: Specialist,
	given: Basics,
): Promise<{ refused: Record<string, string[]> } | { refused: null; understood: string | null }> {
	const missing = missingBasics(await findBasics(actor))
	const fields: Record<string, string[]> = {}
	for (const field of missing) {
		const problem = given[field] === null ? [textMessages.required] : problemOf(field, given)
		if (problem) fields[field] = problem
	}
	if (Object.keys(fields).length > 0) return { refused: fields }
	if (missing.length > 0) await addBasics(actor, given)
	const flash =
		missing.includes('speciality') && given.speciality ? understoodAs({ speciality: given.speciality }) : null
	return { refused: null, understood: flash && `${flash.title}. ${flash.detail ?? ''}`.trim() }
}

function problemOf(field: BasicsField, { speciality, location }: Basics): string[] | null {
	if (field === 'speciality') return unlistedTrade(speciality)
	if (field !== 'location' || location === null || findPlace(location) !== null) return null
	return [askForPlace(location) ?? unknownLocation()]
}

/** Why this trade is not listed here; null for every other speciality, which is kept as typed where it is not known. */
export const unlistedTrade = (speciality: string | null): string[] | null =>
	(speciality === null ? null : askAboutSpeciality({ speciality })?.fields?.['speciality']) ?? null

import { eq } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/db.server.ts'
import { ok } from '#app/platform/result.ts'
import { notSpecified } from './profile.ts'
import { changeSectionIn } from './revisions.server.ts'
import { aboutSection } from './section-contents.server.ts'
import { changeWorkIn } from './settings.server.ts'
import { specialists } from './tables.server.ts'

/** Who someone is, where, and for how long: the least that a hospital has to know of an applicant. Null where it is not in the profile. */
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

export const basicsFields = ['speciality', 'location', 'years'] as const
export type BasicsField = (typeof basicsFields)[number]

export const missingBasics = (basics: Basics): BasicsField[] => basicsFields.filter((field) => basics[field] === null)

/** Adds to the profile what it did not have. What it has stays as it is. */
export async function addBasics(actor: Specialist, given: Basics): Promise<void> {
	const known = await findBasics(actor)
	await db.transaction(async (tx) => {
		if (known.speciality === null || known.location === null)
			await changeWorkIn(tx, actor, {
				...(known.speciality === null && given.speciality !== null ? { speciality: given.speciality } : {}),
				...(known.location === null && given.location !== null ? { location: given.location } : {}),
			})
		if (known.years === null && given.years !== null)
			await changeSectionIn(tx, actor, aboutSection, (before) => ok({ ...before, yearsOfExperience: given.years }))
	})
}

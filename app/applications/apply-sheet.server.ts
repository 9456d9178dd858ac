import { eq } from 'drizzle-orm'
import { findCityOf } from '#app/catalog/places.server.ts'
import { specialityName } from '#app/catalog/specialities.ts'
import { listClaims } from '#app/credentials/queries.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { formatDay } from '#app/platform/dates.ts'
import { db } from '#app/platform/db.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { textMessages } from '#app/platform/text.server.ts'
import { addBasics, type Basics, type BasicsField, findBasics, missingBasics } from '#app/specialists/basics.server.ts'
import { findResumePreview } from '#app/specialists/resume-preview.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { findCurrentResume } from './my-applications.server.ts'

/** What a job is for and where, to fill in what a profile lacks. */
type Sought = { startsOn: string | null; specialitySlug?: string | null; location?: string | null }

/** The fields of the profile that are missing, each with what the job suggests. Nobody sends an application that says nothing. */
function askFor(basics: Basics, { specialitySlug, location }: Sought) {
	const speciality = specialitySlug == null || specialitySlug === 'other' ? null : specialityName(specialitySlug)
	const suggested = { speciality, location: findCityOf(location ?? '')?.name ?? null, years: null }
	return missingBasics(basics).map((field) => ({ field, suggested: suggested[field] ?? '' }))
}

/**
 * Adds to the profile what the form of an application asked for. Null if all is there, or else the fields that were left
 * blank.
 */
export async function addAskedBasics(
	actor: Specialist,
	given: Basics,
): Promise<Partial<Record<BasicsField, string[]>> | null> {
	const missing = missingBasics(await findBasics(actor))
	const blank = missing.filter((field) => given[field] === null)
	if (blank.length > 0) return Object.fromEntries(blank.map((field) => [field, [textMessages.required]]))
	if (missing.length > 0) await addBasics(actor, given)
	return null
}

export type ApplyFacts = Awaited<ReturnType<typeof loadApplyFacts>>

/** What the sheet of an application says besides the job: the resume that goes with it, what the hospital reads of it, and a date that does not match. */
export async function loadApplyFacts(actor: Specialist, job: Sought & { hospitalId: string }) {
	const { hospitalId, startsOn } = job
	const [resume, basics, [profile], relation] = await Promise.all([
		findCurrentResume(actor),
		findBasics(actor),
		db
			.select({ availableFrom: specialists.availableFrom })
			.from(specialists)
			.where(eq(specialists.id, actor.specialistId)),
		findRelation({ hospitalId, specialistId: actor.specialistId }),
	])
	const availableFrom = profile?.availableFrom ?? null
	const isLate = startsOn !== null && availableFrom !== null && availableFrom > startsOn
	return {
		basics: askFor(basics, job),
		resume: resume && { fileName: resume.fileName, scan: resume.scan },
		preview: resume?.scan === 'clean' ? await findResumePreview(resume.id, await listClaims(actor.specialistId)) : null,
		isHidden: relation?.hidden === true && !relation.blocked,
		dates: isLate ? { starts: formatDay(startsOn), available: formatDay(availableFrom) } : null,
	}
}

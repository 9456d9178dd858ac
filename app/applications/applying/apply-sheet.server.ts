import { eq } from 'drizzle-orm'
import { listClaims } from '#app/credentials/queries.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { askForBasics, findBasics, type Sought } from '#app/specialists/profile/basics.server.ts'
import { findResumePreview } from '#app/specialists/resumes/resume-preview.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { findCurrentResume } from './my-applications.server.ts'

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
		basics: askForBasics(basics, job),
		resume: resume && { fileName: resume.fileName, scan: resume.scan },
		preview: resume?.scan === 'clean' ? await findResumePreview(resume.id, await listClaims(actor.specialistId)) : null,
		isHidden: relation?.hidden === true && !relation.blocked,
		dates: isLate ? { starts: formatDay(startsOn), available: formatDay(availableFrom) } : null,
	}
}

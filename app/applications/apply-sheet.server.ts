import { eq } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { formatDay } from '#app/platform/dates.ts'
import { db } from '#app/platform/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { findCurrentResume } from './my-applications.server.ts'

export type ApplyFacts = Awaited<ReturnType<typeof loadApplyFacts>>

/** What the sheet of an application says besides the job: the resume that goes with it, and a date that does not fit. */
export async function loadApplyFacts(actor: Specialist, { startsOn }: { startsOn: string | null }) {
	const [resume, [profile]] = await Promise.all([
		findCurrentResume(actor),
		db
			.select({ availableFrom: specialists.availableFrom })
			.from(specialists)
			.where(eq(specialists.id, actor.specialistId)),
	])
	const availableFrom = profile?.availableFrom ?? null
	const isLate = startsOn !== null && availableFrom !== null && availableFrom > startsOn
	return {
		resume: resume && { fileName: resume.fileName, scan: resume.scan },
		dates: isLate ? { starts: formatDay(startsOn), available: formatDay(availableFrom) } : null,
	}
}

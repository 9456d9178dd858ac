import { and, eq, isNull } from 'drizzle-orm'
import type { CaseKind } from '#app/cases/kinds.ts'
import type { Asked, IsOpen } from '#app/cases/thread.server.ts'
import { userReports } from '#app/contacts/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { jobReports, jobs } from '#app/jobs/tables.server.ts'
import { reviews } from '#app/moderation/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

/** Whether a held text or a report waits for a decision. Within the lock of its case, which whoever decides it takes. */
export const isUndecided: IsOpen = async (on, { kind, subjectId }) => {
	if (kind === 'review')
		return (await on.$count(reviews, and(eq(reviews.id, subjectId), eq(reviews.status, 'waiting')))) > 0
	const reports = kind === 'job-report' ? jobReports : userReports
	return (await on.$count(reports, and(eq(reports.id, subjectId), isNull(reports.settledAt)))) > 0
}

/**
 * The side that can be asked for more about a held text or a report: the hospital whose text it is, or the reporter. Null when a visitor
 * reported, and for checks, whose owner is asked.
 */
export async function findAskedParty(kind: CaseKind, id: string): Promise<Asked | null> {
	const isOpen: Asked['isOpen'] = (on) => isUndecided(on, { kind, subjectId: id })
	if (kind === 'review') {
		const { title, version, hospitalId } = reviews
		const [row] = await db.select({ name: title, version, hospitalId }).from(reviews).where(eq(reviews.id, id))
		return row ? { side: 'hospital', ...row, isReport: false, isOpen } : null
	}
	if (kind === 'job-report') {
		const [row] = await db
			.select({ title: jobs.title, specialistId: specialists.id })
			.from(jobReports)
			.innerJoin(jobs, eq(jobs.id, jobReports.jobId))
			.innerJoin(specialists, eq(specialists.id, jobReports.reporterAccountId))
			.where(eq(jobReports.id, id))
		return row
			? { side: 'specialist', specialistId: row.specialistId, name: row.title, isReport: true, version: 0, isOpen }
			: null
	}
	if (kind !== 'user-report') return null
	const { about, hospitalId, specialistId } = userReports
	const [row] = await db
		.select({ about, hospitalId, specialistId, hospital: hospitals.displayName, specialist: specialists.name })
		.from(userReports)
		.innerJoin(hospitals, eq(hospitals.id, hospitalId))
		.innerJoin(specialists, eq(specialists.id, specialistId))
		.where(eq(userReports.id, id))
	if (!row) return null
	return row.about === 'hospital'
		? { side: 'specialist', specialistId: row.specialistId, name: row.hospital, isReport: true, version: 0, isOpen }
		: { side: 'hospital', hospitalId: row.hospitalId, name: row.specialist, isReport: true, version: 0, isOpen }
}

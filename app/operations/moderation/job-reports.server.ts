import { perPage, rowsBefore } from '#app/platform/paging.ts'
import { eq, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { reportReasonNames } from '#app/jobs/review/report-rules.ts'
import { jobReports, jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { countByStatus, inTurn, hasStatus, printDates, printReports } from './reports.server.ts'

const columns = {
	id: jobReports.id,
	reason: jobReports.reason,
	detail: jobReports.detail,
	createdAt: jobReports.createdAt,
	settledAt: jobReports.settledAt,
	outcome: jobReports.outcome,
	jobId: jobs.id,
	jobTitle: jobs.title,
	jobStatus: jobs.status,
	hospitalId: hospitals.id,
	hospitalName: hospitals.displayName,
	/** Of the same job, this one included: one angry person or many. */
	reportsOfJob: sql<number>`(select count(*)::int from ${jobReports} other where other.job_id = ${jobs.id})`,
}

/** How many reports wait for us, and how many are settled. */
export const countReports = (_actor: Operator) => countByStatus(jobReports)

export type ListedReport = Awaited<ReturnType<typeof listReports>>['rows'][number]

/** Reports, 25 a page: those that wait with the oldest on top, or the settled ones with the last on top. */
export async function listReports(_actor: Operator, asked: { isSettled: boolean; page: number }, now = new Date()) {
	const rows = await db
		.select(columns)
		.from(jobReports)
		.innerJoin(jobs, eq(jobs.id, jobReports.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(hasStatus(jobReports, asked.isSettled))
		.orderBy(...inTurn(jobReports, asked.isSettled))
		.limit(perPage + 1)
		.offset(rowsBefore(asked.page))
	return printReports('job-report', rows, asked, now, (row) => ({ ...row, reason: reportReasonNames[row.reason] }))
}

/** One report with what an operator needs to decide, and who wrote it, to ask back. */
export async function findReport(_actor: Operator, reportId: string) {
	const [row] = await db
		.select({ ...columns, reporter: accounts.name, contact: jobReports.contact })
		.from(jobReports)
		.innerJoin(jobs, eq(jobs.id, jobReports.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.leftJoin(accounts, eq(accounts.id, jobReports.reporterAccountId))
		.where(eq(jobReports.id, reportId))
	if (!row) return null
	return { ...row, reporter: row.reporter ?? 'Visitor', reason: reportReasonNames[row.reason], ...printDates(row) }
}

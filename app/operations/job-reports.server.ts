import { asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { reportReasonNames } from '#app/jobs/report-rules.ts'
import { jobReports, jobs } from '#app/jobs/tables.server.ts'
import { formatDateTime, formatDay, waitingFor } from '#app/platform/dates.ts'
import { db } from '#app/platform/db.server.ts'

const perPage = 25

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

const standing = (isSettled: boolean) => (isSettled ? isNotNull(jobReports.settledAt) : isNull(jobReports.settledAt))

/** How many reports wait for us, and how many are settled. */
export async function countReports(_actor: Operator) {
	const [row] = await db
		.select({ waiting: count(sql`case when ${standing(false)} then 1 end`), settled: count(jobReports.settledAt) })
		.from(jobReports)
	return row ?? { waiting: 0, settled: 0 }
}

export type ListedReport = Awaited<ReturnType<typeof listReports>>['reports'][number]

/** Reports, 25 a page: those that wait with the oldest on top, or the settled ones with the last on top. */
export async function listReports(
	_actor: Operator,
	{ isSettled, page }: { isSettled: boolean; page: number },
	now = new Date(),
) {
	const rows = await db
		.select(columns)
		.from(jobReports)
		.innerJoin(jobs, eq(jobs.id, jobReports.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(standing(isSettled))
		.orderBy(isSettled ? desc(jobReports.settledAt) : asc(jobReports.createdAt), asc(jobReports.id))
		.limit(perPage + 1)
		.offset((page - 1) * perPage)
	return {
		hasMore: rows.length > perPage,
		first: (page - 1) * perPage + 1,
		reports: rows.slice(0, perPage).map(({ createdAt, settledAt, reason, ...row }) => ({
			...row,
			reason: reportReasonNames[reason],
			waiting: waitingFor(createdAt, now),
			settled: settledAt === null ? '' : formatDay(settledAt),
		})),
	}
}

/** One report with what an operator needs to decide, and who wrote it, to ask back. */
export async function findReport(_actor: Operator, reportId: string) {
	const [row] = await db
		.select({ ...columns, reporter: accounts.name })
		.from(jobReports)
		.innerJoin(jobs, eq(jobs.id, jobReports.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.innerJoin(accounts, eq(accounts.id, jobReports.reporterAccountId))
		.where(eq(jobReports.id, reportId))
	if (!row) return null
	return {
		...row,
		reason: reportReasonNames[row.reason],
		sent: formatDateTime(row.createdAt),
		settled: row.settledAt === null ? null : formatDateTime(row.settledAt),
	}
}

import { and, asc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { defineWaitingDecision, isUndecided } from '#app/cases/decisions.server.ts'
import { caseAddress } from '#app/cases/kinds.ts'
import type { Operator } from '#app/identity/actor.ts'
import { reportReasonNames, type Settlement } from '#app/jobs/review/report-rules.ts'
import { settleReportIn } from '#app/jobs/review/reports.server.ts'
import { jobReports, jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { countIn, decideCase, maxOpen, type Queue, type Subject } from './queue.server.ts'

const isOpen = and(isNull(jobReports.settledAt), isUndecided('job-report', jobReports.id))

async function findSubject(id: string): Promise<Subject | null> {
	const { title, hospitalId } = jobs
	const [row] = await db
		.select({ title, hospitalId })
		.from(jobReports)
		.innerJoin(jobs, eq(jobs.id, jobReports.jobId))
		.where(eq(jobReports.id, id))
	return row ? { kind: 'job-report', subjectId: id, ...row } : null
}

export const jobReportQueue: Queue = {
	count: () => countIn(jobReports, jobReports.createdAt, isOpen),
	async list() {
		const { id, reason, createdAt, jobId } = jobReports
		const rows = await db
			.select({ id, title: jobs.title, reason, since: createdAt })
			.from(jobReports)
			.innerJoin(jobs, eq(jobs.id, jobId))
			.where(isOpen)
			.orderBy(asc(createdAt), asc(id))
			.limit(maxOpen)
		return rows.map((row) => ({ ...row, detail: reportReasonNames[row.reason] }))
	},
	findSubject,
	decisions: ['job-report.keep', 'job-report.remove'],
}

export const settleReportCase = (actor: Operator, reportId: string, settlement: Settlement) =>
	decideCase(actor, findSubject(reportId), (tx) => settleReportIn(tx, actor, reportId, settlement))

export const keepJobLater = defineWaitingDecision('keep-job', {
	...{ kind: 'job-report', page: (id) => caseAddress('job-report', id) },
	...{ label: 'Keep job', input: z.object({ outcome: z.string() }) },
	carryOut: (actor, id, { outcome }) => settleReportCase(actor, id, { verdict: 'keep', outcome }),
})

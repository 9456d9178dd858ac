import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { isRemovalProposed } from '#app/cases/proposals.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Actor, Operator, Specialist } from '#app/identity/actor.ts'
import { keyedHash } from '#app/identity/tokens.server.ts'
import { listOperators } from '#app/identity/operators/operators.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { inLine } from '#app/platform/http/in-line.server.ts'
import { onceAPage } from '#app/platform/http/once-a-page.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { jobReported, jobReportReceived, jobReportReviewed } from '../messages.ts'
import { removeJobIn } from './removal.server.ts'
import type { Settlement } from './report-rules.ts'
import type { ReportInput } from './report-schema.server.ts'
import { jobReports, jobs, savedJobs } from '../tables.server.ts'

export type ReportFailure = 'no-such-job' | 'already-reported'

/** A job that can be reported: an open one of a verified hospital, also after its last day to apply. */
export async function findReportableJob(jobId: string) {
	const [job] = await db
		.select({ id: jobs.id, title: jobs.title, hospitalName: hospitals.displayName })
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(eq(jobs.id, jobId), eq(jobs.status, 'open'), eq(hospitals.status, 'verified')))
	return job ?? null
}

/** What this person said of the job, and what came of it; `null` when they never reported it. */
export async function findMyReport(actor: Specialist, jobId: string) {
	const [report] = await db
		.select({
			reason: jobReports.reason,
			createdAt: jobReports.createdAt,
			settledAt: jobReports.settledAt,
			outcome: jobReports.outcome,
		})
		.from(jobReports)
		.where(and(eq(jobReports.jobId, jobId), eq(jobReports.reporterAccountId, actor.accountId)))
	return report ?? null
}

/** Reports of this person that we have not answered yet. */
export const listOpenReports = (actor: Specialist) =>
	db
		.select({ id: jobReports.id, jobId: jobReports.jobId, title: jobs.title, since: jobReports.createdAt })
		.from(jobReports)
		.innerJoin(jobs, eq(jobs.id, jobReports.jobId))
		.where(and(eq(jobReports.reporterAccountId, actor.accountId), isNull(jobReports.settledAt)))

/** Jobs that the viewer reported: out of their sight in every list from then on. */
export const listHiddenJobIds = async (actor: Actor) =>
	actor.kind === 'specialist' ? listReportedBy(actor.accountId) : []

const listReportedBy = onceAPage(async (accountId: string): Promise<string[]> => {
	const rows = await db
		.select({ jobId: jobReports.jobId })
		.from(jobReports)
		.where(eq(jobReports.reporterAccountId, accountId))
	return rows.map(({ jobId }) => jobId)
})

/** Stores a report once, takes the job off the saved ones, says thank you and tells every operator; all or nothing. */
export async function reportJob(
	actor: Specialist,
	jobId: string,
	{ reason, detail }: ReportInput,
): Promise<Result<{ title: string }, ReportFailure>> {
	const job = await findReportableJob(jobId)
	if (!job) return fail('no-such-job')
	return db.transaction(async (tx) => {
		const [report] = await tx
			.insert(jobReports)
			.values({ jobId, reporterAccountId: actor.accountId, reason, detail })
			.onConflictDoNothing({ target: [jobReports.jobId, jobReports.reporterAccountId] })
			.returning({ id: jobReports.id })
		if (!report) return fail('already-reported')
		await tx.delete(savedJobs).where(and(eq(savedJobs.jobId, jobId), eq(savedJobs.accountId, actor.accountId)))

		const facts = { jobId, jobTitle: job.title, hospitalName: job.hospitalName }
		await notify(tx, jobReportReceived, { to: [actor], key: `job-report/${report.id}`, facts })
		await notifyOperators(tx, job, { id: report.id, reason })
		return ok({ title: job.title })
	})
}

/** Of visitors: from one network address, and about one job. */
const visitorLimits = { addressPerHour: 5, jobPerDay: 10 }

/**
 * Stores the report of a visitor, who needs no account. Fails with `already-reported` when this network address has
 * reported the job in the last day, and with `too-many` when it, or visitors of this job, have sent all they may.
 */
export async function reportJobAsVisitor(
	clientAddress: string,
	jobId: string,
	{ reason, detail, contact }: ReportInput,
): Promise<Result<{ title: string }, ReportFailure | 'too-many'>> {
	const job = await findReportableJob(jobId)
	if (!job) return fail('no-such-job')
	const senderKey = keyedHash(`job-report:${clientAddress}`)
	return inLine(['job reports of visitors'], () =>
		db.transaction(async (tx) => {
			// One after the other, so that counting holds.
			await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('job reports of visitors', 7))`)
			const fromHere = eq(jobReports.senderKey, senderKey)
			const [sent] = await tx
				.select({
					again: sql<number>`count(*) filter (where ${and(fromHere, eq(jobReports.jobId, jobId))})::int`,
					here: sql<number>`count(*) filter (where ${and(fromHere, gt(jobReports.createdAt, sql`now() - interval '1 hour'`))})::int`,
					job: sql<number>`count(*) filter (where ${eq(jobReports.jobId, jobId)})::int`,
				})
				.from(jobReports)
				.where(
					and(
						isNull(jobReports.reporterAccountId),
						gt(jobReports.createdAt, sql`now() - interval '1 day'`),
						or(fromHere, eq(jobReports.jobId, jobId)),
					),
				)
			if (sent && sent.again > 0) return fail('already-reported')
			if (sent && (sent.here >= visitorLimits.addressPerHour || sent.job >= visitorLimits.jobPerDay))
				return fail('too-many')
			const values = { jobId, senderKey, contact: contact ?? null, reason, detail }
			const { id } = only(await tx.insert(jobReports).values(values).returning({ id: jobReports.id }))
			await notifyOperators(tx, job, { id, reason })
			return ok({ title: job.title })
		}),
	)
}

async function notifyOperators(
	tx: Transaction,
	job: { id: string; title: string; hospitalName: string },
	{ id, reason }: { id: string; reason: ReportInput['reason'] },
) {
	await notify(tx, jobReported, {
		to: await listOperators(tx, 'moderate'),
		key: `job-reported/${id}`,
		facts: { jobId: job.id, jobTitle: job.title, hospitalName: job.hospitalName, reportId: id, reason },
	})
}

export type SettlementFailure = 'no-such-report' | 'already-settled' | 'removal-proposed'

/**
 * Closes a report and every other one that waits about the same job, tells those who reported it, and takes the job down
 * where that is the verdict; then its hospital is told too, with the same words and without a hint of who reported.
 */
export async function settleReport(
	actor: Operator,
	reportId: string,
	{ verdict, outcome }: Settlement,
): Promise<Result<{ title: string; reporters: number }, SettlementFailure>> {
	return db.transaction((tx) => settleReportIn(tx, actor, reportId, { verdict, outcome }))
}

/** As `settleReport`, within a transaction. A job is not kept while a second operator is asked to remove it (`removal-proposed`). */
export async function settleReportIn(
	tx: Transaction,
	actor: Operator,
	reportId: string,
	{ verdict, outcome }: Settlement,
): Promise<Result<{ title: string; reporters: number }, SettlementFailure>> {
	if (verdict === 'keep' && (await holdsRemoval(tx, reportId))) return fail('removal-proposed')
	const [report] = await tx
		.select({ jobId: jobReports.jobId, settledAt: jobReports.settledAt })
		.from(jobReports)
		.where(eq(jobReports.id, reportId))
		.for('update')
	if (!report) return fail('no-such-report')
	if (report.settledAt) return fail('already-settled')

	const job = await readJob(tx, report.jobId)
	// Removed already is as good.
	if (verdict === 'remove') await removeJobIn(tx, actor, job.id, outcome)
	const settled = await tx
		.update(jobReports)
		.set({ settledAt: sql`now()`, settledBy: actor.accountId, outcome })
		.where(and(eq(jobReports.jobId, report.jobId), isNull(jobReports.settledAt)))
		.returning({ id: jobReports.id, reporter: jobReports.reporterAccountId })
	const facts = { jobId: job.id, jobTitle: job.title, isRemoved: verdict === 'remove', outcome }
	for (const { id, reporter } of settled) {
		if (reporter)
			await notify(tx, jobReportReviewed, { to: [{ accountId: reporter }], key: `job-report-settled/${id}`, facts })
		await recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: `job-report.${verdict}`,
			subjectType: 'job_report',
			subjectId: id,
			reason: outcome,
		})
	}
	return ok({ title: job.title, reporters: settled.filter(({ reporter }) => reporter !== null).length })
}

/** Whether a second operator is asked about the job; no one proposes it until `tx` ends. The job comes before its reports, as for a removal. */
async function holdsRemoval(tx: Transaction, reportId: string) {
	const [job] = await tx
		.select({ id: jobs.id })
		.from(jobs)
		.innerJoin(jobReports, eq(jobReports.jobId, jobs.id))
		.where(eq(jobReports.id, reportId))
		.for('share', { of: jobs })
	return job !== undefined && isRemovalProposed(tx, job.id)
}

type Job = { id: string; title: string; hospitalId: string }

async function readJob(tx: Transaction, jobId: string): Promise<Job> {
	const [job] = await tx
		.select({ id: jobs.id, title: jobs.title, hospitalId: jobs.hospitalId })
		.from(jobs)
		.where(eq(jobs.id, jobId))
	if (!job) throw new Error('A report without its job')
	return job
}

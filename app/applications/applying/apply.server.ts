import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { countApplicant, lockOpenJob } from '#app/jobs/applicable-job.server.ts'
import { db, type Transaction, violates } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { enqueue } from '#app/platform/tasks/tasks.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { resumes } from '#app/specialists/tables.server.ts'
import type { ApplicationInput } from '../schema.server.ts'
import { applicationRunner } from '../transitions.server.ts'
import { applications } from '../tables.server.ts'
import { notifyOfApplication } from '../tasks.server.ts'

export type ApplyFailure = 'job-not-open' | 'already-applied' | 'hospital-blocked' | 'hospital-hidden'
/** `anyway` is left out by those who do not hide. */
export type ApplicationDetails = Omit<ApplicationInput, 'anyway'> & { anyway?: boolean }
export type Applied = { applicationId: string; hospitalId: string; hospitalName: string; resumeAttached: boolean }

/**
 * Submits a specialist's application and has the hospital told, both or neither.
 *
 * Fails with `job-not-open`, or with `already-applied` when this specialist has applied before: a withdrawn
 * application still counts, and with `hospital-blocked` when this specialist blocked the hospital: it would see nothing,
 * and with `hospital-hidden` when the specialist hides from it and has not confirmed that it may see them (`anyway`).
 */
export async function applyToJob(
	actor: Specialist,
	jobId: string,
	input: ApplicationDetails,
): Promise<Result<Applied, ApplyFailure>> {
	try {
		return await db.transaction((tx) => submit(tx, actor, jobId, input))
	} catch (error) {
		if (violates(error, 'applications_need_an_open_job')) return fail('job-not-open')
		throw error
	}
}

async function submit(tx: Transaction, actor: Specialist, jobId: string, input: ApplicationDetails) {
	// The lock makes a close wait for us, or us for the close; parallel clicks queue up here and find the first one's row.
	const job = await lockOpenJob(tx, jobId)
	if (!job) return fail('job-not-open')
	const relation = await findRelation({ hospitalId: job.hospitalId, specialistId: actor.specialistId }, tx)
	if (relation?.blocked) return fail('hospital-blocked')
	if (relation?.hidden && !input.anyway) return fail('hospital-hidden')

	const { specialistId, accountId } = actor
	const [application] = await tx
		.insert(applications)
		.values({
			...{ jobId, specialistId, note: input.note },
			resumeId: input.attachResume ? attachableResume(tx, actor) : null,
		})
		.onConflictDoNothing({ target: [applications.jobId, applications.specialistId] })
		.returning({ id: applications.id, resumeId: applications.resumeId, facts: applicationRunner.auditFacts })
	if (!application) return fail('already-applied')

	const { id: applicationId, resumeId, facts } = application
	await applicationRunner.begin(tx, applicationId, accountId, { facts, beside: [countApplicant(tx, jobId, 1)] })
	await enqueue(tx, notifyOfApplication, { applicationId, key: `application/${applicationId}` })
	const { hospitalId, hospitalName } = job
	return ok({ applicationId, hospitalId, hospitalName, resumeAttached: resumeId !== null })
}

/** The current resume, if the scanner has called it clean. */
export const attachableResume = (tx: Transaction, actor: Specialist) =>
	sql<string | null>`${tx
		.select({ id: resumes.id })
		.from(resumes)
		.where(and(eq(resumes.specialistId, actor.specialistId), isNull(resumes.retiredAt), eq(resumes.scan, 'clean')))}`

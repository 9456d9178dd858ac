import { and, eq, sql } from 'drizzle-orm'
import { countApplicant, lockOpenJob } from '#app/jobs/applicable-job.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { applicationRunner, lockApplication, moveApplication } from '../transitions.server.ts'
import { applications } from '../tables.server.ts'

type Contacted = {
	jobId: string
	specialistId: string
	/** The specialist who accepted, or the member who chose the job after that. */
	by: string
	/** The member of the hospital who asked, or chose the job. */
	memberAccountId: string | null
}

/**
 * Puts a specialist who accepted a contact request on the shortlist of a job, because both sides have agreed. Someone
 * who had applied moves up to the shortlist. Returns the application, or `null` when the job takes none now, or an
 * earlier application to it is decided or withdrawn, because there is only ever one.
 */
export async function startContacted(tx: Transaction, contacted: Contacted): Promise<string | null> {
	const { jobId, specialistId, by, memberAccountId } = contacted
	const job = await lockOpenJob(tx, jobId)
	if (!job) return null
	const [started] = await tx
		.insert(applications)
		.values({
			jobId,
			specialistId,
			origin: 'contacted',
			seenAt: here,
			appliedAt: here,
		})
		.onConflictDoNothing({ target: [applications.jobId, applications.specialistId] })
		.returning()
	if (!started) return moveUp(tx, contacted)
	await applicationRunner.begin(tx, started.id, by)
	const shortlisting = { to: 'shortlisted', by: 'hospital', actorAccountId: memberAccountId } as const
	const moved = await applicationRunner.move(tx, started, { ...shortlisting, set: { stageChangedAt: here } })
	if (!moved.ok) throw new Error(`A new application could not be shortlisted: ${moved.failure}`)
	await countApplicant(tx, jobId, 1)
	return started.id
}

/** Moves up someone who had already applied themselves. Stages beyond the shortlist stay as they are. */
async function moveUp(tx: Transaction, { jobId, specialistId, memberAccountId }: Contacted) {
	const [existing] = await tx
		.select({ id: applications.id })
		.from(applications)
		.where(and(eq(applications.jobId, jobId), eq(applications.specialistId, specialistId)))
	const application = existing && (await lockApplication(tx, existing.id, sql`true`))
	if (!application || application.stage === 'rejected' || application.stage === 'withdrawn') return null
	if (application.stage === 'applied' && memberAccountId)
		await moveApplication(tx, application, {
			to: 'shortlisted',
			by: 'hospital',
			actorAccountId: memberAccountId,
			version: application.version,
		})
	return application.id
}

const here = sql`clock_timestamp()`

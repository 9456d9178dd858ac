import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import type { Interest } from '#app/specialists/disclosure.ts'
import { isHiddenFrom } from '#app/specialists/hidden-hospitals.server.ts'
import { receivedBy } from './deciding.server.ts'
import { interestOf, mutualStages } from './policy.ts'
import { undoSeconds } from './stage.ts'
import { applicationEvents, applications } from './tables.server.ts'

/** What lies between the member's hospital and a specialist, for `disclose`. */
export async function findInterest(member: Member, specialistId: string): Promise<Interest> {
	const [received, blocked] = await Promise.all([
		db
			.select({ stage: applications.stage, isSettled: sql<boolean>`${settlesAt} <= clock_timestamp()` })
			.from(applications)
			.innerJoin(jobs, eq(jobs.id, applications.jobId))
			.where(and(eq(applications.specialistId, specialistId), receivedBy(member))),
		isHiddenFrom(specialistId, member.hospitalId),
	])
	return { ...interestOf(received), blocked }
}

const undo = alias(applicationEvents, 'undo')
/** The first move to where both sides want it, unless it was taken back. */
const becameMutual = db
	.select({ at: sql`min(${applicationEvents.at})` })
	.from(applicationEvents)
	.leftJoin(undo, eq(undo.undoes, applicationEvents.id))
	.where(
		sql`${applicationEvents.applicationId} = ${applications.id} and ${applicationEvents.undoes} is null and ${undo.id} is null and ${applicationEvents.to} in ${mutualStages}`,
	)

/**
 * When mutual interest can no longer be taken back. Until then nothing is shown that it brings: a hospital that
 * shortlists, reads the phone number and undoes has not shortlisted.
 */
export const settlesAt = sql<Date>`(coalesce((${becameMutual}), ${applications.stageChangedAt}) + make_interval(secs => ${undoSeconds}))`

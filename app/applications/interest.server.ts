import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { findAccepted } from '#app/contacts/state.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { type Interest, noInterest } from '#app/specialists/disclosure.ts'
import { findHiding } from '#app/specialists/hidden-hospitals.server.ts'
import { receivedBy } from './deciding.server.ts'
import { interestOf, mutualStages } from './policy.ts'
import { undoSeconds } from './stage.ts'
import { applicationEvents, applications } from './tables.server.ts'

/** What lies between the member's hospital and a specialist, for `disclose`. */
export async function findInterest(member: Member, specialistId: string): Promise<Interest> {
	return (await findInterests(member, [specialistId])).get(specialistId) ?? noInterest
}

/** As `findInterest`, for many at once: a list asks the database three times, however long it is. */
export async function findInterests(member: Member, specialistIds: string[]): Promise<Map<string, Interest>> {
	if (specialistIds.length === 0) return new Map()
	const [received, accepted, hiding] = await Promise.all([
		listReceived(member, specialistIds),
		findAccepted(member, specialistIds),
		findHiding(member.hospitalId, specialistIds),
	])
	return new Map(
		specialistIds.map((id) => {
			const hides = hiding.get(id)
			if (hides?.blocked) return [id, { ...noInterest, ...hides }]
			return [id, { ...interestOf(received.get(id) ?? []), ...accepted.get(id), ...hides }]
		}),
	)
}

async function listReceived(member: Member, specialistIds: string[]) {
	const rows = await db
		.select({
			specialistId: applications.specialistId,
			stage: applications.stage,
			isSettled: sql<boolean>`${settlesAt} <= clock_timestamp()`,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(inArray(applications.specialistId, specialistIds), receivedBy(member)))
	return Map.groupBy(rows, (row) => row.specialistId)
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

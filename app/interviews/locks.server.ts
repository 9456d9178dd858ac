import { concernedBy } from '#app/applications/concerned.server.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { lockApplication } from '#app/applications/transitions.server.ts'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import { type Interviewer, isVerified, type Member, type Specialist } from '#app/identity/actor.ts'
import { type Transaction, violates } from '#app/platform/database/db.server.ts'
import { whereBetween } from '#app/relations/view.server.ts'
import { interviewers, interviews } from './tables.server.ts'

export type Participant = Member | Specialist | Interviewer
export type LockedInterview = NonNullable<Awaited<ReturnType<typeof lockInterview>>>

/** Interviews that are the actor's own; a hospital's only as long as it is verified and the specialist has not blocked it, and of an interviewer those that they take part in. */
export function isOf(actor: Participant): SQL {
	if (actor.kind === 'specialist') return eq(interviews.specialistId, actor.specialistId)
	if (!isVerified(actor)) return sql`false`
	const takesPart =
		actor.kind === 'interviewer'
			? sql`and exists (select from ${interviewers} where ${interviewers.interviewId} = ${interviews.id} and ${interviewers.accountId} = ${actor.accountId})`
			: sql``
	return sql`(${interviews.hospitalId} = ${actor.hospitalId} ${takesPart} and ${whereBetween(interviews.hospitalId, interviews.specialistId, ({ mayReceive }) => mayReceive)})`
}

/** The accounts of those who will be there, in one order. */
export const interviewersOf = sql<
	string[]
>`array(select ${interviewers.accountId} from ${interviewers} where ${interviewers.interviewId} = ${interviews.id} order by 1)`

export const sideOf = (actor: Participant) => (actor.kind === 'specialist' ? 'specialist' : 'hospital')

/**
 * Locks the application and then the interview, always in this order, with the time at which that succeeded. `null`
 * where `whose` does not let the actor have it.
 */
export async function lockInterview(tx: Transaction, interviewId: string, whose: SQL) {
	const [found] = await tx
		.select({ applicationId: interviews.applicationId })
		.from(interviews)
		.where(and(eq(interviews.id, interviewId), whose))
	if (!found) return null
	const application = await lockApplication(tx, found.applicationId, sql`true`)
	const [interview] = await tx
		.select({
			id: interviews.id,
			status: interviews.status,
			awaits: interviews.awaits,
			round: interviews.round,
			startsAt: interviews.startsAt,
			endsAt: interviews.endsAt,
			mode: interviews.mode,
			place: interviews.place,
			note: interviews.note,
			minutes: interviews.minutes,
			sequence: interviews.sequence,
			version: interviews.version,
			interviewerAccountIds: interviewersOf,
			now: sql<Date>`clock_timestamp()`.mapWith(interviews.createdAt),
		})
		.from(interviews)
		.where(eq(interviews.id, interviewId))
		.for('update')
	return application && interview ? { ...interview, application } : null
}

/**
 * Locks these calendars until the transaction ends, so that of two bookings of the same hour the second sees the first.
 * Taken last and in one order, so that two bookings never wait for each other.
 */
export async function lockDiaries(tx: Transaction, people: readonly string[]) {
	for (const id of people.toSorted())
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`diary ${id}`}, 11))`)
}

/** The database found an interviewer in two places at once. */
export const interviewerOverlaps = (error: unknown) =>
	violates(error, 'no_overlap_for_interviewers') || violates(error, 'no_overlap_for_interviewer')

/** Whether all of them act for the hospital at the site of the application and so can hold its interviews. */
export async function areColleagues(
	tx: Transaction,
	{ hospitalId }: Member,
	applicationId: string,
	accountIds: readonly string[],
) {
	const colleagues = await tx
		.select({ accountId: hospitalMembers.accountId })
		.from(hospitalMembers)
		.where(
			and(
				inArray(hospitalMembers.accountId, [...accountIds]),
				eq(hospitalMembers.hospitalId, hospitalId),
				concernedBy(applicationId),
			),
		)
	return colleagues.length === new Set(accountIds).size
}

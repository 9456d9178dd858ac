import { and, count, desc, eq, sql } from 'drizzle-orm'
import { isVerified, type Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { notHiddenFrom } from '#app/specialists/hidden-hospitals.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { requestsPerPage } from './limits.ts'
import { type RequestStatus, requestStatuses, takeBackSeconds } from './status.ts'
import { contactRequests } from './tables.server.ts'

/** Requests of the member's own hospital, as long as it is verified; else there are none. */
const sentBy = (member: Member) => (isVerified(member) ? eq(contactRequests.hospitalId, member.hospitalId) : sql`false`)

export type SentRequest = Awaited<ReturnType<typeof listSentRequests>>['requests'][number]

/**
 * Requests that the hospital sent, the newest first. Who said yes is named; everybody else only as far as their
 * profile shows now: who went private since has no name here.
 */
export async function listSentRequests(
	member: Member,
	{ status, page }: { status: RequestStatus | null; page: number },
) {
	const isOpen = sql<boolean>`(${contactRequests.status} = 'accepted' and ${contactRequests.revokedAt} is null)`
	const isSeen = sql<boolean>`(${specialists.profileVisibility} and ${await notHiddenFrom(member.hospitalId)})`
	const rows = await db
		.select({
			id: contactRequests.id,
			status: contactRequests.status,
			isRevoked: sql<boolean>`${contactRequests.revokedAt} is not null`,
			isFresh: sql<boolean>`${contactRequests.sentAt} > now() - make_interval(secs => ${takeBackSeconds})`,
			reason: contactRequests.reason,
			declineReason: contactRequests.declineReason,
			sentAt: contactRequests.sentAt,
			decidedAt: contactRequests.decidedAt,
			expiresAt: contactRequests.expiresAt,
			jobTitle: jobs.title,
			jobId: contactRequests.jobId,
			sender: accounts.name,
			specialistId: contactRequests.specialistId,
			isSeen: sql<boolean>`(${isOpen} or ${isSeen})`,
			name: sql<
				string | null
			>`case when ${isOpen} or (${isSeen} and not ${specialists.anonymousMode}) then ${specialists.name} end`,
			speciality: sql<string | null>`case when ${isOpen} or ${isSeen} then ${specialists.speciality} end`,
		})
		.from(contactRequests)
		.innerJoin(specialists, eq(specialists.id, contactRequests.specialistId))
		.leftJoin(jobs, eq(jobs.id, contactRequests.jobId))
		.leftJoin(accounts, eq(accounts.id, contactRequests.senderAccountId))
		.where(and(sentBy(member), status ? eq(contactRequests.status, status) : undefined))
		.orderBy(desc(contactRequests.sentAt), desc(contactRequests.id))
		.limit(requestsPerPage + 1)
		.offset((page - 1) * requestsPerPage)
	return { requests: rows.slice(0, requestsPerPage), hasMore: rows.length > requestsPerPage }
}

/** How many of the hospital's requests stand where; for tabs, and for the number of those that wait. */
export async function countSentRequests(member: Member): Promise<Record<RequestStatus, number>> {
	const rows = await db
		.select({ status: contactRequests.status, count: count() })
		.from(contactRequests)
		.where(sentBy(member))
		.groupBy(contactRequests.status)
	const counts = Object.fromEntries(requestStatuses.map((each) => [each, 0])) as Record<RequestStatus, number>
	for (const row of rows) counts[row.status] = row.count
	return counts
}

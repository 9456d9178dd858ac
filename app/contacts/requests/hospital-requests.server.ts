import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { isVerified, type Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { titleInLists } from '#app/jobs/concerned.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { isKnown, mayMessage, mayReadProfile } from '#app/relations/rules.ts'
import { relationBetween } from '#app/relations/view.server.ts'
import { sealedBrief } from '#app/specialists/brief.server.ts'
import { discloseBrief } from '#app/specialists/disclosure/disclosure.ts'
import { findStillNamed } from '#app/specialists/disclosure/disclosure-allowance.server.ts'
import { recordListed } from '#app/specialists/disclosure/profile-access.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { type RequestStatus, requestStatuses, withdrawalSeconds } from '../status.ts'
import { contactRequests } from '../tables.server.ts'

/** Requests of the member's own hospital, as long as it is verified; else there are none. */
const sentBy = (member: Member) => (isVerified(member) ? eq(contactRequests.hospitalId, member.hospitalId) : sql`false`)

export type SentRequest = Awaited<ReturnType<typeof listSentRequests>>[number]

/**
 * Requests that the hospital sent, newest or next to expire first. Names appear as far as the hospital may read the profile now. A
 * specialist who has since gone private has no name here, unless they accepted.
 */
export async function listSentRequests(
	member: Member,
	{ status, shown, order = 'newest' }: { status: RequestStatus | null; shown: number; order?: 'newest' | 'due' },
) {
	const rows = await db
		.select({
			id: contactRequests.id,
			status: contactRequests.status,
			isRevoked: sql<boolean>`${contactRequests.revokedAt} is not null`,
			isFresh: sql<boolean>`${contactRequests.sentAt} > now() - make_interval(secs => ${withdrawalSeconds})`,
			reason: contactRequests.reason,
			declineReason: contactRequests.declineReason,
			sentAt: contactRequests.sentAt,
			decidedAt: contactRequests.decidedAt,
			expiresAt: contactRequests.expiresAt,
			jobTitle: sql<string | null>`${titleInLists(member)}`,
			jobId: contactRequests.jobId,
			sender: accounts.name,
			specialistId: contactRequests.specialistId,
			person: sealedBrief,
		})
		.from(contactRequests)
		.innerJoin(specialists, eq(specialists.id, contactRequests.specialistId))
		.innerJoinLateral(...relationBetween(contactRequests.hospitalId, contactRequests.specialistId))
		.leftJoin(jobs, eq(jobs.id, contactRequests.jobId))
		.leftJoin(accounts, eq(accounts.id, contactRequests.senderAccountId))
		.where(and(sentBy(member), status ? eq(contactRequests.status, status) : undefined))
		.orderBy(order === 'due' ? asc(contactRequests.expiresAt) : desc(contactRequests.sentAt), desc(contactRequests.id))
		.limit(shown)
	const named = await findStillNamed(
		member,
		rows.map(({ specialistId }) => specialistId),
	)
	const requests = rows.map(({ person, ...request }) => {
		const isSeen = mayReadProfile(person)
		const { name: whole, speciality } = discloseBrief(person)
		const name = isKnown(person) || named.has(request.specialistId) ? whole : null
		return { ...request, isSeen, isTalking: mayMessage(person), name, speciality: isSeen ? speciality : null }
	})
	const seen = requests.filter(({ isSeen }) => isSeen)
	await recordListed(
		member,
		'contact requests',
		seen.map(({ specialistId }) => specialistId),
		['name', 'speciality'],
	)
	return requests
}

/** Counts of the hospital's requests by status, for tabs and for the number that wait. */
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

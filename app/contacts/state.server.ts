import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { cooldownDays } from '#app/durations.ts'
import type { RequestStatus } from './status.ts'
import { contactRequests } from './tables.server.ts'

/** The hospital's last request to a specialist, for a line such as 'Invited 2 d ago'. */
export type ContactState = {
	id: string
	status: RequestStatus
	revoked: boolean
	sentAt: Date
	expiresAt: Date
	/** The hospital may not ask again until then. Null when it may now. */
	cooldownEndsAt: Date | null
}

const noAt = sql`coalesce(${contactRequests.revokedAt}, case when ${contactRequests.status} = 'declined' then ${contactRequests.decidedAt} end)`
const cooldownEndsAt =
	sql<Date | null>`case when ${noAt} > now() - make_interval(days => ${cooldownDays}) then ${noAt} + make_interval(days => ${cooldownDays}) end`.mapWith(
		contactRequests.decidedAt,
	)

/** The last request to each of these specialists. Those never asked are not in the map. */
export async function findContactStates(member: Member, specialistIds: string[]): Promise<Map<string, ContactState>> {
	if (specialistIds.length === 0) return new Map()
	const rows = await db
		.selectDistinctOn([contactRequests.specialistId], {
			specialistId: contactRequests.specialistId,
			id: contactRequests.id,
			status: contactRequests.status,
			revokedAt: contactRequests.revokedAt,
			sentAt: contactRequests.sentAt,
			expiresAt: contactRequests.expiresAt,
			cooldownEndsAt,
		})
		.from(contactRequests)
		.where(and(eq(contactRequests.hospitalId, member.hospitalId), inArray(contactRequests.specialistId, specialistIds)))
		.orderBy(contactRequests.specialistId, desc(contactRequests.sentAt))
	return new Map(
		rows.map(({ specialistId, revokedAt, ...state }) => [specialistId, { ...state, revoked: revokedAt !== null }]),
	)
}

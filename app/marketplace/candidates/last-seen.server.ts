import { inArray, max } from 'drizzle-orm'
import { sessions } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'

/** When these people last used the product, of those who are logged in somewhere. */
export async function findLastSeen(specialistIds: string[]): Promise<Map<string, Date>> {
	if (specialistIds.length === 0) return new Map()
	const rows = await db
		.select({ id: sessions.accountId, at: max(sessions.lastSeenAt) })
		.from(sessions)
		.where(inArray(sessions.accountId, specialistIds))
		.groupBy(sessions.accountId)
	return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at]] : [])))
}

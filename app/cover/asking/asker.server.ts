import { and, eq } from 'drizzle-orm'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db, type Queryable } from '#app/platform/database/db.server.ts'

/** The member who sent a request, for the specialist who has accepted it: as long as they act for the hospital and have a proved number. */
export async function findAsker(
	{ authorAccountId, hospitalId }: { authorAccountId: string | null; hospitalId: string },
	on: Queryable = db,
) {
	if (authorAccountId === null) return null
	const [asker] = await on
		.select({ name: accounts.name, phone: hospitalMembers.phone })
		.from(hospitalMembers)
		.innerJoin(accounts, eq(accounts.id, hospitalMembers.accountId))
		.where(and(eq(hospitalMembers.accountId, authorAccountId), eq(hospitalMembers.hospitalId, hospitalId)))
	return asker?.phone ? { name: asker.name, phone: formatPhone(asker.phone) } : null
}

import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import type { ListKey } from './lists.ts'
import { savedViews } from './tables.server.ts'

export type View = Awaited<ReturnType<typeof listViews>>[number]

export const ownView = ({ accountId, hospitalId }: Member, viewId: string) =>
	and(eq(savedViews.id, viewId), eq(savedViews.accountId, accountId), eq(savedViews.hospitalId, hospitalId))

/** The member's own views and those that colleagues share, by name; of one list, or of all. Who left the team shares none. */
export async function listViews({ accountId, hospitalId }: Member, list?: ListKey) {
	const rows = await db
		.select({
			id: savedViews.id,
			list: savedViews.list,
			name: savedViews.name,
			address: savedViews.address,
			sharedAt: savedViews.sharedAt,
			accountId: savedViews.accountId,
			owner: accounts.name,
		})
		.from(savedViews)
		.innerJoin(accounts, eq(accounts.id, savedViews.accountId))
		.innerJoin(
			hospitalMembers,
			and(eq(hospitalMembers.accountId, savedViews.accountId), eq(hospitalMembers.hospitalId, savedViews.hospitalId)),
		)
		.where(
			and(
				eq(savedViews.hospitalId, hospitalId),
				isNull(savedViews.removedAt),
				or(eq(savedViews.accountId, accountId), isNotNull(savedViews.sharedAt)),
				list && eq(savedViews.list, list),
			),
		)
		.orderBy(asc(savedViews.name), asc(savedViews.id))
	return rows.map(({ accountId: of, sharedAt, ...view }) => ({
		...view,
		isMine: of === accountId,
		isShared: sharedAt !== null,
	}))
}

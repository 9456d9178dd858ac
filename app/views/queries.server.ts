import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { type ListKey, readView, savingOf } from './lists.ts'
import { savedViews } from './tables.server.ts'

export type ViewChoices = Awaited<ReturnType<typeof findViewChoices>>

export const ownView = ({ accountId, hospitalId }: Member, viewId: string) =>
	and(eq(savedViews.id, viewId), eq(savedViews.accountId, accountId), eq(savedViews.hospitalId, hospitalId))

/** The member's own views and those that colleagues share, by name; of one list, or of all. Members who have left the team share none. */
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

/** What the menu above a list offers, whose address this is: the views of it, and where this one is kept. Null where there is nothing to offer. */
export async function findViewChoices(member: Member, address: string) {
	const here = readView(address)
	if (!here) return null
	const views = (await listViews(member, here.list)).map(({ id, name, address: to, owner, isMine }) => ({
		...{ id, name, to },
		owner: isMine ? null : owner,
		isOpen: to === here.address,
	}))
	const isKept = views.some(({ isOpen }) => isOpen)
	const saveTo = here.isNarrowed && !isKept ? savingOf(here.address) : null
	return views.length === 0 && saveTo === null ? null : { views, saveTo }
}

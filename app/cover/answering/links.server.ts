import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { type AcceptFailure, acceptCover } from './answers.server.ts'
import { readCoverLink } from './link-address.server.ts'
import { findMyCover } from '../my-cover.server.ts'
import { coverLinks, coverRequests } from '../tables.server.ts'

/** Never written by us, or of a person or a request that is gone; used once; too old. */
type LinkFailure = 'unknown' | 'used' | 'expired'

export async function findLink(token: string | undefined) {
	const id = readCoverLink(token)
	if (id === null) return null
	const [found] = await db
		.select({
			id: coverLinks.id,
			requestId: coverLinks.requestId,
			specialistId: coverLinks.specialistId,
			name: specialists.name,
			isUsed: sql<boolean>`${coverLinks.usedAt} is not null`,
			isExpired: sql<boolean>`${coverLinks.expiresAt} <= now()`,
		})
		.from(coverLinks)
		.innerJoin(coverRequests, eq(coverRequests.id, coverLinks.requestId))
		.innerJoin(specialists, eq(specialists.id, coverLinks.specialistId))
		.innerJoin(accounts, and(eq(accounts.id, specialists.id), isNull(accounts.suspendedAt)))
		.where(eq(coverLinks.id, id))
	return found ?? null
}

/** They act as the person to whom the link was sent, without a session. */
export const personOf = ({ specialistId, name }: { specialistId: string; name: string }): Specialist => ({
	kind: 'specialist',
	accountId: specialistId,
	sessionId: '',
	specialistId,
	name,
})

/** The request of a link as the person reads it. Looking changes nothing: programs open links too. */
export async function findLinkedCover(token: string | undefined) {
	return await asSystem('a link is read by whoever has it', async () => {
		const link = await findLink(token)
		if (!link) return { kind: 'unknown' as const }
		const { requestId, specialistId } = link
		if (link.isUsed) return { kind: 'used' as const, requestId, specialistId }
		if (link.isExpired) return { kind: 'expired' as const, requestId, specialistId }
		const cover = await findMyCover(personOf(link), requestId)
		return cover ? { kind: 'open' as const, requestId, specialistId, cover } : { kind: 'unknown' as const }
	})
}

/** Accepts as `acceptCover` does, with a link that is used up by it. Of two at once the second finds it used. */
export async function acceptByLink(
	token: string | undefined,
	{ mayTire }: { mayTire: boolean },
): Promise<Result<{ requestId: string }, LinkFailure | AcceptFailure>> {
	return await asSystem('a link acts for the person to whom it was sent', async () => {
		const link = await findLink(token)
		if (!link) return fail('unknown')
		const [taken] = await db
			.update(coverLinks)
			.set({ usedAt: sql`now()` })
			.where(and(eq(coverLinks.id, link.id), isNull(coverLinks.usedAt), gt(coverLinks.expiresAt, sql`now()`)))
			.returning({ id: coverLinks.id })
		if (!taken) return fail(link.isUsed ? 'used' : link.isExpired ? 'expired' : 'used')
		const accepted = await acceptCover(personOf(link), link.requestId, { mayTire })
		if (accepted.ok) return ok({ requestId: link.requestId })
		// Nothing was accepted with it.
		await db.update(coverLinks).set({ usedAt: null }).where(eq(coverLinks.id, link.id))
		return fail(accepted.failure)
	})
}

import { eq, or, sql } from 'drizzle-orm'
import { removeCases } from '#app/cases/cases.server.ts'
import { rightsKinds } from '#app/cases/kinds.ts'
import type { Eraser } from '#app/platform/personal-data.server.ts'
import { filesOfOrders } from './order-files.server.ts'
import { rightsOrderFiles, rightsRequests } from './tables.server.ts'

/** Removes what an erased person sent, logged in or not, with what operators noted about it. */
export const eraseRightsRequestsOf: Eraser = async (tx, { id, email, phone }) => {
	const sentBy = or(
		eq(rightsRequests.accountId, id),
		email ? sql`lower(${rightsRequests.email}) = lower(${email})` : undefined,
		phone ? eq(rightsRequests.phone, phone) : undefined,
	)
	const files = await tx
		.select({ storageKey: rightsOrderFiles.storageKey })
		.from(rightsOrderFiles)
		.innerJoin(rightsRequests, eq(rightsRequests.id, rightsOrderFiles.requestId))
		.where(sentBy)
	for (const { storageKey } of files) await filesOfOrders.letGo(tx, storageKey)
	const gone = (await tx.delete(rightsRequests).where(sentBy).returning({ id: rightsRequests.id })).map((row) => row.id)
	for (const kind of rightsKinds) await removeCases(tx, kind, gone)
	return gone
}

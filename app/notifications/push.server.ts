import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db.server.ts'
import { queuePushDelivery } from '#app/platform/deliveries.server.ts'
import { vapidKeys } from '#app/platform/push.server.ts'
import { pushSubscriptions } from './tables.server.ts'

export type Push = {
	/** Names the event, as with notices and mails: told twice, it is still one push for each browser. */
	key: string
	/** All that is shown: other people may see a lock screen. */
	title: string
	/** Path on this site that a tap opens. */
	href: string
}

/**
 * Queues a push to every browser of the account that agreed, with the caller's transaction. Whether the person wants it
 * by push is for the caller to know. Nothing happens where push is switched off.
 */
export async function queuePush(tx: Transaction, accountId: string, { key, title, href }: Push) {
	if (!vapidKeys) return
	const browsers = await tx
		.select({
			id: pushSubscriptions.id,
			endpoint: pushSubscriptions.endpoint,
			p256dh: pushSubscriptions.p256dh,
			auth: pushSubscriptions.auth,
		})
		.from(pushSubscriptions)
		.where(eq(pushSubscriptions.accountId, accountId))
		.orderBy(desc(pushSubscriptions.createdAt))
	for (const { id, ...browser } of browsers) {
		await queuePushDelivery(tx, { ...browser, title, href, tag: key, key: `push/${key}/${id}` })
	}
}

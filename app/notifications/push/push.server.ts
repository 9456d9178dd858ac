import { desc, inArray } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { outgoingPush } from '#app/platform/delivery/deliveries.server.ts'
import { vapidKeys } from '#app/platform/delivery/push.server.ts'
import { pushSubscriptions } from '../tables.server.ts'

export type Push = {
	/** Names the event, as with notices and mails: told twice, it is still one push for each browser. */
	key: string
	/** All that is shown: other people may see a lock screen. */
	title: string
	/** Path on this site that a tap opens. */
	href: string
}

/**
 * Writes pushes to every browser of these accounts that agreed. Whether the person wants it by push is for the caller to know.
 * There are none where push is switched off.
 */
export async function readPushWriter(on: Queryable, accountIds: readonly string[]) {
	const browsers =
		vapidKeys && accountIds.length > 0
			? await on
					.select({
						id: pushSubscriptions.id,
						accountId: pushSubscriptions.accountId,
						endpoint: pushSubscriptions.endpoint,
						p256dh: pushSubscriptions.p256dh,
						auth: pushSubscriptions.auth,
					})
					.from(pushSubscriptions)
					.where(inArray(pushSubscriptions.accountId, [...accountIds]))
					.orderBy(desc(pushSubscriptions.createdAt))
			: []
	return (accountId: string, { key, title, href }: Push) =>
		browsers
			.filter((browser) => browser.accountId === accountId)
			.map(({ id, endpoint, p256dh, auth }) =>
				outgoingPush({ endpoint, p256dh, auth, title, href, tag: key, key: `push/${key}/${id}` }),
			)
}

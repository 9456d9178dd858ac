import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { devicesLoggedOut } from '#app/identity/sessions/security-events.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { pushAddressGone } from '#app/platform/delivery/deliveries.server.ts'
import { vapidKeys } from '#app/platform/delivery/push.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import type { PushSubscriptionInput } from '../schema.server.ts'
import { pushSubscriptions } from '../tables.server.ts'

/** More than anyone uses. Beyond it, the oldest is removed. */
const maxBrowsers = 10

/** The key that a browser subscribes with. `null` where push is switched off, and then no one is asked. */
export const pushKey = (): string | null => vapidKeys?.publicKey ?? null

/** Stores a browser that agreed. It belongs to the person who uses it now. */
export async function subscribeToPush(accountId: string, subscription: PushSubscriptionInput) {
	const { endpoint, p256dh, auth } = subscription
	await db.transaction(async (tx) => {
		await tx
			.insert(pushSubscriptions)
			.values({ accountId, endpoint, p256dh, auth })
			.onConflictDoUpdate({
				target: pushSubscriptions.endpoint,
				set: { accountId, p256dh, auth, createdAt: sql`now()` },
			})
		const surplus = tx
			.select({ id: pushSubscriptions.id })
			.from(pushSubscriptions)
			.where(eq(pushSubscriptions.accountId, accountId))
			.orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
			.offset(maxBrowsers)
		await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus))
	})
}

/** Forgets one browser of the account, or all of them (`null`). */
export async function unsubscribeFromPush(accountId: string, endpoint: string | null) {
	const own = eq(pushSubscriptions.accountId, accountId)
	await db.delete(pushSubscriptions).where(endpoint === null ? own : and(own, eq(pushSubscriptions.endpoint, endpoint)))
}

/** The addresses of the account's browsers, by which each browser knows whether it is among them. */
export async function listPushBrowsers(accountId: string): Promise<string[]> {
	const rows = await db
		.select({ endpoint: pushSubscriptions.endpoint })
		.from(pushSubscriptions)
		.where(eq(pushSubscriptions.accountId, accountId))
	return rows.map(({ endpoint }) => endpoint)
}

/** What reaches a lost device would be read there. We do not know which browser had which session, so all are forgotten. */
export const forgetLoggedOutBrowsers = defineTask({
	name: 'notifications.forget-logged-out-browsers',
	payload: devicesLoggedOut.payload,
	on: devicesLoggedOut,
	run: ({ accountId }) => unsubscribeFromPush(accountId, null),
})

/** A browser that its push service knows no more gets nothing from now on. */
export const forgetGoneBrowser = defineTask({
	name: 'notifications.forget-gone-browser',
	payload: pushAddressGone.payload,
	on: pushAddressGone,
	async run({ endpoint }) {
		await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))
	},
})

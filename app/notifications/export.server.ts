import { asc, eq } from 'drizzle-orm'
import { db } from '#app/platform/db.server.ts'
import type { PersonalExport } from '#app/platform/personal-export.ts'
import { channelChoices, notificationPreferences, notifications, pushSubscriptions } from './tables.server.ts'

/** The list behind the bell, and how someone wants to be notified. */
export const notificationsExport: PersonalExport = {
	name: 'notifications',
	holds: [notifications, notificationPreferences, channelChoices, pushSubscriptions],
	leavesOut: [],
	async collect(accountId) {
		const [switches] = await db
			.select()
			.from(notificationPreferences)
			.where(eq(notificationPreferences.accountId, accountId))
		return {
			records: {
				notifications: await db
					.select({
						title: notifications.title,
						body: notifications.body,
						readAt: notifications.readAt,
						createdAt: notifications.createdAt,
					})
					.from(notifications)
					.where(eq(notifications.accountId, accountId))
					.orderBy(asc(notifications.createdAt)),
				switches: switches ?? 'All on',
				channels: await db.select().from(channelChoices).where(eq(channelChoices.accountId, accountId)),
				// With its keys anyone could send to the browser.
				browsers: await db
					.select({ endpoint: pushSubscriptions.endpoint, since: pushSubscriptions.createdAt })
					.from(pushSubscriptions)
					.where(eq(pushSubscriptions.accountId, accountId)),
			},
			files: [],
		}
	},
}

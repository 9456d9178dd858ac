import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { channels, eventsFor, eventDefinitionOf } from './channels.ts'
import { channelChoices, notificationPreferences, notifications } from './tables.server.ts'

export async function countUnread(accountId: string): Promise<number> {
	const [row] = await db
		.select({ unread: count() })
		.from(notifications)
		.where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
	return row?.unread ?? 0
}

/** How many notices are unread, and when the last one of all came. */
export async function findNoticePulse(accountId: string): Promise<{ unread: number; lastAt: Date | null }> {
	const [row] = await db
		.select({
			unread: sql<number>`(select count(*)::int from ${notifications} waiting where waiting.account_id = ${accountId} and waiting.read_at is null)`,
			lastAt: notifications.createdAt,
		})
		.from(notifications)
		.where(eq(notifications.accountId, accountId))
		.orderBy(desc(notifications.createdAt))
		.limit(1)
	return row ?? { unread: 0, lastAt: null }
}

/** The account's notices: the unread ones first, each part newest first; at most 500. */
export async function listNotifications(accountId: string, show: number) {
	const limit = Math.min(show, 500)
	const rows = await db
		.select({
			id: notifications.id,
			title: notifications.title,
			body: notifications.body,
			message: notifications.message,
			facts: notifications.facts,
			href: notifications.href,
			readAt: notifications.readAt,
			createdAt: notifications.createdAt,
		})
		.from(notifications)
		.where(eq(notifications.accountId, accountId))
		.orderBy(sql`${notifications.readAt} is not null`, desc(notifications.createdAt), desc(notifications.id))
		.limit(limit + 1)
	return { notifications: rows.slice(0, limit), hasMore: rows.length > limit && limit < 500 }
}

/** The four switches; all on until the person says otherwise. */
export async function findPreferences(accountId: string) {
	const [row] = await db.select().from(notificationPreferences).where(eq(notificationPreferences.accountId, accountId))
	const { email = true, jobAlerts = true, messages = true, updates = true, version = 0 } = row ?? {}
	return { email, jobAlerts, messages, updates, version }
}

/** Channels by which a person is notified of each event, as chosen or by default. */
export async function findChoices(accountId: string, audience: 'specialist' | 'member') {
	const rows = await db.select().from(channelChoices).where(eq(channelChoices.accountId, accountId))
	return eventsFor(audience).map((event) => {
		const chosen = rows.find((row) => row.event === event)
		return { event, channels: chosen ? channels.filter((each) => chosen[each]) : eventDefinitionOf(event).default }
	})
}

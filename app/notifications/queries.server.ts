import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { db } from '#app/platform/db.server.ts'
import { notificationPreferences, notifications } from './tables.server.ts'

export async function countUnread(accountId: string): Promise<number> {
	const [row] = await db
		.select({ unread: count() })
		.from(notifications)
		.where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
	return row?.unread ?? 0
}

const perPage = 20

/** The account's notices, newest first, 20 at a time; `before` is the id of the last one already shown. */
export async function listNotifications(accountId: string, before?: string) {
	const mine = eq(notifications.accountId, accountId)
	const last = before
		? db
				.select({ at: notifications.createdAt })
				.from(notifications)
				.where(and(mine, eq(notifications.id, before)))
		: null
	const rows = await db
		.select({
			id: notifications.id,
			title: notifications.title,
			body: notifications.body,
			href: notifications.href,
			readAt: notifications.readAt,
			createdAt: notifications.createdAt,
		})
		.from(notifications)
		.where(
			and(
				mine,
				last && before
					? or(
							lt(notifications.createdAt, sql`(${last})`),
							and(eq(notifications.createdAt, sql`(${last})`), lt(notifications.id, before)),
						)
					: undefined,
			),
		)
		.orderBy(desc(notifications.createdAt), desc(notifications.id))
		.limit(perPage + 1)
	return { notifications: rows.slice(0, perPage), hasMore: rows.length > perPage }
}

/** The four switches; all on until the person says otherwise. */
export async function findPreferences(accountId: string) {
	const [row] = await db.select().from(notificationPreferences).where(eq(notificationPreferences.accountId, accountId))
	const { email = true, jobAlerts = true, messages = true, updates = true } = row ?? {}
	return { email, jobAlerts, messages, updates }
}

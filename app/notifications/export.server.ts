import { and, asc, eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import type { Collected } from '#app/platform/personal-data.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import type { Said, StoredNotice } from './stored-notice.server.ts'
import { notifications } from './tables.server.ts'

/** The list of notifications, as `say` writes them for the person. */
export async function collectNotices(accountId: string, say: (notice: StoredNotice) => Said): Promise<Collected> {
	const rows = await db
		.select()
		.from(notifications)
		.where(eq(notifications.accountId, accountId))
		.orderBy(asc(notifications.createdAt))
	const list = rows.map(({ readAt, createdAt, ...notice }) => ({ ...say(notice), readAt, createdAt }))
	return { records: { notifications: list }, files: [] }
}

/** Under which ids WhatsApp knows what was sent to the person. The texts are in their notifications. */
export async function collectSentByWhatsApp(accountId: string): Promise<Collected> {
	const sent = await db
		.select({ wamid: deliveries.providerId, sentAt: deliveries.sentAt, arrivedAt: deliveries.arrivedAt })
		.from(deliveries)
		.where(and(eq(deliveries.channel, 'whatsapp'), eq(sql`split_part(${deliveries.key}, '/', -1)`, accountId)))
		.orderBy(asc(deliveries.createdAt))
	return { records: { 'whatsapp-sent': sent.filter(({ wamid }) => wamid !== null) }, files: [] }
}

import { asc } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { sendQueued } from '#app/platform/delivery/sending-fixtures.server.ts'
import { demoOutbox } from '#app/platform/tables.server.ts'
import { notifications } from './tables.server.ts'

/** All that everyone was told, by notice, email and SMS, each as one text; what is queued is sent first. */
export async function listSentMessages(): Promise<string[]> {
	await sendQueued()
	const notices = await db.select().from(notifications).orderBy(asc(notifications.createdAt))
	const sends = await db.select().from(demoOutbox).orderBy(asc(demoOutbox.createdAt))
	return [
		...notices.map(({ title, body }) => `notice: ${title}: ${body}`),
		...sends.map(({ channel, subject, text }) => `${channel}: ${subject ?? ''}: ${text}`),
	]
}

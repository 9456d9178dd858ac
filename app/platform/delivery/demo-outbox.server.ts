import { desc, eq } from 'drizzle-orm'
import { db } from '../database/db.server.ts'
import { demoOutbox } from '../tables.server.ts'

type DemoSend = Omit<typeof demoOutbox.$inferInsert, 'id' | 'createdAt'>

export async function recordDemoSend(send: DemoSend) {
	await db.insert(demoOutbox).values(send)
}

/** What the demo senders delivered, newest first; only what went to one recipient when `to` is given. */
export async function listDemoSends(to: string | null) {
	return db
		.select({
			id: demoOutbox.id,
			channel: demoOutbox.channel,
			to: demoOutbox.to,
			subject: demoOutbox.subject,
			text: demoOutbox.text,
			code: demoOutbox.code,
			buttons: demoOutbox.buttons,
			at: demoOutbox.createdAt,
		})
		.from(demoOutbox)
		.where(to ? eq(demoOutbox.to, to) : undefined)
		.orderBy(desc(demoOutbox.createdAt), desc(demoOutbox.id))
		.limit(200)
}

export async function findDemoSend(id: string) {
	const [send] = await db
		.select({ channel: demoOutbox.channel, to: demoOutbox.to, buttons: demoOutbox.buttons })
		.from(demoOutbox)
		.where(eq(demoOutbox.id, id))
	return send ?? null
}

/** The `to` of a request for the outbox. A `+` that was not encoded arrives as a space; digits alone are a number. */
export function recipientAsked(request: Request): string {
	// PostgreSQL stores and compares no text with a zero character.
	const to = (new URL(request.url).searchParams.get('to') ?? '').replaceAll('\0', '').trim().slice(0, 254)
	return /^\d{7,}$/.test(to) ? `+${to}` : to
}

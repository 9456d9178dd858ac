import { desc, eq } from 'drizzle-orm'
import { db } from '../database/db.server.ts'
import { deliveries, demoOutbox } from '../tables.server.ts'
import { deliver } from './deliveries.server.ts'

/** Sends all that waits, in the order in which it was written. */
export async function sendQueued(): Promise<void> {
	const waiting = db.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.status, 'queued'))
	for (const { id } of await waiting.orderBy(deliveries.createdAt, deliveries.id)) await deliver(id)
}

/** The code of the newest message to this number or address, after what waits was sent; '' where none has one. */
export async function newestCodeTo(to: string): Promise<string> {
	await sendQueued()
	const sent = db.select({ code: demoOutbox.code }).from(demoOutbox).where(eq(demoOutbox.to, to))
	const [newest] = await sent.orderBy(desc(demoOutbox.createdAt)).limit(1)
	return newest?.code ?? ''
}

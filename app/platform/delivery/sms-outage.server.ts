import { and, eq, gt, max, or, sql } from 'drizzle-orm'
import { db } from '../database/db.server.ts'
import { deliveries } from '../tables.server.ts'

const recently = sql`now() - interval '2 minutes'`

/**
 * The last SMS we tried to send, from any process, did not go out. Outages count for two minutes after the last sign
 * of them; while something waits, it is tried more often than that.
 */
export async function smsIsDown(): Promise<boolean> {
	const [last] = await db
		.select({
			isDown: sql<boolean>`coalesce(${max(deliveries.failedAt)} > coalesce(${max(deliveries.sentAt)}, '-infinity'), false)`,
		})
		.from(deliveries)
		.where(and(eq(deliveries.channel, 'sms'), or(gt(deliveries.failedAt, recently), gt(deliveries.sentAt, recently))))
	return last?.isDown ?? false
}

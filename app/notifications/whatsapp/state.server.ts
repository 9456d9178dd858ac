import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { listStandings } from '#app/platform/delivery/whatsapp-standing.server.ts'
import { readMonth } from '#app/platform/delivery/whatsapp-month.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { whatsappContacts, whatsappEvents } from '../tables.server.ts'

const aDay = sql`now() - interval '24 hours'`

/** What operators see of the channel: how many have it on, and what came of the messages and answers of the last 24 hours. */
export async function readWhatsAppState() {
	const outcome = sql<string>`case when ${deliveries.arrivedAt} is not null then 'Arrived'
		when ${deliveries.status} = 'sent' then 'Sent, not arrived'
		when ${deliveries.status} = 'failed' then coalesce(${deliveries.lastError}, 'failed')
		when ${deliveries.status} = 'cancelled' then 'Cancelled'
		else 'Waiting' end`
	const [month, standings, on, answers, outcomes] = await Promise.all([
		readMonth(),
		listStandings(),
		db.$count(whatsappContacts, isNull(whatsappContacts.endedAt)),
		db.$count(whatsappEvents, and(eq(whatsappEvents.kind, 'press'), gt(whatsappEvents.at, aDay))),
		db
			.select({ outcome, messages: count() })
			.from(deliveries)
			.where(and(eq(deliveries.channel, 'whatsapp'), gt(deliveries.createdAt, aDay)))
			.groupBy(sql`1`)
			.orderBy(sql`2 desc`, sql`1`),
	])
	return { month, standings, on, answers, outcomes }
}

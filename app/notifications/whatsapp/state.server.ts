import { and, count, eq, gt, notInArray, sql } from 'drizzle-orm'
import { phoneChallenges, phoneCodes } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { listStandings } from '#app/platform/delivery/whatsapp-standing.server.ts'
import { readMonth } from '#app/platform/delivery/whatsapp-month.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { whatsappContacts, whatsappEvents } from '../tables.server.ts'
import { countWhatsAppOn } from './contacts.server.ts'
import { answerKinds } from './receive.server.ts'

const aDay = sql`now() - interval '24 hours'`

/** Different people who were sent a template in the last 24 hours, which Meta limits: by their contact, or the number that asked for a code. */
async function countWrittenTo(): Promise<number> {
	const person = sql`coalesce(${whatsappContacts.phone}, ${phoneChallenges.phone}, ${deliveries.key})`
	const [row] = await db
		.select({ people: sql<number>`count(distinct ${person})::int` })
		.from(deliveries)
		.leftJoin(whatsappContacts, sql`${whatsappContacts.accountId}::text = split_part(${deliveries.key}, '/', -1)`)
		.leftJoin(phoneCodes, eq(phoneCodes.deliveryId, deliveries.id))
		.leftJoin(phoneChallenges, eq(phoneChallenges.id, phoneCodes.challengeId))
		.where(
			and(
				eq(deliveries.channel, 'whatsapp'),
				gt(deliveries.sentAt, aDay),
				notInArray(sql`split_part(${deliveries.key}, '/', 2)`, [...answerKinds]),
			),
		)
	return row?.people ?? 0
}

/** What operators see of the channel: how many have it on, and what came of the messages and answers of the last 24 hours. */
export async function readWhatsAppState() {
	const outcome = sql<string>`case when ${deliveries.arrivedAt} is not null then 'Arrived'
		when ${deliveries.status} = 'sent' then 'Sent, not arrived'
		when ${deliveries.status} = 'failed' then coalesce(${deliveries.lastError}, 'failed')
		when ${deliveries.status} = 'cancelled' then 'Cancelled'
		else 'Waiting' end`
	const [month, standings, on, writtenTo, answers, outcomes] = await Promise.all([
		readMonth(),
		listStandings(),
		countWhatsAppOn(),
		countWrittenTo(),
		db.$count(whatsappEvents, and(eq(whatsappEvents.kind, 'press'), gt(whatsappEvents.at, aDay))),
		db
			.select({ outcome, messages: count() })
			.from(deliveries)
			.where(and(eq(deliveries.channel, 'whatsapp'), gt(deliveries.createdAt, aDay)))
			.groupBy(sql`1`)
			.orderBy(sql`2 desc`, sql`1`),
	])
	return { month, standings, on, writtenTo, answers, outcomes }
}

import { and, eq, gt, sql } from 'drizzle-orm'
import { db } from '../database/db.server.ts'
import { env } from '../env.server.ts'
import { whatsappPace } from '../tables.server.ts'
import { OverLimit } from './sending.server.ts'
import { take } from './whatsapp/pace.server.ts'

/** What is left of the calendar month in India. */
const thisMonth = {
	recipient: 'month',
	until: sql`(date_trunc('month', now() at time zone 'Asia/Kolkata') + interval '1 month') at time zone 'Asia/Kolkata'`,
	most: env.WHATSAPP_MONTHLY_MAX,
}

/** What is left of the month then is kept for login codes: SMS may be down, and other messages have another way. */
const shareOfOthers = 0.9

/** A message by template costs: it is counted while it is sent, and not if it does not leave. The one place where the month ends. */
export async function withinMonth<Sent>(
	{ template, code }: { template?: unknown; code?: string | undefined },
	send: () => Promise<Sent>,
): Promise<Sent> {
	if (!template) return send()
	const most = code === undefined ? Math.floor(thisMonth.most * shareOfOthers) : thisMonth.most
	if (most === 0 || !(await take(db, { ...thisMonth, most }))) throw new OverLimit('whatsapp: limit of the month')
	try {
		return await send()
	} catch (error) {
		await db
			.update(whatsappPace)
			.set({ taken: sql`greatest(${whatsappPace.taken} - 1, 0)` })
			.where(eq(whatsappPace.recipient, thisMonth.recipient))
		throw error
	}
}

/** Messages by template of this month, and how many there may be. */
export async function readMonth() {
	const [row] = await db
		.select({ taken: whatsappPace.taken })
		.from(whatsappPace)
		.where(and(eq(whatsappPace.recipient, thisMonth.recipient), gt(whatsappPace.freeAt, sql`clock_timestamp()`)))
	return { taken: row?.taken ?? 0, most: thisMonth.most }
}

/** Whether not even a code may leave by template. */
export async function isMonthFull(): Promise<boolean> {
	const { taken, most } = await readMonth()
	return taken >= most
}

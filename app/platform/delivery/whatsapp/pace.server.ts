import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { db, type Queryable, type Transaction } from '../../database/db.server.ts'
import { env } from '../../env.server.ts'
import { SenderBusy } from '../sending.server.ts'
import { whatsappPace } from '../../tables.server.ts'
import { secondsBetween } from './cloud.server.ts'

const inSeconds = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`
const toAll = { recipient: '', seconds: 1, until: inSeconds(1), most: 80 }
/** Numbers are not written down for it. */
const toOne = (to: string) => ({
	recipient: createHmac('sha256', env.SECRET).update(`whatsapp pace ${to}`).digest('base64url'),
	...{ seconds: secondsBetween, until: inSeconds(secondsBetween), most: 1 },
})

type Pace = ReturnType<typeof toOne>

/** As fast as WhatsApp takes messages to one person and to all together, over all processes. Throws for the one whose turn is later. */
export const takeTurn = (to: string) =>
	db.transaction(async (tx) => {
		for (const pace of [toOne(to), toAll]) if (!(await take(tx, pace))) throw await waitFor(tx, pace)
	})

/** Whether one more may leave before `until`; it counts if so. */
export async function take(on: Queryable, { recipient, until, most }: Omit<Pace, 'seconds'>): Promise<boolean> {
	const { rowCount } = await on.execute(sql`
		insert into ${whatsappPace} as pace (recipient, free_at)
		values (${recipient}, ${until})
		on conflict (recipient) do update set
			taken = case when pace.free_at <= clock_timestamp() then 1 else pace.taken + 1 end,
			free_at = case when pace.free_at <= clock_timestamp() then excluded.free_at else pace.free_at end
		where pace.free_at <= clock_timestamp() or pace.taken < ${most}`)
	return rowCount === 1
}

async function waitFor(tx: Transaction, { recipient, seconds }: Pace) {
	const left = sql<number>`ceil(extract(epoch from ${whatsappPace.freeAt} - clock_timestamp()))::int`
	const [row] = await tx.select({ left }).from(whatsappPace).where(eq(whatsappPace.recipient, recipient))
	return new SenderBusy('whatsapp: not its turn', Math.max(1, row?.left ?? seconds))
}

import { sql } from 'drizzle-orm'
import { db } from './database/db.server.ts'
import { gauge } from './metrics.server.ts'

/** Codes from an authenticator app are already refused at half a minute. */
const toleratedSeconds = 20

/** How many seconds the clock of this machine is ahead of the database's, which every process shares. Negative when behind. */
async function secondsAhead(): Promise<number> {
	const before = Date.now()
	const { rows } = await db.execute<{ ms: number }>(
		sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
	)
	const middle = (before + Date.now()) / 2
	return (middle - Number(rows[0]?.ms)) / 1_000
}

/**
 * Throws `WrongClock` where this machine and the database disagree about the time: this process would judge deadlines and
 * codes in another way than its neighbours. Where the database is away, that is for others to say.
 */
export async function refuseWrongClock() {
	const ahead = await secondsAhead().catch(() => 0)
	if (Math.abs(ahead) <= toleratedSeconds) return
	const seconds = `${Math.round(Math.abs(ahead))} s ${ahead > 0 ? 'ahead of' : 'behind'}`
	const error = new Error(`The clock of this machine is ${seconds} the database's. Let both keep the time by NTP.`)
	error.name = 'WrongClock'
	throw error
}

/** Nothing while the database is away. */
export const measureClock = () =>
	gauge('app_clock_ahead_seconds', 'How far the clock is ahead of that of the database', () =>
		secondsAhead().then(
			(value) => [{ value }],
			() => [],
		),
	)

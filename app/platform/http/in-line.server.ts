import { ServerBusy } from './busy.server.ts'
import { env } from '../env.server.ts'
import { createTurns, type EndTurn } from '../turns.ts'

const enterLine = createTurns({ atOnce: 1, waiting: 200, patienceMs: Math.max(3_000, env.DATABASE_WAIT_MS) })

/**
 * Runs `work`, which will wait for locks of these names in the database, when no other work of this process waits for them. Of a
 * flood of senders who want the same lock, a process thus holds one connection. Throws `ServerBusy` where the line is too long.
 */
export async function inLine<Value>(names: string[], work: () => Promise<Value>): Promise<Value> {
	const ends: EndTurn[] = []
	try {
		// In one order, so that no two wait for each other.
		for (const name of [...new Set(names)].sort()) {
			const end = await enterLine(name)
			if (!end) throw new ServerBusy(`Too many wait for ${name}`)
			ends.push(end)
		}
		return await work()
	} finally {
		for (const end of ends) end()
	}
}

import type { Actor } from '#app/identity/actor.ts'
import { findMessagePulse } from '#app/messages/queries.server.ts'
import { findNoticePulse } from '#app/notifications/queries.server.ts'

/** Counts of what waits for someone, and a mark that differs when any of it has changed. */
export type Pulse = { unread: number; unreadMessages: number; mark: string }

export async function readPulse(actor: Exclude<Actor, { kind: 'visitor' }>): Promise<Pulse> {
	const writes = actor.kind === 'specialist' || actor.kind === 'member' ? actor : null
	const [notices, messages] = await Promise.all([
		findNoticePulse(actor.accountId),
		writes ? findMessagePulse(writes) : { unread: 0, lastAt: null },
	])
	const parts = [notices, messages]
	const mark = [...parts.map(({ unread }) => unread), ...parts.map(({ lastAt }) => lastAt?.getTime() ?? 0)].join('.')
	return { unread: notices.unread, unreadMessages: messages.unread, mark }
}

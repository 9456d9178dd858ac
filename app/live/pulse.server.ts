import type { Actor } from '#app/identity/actor.ts'
import { countUnreadMessages, findLastMessageAt } from '#app/messages/queries.server.ts'
import { countUnread, findLastNoticeAt } from '#app/notifications/queries.server.ts'

/** Counts of what waits for someone, and a mark that differs when any of it has changed. */
export type Pulse = { unread: number; unreadMessages: number; mark: string }

export async function readPulse(actor: Exclude<Actor, { kind: 'visitor' }>): Promise<Pulse> {
	const writes = actor.kind === 'specialist' || actor.kind === 'member' ? actor : null
	const [unread, unreadMessages, noticeAt, messageAt] = await Promise.all([
		countUnread(actor.accountId),
		writes && countUnreadMessages(writes),
		findLastNoticeAt(actor.accountId),
		writes && findLastMessageAt(writes),
	])
	const mark = [unread, unreadMessages ?? 0, noticeAt?.getTime() ?? 0, messageAt?.getTime() ?? 0].join('.')
	return { unread, unreadMessages: unreadMessages ?? 0, mark }
}

import type { Member } from '#app/identity/actor.ts'
import { relativeTime } from '#app/platform/text/dates.ts'
import { listReadyTemplates } from '#app/templates/queries.server.ts'
import { whyClosed } from './policy.ts'
import { findConversation, listMessages } from './queries.server.ts'

export type QuickMessage = NonNullable<Awaited<ReturnType<typeof loadQuickMessage>>>

/** What a message needs beside a profile: the last one, and the texts of the team. Null while the two cannot write. */
export async function loadQuickMessage(
	member: Member,
	specialist: { id: string; called: string },
	{ job, now }: { job: string | null; now: Date },
) {
	const found = await findConversation(member, specialist.id)
	if (!found || whyClosed(found.relation)) return null
	const [templates, thread] = await Promise.all([
		listReadyTemplates(member, 'message', { name: specialist.called, job: job ?? 'your application' }),
		found.threadId ? listMessages(found.threadId, { show: 1, before: null }) : null,
	])
	const [last] = thread?.messages ?? []
	return {
		newKey: crypto.randomUUID(),
		templates,
		last: last
			? {
					id: last.id,
					by: last.side === 'hospital' ? (last.senderName ?? 'A former colleague') : specialist.called,
					body: last.body || (last.fileName ?? ''),
					at: relativeTime(last.sentAt, now),
				}
			: null,
	}
}

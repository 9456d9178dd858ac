import { requireAccount } from '#app/identity/groups.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { openLiveStream } from '#app/platform/live/live-stream.server.ts'
import { readPulse } from '../pulse.server.ts'
import { listActiveSessions } from '../active-sessions.server.ts'
import type { Route } from './+types/updates.ts'

/** Says to an open page that something of its reader's has changed, as long as the page is open. */
export function loader({ request, context }: Route.LoaderArgs) {
	const isEventSource = request.headers.get('accept')?.includes('text/event-stream') ?? false
	// After a logout or removal, this status tells the event source to stop. A sign-in page would be an error.
	if (isEventSource && getActor(context).kind === 'visitor') return new Response(null, { status: 204 })
	const actor = requireAccount(context, request)
	// Anything but a browser's event source would wait for an end that never comes.
	if (!isEventSource) return new Response(null, { status: 406 })
	const { accountId, sessionId } = actor
	const readMark = async () => (await readPulse(actor)).mark
	return openLiveStream({ accountId, sessionId, listActive: listActiveSessions }, readMark, request.signal)
}

import { requireAccount } from '#app/identity/session.server.ts'
import { openLiveStream } from '#app/platform/live-stream.server.ts'
import { readPulse } from '../pulse.server.ts'
import { listStandingSessions } from '../live/standing-sessions.server.ts'
import type { Route } from './+types/updates.ts'

/** Says to an open page that something of its reader's has changed, as long as the page is open. */
export function loader({ request, context }: Route.LoaderArgs) {
	const actor = requireAccount(context, request)
	// Anybody but a browser's event source would wait for an end that does not come.
	if (!request.headers.get('accept')?.includes('text/event-stream')) return new Response(null, { status: 406 })
	const { accountId, sessionId } = actor
	const readMark = async () => (await readPulse(actor)).mark
	return openLiveStream({ accountId, sessionId, listStanding: listStandingSessions }, readMark, request.signal)
}

import { requireAccount } from '#app/identity/session.server.ts'
import { readPulse } from '../pulse.server.ts'
import type { Route } from './+types/updates-since.ts'

/** The same for a page that cannot hold a connection open: it asks now and then whether its mark is still the latest. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { mark } = await readPulse(requireAccount(context, request))
	return Response.json({ mark }, { headers: { 'Cache-Control': 'private, no-store' } })
}

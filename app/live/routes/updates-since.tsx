import { accountOf } from '#app/identity/groups.server.ts'
import { readPulse } from '../pulse.server.ts'
import type { Route } from './+types/updates-since.ts'

/** The same for a page that cannot hold a connection open: it asks now and then whether its mark is still the latest. */
export async function loader({ context }: Route.LoaderArgs) {
	const { mark } = await readPulse(accountOf(context))
	return Response.json({ mark }, { headers: { 'Cache-Control': 'private, no-store' } })
}

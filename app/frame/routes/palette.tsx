import { memberOf } from '#app/identity/groups.server.ts'
import { findInWorkspace } from '../hospital-palette.server.ts'
import type { Route } from './+types/palette.ts'

/** What the palette lists for what was typed; pages and actions it knows itself. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const query = new URL(request.url).searchParams.get('q') ?? ''
	return { found: await findInWorkspace(member, query) }
}

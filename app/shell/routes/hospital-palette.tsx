import { requireMember } from '#app/identity/session.server.ts'
import { findInWorkspace } from '../hospital-palette.server.ts'
import type { Route } from './+types/hospital-palette.ts'

/** What the palette lists for what was typed; pages and actions it knows itself. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const member = requireMember(context, request)
	const query = new URL(request.url).searchParams.get('q') ?? ''
	return { query, found: await findInWorkspace(member, query) }
}

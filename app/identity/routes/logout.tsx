import { redirect } from 'react-router'
import { loggedOut, logOut } from '../sessions/logging-out.server.ts'
import { endSession, getActor } from '../sessions/session.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import type { Route } from './+types/logout.ts'

/** Other tabs come here when this browser has been logged out in one of them. */
export function loader({ context }: Route.LoaderArgs) {
	return getActor(context).kind === 'visitor' ? redirectWith('/', loggedOut()) : redirect('/')
}

export const action = ({ context }: Route.ActionArgs) => {
	const actor = getActor(context)
	return logOut(async () => {
		if (actor.kind !== 'visitor') await endSession(actor)
	})
}

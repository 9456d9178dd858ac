import { redirect } from 'react-router'
import { logOut } from '../sessions/logging-out.server.ts'
import { endAllSessions } from '../sessions/session-list.server.ts'
import { getActor } from '../sessions/session.server.ts'
import type { Route } from './+types/logout-everywhere.ts'

export const loader = () => redirect('/')

export const action = ({ context }: Route.ActionArgs) => {
	const actor = getActor(context)
	return logOut(async () => {
		if (actor.kind !== 'visitor') await endAllSessions(actor)
	})
}

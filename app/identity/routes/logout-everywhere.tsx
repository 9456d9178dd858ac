import { redirect } from 'react-router'
import { logOut } from '../logging-out.server.ts'
import { endAllSessions } from '../session-list.server.ts'
import { getActor } from '../session.server.ts'
import type { Route } from './+types/logout-everywhere.ts'

export const loader = () => redirect('/')

export const action = ({ context }: Route.ActionArgs) => {
	const actor = getActor(context)
	return logOut(async () => {
		if (actor.kind !== 'visitor') await endAllSessions(actor)
	})
}

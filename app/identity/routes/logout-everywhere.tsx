import { redirect } from 'react-router'
import { logOut } from '../logging-out.server.ts'
import { endSessionsOf, getActor } from '../session.server.ts'
import { db } from '#app/platform/db.server.ts'
import type { Route } from './+types/logout-everywhere.ts'

export const loader = () => redirect('/')

export const action = ({ context }: Route.ActionArgs) => {
	const actor = getActor(context)
	return logOut(async () => {
		if (actor.kind !== 'visitor') await endSessionsOf(db, actor.accountId)
	})
}

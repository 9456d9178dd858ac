import { redirect } from 'react-router'
import { isOutage } from '#app/platform/db.server.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { clearedSessionCookie, endSession, getActor } from '../session.server.ts'
import type { Route } from './+types/logout.ts'

export const loader = () => redirect('/')

export async function action({ context }: Route.ActionArgs) {
	const actor = getActor(context)
	try {
		if (actor.kind !== 'visitor') await endSession(actor)
	} catch (error) {
		if (!isOutage(error)) throw error
		return redirectWith('/', {
			title: 'Logout failed',
			detail: 'There was a problem logging you out. Please try again.',
			tone: 'danger',
		})
	}
	const response = await redirectWith('/', { title: 'Logged out', detail: 'You have been successfully logged out.' }, [
		await clearedSessionCookie(),
	])
	// Not "cookies": that would take the message and the chosen colours away with the session.
	response.headers.set('Clear-Site-Data', '"cache", "storage"')
	return response
}

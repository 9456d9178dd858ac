import { redirect } from 'react-router'
import { participantOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { removeFeed } from '../calendar-feed.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/remove-feed.ts'

/** Someone who had to sign in again returns here by GET. */
export function loader() {
	return redirect('/account/calendar')
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = participantOf(context)
	await parseForm(request, NoInput)
	await removeFeed(actor)
	return redirectWith('/account/calendar', {
		title: 'Calendar feed turned off',
		detail: 'The link no longer works.',
	})
}

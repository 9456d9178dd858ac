import { redirect } from 'react-router'
import { parseForm } from '#app/platform/form.server.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { removeFeed } from '../calendar-feed.server.ts'
import { requireParty } from '../party.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/remove-feed.ts'

/** Somebody who had to sign in again comes back here by GET. */
export function loader({ request, context }: Route.LoaderArgs) {
	requireParty(context, request)
	return redirect('/account/calendar')
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = requireParty(context, request)
	await parseForm(request, NoInput)
	await removeFeed(actor)
	return redirectWith('/account/calendar', {
		title: 'The calendar feed is off',
		detail: 'Its address no longer works.',
	})
}

import { interviewPartyOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { removeFeed } from '../calendar/calendar-feed.server.ts'
import type { Route } from './+types/remove-feed.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = buttonPage(() => '/account/calendar')

export async function action({ request, context }: Route.ActionArgs) {
	const actor = interviewPartyOf(context)
	await refuseFields(request)
	await removeFeed(actor)
	return redirectWith('/account/calendar', {
		title: t`Calendar feed turned off`,
		detail: t`The link no longer works.`,
	})
}

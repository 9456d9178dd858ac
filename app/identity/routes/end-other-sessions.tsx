import { redirect } from 'react-router'
import { endAllSessions } from '../sessions/session-list.server.ts'
import { securityPage } from '../sessions/security-page.ts'
import { accountOf } from '../groups.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import type { Route } from './+types/end-other-sessions.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/account/security')

export async function action({ context }: Route.ActionArgs) {
	const actor = accountOf(context)
	await endAllSessions(actor, actor.sessionId)
	return redirectWith(securityPage(actor.kind), {
		title: t`All other devices have been logged out`,
		detail: t`Only this browser is still logged in. Browser notifications are now off; you can turn them on again.`,
	})
}

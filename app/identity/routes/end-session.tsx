import { redirect } from 'react-router'
import { endOwnSession } from '../sessions/session-list.server.ts'
import { securityPage } from '../sessions/security-page.ts'
import { accountOf } from '../groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import type { Route } from './+types/end-session.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/account/security')

export async function action({ params, context }: Route.ActionArgs) {
	const actor = accountOf(context)
	if (!(await endOwnSession(actor, idParam(params.sessionId)))) throw notFound()
	return redirectWith(securityPage(actor.kind), {
		title: t`Device logged out`,
		detail: t`Logging in again is needed on that device. Browser notifications are now off; you can turn them on again.`,
	})
}

import { redirect } from 'react-router'
import { endOtherSessions } from '../session-list.server.ts'
import { securityPage } from '../security-page.ts'
import { requireAccount } from '../session.server.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import type { Route } from './+types/end-other-sessions.ts'

export const loader = () => redirect('/account/security')

export async function action({ request, context }: Route.ActionArgs) {
	const actor = requireAccount(context, request)
	await endOtherSessions(actor)
	return redirectWith(securityPage(actor.kind), {
		title: 'Every other device is logged out',
		detail: 'Only this browser is still logged in.',
	})
}

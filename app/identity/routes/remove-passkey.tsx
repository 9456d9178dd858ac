import { redirect } from 'react-router'
import { removePasskey } from '../passkeys.server.ts'
import { securityPage } from '../security-page.ts'
import { accountOf } from '../groups.server.ts'
import { requireRecentProof } from '../step-up.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import type { Route } from './+types/remove-passkey.ts'

export const loader = () => redirect('/account/security')

export async function action({ request, params, context }: Route.ActionArgs) {
	const { kind } = accountOf(context)
	const actor = await requireRecentProof(context, request, { returnTo: securityPage(kind) })
	if (!(await removePasskey(actor, idParam(params.passkeyId)))) throw notFound()
	return redirectWith(securityPage(kind), {
		title: 'Passkey removed',
		detail: 'You can no longer log in with it. Your device may still suggest it, so delete it there too.',
		tone: 'info',
	})
}

import { redirect } from 'react-router'
import { removePasskey } from '../passkeys.server.ts'
import { securityPage } from '../security-page.ts'
import { requireAccount } from '../session.server.ts'
import { requireRecentProof } from '../step-up.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import type { Route } from './+types/remove-passkey.ts'

export const loader = () => redirect('/account/security')

export async function action({ request, params, context }: Route.ActionArgs) {
	const { kind } = requireAccount(context, request)
	const actor = await requireRecentProof(context, request, { returnTo: securityPage(kind) })
	if (!(await removePasskey(actor, idParam(params.passkeyId)))) throw notFound()
	return redirectWith(securityPage(kind), {
		title: 'Passkey removed',
		detail: 'It no longer logs you in. Your device may still offer it: delete it there too.',
		tone: 'info',
	})
}

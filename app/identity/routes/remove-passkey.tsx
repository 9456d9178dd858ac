import { redirect } from 'react-router'
import { removePasskey } from '../second-factor/passkeys.server.ts'
import { securityPage } from '../sessions/security-page.ts'
import { accountOf } from '../groups.server.ts'
import { requireRecentProof } from '../second-factor/step-up.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import type { Route } from './+types/remove-passkey.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/account/security')

export async function action({ request, params, context }: Route.ActionArgs) {
	const { kind } = accountOf(context)
	const actor = await requireRecentProof(context, request, { returnTo: securityPage(kind) })
	if (!(await removePasskey(actor, idParam(params.passkeyId)))) throw notFound()
	return redirectWith(securityPage(kind), {
		title: t`Passkey removed`,
		detail: t`You can no longer log in with it. Your device may still suggest it, so delete it there too.`,
		tone: 'info',
	})
}

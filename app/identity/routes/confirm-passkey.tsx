import { ConfirmPage } from '../components/confirm-page.tsx'
import { afterConfirming, loadConfirmPage } from '../second-factor/confirm-page.server.ts'
import { confirmWithPasskey } from '../second-factor/passkey-sign-in.server.ts'
import { PasskeyAnswer } from '../schema.server.ts'
import { accountOf } from '../groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import type { Route } from './+types/confirm-passkey.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => loadConfirmPage(context, request)

export async function action({ request, context }: Route.ActionArgs) {
	const actor = accountOf(context)
	const form = await parseForm(request, PasskeyAnswer)
	if (!form.ok) return invalid({ form: t`No passkey was used.` })

	const confirmed = await confirmWithPasskey(actor, request, form.value.credential)
	if (confirmed.ok) return afterConfirming(request, [confirmed.value.cookie])
	return invalid({ form: t`This passkey is not for this account, or it took longer than five minutes.` })
}

export default function ConfirmPasskey({ loaderData, actionData }: Route.ComponentProps) {
	return <ConfirmPage page={loaderData} refused={{ means: 'passkey', problem: actionData }} />
}

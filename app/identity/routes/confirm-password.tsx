import { ConfirmPage } from '../components/confirm-page.tsx'
import { afterConfirming, loadConfirmPage } from '../second-factor/confirm-page.server.ts'
import { confirmWithPassword } from '../second-factor/confirm.server.ts'
import { PasswordAgain } from '../schema.server.ts'
import { passwordAccountOf } from '../groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import type { Route } from './+types/confirm-password.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	return loadConfirmPage(context, request)
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = passwordAccountOf(context)
	const form = await parseForm(request, PasswordAgain)
	if (!form.ok) return invalid({ fields: form.problem.fields ?? {} })

	const confirmed = await confirmWithPassword(actor, form.value.password, context.get(requestFacts).clientAddress)
	if (confirmed.ok) return afterConfirming(request, [confirmed.value.cookie])
	return invalid({ fields: { password: ['Incorrect password.'] } })
}

export default function ConfirmPassword({ loaderData, actionData }: Route.ComponentProps) {
	return <ConfirmPage page={loaderData} refused={{ means: 'password', problem: actionData }} />
}

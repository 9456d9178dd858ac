import { ConfirmPage } from '../components/confirm-page.tsx'
import { afterConfirming, loadConfirmPage } from '../second-factor/confirm-page.server.ts'
import { confirmWithApp } from '../second-factor/confirm.server.ts'
import { TypedCode } from '../schema.server.ts'
import type { CodeFailure } from '../second-factor/app-code.server.ts'
import { accountOf } from '../groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import type { Route } from './+types/confirm-app.ts'
import { words } from '#app/platform/language/words.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => loadConfirmPage(context, request)

export async function action({ request, context }: Route.ActionArgs) {
	const actor = accountOf(context)
	const form = await parseForm(request, TypedCode)
	if (!form.ok) return invalid({ fields: form.problem.fields ?? {} })

	const confirmed = await confirmWithApp(actor, form.value.code)
	if (confirmed.ok) return afterConfirming(request, [confirmed.value.cookie])
	return invalid({ fields: { code: [failures[confirmed.failure]] } })
}

const failures: Record<CodeFailure, string> = words({
	'wrong-code': 'Incorrect code. The app shows a new code every 30 seconds, and each code works once.',
	'start-again': 'Incorrect code. The app shows a new code every 30 seconds, and each code works once.',
	locked: 'Too many wrong codes. Try again in 15 minutes.',
})

export default function ConfirmApp({ loaderData, actionData }: Route.ComponentProps) {
	return <ConfirmPage page={loaderData} refused={{ means: 'app', problem: actionData }} />
}

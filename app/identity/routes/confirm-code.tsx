import { redirect } from 'react-router'
import { ConfirmPage } from '../components/confirm-page.tsx'
import { afterConfirming, confirmQuery, loadConfirmPage } from '../second-factor/confirm-page.server.ts'
import { confirmWithCode } from '../second-factor/confirm.server.ts'
import { challengeTokenOf, clearedChallengeCookie } from '../sessions/cookies.server.ts'
import { TypedCode } from '../schema.server.ts'
import { specialistOf } from '../groups.server.ts'
import { tooManyAttempts } from '../sign-in/too-many-attempts.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { sixDigitCode } from '#app/platform/text/typed-numbers.ts'
import type { Route } from './+types/confirm-code.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	return loadConfirmPage(context, request)
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await parseForm(request, TypedCode)
	if (!form.ok) return invalid({ fields: form.problem.fields ?? {} })
	const [token, address] = [await challengeTokenOf(request), context.get(requestFacts).clientAddress]
	if (token === undefined) return redirect(`/account/confirm${confirmQuery(request)}`)

	const confirmed = await confirmWithCode(actor, { token, code: sixDigitCode(form.value.code) ?? '', address, request })
	if (confirmed.ok) return afterConfirming(request, [confirmed.value.cookie, await clearedChallengeCookie()])
	if ('waitSeconds' in confirmed) return tooManyAttempts(confirmed.waitSeconds)
	return invalid({ fields: { code: [t`Verification failed. Check the SMS and enter the 6-digit code again.`] } })
}

// Also after a refusal: whether the code can still be tried is part of the page.
export const shouldRevalidate = () => true

export default function ConfirmCode({ loaderData, actionData }: Route.ComponentProps) {
	return <ConfirmPage page={loaderData} refused={{ means: 'code', problem: actionData }} />
}

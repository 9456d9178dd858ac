import { redirect } from 'react-router'
import { confirmQuery } from '../second-factor/confirm-page.server.ts'
import { sendConfirmation } from '../second-factor/confirm.server.ts'
import { challengeCookie, challengeTokenOf } from '../sessions/cookies.server.ts'
import { specialistOf } from '../groups.server.ts'
import { callerOf } from '../sign-in/known-device.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { formatWait } from '#app/platform/wait.ts'
import type { Route } from './+types/confirm-sms.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = ({ request }: Route.LoaderArgs) => redirect(`/account/confirm${confirmQuery(request)}`)

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const page = `/account/confirm${confirmQuery(request)}`
	const sent = await sendConfirmation(actor, await callerOf(request, context), await challengeTokenOf(request))
	if (sent.ok)
		return redirectWith(page, { title: t`OTP sent to your phone number` }, [
			await challengeCookie.serialize(sent.token),
		])
	const detail = t`You can request another code in ${{ wait: formatWait(sent.waitSeconds) }}.`
	return redirectWith(page, { title: t`No code was sent`, detail, tone: 'info' })
}

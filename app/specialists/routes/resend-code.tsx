import { redirect } from 'react-router'
import { challengeTokenOf } from '#app/identity/sessions/cookies.server.ts'
import { callerOf } from '#app/identity/sign-in/known-device.server.ts'
import { findChallengeWhenSent, type ResendFailure, resendCode } from '#app/identity/sign-in/phone-code.server.ts'
import type { Flash } from '#app/platform/http/flash.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { formatWait } from '#app/platform/wait.ts'
import type { Route } from './+types/resend-code.ts'
import { t } from '#app/platform/language/words.ts'

const page = '/doctors/register/code'

export const loader = () => redirect(page)

export async function action({ request, context }: Route.ActionArgs) {
	const token = await challengeTokenOf(request)
	if (token === undefined) return redirect(page)
	const resent = await resendCode(token, await callerOf(request, context))
	if (!resent.ok)
		return redirectWith(
			page,
			'waitSeconds' in resent
				? { title: t`You can request another code in ${{ wait: formatWait(resent.waitSeconds) }}`, tone: 'info' }
				: refusals[resent.failure](),
		)
	const challenge = await findChallengeWhenSent(token, 700)
	return redirectWith(
		page,
		challenge?.delivery === 'sent'
			? { title: t`A new OTP code has been sent to your phone` }
			: {
					title: t`Failed to resend OTP. Please try again.`,
					detail: t`The SMS service is not responding. We will send your code as soon as it recovers.`,
					tone: 'danger',
				},
	)
}

const refusals: Record<ResendFailure, () => Flash> = {
	expired: () => ({
		title: t`Failed to resend OTP. Please try again.`,
		detail: t`This code has expired.`,
		tone: 'danger',
	}),
	'no-more-sends': () => ({
		title: t`Failed to resend OTP. Please try again.`,
		detail: t`We have sent three codes to this number. Wait for the SMS, or start again later.`,
		tone: 'danger',
	}),
}

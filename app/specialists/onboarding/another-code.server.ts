import { redirect } from 'react-router'
import type { Context } from '#app/identity/groups.server.ts'
import { challengeTokenOf } from '#app/identity/sessions/cookies.server.ts'
import { callerOf } from '#app/identity/sign-in/known-device.server.ts'
import {
	type CodeChannel,
	type DeliveryWord,
	findChallengeWhenSent,
	type ResendFailure,
	resendCode,
} from '#app/identity/sign-in/phone-code.server.ts'
import type { Flash } from '#app/platform/http/flash.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { formatWait } from '#app/platform/wait.ts'
import { t } from '#app/platform/language/words.ts'

const page = '/doctors/register/code'

/** Sends another code to the number of this browser, and goes back to the page where it is typed. */
export async function sendAnotherCode(request: Request, context: Context, by: CodeChannel) {
	const token = await challengeTokenOf(request)
	if (token === undefined) return redirect(page)
	const resent = await resendCode(token, await callerOf(request, context), by)
	if (!resent.ok)
		return redirectWith(
			page,
			'waitSeconds' in resent
				? { title: t`You can request another code in ${{ wait: formatWait(resent.waitSeconds) }}`, tone: 'info' }
				: refusals[resent.failure](),
		)
	const challenge = await findChallengeWhenSent(token, 700)
	if (challenge?.by === 'whatsapp') {
		const said = byWhatsApp[challenge.delivery]
		// While it is on its way, the page itself says so.
		return said ? redirectWith(page, said()) : redirect(page)
	}
	const why = by === 'whatsapp' ? { detail: t`We cannot send by WhatsApp at the moment, so it comes by SMS.` } : {}
	return redirectWith(
		page,
		challenge?.delivery === 'sent'
			? { title: t`A new OTP code has been sent to your phone`, ...why }
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

const byWhatsApp: Partial<Record<DeliveryWord, () => Flash>> = {
	sent: () => ({ title: t`We have sent your code by WhatsApp` }),
	refused: () => ({
		title: t`The code could not be sent by WhatsApp`,
		detail: t`Select Send again to get the code by SMS.`,
		tone: 'danger',
	}),
}

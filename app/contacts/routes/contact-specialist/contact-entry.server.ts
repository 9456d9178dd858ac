import type { Profession } from '#app/catalog/specialities.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { t } from '#app/platform/language/words.ts'

/**
 * Sends a visitor who wants to contact a specialist to the hospital portal and says why. After login they return to where
 * they were, the card of a list (`from`) or the profile.
 */
export function sendToPortal(request: Request, { id, profession }: { id: string; profession: Profession }) {
	const from = safeReturnTo(new URL(request.url).searchParams.get('from'))
	const returnTo = from === '/' ? `/doctors/${id}` : from
	return redirectWith(`/hospital/auth?returnTo=${encodeURIComponent(returnTo)}`, {
		title: t`Access required`,
		detail:
			profession === 'doctor'
				? t`Please register or login to contact this doctor.`
				: t`Please register or login to contact this nurse.`,
		tone: 'info',
	})
}

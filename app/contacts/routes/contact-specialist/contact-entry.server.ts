import type { Profession } from '#app/catalog/specialities.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { safeReturnTo } from '#app/platform/return-to.ts'

/**
 * Who wants to get in touch and is not signed in is sent to the hospital portal, told why, and comes back to where they
 * were: the card of a list (`from`), or the profile.
 */
export function sendToPortal(request: Request, { id, profession }: { id: string; profession: Profession }) {
	const from = safeReturnTo(new URL(request.url).searchParams.get('from'))
	const returnTo = from === '/' ? `/doctors/${id}` : from
	return redirectWith(`/hospital/auth?returnTo=${encodeURIComponent(returnTo)}`, {
		title: 'Access required',
		detail: `Please register or login to contact this ${profession}.`,
		tone: 'info',
	})
}

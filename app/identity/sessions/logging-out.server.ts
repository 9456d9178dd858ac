import { faultOf } from '#app/platform/http/faults.ts'
import type { Flash } from '#app/platform/http/flash.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { clearedSessionCookie } from './session-cookie.server.ts'
import { t } from '#app/platform/language/words.ts'

export const loggedOut = (): Flash => ({ title: t`Logged out`, detail: t`You have been successfully logged out.` })

/** Ends what `end` ends, and says so on the home page; its script tells the other tabs of this browser. */
export async function logOut(end: () => Promise<void>) {
	try {
		await end()
	} catch (error) {
		if (!faultOf(error)) throw error
		return redirectWith('/', {
			title: t`Logout failed`,
			detail: t`There was a problem logging you out. Please try again.`,
			tone: 'danger',
		})
	}
	const response = await redirectWith('/', { ...loggedOut(), event: 'logged-out' }, [clearedSessionCookie()])
	// Not "cookies": that would take the message and the chosen colours away with the session.
	response.headers.set('Clear-Site-Data', '"cache", "storage"')
	return response
}

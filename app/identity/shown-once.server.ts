import { createCookie } from 'react-router'
import { z } from 'zod'
import { secrets } from '#app/platform/secrets.server.ts'
import { cookieAttributes, cookieName } from './sessions/cookies.server.ts'

/** What was made, and its secret. */
const Made = z.object({ id: z.uuid(), secret: z.string() })

/** A secret that was just made, only for the browser of its maker and for five minutes. */
const shownOnceCookie = createCookie(cookieName('new-secret'), { ...cookieAttributes, maxAge: 5 * 60, secrets })

export const rememberMade = (made: z.infer<typeof Made>) => shownOnceCookie.serialize(made)

/** What this browser made last, as long as it may be shown. */
export async function lastMade(request: Request) {
	const parsed = Made.safeParse(await shownOnceCookie.parse(request.headers.get('cookie')))
	return parsed.success ? parsed.data : null
}

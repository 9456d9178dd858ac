import { createCookie } from 'react-router'
import { env } from '#app/platform/env.server.ts'
import { secrets } from '#app/platform/secrets.server.ts'

const secure = env.APP_ORIGIN.startsWith('https://')
/** Browsers take a `__Host-` cookie only over https, for this host alone; on plain http (demo) the name goes without. */
export const cookieName = (name: string) => (secure ? `__Host-${name}` : name)

export const cookieAttributes = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const

/** Names the challenge of a phone code; not in the URL, not in a form. */
export const challengeCookie = createCookie(cookieName('otp'), {
	...cookieAttributes,
	maxAge: 30 * 60,
	secrets,
})

/** The challenge that this browser started, or undefined when there is none or the cookie is not ours. */
export async function challengeTokenOf(request: Request): Promise<string | undefined> {
	const value: unknown = await challengeCookie.parse(request.headers.get('cookie'))
	return typeof value === 'string' && value !== '' ? value : undefined
}

/** `Set-Cookie` that forgets the challenge. */
export const clearedChallengeCookie = () => challengeCookie.serialize('', { maxAge: 0 })

/** Marks a browser that has signed in before; holds a random token, nothing about the person. */
export const deviceCookie = createCookie(cookieName('device'), {
	...cookieAttributes,
	maxAge: 400 * 24 * 3600,
	secrets,
})

export const secondFactorCookieName = cookieName('second-factor')
/** Names the wait for the second factor, after the first was right. */
export const secondFactorCookie = createCookie(secondFactorCookieName, { ...cookieAttributes, secrets })

/** Names what a passkey of this browser has to sign; minutes, and used once. */
export const passkeyCookie = createCookie(cookieName('passkey'), {
	...cookieAttributes,
	maxAge: 5 * 60,
	secrets,
})

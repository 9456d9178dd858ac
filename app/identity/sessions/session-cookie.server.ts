import { createHmac } from 'node:crypto'
import { env } from '#app/platform/env.server.ts'
import { secrets } from '#app/platform/secrets.server.ts'
import { cookieAttributes, cookieName } from './cookies.server.ts'

const sessionCookieName = cookieName('s')

/** Longest life of any session, in seconds; session.server.ts ends members' and operators' sooner. */
const sessionLifeSeconds = 30 * 24 * 3600

/** The token, a dot, HMAC-SHA256 in base64. */
const signedUnder = (secret: string, token: string) =>
	`${sessionCookieName}=${token}.${encodeURIComponent(createHmac('sha256', secret).update(token).digest('base64'))}`

const withAttributes = (pair: string, maxAge: number) =>
	[
		pair,
		`Max-Age=${maxAge}`,
		`Path=${cookieAttributes.path}`,
		'HttpOnly',
		...(cookieAttributes.secure ? ['Secure'] : []),
		'SameSite=Lax',
	].join('; ')

/** `Set-Cookie` of a session. */
export const sessionCookie = (token: string) => withAttributes(signedUnder(env.SECRET, token), sessionLifeSeconds)

/** `Set-Cookie` that removes the session cookie. */
export const clearedSessionCookie = () => withAttributes(`${sessionCookieName}=`, 0)

/** The session token in a `Cookie` header, whether or not we issued it. */
export const tokenIn = (cookieHeader: string | null): string | undefined => {
	const values = (cookieHeader ?? '').split(/;\s*/).filter((pair) => pair.startsWith(`${sessionCookieName}=`))
	// Two cookies of one name, or a far too long one, are no session we opened.
	const [value] = values
	if (value === undefined || values.length > 1 || value.length > 300) return undefined
	const [, token] = /^=?([\w-]{20,100})\./.exec(value.slice(sessionCookieName.length + 1)) ?? []
	return token
}

/** Does the header carry this token as we signed it, be it with a secret of before? */
export const carriesOurs = (cookieHeader: string | null, token: string) =>
	secrets.some((secret) => (cookieHeader ?? '').includes(signedUnder(secret, token)))

import { createHmac } from 'node:crypto'
import { env } from '#app/platform/env.server.ts'
import { secrets } from '#app/platform/secrets.server.ts'

/** As better-call signs cookies: the value, a dot, HMAC-SHA256 in base64. */
const pairUnder = (secret: string, name: string, value: string) =>
	`${name}=${value}.${encodeURIComponent(createHmac('sha256', secret).update(value).digest('base64'))}`

/** Is there a cookie of this name and value that we signed, be it with a secret of before? */
export const isSignedCookie = (header: string | null, name: string, value: string) =>
	secrets.some((secret) => (header ?? '').includes(pairUnder(secret, name, value)))

/** The request's headers for better-auth, which knows one secret for cookies: what an accepted one signed is signed again. */
export function signedAgain(headers: Headers): Headers {
	const pairs = (headers.get('cookie') ?? '').split(/;\s*/).map((pair) => {
		const [, name = '', value = ''] = /^([^=]+)=([^.]+)\.[^.]+$/.exec(pair) ?? []
		const isOurs = secrets.some((secret) => pair === pairUnder(secret, name, value))
		return isOurs ? pairUnder(env.SECRET, name, value) : pair
	})
	const copy = new Headers(headers)
	copy.set('cookie', pairs.join('; '))
	return copy
}

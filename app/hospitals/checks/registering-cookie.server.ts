import { createCookie } from 'react-router'
import { cookieAttributes, cookieName } from '#app/identity/sessions/cookies.server.ts'
import { secrets } from '#app/platform/secrets.server.ts'

const cookie = createCookie(cookieName('registering'), {
	...cookieAttributes,
	path: '/',
	maxAge: 60 * 60,
	secrets,
})

/** Remembers the address that a browser just registered, so that the next pages can name it without writing it in the URL. */
export const rememberRegistering = (email: string) => cookie.serialize(email)

export async function registeringEmail(request: Request): Promise<string | null> {
	const email: unknown = await cookie.parse(request.headers.get('cookie'))
	return typeof email === 'string' && email !== '' ? email : null
}

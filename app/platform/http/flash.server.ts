import { createCookie } from 'react-router'
import { env } from '../env.server.ts'
import type { Flash } from './flash.ts'
import { secrets } from '../secrets.server.ts'

const cookie = createCookie('flash', {
	path: '/',
	httpOnly: true,
	sameSite: 'lax',
	secure: env.APP_ORIGIN.startsWith('https://'),
	maxAge: 60,
	secrets,
})

/** `Set-Cookie` that shows a message on the next page, once. */
export const flash = (message: Flash) => cookie.serialize(message)

/** The message left by the last request, with the `Set-Cookie` that takes it away. */
export async function consumeFlash(request: Request): Promise<{ message: Flash; cleared: string } | null> {
	const header = request.headers.get('cookie')
	// A page that is read again unasked leaves the message to the one that is on its way.
	if (!header?.includes('flash=') || request.headers.has('x-unasked')) return null
	const message = (await cookie.parse(header)) as Flash | null
	return message ? { message, cleared: await cookie.serialize('', { maxAge: 0 }) } : null
}

import { createCookie } from 'react-router'
import { company } from '#app/company.ts'
import { env } from '#app/platform/env.server.ts'

/** Not signed because it is not personal. */
const cookie = createCookie('name-banner', {
	path: '/',
	httpOnly: true,
	sameSite: 'lax',
	secure: env.APP_ORIGIN.startsWith('https://'),
	maxAge: 400 * 24 * 3600,
})

/** Whether this browser still shows the line about the former name. */
export async function showsNameBanner(request: Request): Promise<boolean> {
	return company.formerName !== '' && (await cookie.parse(request.headers.get('cookie'))) !== 'closed'
}

export const closeNameBanner = () => cookie.serialize('closed')

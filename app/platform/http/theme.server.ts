import { createCookie } from 'react-router'
import { env } from '../env.server.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** Not signed because it is not personal. */
const cookie = createCookie('theme', {
	path: '/',
	httpOnly: true,
	sameSite: 'lax',
	secure: env.APP_ORIGIN.startsWith('https://'),
	maxAge: 400 * 24 * 3600,
})

export async function readTheme(request: Request): Promise<Theme> {
	const value: unknown = await cookie.parse(request.headers.get('cookie'))
	return themes.find((theme) => theme === value) ?? 'system'
}

export const rememberTheme = (theme: Theme) => cookie.serialize(theme, theme === 'system' ? { maxAge: 0 } : {})

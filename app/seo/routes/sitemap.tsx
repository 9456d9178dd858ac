import { env } from '#app/platform/env.server.ts'
import { keepForAMinute, textResponse } from '../cached-text.server.ts'
import { writeSitemap } from '../sitemap.server.ts'

export async function loader() {
	const text = await keepForAMinute('sitemap', () => writeSitemap(env.APP_ORIGIN))
	return textResponse(text ?? '', 'application/xml', 3600)
}

import { env } from '#app/platform/env.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { keepForAMinute, textResponse } from '../cached-text.server.ts'
import { writeSitemapPart } from '../sitemap.server.ts'
import type { Route } from './+types/sitemap-part.ts'

export async function loader({ params: { file } }: Route.LoaderArgs) {
	const text = await keepForAMinute(`sitemap/${file.slice(0, 40)}`, () => writeSitemapPart(env.APP_ORIGIN, file))
	if (text === null) throw notFound()
	return textResponse(text, 'application/xml', 3600)
}

import { env } from '#app/platform/env.server.ts'
import { keepForAMinute, textResponse } from '../cached-text.server.ts'
import { writeRss } from '../feed.server.ts'
import type { Route } from './+types/jobs-rss.ts'

export async function loader({ request }: Route.LoaderArgs) {
	const address = new URL(request.url)
	const text = await keepForAMinute(`rss${address.search}`, () => writeRss(address, env.APP_ORIGIN))
	return textResponse(text ?? '', 'application/rss+xml', 300)
}

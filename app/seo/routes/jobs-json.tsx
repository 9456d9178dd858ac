import { env } from '#app/platform/env.server.ts'
import { keepForAMinute, textResponse } from '../cached-text.server.ts'
import { writeJsonFeed } from '../feed.server.ts'
import type { Route } from './+types/jobs-json.ts'

export async function loader({ request }: Route.LoaderArgs) {
	const address = new URL(request.url)
	const text = await keepForAMinute(`json${address.search}`, () => writeJsonFeed(address, env.APP_ORIGIN))
	return textResponse(text ?? '', 'application/feed+json', 300)
}

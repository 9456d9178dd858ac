import { notFound } from '#app/platform/http/http.ts'
import { readFeed, secondsBetweenReadings } from '../calendar/calendar-feed.server.ts'
import type { Route } from './+types/feed.ts'

/** Read by calendar programs, without a session: the address is the permission. */
export async function loader({ params }: Route.LoaderArgs) {
	const token = /^([\w-]{43})\.ics$/.exec(params.file)?.[1]
	if (token === undefined) throw notFound()
	const feed = await readFeed(token)
	if (feed.ok)
		return new Response(feed.value, {
			headers: {
				'Content-Type': 'text/calendar; charset=utf-8',
				'Cache-Control': 'private, no-store',
				'X-Robots-Tag': 'noindex, nofollow',
				'Referrer-Policy': 'no-referrer',
			},
		})
	if (feed.failure === 'not-found') throw notFound()
	return new Response('Read again in a few seconds.', {
		status: 429,
		headers: { 'Retry-After': String(secondsBetweenReadings), 'X-Robots-Tag': 'noindex, nofollow' },
	})
}

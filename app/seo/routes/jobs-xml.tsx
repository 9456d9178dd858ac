import { createReadableStreamFromReadable } from '@react-router/node'
import { Readable } from 'node:stream'
import { env } from '#app/platform/env.server.ts'
import { writeAggregatorFeed } from '../aggregator-feed.server.ts'

export function loader() {
	const feed = Readable.from(writeAggregatorFeed(env.APP_ORIGIN, new Date()))
	return new Response(createReadableStreamFromReadable(feed), {
		headers: {
			'Content-Type': 'application/xml; charset=utf-8',
			'Cache-Control': 'public, max-age=3600',
			'X-Streamed': '1',
		},
	})
}

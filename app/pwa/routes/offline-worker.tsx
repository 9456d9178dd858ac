import { createHash } from 'node:crypto'
import stylesheet from '#app/app.css?url'
import { serviceWorkerPolicy } from '#app/platform/content-security-policy.server.ts'
import source from '../service-worker.js?raw'

/** Of the worker itself and of what its page is drawn with: with either, the page is fetched anew. */
const version = createHash('sha256').update(source).update(stylesheet).digest('base64url').slice(0, 12)
const script = `const version = '${version}'\n${source}`

export const loader = () =>
	new Response(script, {
		headers: {
			'Content-Type': 'text/javascript; charset=utf-8',
			'Cache-Control': 'no-cache',
			'Content-Security-Policy': serviceWorkerPolicy,
		},
	})

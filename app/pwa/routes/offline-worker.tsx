import { createHash } from 'node:crypto'
import stylesheet from '#app/app.css?url'
import { languages } from '#app/platform/language/languages.ts'
import { serviceWorkerPolicy } from '#app/platform/http/content-security-policy.server.ts'
import source from '../service-worker.js?raw'

/** Covers the worker and its page's style sheet. A change to either fetches the page again. */
const version = createHash('sha256').update(source).update(stylesheet).digest('base64url').slice(0, 12)
const others = JSON.stringify(languages.filter((language) => language !== 'en'))
const script = `const version = '${version}', languages = ${others}\n${source}`

export const loader = () =>
	new Response(script, {
		headers: {
			'Content-Type': 'text/javascript; charset=utf-8',
			'Cache-Control': 'no-cache',
			'Content-Security-Policy': serviceWorkerPolicy,
		},
	})

import type { IncomingMessage } from 'node:http'
import { methodsAt } from '#app/addresses.ts'
import { type GateRules, passesGate } from '#app/platform/http/request-gate.server.ts'
import { words } from '#app/platform/language/words.ts'
import type { PlainStatus, Refusal } from './plain-page.ts'

const longestAddress = 8 * 1024
const maxQueryKeys = 100

const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** Encoded slashes and dots, parts of dots alone, doubled slashes and backslashes are read differently by different software. */
const ambiguousPath = /\/\/|\/\.{1,2}(\/|$)|\\|%2e|%2f|%5c|%00|[\0-\x20]/i

/** Half a surrogate pair, which is no character: UTF-8 never holds one. */
const encodedSurrogate = /%ed%[ab][\da-f]%[89ab][\da-f]/i

/** `null` where it cannot be decoded. Its value is used: a bundler drops a bare call of what it holds to be pure. */
function decoded(path: string): string | null {
	try {
		return decodeURIComponent(path)
	} catch {
		return null
	}
}

/** What is shown for the 403 below, which has to do with the sender and not with a role. */
export const fromElsewhere: Refusal = words({
	title: 'We blocked that request',
	text: 'Go back, reload the page and submit the form again.',
})

/** Why this request goes no further, as a status; undefined when it may. Looks at the head only, never at the body. */
export function refusal(req: IncomingMessage, rules: GateRules): PlainStatus | undefined {
	const { method = 'GET', url = '/', headers, rawHeaders } = req
	// Software in front may read another one of two.
	if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1) return 400
	const [path = '/', query = ''] = url.split(/\?(.*)/s, 2)
	if (!methodsAt(path).includes(method)) return 405
	const sender = {
		method,
		fetchSite: header(headers['sec-fetch-site']),
		origin: headers.origin,
		host: headers.host,
		path,
	}
	if (!passesGate(sender, rules)) return 403
	if (headers['content-encoding'] !== undefined) return 415
	if (url.length > longestAddress) return 414
	if (!url.startsWith('/')) return 400

	if (query.split('&', maxQueryKeys + 1).length > maxQueryKeys) return 400
	if (decoded(path) === null) return 400
	if (encodedSurrogate.test(url)) return 400
	if (ambiguousPath.test(path)) return 404
	return undefined
}

import { createHmac } from 'node:crypto'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP } from 'node:net'
import { env } from '#app/platform/env.server.ts'
import { timeoutMs } from './limits.ts'
import { isLoopback, isPublicAddress, lookupOnly } from './public-address.server.ts'

/** The demo may also call this machine, so that it can be tried out. */
const allowsLocal = env.APP_MODE !== 'production'

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** The address in one spelling: a dot at the end of a name says only that it is whole, and hides it from every comparison. */
export function readAddress(text: string): URL | null {
	if (!URL.canParse(text)) return null
	const url = new URL(text)
	url.hostname = url.hostname.replace(/\.+$/, '')
	return url.hostname.endsWith('.') ? null : url
}

/** Why no endpoint may have this address, as far as can be said without asking for its name. */
export function whyNotCallable(text: string, local = allowsLocal): string | null {
	const url = readAddress(text)
	if (!url) return 'Enter a whole address, for example https://hr.example.org/webhooks.'
	if (url.username || url.password) return 'Remove the user name and password from the address.'
	const host = hostOf(url)
	const isLocal = local && (host === 'localhost' || isLoopback(host))
	if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:'))
		return 'The address must begin with https://.'
	if (isLocal) return null
	// Of the protocol: `URL` leaves the usual port out.
	if (url.port) return 'Remove the port from the address. Webhooks are sent to port 443 only.'
	const isName = isIP(host) === 0 && host.includes('.') && !/\.(local|localhost|internal|home\.arpa)$/.test(host)
	return isName || isPublicAddress(host) ? null : 'The address must be one of the public internet.'
}

/** Of standardwebhooks.com: what is signed is the id, the second and the body, so a call cannot be sent again later. */
function sign(secret: string, { id, seconds, body }: { id: string; seconds: number; body: string }) {
	const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
	return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}

export type Outcome = { milliseconds: number } & (
	| { status: number; error: null }
	/** There was no answer: nothing else will arrive there now. */
	| { status: null; error: string }
)

/** Posts a signed body. Waits for five seconds in all, follows no redirection and reads nothing of the answer but its status. */
export function post(
	address: string,
	secret: string,
	message: { id: string; body: string },
	{ local = allowsLocal, now = Date.now() } = {},
): Promise<Outcome> {
	const refusal = whyNotCallable(address, local)
	if (refusal) return Promise.resolve({ status: null, error: refusal, milliseconds: 0 })
	const url = readAddress(address) ?? new URL(address)
	const [started, seconds] = [performance.now(), Math.floor(now / 1000)]
	const { id, body } = message
	return new Promise((done) => {
		const end = (said: { status: number; error: null } | { status: null; error: string }) => {
			clearTimeout(clock)
			done({ ...said, milliseconds: Math.round(performance.now() - started) })
			call.destroy()
		}
		const call = (url.protocol === 'https:' ? overHttps : overHttp)(
			url,
			{
				method: 'POST',
				agent: false,
				lookup: lookupOnly((host) => isPublicAddress(host) || (local && isLoopback(host))),
				headers: {
					'Content-Type': 'application/json',
					'Content-Length': Buffer.byteLength(body),
					'webhook-id': id,
					'webhook-timestamp': String(seconds),
					'webhook-signature': sign(secret, { id, seconds, body }),
				},
			},
			({ statusCode = 0 }) => end({ status: statusCode, error: null }),
		)
		const clock = setTimeout(() => end({ status: null, error: 'No answer within 5 seconds' }), timeoutMs)
		call.on('error', (error) => end({ status: null, error: reasonOf(error) }))
		call.end(body)
	})
}

function reasonOf(error: Error & { code?: string }) {
	if (error.name === 'NotPublic') return error.message
	return `No connection (${error.code ?? error.name})`
}

import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isForPrograms, methodsAt } from '#app/addresses.ts'
import { microCacheHeader } from '#app/platform/http/micro-cache.server.ts'
import { t } from '#app/platform/language/words.ts'
import { compressForLater, findBest } from './best-compression.ts'
import { acceptedEncodings, brotli, compressOnce } from './compress.ts'
import {
	isPlainStatus,
	type PageBefore,
	type PlainStatus,
	plainPage,
	plainPagePolicy,
	plainProblem,
	type Refusal,
} from './plain-page.ts'

const internal = new Set([microCacheHeader.toLowerCase(), 'x-streamed', 'content-length', 'set-cookie'])
const compressible = /^(text\/|application\/([\w.-]+\+)?(json|xml)|image\/svg)/

function copyHeaders(res: ServerResponse, headers: Headers) {
	for (const [name, value] of headers) if (!internal.has(name)) res.setHeader(name, value)
	// The older header cannot name exceptions, and the policy says who may frame a page.
	if (headers.get('Content-Security-Policy')?.includes('frame-ancestors *')) res.removeHeader('X-Frame-Options')
	const cookies = headers.getSetCookie()
	if (cookies.length > 0) res.setHeader('Set-Cookie', cookies)
	if (!headers.has('Cache-Control')) {
		res.setHeader('Cache-Control', 'private, no-store')
		res.appendHeader('Vary', 'Cookie')
	}
}

/** Sends what the app answered: text compressed in one go, files and streams as they come. `onWait`: we wait for the reader. */
export async function sendResponse(req: IncomingMessage, res: ServerResponse, response: Response, onWait = () => {}) {
	const { headers, status } = response
	if (status >= 500 && !hasPage(response)) return sendPlain(req, res, status === 503 ? 503 : 500)
	if (isPlainStatus(status) && status < 500 && !hasOwnPage(response) && wantsPage(req)) {
		const wait = headers.get('Retry-After')
		if (wait !== null) res.setHeader('Retry-After', wait)
		return sendPlain(req, res, status, { ...(await refusalIn(response)), back: pageBefore(req, t`Go back`) })
	}
	copyHeaders(res, headers)
	if (status === 503 && !headers.has('Retry-After')) res.setHeader('Retry-After', '5')
	const next = headers.get('Location')
	if (next !== null && req.headers['x-in-place'] !== undefined) {
		// The script that sent the form goes there itself: followed in the background, the page's message would be used up unread.
		res.removeHeader('Location')
		res.setHeader('X-Location', next)
		res.writeHead(204).end()
		return
	}
	if (!response.body) {
		res.writeHead(status).end()
		return
	}
	const asIs = headers.has('Content-Encoding') || headers.has('X-Streamed')
	if (asIs || !compressible.test(headers.get('Content-Type') ?? '')) {
		const length = headers.get('Content-Length')
		if (length !== null) res.setHeader('Content-Length', length)
		res.writeHead(status)
		if (req.method === 'HEAD') {
			res.end()
			return response.body.cancel()
		}
		return sendStream(res, response.body, onWait)
	}
	res.appendHeader('Vary', 'Accept-Encoding')
	const whole = await readWhole(response)
	const { body, encoding } = compressOnce(whole, acceptedEncodings(req.headers['accept-encoding']))
	if (encoding) res.setHeader('Content-Encoding', encoding)
	res.setHeader('Content-Length', body.length)
	res.writeHead(status).end(body)
}

/**
 * Sends a body as it comes and no faster than it is read; a visitor who leaves cancels it. Node's own `pipeline` listens
 * seven times for the end of `res`, which with our listeners is more than Node lets pass without a warning.
 */
async function sendStream(res: ServerResponse, body: ReadableStream<Uint8Array>, onWait: () => void) {
	if (res.destroyed) return body.cancel()
	const reader = body.getReader()
	let goOn = () => {}
	res.on('drain', () => goOn())
	res.once('close', () => {
		goOn()
		reader.cancel().catch(() => undefined)
	})
	for (let part = await reader.read(); !part.done && !res.destroyed; part = await reader.read()) {
		if (res.write(part.value)) continue
		onWait()
		await new Promise<void>((resolve) => (goOn = resolve))
	}
	res.end()
}

/** A body that comes in one piece, as documents do, is not copied. */
async function readWhole({ body }: Response): Promise<Buffer> {
	const parts: Uint8Array[] = []
	if (body !== null) for await (const part of body) parts.push(part)
	const [first] = parts
	return first && parts.length === 1
		? Buffer.from(first.buffer, first.byteOffset, first.byteLength)
		: Buffer.concat(parts)
}

/** React Router answers with nothing, or one line of text, when not even the error page could be drawn. */
const hasPage = ({ headers, body }: Response) => body !== null && !headers.get('Content-Type')?.startsWith('text/plain')

/** Routes that only take forms or send files have no page for a refusal; a problem for a program is one. */
const hasOwnPage = ({ headers }: Response) => !headers.get('Content-Type')?.startsWith('application/json')

/** The sentence of a refusal that a script would have shown: its message, or what is wrong with the form or its first field. */
async function refusalIn(response: Response): Promise<Refusal> {
	const refused: unknown = await response.json().catch(() => null)
	if (typeof refused !== 'object' || refused === null) return {}
	const { message, form, fields } = refused as Record<string, unknown>
	const [first] = typeof fields === 'object' && fields !== null ? (Object.values(fields) as unknown[]).flat() : []
	const text = [message, form, first].find((given) => typeof given === 'string')
	return text === undefined ? {} : { text }
}

const wantsPage = ({ url, headers }: IncomingMessage) =>
	headers.accept?.includes('text/html') === true && !/\.(data|json)(\?|$)/.test(url ?? '')

export function sendPlain(req: IncomingMessage, res: ServerResponse, status: PlainStatus, refusal: Refusal = {}) {
	const path = (req.url ?? '/').replace(/\?.*/s, '')
	const requestId = String(res.getHeader('X-Request-Id'))
	const page = isForPrograms(path)
		? plainProblem(status, requestId)
		: plainPage(status, requestId, status === 413 ? { back: pageBefore(req, t`Return to the form`) } : refusal)
	const body = Buffer.from(page.text)
	for (const name of ['Set-Cookie', 'Content-Encoding', 'ETag', 'Vary']) res.removeHeader(name)
	if (status === 405) res.setHeader('Allow', methodsAt(path).join(', '))
	if ((status === 503 || status === 429) && !res.hasHeader('Retry-After')) res.setHeader('Retry-After', '5')
	res.setHeader('Content-Security-Policy', plainPagePolicy)
	res.setHeader('Cache-Control', 'no-store')
	res.setHeader('Content-Type', page.type)
	res.setHeader('Content-Length', body.length)
	if (!isStillComing(req)) {
		res.writeHead(status).end(req.method === 'HEAD' ? undefined : body)
		return
	}
	// Closing now would reset the connection under the sender's hands, and it would never see this page.
	res.setHeader('Connection', 'close')
	res.writeHead(status).write(body)
	throwAway(req, () => res.end())
}

/** The page whose form was sent, where it is on this site: what is typed there can be sent with a smaller file. */
function pageBefore({ headers: { referer = '', host } }: IncomingMessage, label: string): PageBefore | null {
	const from = URL.parse(referer)
	return from !== null && from.host === host
		? { to: `${from.pathname.replace(/^\/+/, '/')}${from.search}`, label }
		: null
}

const isStillComing = ({ complete, headers }: IncomingMessage) =>
	!complete && (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined)

const maxThrownAway = 32 * 1024 * 1024
const longestWaitMs = 5_000

/** Reads the rest of an unwanted body, within limits. */
function throwAway(req: IncomingMessage, then: () => void) {
	let left = maxThrownAway
	const clock = setTimeout(finish, longestWaitMs)
	function finish() {
		clearTimeout(clock)
		req.off('data', count)
		then()
	}
	function count(chunk: Buffer) {
		left -= chunk.length
		if (left < 0) finish()
	}
	req
		.on('data', count)
		.once('end', finish)
		.once('close', finish)
		.on('error', () => undefined)
	req.resume()
}

/** A document that every visitor may have, ready to send. */
export type SharedDocument = { headers: Headers; etag: string; body: Buffer; br?: Buffer; gzip?: Buffer }

/** For how many seconds this answer may be shared: 0 unless the page said so and nothing in it is personal. */
export function secondsToShare({ status, headers }: Response): number {
	if (status !== 200 || headers.has('Set-Cookie') || headers.has('X-Streamed')) return 0
	return Math.min(5, Number(headers.get(microCacheHeader) ?? 0)) || 0
}

export async function toSharedDocument(response: Response): Promise<SharedDocument> {
	const body = await readWhole(response)
	const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
	return { headers: response.headers, etag, body }
}

/** `again`: it has been sent before, so it is worth compressing as well as can be for those who ask later. */
export function sendShared(req: IncomingMessage, res: ServerResponse, document: SharedDocument, again: boolean) {
	for (const [name, value] of document.headers) if (!internal.has(name)) res.setHeader(name, value)
	res.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
	res.setHeader('Vary', 'Cookie, Accept-Encoding, Accept-Language, Sec-Fetch-Site')
	res.setHeader('ETag', document.etag)
	if (req.headers['if-none-match'] === document.etag) {
		res.writeHead(304).end()
		return
	}
	const accepted = acceptedEncodings(req.headers['accept-encoding'])
	const best = accepted.has('br') ? findBest(document.etag) : undefined
	const { body, encoding } = best ? { body: best, encoding: 'br' } : sharedBody(document, accepted)
	if (encoding) res.setHeader('Content-Encoding', encoding)
	res.setHeader('Content-Length', body.length)
	res.writeHead(200).end(body)
	if (again && !best && accepted.has('br')) compressForLater(document.etag, document.body)
}

/** Brotli at level 8 takes 2 ms more than zstd at 3 and leaves an eighth less: the home page then comes in one round trip. */
function sharedBody(document: SharedDocument, accepted: Set<string>) {
	if (accepted.has('br')) return { body: (document.br ??= brotli(document.body, 8)), encoding: 'br' }
	if (!accepted.has('gzip')) return compressOnce(document.body, accepted)
	document.gzip ??= compressOnce(document.body, new Set(['gzip'])).body
	return { body: document.gzip, encoding: 'gzip' }
}

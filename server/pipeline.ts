import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isUnsubscribePath } from '#app/notifications/unsubscribe-path.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { createMicroCache, sharedTheme } from '#app/platform/micro-cache.server.ts'
import type { RequestFacts } from '#app/platform/request-context.server.ts'
import { logRequest } from './access-log.ts'
import { type SharedDocument, secondsToShare, sendPlain, sendResponse, sendShared, toSharedDocument } from './answer.ts'
import { type AppHandler, toRequest } from './app-handler.ts'
import { clientAddress } from './client-address.ts'
import { createReadiness, sendState } from './health.ts'
import type { LoadGauge } from './overload.ts'
import { bodyLimit, limits, readBody } from './read-body.ts'
import { refusal } from './request-checks.ts'
import { setSecurityHeaders } from './security-headers.ts'

type Parts = {
	handle: AppHandler
	checkReadiness: () => Promise<unknown>
	/** Answers from the public files; false when there is none at this address. */
	sendPublicFile: (req: IncomingMessage, res: ServerResponse, path: string) => boolean
	gauge: LoadGauge
	isDraining: () => boolean
}

const production = env.APP_MODE === 'production'
const overHttps = env.APP_ORIGIN.startsWith('https://')
const gateRules = { appOrigin: env.APP_ORIGIN, trustHost: !production, isPermit: isUnsubscribePath }

/** What one request goes through, in order. The app comes last. */
export function createPipeline({ handle, checkReadiness, sendPublicFile, gauge, isDraining }: Parts) {
	const answerReady = createReadiness(checkReadiness)
	const shared = createMicroCache<{ response: Response } | { document: SharedDocument }>({
		entries: 500,
		bytes: 32 * 1024 * 1024,
	})

	async function answer(req: IncomingMessage, res: ServerResponse, requestId: string) {
		const path = (req.url ?? '/').replace(/\?.*/s, '')
		if (path === '/live') return sendState(res, 200, 'live')
		if (path === '/ready') return answerReady(res, isDraining())

		const refused = refusal(req, gateRules)
		if (refused) return sendPlain(req, res, refused)
		const reading = req.method === 'GET' || req.method === 'HEAD'
		if (reading && sendPublicFile(req, res, path)) return
		if (gauge.isFull(reading && req.headers.cookie === undefined)) return sendPlain(req, res, 503)

		gauge.enter()
		let counted = true
		const leave = () => {
			if (counted) gauge.leave()
			counted = false
		}
		try {
			if (reading) await answerReading(req, res, requestId, path, leave)
			else await answerWriting(req, res, requestId, path)
		} finally {
			leave()
		}
	}

	async function answerReading(
		req: IncomingMessage,
		res: ServerResponse,
		requestId: string,
		path: string,
		leave: () => void,
	) {
		const facts = factsOf(req, requestId)
		const theme = req.method === 'GET' && !path.endsWith('.data') ? sharedTheme(req.headers.cookie) : undefined
		if (theme === undefined) {
			const response = await handle(toRequest(req, originOf(req), undefined, endOf(res)), facts)
			// A page that waits for news stays for hours and costs nothing meanwhile: that is not being busy.
			if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) leave()
			return sendResponse(req, res, response)
		}
		// No signal: others may be waiting for what this visitor no longer wants.
		const made = await shared.get(`${originOf(req)} ${theme} ${facts.firstPage} ${req.url}`, async () => {
			const response = await handle(toRequest(req, originOf(req), undefined), facts)
			const seconds = secondsToShare(response)
			if (seconds === 0) return { value: { response }, seconds, bytes: 0 }
			const document = await toSharedDocument(response)
			return { value: { document }, seconds, bytes: document.body.length * 2 }
		})
		if ('document' in made) sendShared(req, res, made.document)
		else await sendResponse(req, res, made.response)
	}

	async function answerWriting(req: IncomingMessage, res: ServerResponse, requestId: string, path: string) {
		const limit = bodyLimit(path, req.headers['content-type'])
		const upload = limit === limits.upload
		if (upload && gauge.takesNoUpload()) return sendPlain(req, res, 503)
		if (upload) gauge.uploadBegins()
		try {
			const body = await readBody(req, limit)
			if (!body.ok) return sendPlain(req, res, body.status)
			const request = toRequest(req, originOf(req), body.bytes, endOf(res))
			await sendResponse(req, res, await handle(request, factsOf(req, requestId)))
		} finally {
			if (upload) gauge.uploadEnds()
		}
	}

	return (req: IncomingMessage, res: ServerResponse) => {
		const requestId = randomUUID()
		res.setHeader('X-Request-Id', requestId)
		setSecurityHeaders(res, overHttps)
		if (isDraining()) res.setHeader('Connection', 'close')
		logRequest(req, res, requestId)
		answer(req, res, requestId).catch((error: unknown) => {
			if (res.destroyed || (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
				return
			log.error({ requestId, err: error }, 'request failed outside the app')
			if (res.headersSent) res.destroy()
			else sendPlain(req, res, 500)
		})
	}
}

/** Behind our own origin in production; in the demo whatever address the person typed, so that it works from a phone too. */
function originOf(req: IncomingMessage): string {
	if (production || !/^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i.test(req.headers.host ?? ''))
		return env.APP_ORIGIN
	return `http://${req.headers.host}`
}

function factsOf(req: IncomingMessage, requestId: string): RequestFacts {
	const forwardedFor = req.headers['x-forwarded-for']
	return {
		requestId,
		cspNonce: randomBytes(16).toString('base64url'),
		clientAddress: clientAddress(req.socket.remoteAddress, String(forwardedFor ?? ''), env.TRUSTED_PROXIES),
		firstPage: req.headers['sec-fetch-site'] !== 'same-origin',
	}
}

/** Says stop when the visitor has gone before the answer was sent. */
function endOf(res: ServerResponse): AbortSignal {
	const end = new AbortController()
	res.once('close', () => {
		if (!res.writableFinished) end.abort()
	})
	return end.signal
}

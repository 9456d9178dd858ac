import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPermit } from '#app/addresses.ts'
import { env } from '#app/platform/env.server.ts'
import { faultOf } from '#app/platform/http/faults.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { languageNow } from '#app/platform/language/words.ts'
import { type Language, languageBeforeEnglish, readAddress } from '#app/platform/language/languages.ts'
import { log } from '#app/platform/log.server.ts'
import { createMicroCache, sharedCookies } from '#app/platform/http/micro-cache.server.ts'
import type { RequestFacts } from '#app/platform/http/request-context.server.ts'
import { createTurns, type EndTurn } from '#app/platform/turns.ts'
import { logRequest } from './access-log.ts'
import { type SharedDocument, secondsToShare, sendPlain, sendResponse, sendShared, toSharedDocument } from './answer.ts'
import { type AppBuild, type AppHandler, toRequest } from './app-handler.ts'
import { asksFromNearby, clientAddress } from './client-address.ts'
import { createReadiness, sendState } from './health.ts'
import { type MetricsOfRequests, routeOf } from './metrics.ts'
import type { LoadGauge } from './overload.ts'
import { bodyKind, bodyLimit, readBody, readForm } from './read-body.ts'
import { fromElsewhere, refusal } from './request-checks.ts'
import { holdsBrokenText } from './surrogates.ts'
import { setSecurityHeaders } from './security-headers.ts'

type Parts = {
	handle: AppHandler
	checkReadiness: () => Promise<unknown>
	/** How the replica does, if there is one. */
	replicaState: () => string | null
	/** Answers from the public files; false when there is none at this address. */
	sendPublicFile: (req: IncomingMessage, res: ServerResponse, path: string) => boolean
	gauge: LoadGauge
	isDraining: () => boolean
	metrics: MetricsOfRequests
} & Pick<AppBuild['entry']['module'], 'inSpan' | 'traceIds'>

const production = env.APP_MODE === 'production'
const overHttps = env.APP_ORIGIN.startsWith('https://')
const gateRules = { appOrigin: env.APP_ORIGIN, trustHost: !production, isPermit }

/** A browser asks for six things at a time, and an office or a mobile network is one address to us: the rest waits, for a moment. */
const turnsOfAddress = { atOnce: 12, waiting: 48, patienceMs: 5_000 }

/** What one request goes through, in order. The app comes last. */
export function createPipeline({
	handle,
	checkReadiness,
	replicaState,
	sendPublicFile,
	gauge,
	isDraining,
	metrics,
	inSpan,
	traceIds,
}: Parts) {
	const answerReady = createReadiness(checkReadiness, replicaState, env.RUN_TASKS === 'only')
	const factsOfAnswer = new WeakMap<ServerResponse, RequestFacts>()
	const shared = createMicroCache<{ facts: RequestFacts } & ({ response: Response } | { document: SharedDocument })>({
		entries: 500,
		bytes: 32 * 1024 * 1024,
	})

	const enterLine = createTurns(turnsOfAddress)

	async function answer(req: IncomingMessage, res: ServerResponse, requestId: string) {
		const path = pathOf(req)
		if (asksFromNearby(req)) {
			if (path === '/live') return sendState(res, 200, 'live')
			if (path === '/ready') return answerReady(res, isDraining())
		}
		if (env.RUN_TASKS === 'only') return sendPlain(req, res, 404)

		const refused = refusal(req, gateRules)
		if (refused) return sendPlain(req, res, refused, refused === 403 ? fromElsewhere : {})
		const reading = req.method === 'GET' || req.method === 'HEAD'
		if (reading && sendPublicFile(req, res, path)) return
		if (gauge.isFull(reading && req.headers.cookie === undefined)) return sendPlain(req, res, 503)

		if (reading) return inTurn(req, res, (turn) => answerReading(req, res, requestId, turn))
		const limit = bodyLimit(path, req.headers)
		const kind = bodyKind(limit)
		const endBody = await gauge.receive(kind, addressOf(req))
		if (typeof endBody === 'string') return sendPlain(req, res, endBody === 'address' ? 429 : 503)
		try {
			if (res.destroyed) return
			const body = await readBody(req, limit)
			if (!body.ok) return sendPlain(req, res, body.status)
			if (holdsBrokenText(body.bytes, req.headers['content-type'])) return sendPlain(req, res, 400)
			await inTurn(req, res, (turn) => {
				// A file is held on to until it is answered.
				if (kind === 'form') endBody()
				return answerWriting(req, res, requestId, body.bytes, turn)
			})
		} finally {
			endBody()
		}
	}

	/**
	 * When it is the turn of this address. A request that waits for its turn costs next to nothing, and is not counted as under way. The
	 * turn lasts until the answer has been written, since a stream is made while it is sent, or until its reader keeps us waiting.
	 */
	async function inTurn(req: IncomingMessage, res: ServerResponse, work: (turn: EndTurn) => Promise<void>) {
		const end = await enterLine(addressOf(req))
		if (!end) return sendPlain(req, res, 429)
		try {
			if (res.destroyed) return
			if (gauge.isFull(false)) return sendPlain(req, res, 503)
			await traced(req, res, () =>
				counted((leave) =>
					work(() => {
						end()
						leave()
					}),
				),
			)
		} finally {
			end()
		}
	}

	/** What the app answers is a trace. A caller's goes on only behind a trusted proxy. */
	function traced(req: IncomingMessage, res: ServerResponse, work: () => Promise<void>) {
		const method = req.method ?? ''
		const parent = env.TRUSTED_PROXIES > 0 ? req.headers['traceparent']?.toString() : undefined
		return inSpan(method, { kind: 'server', attributes: { 'http.request.method': method }, parent }, async (note) => {
			await work()
			const route = routeOf(factsOfAnswer.get(res))
			note({
				name: `${method} ${route}`,
				attributes: { 'http.route': route, 'http.response.status_code': res.statusCode },
			})
		})
	}

	/** Counts as under way until it is over, or until it says itself that it costs nothing now. */
	async function counted(work: (leave: () => void) => Promise<void>) {
		gauge.enter()
		let isCounted = true
		const leave = () => {
			if (isCounted) gauge.leave()
			isCounted = false
		}
		try {
			await work(leave)
		} finally {
			leave()
		}
	}

	async function answerReading(req: IncomingMessage, res: ServerResponse, requestId: string, turn: EndTurn) {
		const facts = factsOf(req, requestId, traceIds()?.trace_id)
		factsOfAnswer.set(res, facts)
		const path = pathOf(req)
		const cookies = path.endsWith('.data') ? undefined : sharedCookies(req.headers.cookie)
		if (cookies === undefined) {
			const response = await handle(toRequest(req, originOf(req), undefined, endOf(res)), facts)
			// A page that waits for news stays for hours at no cost, which does not count as busy.
			if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) turn()
			return send(req, res, response, turn)
		}
		// No signal: others may be waiting for what this visitor no longer wants.
		let isMaker = false
		const made = await shared.get(
			`${originOf(req)} ${cookies} ${facts.firstPage} ${facts.language ?? `or ${facts.wanted}`} ${req.url}`,
			async () => {
				isMaker = true
				const response = await handle(toRequest(req, originOf(req), undefined), facts)
				const seconds = secondsToShare(response)
				if (seconds === 0) return { value: { facts, response }, seconds, bytes: 0 }
				const document = await toSharedDocument(response)
				return { value: { facts, document }, seconds, bytes: document.body.length * 2 }
			},
		)
		factsOfAnswer.set(res, made.facts)
		if ('document' in made) sendShared(req, res, made.document, !isMaker)
		else await send(req, res, made.response, turn)
	}

	async function answerWriting(
		req: IncomingMessage,
		res: ServerResponse,
		requestId: string,
		bytes: Buffer<ArrayBuffer>,
		turn: EndTurn,
	) {
		const request = toRequest(req, originOf(req), bytes, endOf(res))
		const facts = {
			...factsOf(req, requestId, traceIds()?.trace_id),
			readSentForm: () => readForm(bytes, req.headers['content-type']),
		}
		factsOfAnswer.set(res, facts)
		const response = await handle(request, facts)
		await send(req, res, response, turn)
	}

	const readerOf = (res: ServerResponse) => factsOfAnswer.get(res)?.reads
	/** The app knows by now whose account it is. */
	const send: typeof sendResponse = (req, res, ...answer) =>
		inLanguage(readerOf(res) ?? languageNow(), () => sendResponse(req, res, ...answer))

	return (req: IncomingMessage, res: ServerResponse) => {
		const requestId = randomUUID()
		const { language, url } = readAddress(req.url ?? '/')
		req.url = url
		languages.set(req, language)
		res.setHeader('X-Request-Id', requestId)
		setSecurityHeaders(res, overHttps)
		if (isDraining()) res.setHeader('Connection', 'close')
		logRequest(req, res, requestId, metrics, () => factsOfAnswer.get(res))
		inLanguage(language ?? 'en', () => answer(req, res, requestId)).catch((error: unknown) => {
			const fault = faultOf(error)
			if (res.destroyed || fault === 'gone') return void res.destroy()
			if (fault) log.warn({ requestId, fault, err: error }, 'answered 503 outside the app')
			else log.error({ requestId, err: error }, 'request failed outside the app')
			if (res.headersSent) res.destroy()
			else inLanguage(readerOf(res) ?? language ?? 'en', () => sendPlain(req, res, fault ? 503 : 500))
		})
	}
}

/** What follows knows each page by one address; the language that the caller's names stands here. */
const languages = new WeakMap<IncomingMessage, Language | null>()

const pathOf = (req: IncomingMessage) => (req.url ?? '/').replace(/\?.*/s, '')

/** The caller's address as limits count it. */
function addressOf({ headers, socket }: IncomingMessage): string {
	const forwardedFor = String(headers['x-forwarded-for'] ?? '')
	return clientAddress(socket.remoteAddress, forwardedFor, env.TRUSTED_PROXIES)
}

/** Behind our own origin in production; in the demo whatever address the person typed, so that it works from a phone too. */
function originOf(req: IncomingMessage): string {
	if (production || !/^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i.test(req.headers.host ?? ''))
		return env.APP_ORIGIN
	return `http://${req.headers.host}`
}

function factsOf(req: IncomingMessage, requestId: string, traceId: string | undefined): RequestFacts {
	return {
		requestId,
		traceId,
		cspNonce: randomBytes(16).toString('base64url'),
		clientAddress: addressOf(req),
		firstPage: req.headers['sec-fetch-site'] !== 'same-origin',
		language: languages.get(req) ?? null,
		wanted: languageBeforeEnglish(req.headers['accept-language']),
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

import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { documentPolicy, hydratedPolicy } from '#app/platform/http/content-security-policy.server.ts'
import { inParts } from '#app/ui/list/drawn-rows.ts'
import { keepLanguage, type Language } from '#app/platform/language/languages.ts'
import { log, pathForLog } from '#app/platform/log.server.ts'
import { NonceContext } from '#app/platform/http/document-contexts.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'

// What server/ needs of the app: the bundle holds the one instance of each.
export { createRequestHandler, matchRoutes, RouterContextProvider, UNSAFE_ErrorResponseImpl } from 'react-router'
export { carriesSession } from '#app/identity/sessions/session.server.ts'
export { unregisteredTexts } from '#app/notifications/sms-templates.server.ts'
export { refusePowerfulAccount } from '#app/platform/database/database-account.server.ts'
export { refuseLosingPooler } from '#app/platform/database/database-address.server.ts'
export { closeDb, openConnections } from '#app/platform/database/db.server.ts'
export { errorCode, faultOf } from '#app/platform/http/faults.ts'
export { counter, histogram, writeMetrics } from '#app/platform/metrics.server.ts'
export { measureProcess } from '#app/platform/process-metrics.server.ts'
export { typedValues } from '#app/platform/http/typed-values.ts'
export { stopLive } from '#app/platform/live/live-hub.server.ts'
export { asRequest } from '#app/platform/http/origin.server.ts'
export { refuseWrongClock } from '#app/platform/clock.server.ts'
export { checkReadiness } from '#app/platform/http/readiness.server.ts'
export { closeReplica, replicaState, withOwnWrites } from '#app/platform/database/replica.server.ts'
export { requestFacts } from '#app/platform/http/request-context.server.ts'
export { inSpan, startTracing, stopTracing, traceIds } from '#app/platform/tracing.server.ts'
export { startTasks, stopTasks } from '#app/tasks.server.ts'

export const streamTimeout = 5_000

/**
 * Renders to one string: it costs a third less than streaming, and only then is it known whether the page hydrates, and
 * so which policy it gets. Pages with promises in their data are streamed.
 */
export default async function renderDocument(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: RouterContextProvider,
) {
	headers.set('Content-Type', 'text/html; charset=utf-8')
	const { cspNonce, language } = context.get(requestFacts)
	if (hasPromises(entry)) return streamDocument(request, status, headers, entry, cspNonce)

	// React would take the hand-over stream apart into suspended components; a string render cannot wait for those.
	const handOver = entry.serverHandoffStream
	delete entry.serverHandoffStream
	const parts = inParts(
		() => `<!DOCTYPE html>${renderToString(<Document entry={entry} request={request} nonce={cspNonce} />)}`,
	)

	if (!entry.renderMeta?.didRenderScripts) {
		void handOver?.cancel()
		headers.set('Content-Security-Policy', documentPolicy)
		return new Response(inOnePiece([withRupeeFont(inItsLanguage(forReadersOnly(parts.join('')), language))]), {
			status,
			headers,
		})
	}
	headers.set('Content-Security-Policy', hydratedPolicy(cspNonce))
	const script = handOver ? handOverScript(await readAll(handOver), cspNonce) : []
	return new Response(inOnePiece(withScript(parts, script)), { status, headers })
}

/** Logs what went wrong, once, under the id that the visitor sees. Refusals and outages are not bugs. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
	const { requestId } = context.get(requestFacts)
	log.error(
		{ requestId, method: request.method, path: pathForLog(new URL(request.url).pathname), err: error },
		'request failed',
	)
}

/** A document has no use for the empty comments by which React would find neighbouring texts again. */
const forReadersOnly = (html: string) => html.replaceAll('<!-- -->', '')

const inItsLanguage = (html: string, language: Language | null) =>
	language === null ? html : keepLanguage(html, language)

function Document({ entry, request, nonce }: { entry: EntryContext; request: Request; nonce: string }) {
	return (
		<NonceContext value={nonce}>
			<ServerRouter context={entry} url={request.url} nonce={nonce} />
		</NonceContext>
	)
}

const isPromise = (value: unknown) => typeof value === 'object' && value !== null && 'then' in value

function hasPromises({ staticHandlerContext: { loaderData, actionData } }: EntryContext) {
	return [...Object.values(loaderData ?? {}), ...Object.values(actionData ?? {})].some(
		(part) => isPromise(part) || (typeof part === 'object' && part !== null && Object.values(part).some(isPromise)),
	)
}

/** The font of the rupee sign is a file of its own, and where it is printed it is fetched along with the other. */
const withRupeeFont = (html: string) =>
	html.includes('₹') ? html.replace(/<link rel="preload" href="\/fonts\/figtree-1\.woff2"[^>]*>/, rupeeFontToo) : html
const rupeeFontToo = (link: string) => link + link.replace('figtree-1', 'figtree-rupee-1')

/**
 * The parts of a document with the script before the end of its body. Module preloads go: they compete with the style sheet and the
 * largest picture for the first bytes, and the module script beside them fetches the same files.
 */
function withScript([first = '', ...others]: string[], script: string[]) {
	const head = first.indexOf('</head>')
	const withoutPreloads = first.slice(0, head).replace(/<link rel="modulepreload"[^>]*>/g, '')
	const body = [first.slice(head), ...others]
	const last = body.pop() ?? ''
	const end = last.lastIndexOf('</body>')
	const cut = end === -1 ? last.length : end
	return [withoutPreloads, ...body, last.slice(0, cut), ...script, last.slice(cut)]
}

/** The bytes of a text in parts, written once: a response copies those that it is given, and again when it is read, but no stream's. */
function inOnePiece(parts: string[]): ReadableStream<Uint8Array> {
	const bytes = Buffer.allocUnsafeSlow(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0))
	let end = 0
	for (const part of parts) end += bytes.write(part, end)
	return new ReadableStream({
		start(controller) {
			controller.enqueue(bytes)
			controller.close()
		},
	})
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
	const decoder = new TextDecoder()
	let text = ''
	for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
	return text + decoder.decode()
}

const escapes: Record<string, string> = {
	'&': '\\u0026',
	'<': '\\u003c',
	'>': '\\u003e',
	'\u2028': '\\u2028',
	'\u2029': '\\u2029',
}

/** The loaders' data in the form in which React Router's client expects it (its StreamTransfer component writes the same). */
function handOverScript(turboStream: string, nonce: string) {
	const literal = JSON.stringify(turboStream).replace(/[&<>\u2028\u2029]/g, (character) => escapes[character] ?? '')
	const controller = 'window.__reactRouterContext.streamController'
	return [`<script nonce="${nonce}">${controller}.enqueue(`, literal, `);${controller}.close();</script>`]
}

function streamDocument(request: Request, status: number, headers: Headers, entry: EntryContext, nonce: string) {
	return new Promise<Response>((resolve, reject) => {
		let shellIsOut = false
		const { pipe, abort } = renderToPipeableStream(<Document entry={entry} request={request} nonce={nonce} />, {
			nonce,
			onShellReady() {
				shellIsOut = true
				const body = new PassThrough()
				headers.set('Content-Security-Policy', hydratedPolicy(nonce))
				headers.set('X-Streamed', '1')
				pipe(body)
				resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
			},
			onShellError: reject,
			onError(error) {
				if (shellIsOut && !request.signal.aborted) log.error({ err: error }, 'streaming a page failed')
			},
		})
		request.signal.addEventListener('abort', () => abort(), { once: true })
		setTimeout(abort, streamTimeout + 1_000).unref()
	})
}

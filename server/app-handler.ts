import type { IncomingMessage } from 'node:http'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { addressIn, type Language, readAddress } from '#app/platform/language/languages.ts'
import { log } from '#app/platform/log.server.ts'
import type { RequestFacts } from '#app/platform/http/request-context.server.ts'
import { createCanonicalPath } from './canonical-path.ts'
import { createRouteFamilies } from './route-families.ts'

type AppEntry = typeof import('#app/entry.server.tsx')
export type AppBuild = Omit<ServerBuild, 'entry'> & { entry: { module: AppEntry } }

export type AppHandler = (request: Request, facts: RequestFacts) => Promise<Response>

/** Calls the app with what the server knows about the request. `load` may give another build each time (development). */
export function createAppHandler(load: () => Promise<AppBuild>, mode: 'production' | 'development'): AppHandler {
	const prepare = (build: AppBuild) => ({
		build,
		handle: createHandler(withFaults(build), mode),
		canonicalPath: createCanonicalPath(build, build.entry.module.matchRoutes),
	})
	let latest: ReturnType<typeof prepare> | undefined
	return async (request, facts) => {
		const build = await load()
		if (latest?.build !== build) latest = prepare(build)
		const moved = toCanonical(request, latest.canonicalPath)
		if (moved) return stayInLanguage(moved, facts.language)
		const { requestFacts, RouterContextProvider } = build.entry.module
		const context = new RouterContextProvider()
		context.set(requestFacts, facts)
		const { handle } = latest
		const { asRequest, carriesSession, withOwnWrites } = build.entry.module
		const claimsAccount = carriesSession(request) || request.headers.has('Authorization')
		const isRead = request.method === 'GET' || request.method === 'HEAD'
		const response = await asRequest({ ...facts, claimsAccount, isRead }, () =>
			withOwnWrites(request, () => handle(request, context)),
		)
		return stayInLanguage(response, facts.language)
	}
}

/** A person who is sent on reads on in the language of the address, unless the answer names one. */
function stayInLanguage(response: Response, language: Language | null): Response {
	const next = response.headers.get('Location')
	if (language === null || !next?.startsWith('/') || readAddress(next).language !== null) return response
	const headers = new Headers(response.headers)
	headers.set('Location', addressIn(language, next))
	return new Response(response.body, { status: response.status, headers })
}

/** Asks React Router with the routes that an address may be of; a handler for each family is made when it is first needed. */
function createHandler(build: AppBuild, mode: 'production' | 'development') {
	const { createRequestHandler } = build.entry.module
	const { familyOf, partFor } = createRouteFamilies(build)
	const whole = createRequestHandler(build, mode)
	const handlers = new Map<string, typeof whole>()

	return (request: Request, context: RouterContextProvider) => {
		const family = familyOf(new URL(request.url).pathname)
		if (family === null) return whole(request, context)
		const handle = handlers.get(family) ?? createRequestHandler(partFor(family), mode)
		handlers.set(family, handle)
		return handle(request, context)
	}
}

/** Sends on to the one spelling of an address, so that a page has one; also what was posted there. */
function toCanonical(request: Request, canonicalPath: (path: string) => string): Response | null {
	const { pathname, search } = new URL(request.url)
	const proper = canonicalPath(pathname)
	return proper === pathname ? null : new Response(null, { status: 308, headers: { Location: proper + search } })
}

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

/**
 * Any loader, action or middleware may meet a fault (app/platform/http/faults.ts). All of them then answer 503, and the app
 * draws the error page, which holds what the sender had typed. One line in the log a request is enough.
 */
function withFaults(build: AppBuild): AppBuild {
	const { faultOf, errorCode, requestFacts, typedValues, UNSAFE_ErrorResponseImpl } = build.entry.module
	const logged = new WeakSet<object>()

	async function translated(error: unknown, context: Readonly<RouterContextProvider>) {
		const fault = faultOf(error)
		if (!fault) return error
		const { requestId, readSentForm } = context.get(requestFacts)
		if (fault !== 'gone' && !logged.has(context)) {
			logged.add(context)
			// A slow statement may be ours to mend: the log keeps which one it was.
			const which = fault === 'timeout' ? { err: error } : {}
			log.warn({ requestId, fault, code: errorCode(error), ...which }, 'answered 503')
		}
		const form = await readSentForm?.()
		return new UNSAFE_ErrorResponseImpl(503, 'Service Unavailable', form ? { typed: typedValues(form) } : null)
	}

	type Args = { context: Readonly<RouterContextProvider>; pattern?: string }
	const guard =
		<Rest extends [Args, ...unknown[]]>(run: (...rest: Rest) => unknown) =>
		async (...rest: Rest) => {
			const [{ context, pattern }] = rest
			if (pattern !== undefined) context.get(requestFacts).pattern = pattern
			try {
				return await run(...rest)
			} catch (error) {
				throw await translated(error, context)
			}
		}

	function guarded(module: RouteModule): RouteModule {
		const copy = { ...module, headers: withRetryAfter(module.headers) }
		if (module.loader) copy.loader = guard(module.loader)
		if (module.action) copy.action = guard(module.action)
		if (module.middleware) copy.middleware = module.middleware.map(guard) as NonNullable<RouteModule['middleware']>
		return copy
	}

	const routes = Object.entries(build.routes).map(([id, route]) => [
		id,
		route && { ...route, module: guarded(route.module) },
	])
	return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

type HeadersOf = RouteModule['headers']
type HeadersArgs = Parameters<Extract<HeadersOf, (...args: never) => unknown>>[0]

/**
 * A page's own headers, and `Retry-After` from wherever it was set: React Router takes what an action or a refusal says
 * only from routes that pass it on themselves.
 */
const withRetryAfter = (own: HeadersOf) => (args: HeadersArgs) => {
	const { parentHeaders, loaderHeaders, actionHeaders, errorHeaders } = args
	const headers = new Headers(typeof own === 'function' ? own(args) : (own ?? parentHeaders))
	for (const source of [parentHeaders, loaderHeaders, actionHeaders, errorHeaders]) {
		const wait = source?.get('Retry-After')
		if (wait) headers.set('Retry-After', wait)
	}
	return headers
}

/** Headers that would tell the app another story than the server entry has settled on. */
const overruled = new Set([
	'host',
	'x-forwarded-host',
	'x-forwarded-proto',
	'x-forwarded-for',
	'forwarded',
	'x-http-method-override',
])

export function toRequest(
	req: IncomingMessage,
	origin: string,
	body: Buffer<ArrayBuffer> | undefined,
	signal?: AbortSignal,
) {
	const headers = new Headers()
	for (let i = 0; i + 1 < req.rawHeaders.length; i += 2) {
		const name = req.rawHeaders[i] ?? ''
		if (!overruled.has(name.toLowerCase())) headers.append(name, req.rawHeaders[i + 1] ?? '')
	}
	headers.set('Host', new URL(origin).host)
	// Asked for the head alone, the app answers all the same: only so are the headers those of the whole.
	const method = req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET')
	return new Request(origin + req.url, {
		method,
		headers,
		...(signal ? { signal } : {}),
		...(body && method !== 'GET' ? { body } : {}),
	})
}

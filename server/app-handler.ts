import type { IncomingMessage } from 'node:http'
import { createRequestHandler, RouterContextProvider, type ServerBuild, UNSAFE_ErrorResponseImpl } from 'react-router'
import { log } from '#app/platform/log.server.ts'
import type { RequestFacts } from '#app/platform/request-context.server.ts'

type AppEntry = typeof import('#app/entry.server.tsx')
export type AppBuild = Omit<ServerBuild, 'entry'> & { entry: { module: AppEntry } }

export type AppHandler = (request: Request, facts: RequestFacts) => Promise<Response>

/** Calls the app with what the server knows about the request. `load` may give another build each time (development). */
export function createAppHandler(load: () => Promise<AppBuild>, mode: 'production' | 'development'): AppHandler {
	let latest: { build: AppBuild; handle: ReturnType<typeof createRequestHandler> } | undefined
	return async (request, facts) => {
		const build = await load()
		if (latest?.build !== build) latest = { build, handle: createRequestHandler(withOutages(build), mode) }
		const context = new RouterContextProvider()
		context.set(build.entry.module.requestFacts, facts)
		return latest.handle(request, context)
	}
}

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

/**
 * When the database is away, any loader, action or middleware may throw. All of them then answer 503, and the error
 * page is drawn by the app. One line in the log a request is enough.
 */
function withOutages(build: AppBuild): ServerBuild {
	const { isOutage, errorCode, requestFacts } = build.entry.module
	const logged = new WeakSet<object>()

	function translated(error: unknown, context: Readonly<RouterContextProvider>) {
		const busy = error instanceof Error && error.name === 'ServerBusy'
		if (!busy && !isOutage(error)) return error
		if (!logged.has(context)) {
			logged.add(context)
			const { requestId } = context.get(requestFacts)
			log.warn({ requestId, code: errorCode(error), busy }, 'database unavailable, answered 503')
		}
		return new UNSAFE_ErrorResponseImpl(503, 'Service Unavailable', null)
	}

	type Args = { context: Readonly<RouterContextProvider> }
	const guard =
		<Rest extends [Args, ...unknown[]]>(run: (...rest: Rest) => unknown) =>
		async (...rest: Rest) => {
			try {
				return await run(...rest)
			} catch (error) {
				throw translated(error, rest[0].context)
			}
		}

	function guarded(module: RouteModule): RouteModule {
		const copy = { ...module }
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
	return new Request(origin + req.url, {
		method: req.method ?? 'GET',
		headers,
		...(signal ? { signal } : {}),
		...(body && req.method !== 'GET' && req.method !== 'HEAD' ? { body } : {}),
	})
}

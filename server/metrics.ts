import { createServer, type ServerResponse } from 'node:http'
import { env } from '#app/platform/env.server.ts'
import type { RequestFacts } from '#app/platform/http/request-context.server.ts'
import type { AppBuild } from './app-handler.ts'

type Metrics = Pick<AppBuild['entry']['module'], 'counter' | 'histogram' | 'measureProcess' | 'writeMetrics'>

/** Around the targets of docs/performance.md: 25, 80 and 200 ms. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.08, 0.15, 0.3, 0.5, 1, 2.5, 5, 10]
const methods = new Set(['GET', 'HEAD', 'POST'])

/** Counts requests and tells them on METRICS_PORT of METRICS_HOST; null where there is no port. The public should not reach it. */
export async function startMetrics({ counter, histogram, measureProcess, writeMetrics }: Metrics) {
	if (env.METRICS_PORT === undefined) return null
	measureProcess()
	const requests = counter<'method' | 'route' | 'status'>('app_requests_total', 'Requests that were answered')
	const seconds = histogram<'route'>('app_request_seconds', 'From the headers to the end of the answer', bounds)

	const server = createServer((req, res) => {
		if (req.url !== '/metrics') return void res.writeHead(404).end()
		void writeMetrics().then((text) =>
			res.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
		)
	})
	const where = { port: env.METRICS_PORT, host: env.METRICS_HOST }
	await new Promise<void>((resolve, reject) => server.once('error', reject).listen(where, resolve))
	// It does not keep a process alive that is about to end.
	server.unref()

	return {
		note(method: string, res: ServerResponse, facts: RequestFacts | undefined, ms: number) {
			const route = routeOf(facts)
			const status = res.writableFinished ? String(res.statusCode) : '499'
			requests({ method: methods.has(method) ? method : 'other', route, status })
			// How long a page waits for news says nothing about how fast we are.
			if (!String(res.getHeader('Content-Type')).startsWith('text/event-stream')) seconds({ route }, ms / 1000)
		},
	}
}

/** Addresses without a route of the app are files and refusals; one name for all of them. */
export const routeOf = (facts: RequestFacts | undefined) =>
	facts?.pattern === undefined ? 'other' : `/${facts.pattern}`

export type MetricsOfRequests = Awaited<ReturnType<typeof startMetrics>>

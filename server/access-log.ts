import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestFacts } from '#app/platform/http/request-context.server.ts'
import { log, pathForLog } from '#app/platform/log.server.ts'
import type { MetricsOfRequests } from './metrics.ts'

/** One line for each request, when it is over, and one more in the figures. `facts` is what the app knew of it in the end. */
export function logRequest(
	req: IncomingMessage,
	res: ServerResponse,
	requestId: string,
	metrics: MetricsOfRequests,
	facts: () => RequestFacts | undefined,
) {
	const start = performance.now()
	res.once('close', () => {
		const ms = performance.now() - start
		const known = facts()
		const traceId = known?.traceId
		metrics?.note(req.method ?? '', res, known, ms)
		const line = {
			requestId,
			...(traceId ? { trace_id: traceId } : {}),
			method: req.method,
			path: pathForLog(req.url ?? ''),
			status: res.writableFinished ? res.statusCode : 499,
			ms: Math.round(ms * 10) / 10,
		}
		if (req.url === '/live' || req.url === '/ready') log.debug(line, 'request')
		else log.info(line, 'request')
	})
}

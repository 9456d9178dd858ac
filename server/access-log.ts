import type { IncomingMessage, ServerResponse } from 'node:http'
import { log, pathForLog } from '#app/platform/log.server.ts'

/** One line for each request, when it is over. */
export function logRequest(req: IncomingMessage, res: ServerResponse, requestId: string) {
	const start = performance.now()
	res.once('close', () => {
		const line = {
			requestId,
			method: req.method,
			path: pathForLog(req.url ?? ''),
			status: res.writableFinished ? res.statusCode : 499,
			ms: Math.round((performance.now() - start) * 10) / 10,
		}
		if (req.url === '/live' || req.url === '/ready') log.debug(line, 'request')
		else log.info(line, 'request')
	})
}

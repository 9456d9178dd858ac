import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: number | string }
export type Span = {
	traceId: string
	spanId: string
	parentSpanId?: string
	name: string
	attributes: { key: string; value: Value }[]
}
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

/** Takes traces as OpenTelemetry's collector does, in JSON over HTTP. While it hangs, it takes none and does not answer. */
export async function startCollector() {
	const collector = {
		url: '',
		hangs: false,
		asked: 0,
		/** Everything that was sent, as it was sent. */
		text: '',
		spans: [] as Span[],
		stop: () =>
			new Promise<void>((resolve) => {
				server.closeAllConnections()
				server.close(() => resolve())
			}),
	}
	const answer = (res: ServerResponse, status: number) =>
		res.writeHead(status, { 'Content-Type': 'application/json' }).end('{}')
	const server = createServer(async (req, res) => {
		collector.asked++
		if (collector.hangs) return
		const pieces: Buffer[] = []
		for await (const piece of req as AsyncIterable<Buffer>) pieces.push(piece)
		if (req.method !== 'POST' || req.url !== '/v1/traces') return answer(res, 404)
		const text = Buffer.concat(pieces).toString()
		collector.text += text
		const { resourceSpans } = JSON.parse(text) as Sent
		collector.spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
		return answer(res, 200)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	collector.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	return collector
}

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type GatewayMood =
	| 'accepts'
	| 'refuses'
	| 'rejects-key'
	| 'refuses-in-200'
	| 'breaks'
	| 'hangs'
	| 'resets'
	| 'redirects'
	/** Takes the message, but the answer never arrives. */
	| 'accepts-silently'

type Taken = { authkey: string | undefined; templateId: string; mobile: string; variables: Record<string, string> }

/** Speaks MSG91's Flow API on a local port, in whatever mood the test sets. */
export async function startMsg91(port = 0) {
	const gateway = {
		url: '',
		mood: 'accepts' as GatewayMood,
		/** What it accepted, in order. */
		taken: [] as Taken[],
		requests: 0,
		/** Requests that the sender broke off without an answer. */
		givenUp: 0,
		/** Messages that came again although they had been accepted. */
		repeats: 0,
		stop: () =>
			new Promise<void>((resolve) => {
				server.closeAllConnections()
				server.close(() => resolve())
			}),
	}
	const server = createServer(async (request, response) => {
		gateway.requests++
		const pieces: Buffer[] = []
		for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
		if (request.method !== 'POST' || request.url !== '/api/v5/flow') return answer(response, 404, { type: 'error' })

		const body = JSON.parse(Buffer.concat(pieces).toString()) as Sent
		const [{ mobiles, ...variables }] = body.recipients
		const message = {
			authkey: request.headers['authkey']?.toString(),
			templateId: body.template_id,
			mobile: mobiles,
			variables,
		}
		const isRepeated = gateway.taken.some((earlier) => JSON.stringify(earlier) === JSON.stringify(message))
		if (isRepeated) gateway.repeats++
		switch (gateway.mood) {
			case 'accepts':
				// Within ten seconds it takes the same message only once.
				if (isRepeated) return answer(response, 200, { type: 'error', message: 'duplicate', code: '311' })
				gateway.taken.push(message)
				return answer(response, 200, { type: 'success', message: `3763646c3058373530393${gateway.taken.length}` })
			case 'refuses':
				return answer(response, 400, { type: 'error', message: `bad number ${mobiles}`, code: '202' })
			case 'refuses-in-200':
				return answer(response, 200, { type: 'error', message: 'template', code: '211' })
			case 'rejects-key':
				return answer(response, 401, { status: 'fail', message: 'Unauthorized', code: '207' })
			case 'breaks':
				return answer(response, 500, 'Internal Server Error')
			case 'redirects':
				response.setHeader('location', 'http://127.0.0.1:9/')
				return answer(response, 302, '')
			case 'resets':
				return void request.socket.resetAndDestroy()
			case 'accepts-silently':
				if (!isRepeated) gateway.taken.push(message)
				return
			case 'hangs':
				response.once('close', () => gateway.givenUp++)
		}
	})
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
	gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	return gateway
}

type Sent = { template_id: string; recipients: [{ mobiles: string } & Record<string, string>] }

function answer(response: ServerResponse, status: number, body: object | string) {
	response.writeHead(status, { 'content-type': 'application/json' })
	response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Mood = 'answers' | 'hangs' | 'breaks' | 'refuses' | 'rejects-key' | 'resets' | 'garbage'
type Kept = { id: string; status: string; notes: object; plan_id: string; invoices: object[] }

/** Speaks Razorpay's REST API for subscriptions on a local port, in whatever mood the test sets. */
export async function startRazorpay(keyId: string, keySecret: string) {
	const right = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
	const kept = new Map<string, Kept>()
	const gateway = {
		url: '',
		mood: 'answers' as Mood,
		kept,
		/** Every request, in order. */
		asked: [] as { method: string; path: string; body: Record<string, unknown> }[],
		stop: () =>
			new Promise<void>((resolve) => {
				server.closeAllConnections()
				server.close(() => resolve())
			}),
	}
	const server = createServer(async (request, response) => {
		const pieces: Buffer[] = []
		for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
		const text = Buffer.concat(pieces).toString()
		const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x')
		gateway.asked.push({ method: request.method ?? '', path: pathname, body })
		if (gateway.mood === 'hangs') return
		if (gateway.mood === 'resets') return void request.socket.resetAndDestroy()
		if (gateway.mood === 'breaks') return answer(response, 502, '<html>Bad gateway</html>')
		if (gateway.mood === 'garbage') return answer(response, 200, '<html>proxy</html>')
		if (gateway.mood === 'rejects-key' || request.headers.authorization !== right)
			return answer(response, 401, { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } })
		if (gateway.mood === 'refuses') return answer(response, 400, { error: { code: 'BAD_REQUEST_ERROR' } })

		if (request.method === 'POST' && pathname === '/v1/subscriptions') {
			const id = `sub_${kept.size + 1}`
			const made = {
				id,
				status: 'created',
				notes: body['notes'] as object,
				plan_id: String(body['plan_id']),
				invoices: [],
			}
			kept.set(id, made)
			return answer(response, 200, entity(made))
		}
		if (pathname === '/v1/invoices')
			return answer(response, 200, { items: kept.get(searchParams.get('subscription_id') ?? '')?.invoices ?? [] })
		const [, id = '', act] = /^\/v1\/subscriptions\/(\w+)(\/cancel)?$/.exec(pathname) ?? []
		const one = kept.get(id)
		if (!one) return answer(response, 404, { error: { code: 'BAD_REQUEST_ERROR' } })
		if (act && body['cancel_at_cycle_end'] === 0) one.status = 'cancelled'
		return answer(response, 200, entity(one))
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	return gateway
}

const entity = ({ id, status, notes, plan_id }: Kept) => ({
	id,
	entity: 'subscription',
	plan_id,
	status,
	current_start: null,
	current_end: null,
	notes,
	short_url: `https://rzp.io/i/${id}`,
})

function answer(response: ServerResponse, status: number, body: object | string) {
	response.writeHead(status, { 'content-type': 'application/json' })
	response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
